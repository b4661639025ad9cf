#include "noughts/replica/hash.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

using namespace noughts;

namespace {

std::string sha256(std::string_view text) {
  std::string digits;
  for (const auto byte : detail::Sha256::of(text)) {
    digits += "0123456789abcdef"[byte >> 4U];
    digits += "0123456789abcdef"[byte & 15U];
  }
  return digits;
}

}  // namespace

// Texts and digests of NIST: FIPS 180-2, appendix B, and the Cryptographic Algorithm Validation
// Program's SHA256ShortMsg.rsp and SHA256LongMsg.rsp (the empty message, and one of a single byte).
TEST_CASE("SHA-256 gives the published digests", "[hash]") {
  CHECK(sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(sha256("\xd3") == "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1");
  CHECK(sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrs"
               "tnopqrs"
               "tu") == "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
  CHECK(sha256(std::string(1'000'000, 'a')) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// Digests of Python's hashlib.
TEST_CASE("SHA-256 is right for texts that end at or near the end of a block", "[hash]") {
  CHECK(sha256(std::string(55, 'a')) == "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
  CHECK(sha256(std::string(56, 'a')) == "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
  CHECK(sha256(std::string(63, 'a')) == "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34");
  CHECK(sha256(std::string(64, 'a')) == "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
}

TEST_CASE("a hash is the first half of the digest, and works at compile time", "[hash]") {
  static_assert(hash_of("abc").bytes[0] == 0xba && hash_of("abc").bytes[15] == 0x23);
  CHECK(to_string(hash_of("abc")) == "ba7816bf8f01cfea414140de5dae2223");
  CHECK(hash_of("abc") != hash_of("abd"));
}

TEST_CASE("a hash reads back from its digits, and other text is refused", "[hash]") {
  CHECK(parse_hash("ba7816bf8f01cfea414140de5dae2223") == hash_of("abc"));
  for (const char* text :
       {"", "ba7816bf8f01cfea414140de5dae222", "ba7816bf8f01cfea414140de5dae22230", "BA7816bf8f01cfea414140de5dae2223",
        "ga7816bf8f01cfea414140de5dae2223", "/a7816bf8f01cfea414140de5dae2223", ":a7816bf8f01cfea414140de5dae2223"}) {
    CHECK_FALSE(parse_hash(text));
  }
}
