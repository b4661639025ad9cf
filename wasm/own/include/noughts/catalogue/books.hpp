#pragma once

// Replaces the books in the module for a game whose rules are in JavaScript: it has none.

namespace noughts {

class Books {};

}  // namespace noughts
