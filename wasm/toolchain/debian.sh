# Sourced, not run. Fetches packages of Debian 13 into the user's cache folder with an apt of its
# own: it needs no root, and nothing outside that folder changes.
#
#   noughts_cache                        the folder that clean checkouts share
#   say MESSAGE…                         progress, to stderr
#   fail MESSAGE…                        what is missing, to stderr; ends the script
#   debian_open FOLDER                   prepares the private apt in FOLDER
#   debian_download FOLDER PACKAGE…      the packages and all they need, as .deb files below FOLDER
#   debian_source FOLDER PACKAGE         the source package's files, in FOLDER

noughts_cache="${XDG_CACHE_HOME:-$HOME/.cache}/noughts"

say() { printf 'noughts: %s\n' "$*" >&2; }

fail() {
  say "$@"
  exit 1
}

# Lets one set-up run at a time. A second one waits here, and then finds the work done.
hold_lock() {
  mkdir -p "$noughts_cache" || fail "cannot write to $noughts_cache; set XDG_CACHE_HOME to a folder that you own"
  exec 9>"$noughts_cache/lock"
  command -v flock >/dev/null || return 0
  flock --nonblock 9 || {
    say "another set-up is at work; waiting for it"
    flock 9
  }
}

debian_keyring=/usr/share/keyrings/debian-archive-keyring.gpg

# The mirrors that this machine's own apt uses, one a line. They come from its lists, or, if it has
# none, from what an update would fetch.
debian_mirrors() {
  {
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>/dev/null
    apt-get --print-uris update 2>/dev/null | sed -nE "s|^'(.+)/dists/.*|\\1/|p"
  } | { grep -v -- '-security/*$' || true; } | sort -u
}

debian_apt() {
  local folder=$1 command=$2
  shift 2
  "$command" \
    -o Dir::State="$folder/state" \
    -o Dir::State::Lists="$folder/lists" \
    -o Dir::State::status="$folder/status" \
    -o Dir::Cache="$folder/cache" \
    -o Dir::Log="$folder/log" \
    -o Dir::Etc::SourceList=/dev/null \
    -o Dir::Etc::SourceParts="$folder/sources" \
    -o Debug::NoLocking=1 \
    -o APT::Install-Recommends=0 \
    -o APT::Sandbox::User= \
    -o Acquire::Languages=none \
    -o Acquire::Retries=3 \
    "$@"
}

debian_open() {
  local folder=$1 mirrors mirror
  command -v apt-get >/dev/null || fail "this system has no apt to fetch $2 with; install $2 yourself and run this again"
  [ -r "$debian_keyring" ] || fail "the package debian-archive-keyring is missing, without which nothing fetched can be verified"
  mkdir -p "$folder"/{state,lists/partial,cache/archives/partial,log,sources}
  : >"$folder/status"
  mirrors=$(debian_mirrors)
  [ -n "$mirrors" ] || fail "this machine's apt names no mirror; install $2 yourself, or give apt its sources, and run this again"
  for mirror in $mirrors; do
    printf 'Types: deb deb-src\nURIs: %s\nSuites: trixie\nComponents: main\nSigned-By: %s\n' \
      "$mirror" "$debian_keyring" >"$folder/sources/debian.sources"
    debian_apt "$folder" apt-get --quiet --quiet -o APT::Update::Error-Mode=any update >"$folder/log/update.txt" 2>&1 && return 0
  done
  sed 's/^/  /' "$folder/log/update.txt" >&2 || true
  fail "no Debian mirror of this machine's apt answers: is there a network? Run this again when there is"
}

debian_download() {
  local folder=$1
  shift
  debian_apt "$folder" apt-get --quiet --quiet --yes --download-only install "$@" >"$folder/log/install.txt" 2>&1 || {
    tail -n 5 "$folder/log/install.txt" >&2
    fail "fetching $* from the Debian mirror failed; run this again"
  }
}

debian_source() {
  local folder=$1
  shift
  (cd "$folder" && debian_apt "$folder" apt-get --quiet --quiet --download-only source "$@" >"$folder/log/source.txt" 2>&1) || {
    tail -n 5 "$folder/log/source.txt" >&2
    fail "fetching the source of $* from the Debian mirror failed; run this again"
  }
}
