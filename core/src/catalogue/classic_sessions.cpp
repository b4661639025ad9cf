#include "noughts/catalogue/compiled_sessions.hpp"

namespace noughts::detail {

NOUGHTS_SEARCHED_CLASSIC_GAMES(NOUGHTS_COMPILED_HERE)

}  // namespace noughts::detail
