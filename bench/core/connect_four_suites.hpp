#pragma once

#include <string_view>
#include <vector>

// Positions of Connect Four as the columns played, with their outcomes: plies until the mover wins,
// negative if they lose, 0 for a draw. The moves are random with a fixed seed. Positions in which
// the game had ended are left out. Suites are named after those of P. Pons, "Solving Connect Four:
// how to build a perfect AI", part 2. Endings have more than 28 discs, middle games 14 to 28,
// openings fewer. The game ends within 13 plies in easy suites and within 27 in medium ones. A
// plain search that shares no code with the library confirmed the results, except for five
// positions that took it too long.
//
// The last three are classes of unforced positions: no move wins at once, and more than one does
// not lose at once. Version 0.1 found their outcomes. The present search, which prunes by other
// rules, confirmed them.

struct SolvedPosition {
  std::string_view columns;
  int plies;
};

struct Suite {
  std::string_view name;
  std::vector<SolvedPosition> positions;
  bool is_long = false;  // measured only on request
};

// NOLINTBEGIN(modernize-use-designated-initializers): a table of moves and scores
inline const std::vector suites{
    Suite{.name = "easy endings",
          .positions =
              {
                  {"fegbdeeacbfbecbcgaafafgcffabbe", 1},          {"gcggbggfaacagbabbacceacfebcbfeeeffe", -4},
                  {"agagdabebgggfbbddcabgdbacfadc", 1},           {"agebbbdfeggfcbgebffgbfcccgecace", -2},
                  {"aefefdgaeefcddceegbccabdcffggdd", 1},         {"gagbeabacfabfggegcbefgbfeeaadfecc", 5},
                  {"acdagadbgbbdcgebcfebbdegcfdadgf", 1},         {"cdcgccgacefaegcfdeabefegdfddg", 1},
                  {"efacdgfdeaaecbacbgdegddegfffebaggafcbdc", 0}, {"facgcdeffffbegabdfgdcebeabdgbdedggacc", 1},
                  {"cgfaffbfgdgefbeaagcceagcbcbdge", -8},         {"cebfeeacegaaabbfeafggbgbgafgccf", 1},
                  {"aeageadgcecddgcbedeebcgbfgcbc", 1},           {"dgfecdcdcfbccgcbdfefbafbfddgab", -2},
                  {"befaefedcdbcfgaggffbacbcgddfaegdc", -2},      {"cacbafbeafgfecegebceebfccbfafdag", 1},
                  {"acgagcedbebebgeaadecagcceddag", -2},          {"dddafggeaabffggbadgdgaadbffecfe", 1},
                  {"bafddbaggacedfabfdcfabccfafcdebcb", 1},       {"ffaafdffcgfaegdbaccddgabadcedbge", 1},
                  {"dffgbcccabfcfgcdefgcdfbgdbebd", -2},          {"gegccgffcdfccggeecbabdadddegbad", -2},
                  {"eddecdgedffdacegfgdgbaaccaggbcee", 1},        {"ffbebaegebdgacgfedfgacfaccdbg", 1},
                  {"dcadcafaaedcdcbcgecdeffeaafebdffe", 1},
              }},
    Suite{.name = "easy middle games",
          .positions =
              {
                  {"gedbefebfaccgf", 1},
                  {"dbadadfcgfffdagfafcdgccgadcg", 1},
                  {"ccggcbdcgcgeabdcbefgaeefdfe", 1},
                  {"dbdgdegagddfecadbc", 1},
                  {"fceceaadafcfbbaacbfefgb", -2},
                  {"ggfabffgaffbaafgaeedgbdeae", -6},
                  {"cgbgdacbfagdddcd", 1},
                  {"bbdfgdfaacgcbf", -12},
                  {"adecfeagegcccaabagcbdf", -4},
                  {"acbaffdecaggeaggedf", 1},
                  {"fgaccfeffgbfcgdbg", 5},
                  {"dffeafddeedecd", 1},
                  {"dgaeecfaafacebfeebffeb", -2},
                  {"ddgebgddccccfgdcdgbafafebf", 1},
                  {"cfedcgbbeadebbed", 1},
                  {"gfedbbgccgcdfegdbbcabege", 1},
                  {"gdagcacbcebdfe", 1},
                  {"bfabbbdbgbadeaed", 1},
                  {"bgdedcbcgadegef", 1},
                  {"fdegbdbceddcddebae", 1},
                  {"abdcbeggfgaacbcccdaafdgcfda", 1},
                  {"fcdeeccbfgddagebfadc", 1},
                  {"aaggaaedcggcaaefbgfdeee", 1},
                  {"gfcgdedefgebdgaeb", 1},
                  {"dbgfbbbdbacbdecaeffedegg", 1},
              }},
    Suite{.name = "medium middle games",
          .positions =
              {
                  {"gfgfcegecfdcfg", 27},          {"ccdcfebgfaaceg", -22},     {"fafdadgccgdgbfcc", 23},
                  {"ffcffcgefafbdgcbaac", 21},     {"cbeffcdddagddab", 0},      {"eggcggfcbcfabf", -14},
                  {"adagdaebfdfgbdf", 25},         {"ecbbcddcbbdcafa", 15},     {"eecffceegfcggd", -24},
                  {"efcfdafacbacdeb", 25},         {"ceegcgfecbaafccabe", -22}, {"aaefcgdgfbbcab", 21},
                  {"dcdccgcdfcbdgfaecebgfa", -20}, {"ffegbgdcfeebddce", -26},   {"bcaebeeafacgdeeca", 23},
                  {"dfdagbageddcgebdd", 19},       {"dgdcfdbebddefacae", 19},   {"ecaeaebacgcdebd", 0},
                  {"gggabcdbafebabcefg", -16},     {"ccffafcgaebdgcd", 19},     {"abagfbcabebagddace", 0},
                  {"gfeeacfebcgbaacbaceeffg", 15}, {"eggaedddacbaaeddaad", 0},  {"deggecbdbddfdfb", -22},
                  {"babcbdfgcdggfcg", 19},
              }},
    Suite{.name = "easy openings",
          .positions =
              {
                  {"cgceadcaee", 1},  {"aeecfbeea", 1},    {"eeddbaf", -2},      {"bebacdcabc", 1},
                  {"eafbaa", 3},      {"aadfdfdeff", 1},   {"defaagcbaeecg", 3}, {"dgcdbdfaac", 1},
                  {"ccbdabgbe", 3},   {"ebbebeffde", 1},   {"aefbadgdcfg", 9},   {"ffda", 3},
                  {"bfbda", 3},       {"edebcfbcfdef", 1}, {"efecgcaccdeg", 1},  {"ffaaecgf", 1},
                  {"bcdcedbfeg", 9},  {"gdagcacbceb", -8}, {"ccdcgdceafdfg", 1}, {"dddgccaccdg", -4},
                  {"ccee", 3},        {"caafdgggeb", 11},  {"ffcffbcafaad", 11}, {"ggbaffbaagbe", 1},
                  {"gdebggbddag", 1},
              }},
    Suite{.name = "half-full boards",
          .positions =
              {
                  {"cddebebbbabcbcffdfg", 13},     {"bgbadfgaaccbbfaaabbc", 0},    {"efdbfgbfgddeaeeadeeba", 0},
                  {"eebdgfdfacdefdfbgaadbf", 3},   {"efcdddbddcgbcgfagdfaeca", 3}, {"agacfbfagegabfddfcd", -22},
                  {"fgccebcdbabbbfgbecag", 17},    {"fdbdfcafbggadgaeebaac", 17},  {"bffegeddfgefecagaabafe", 3},
                  {"fafdeegbadcbafbgcagbgbf", 5},  {"cbeebacggccdffcdfgb", 21},    {"cdfbgfdgeceddcacbgca", -4},
                  {"bfefgdddfcgebddbfgdgc", 3},    {"cbefafeegdgadgfbbbfadb", 7},  {"cdbgaaddebbgecgbaabbcgc", 19},
                  {"eabgebacadgeagdabdc", 0},      {"fgbaceagabegbagcebfa", 3},    {"dcgacdfdgbgeaggbdfcfg", 15},
                  {"gbdfdbbgggaeddaaabdbfb", 11},  {"acfdfgcgadcccfaffcdfeag", 3}, {"efggbcdgcbfecgebgge", -18},
                  {"fcbcfdgeefeeccbdfgfg", 3},     {"fabacefcacaacdggcbdac", 19},  {"baabdegdbeffabeegebfde", -14},
                  {"ceeceacgbbacfbgfafgfdef", 17},
              }},
    Suite{.name = "8 to 14 discs",
          .positions =
              {
                  {"eaeagdce", -32},      {"bbfdegedd", 27},      {"fgbbfbgedf", 31},     {"ggcdefdfgdd", 29},
                  {"ceffbfgceeea", -28},  {"dgaaeegadfece", 27},  {"cebacaaaeeabdc", 21}, {"ecbfagcc", 31},
                  {"cbgdddged", 31},      {"cecagdecad", -28},    {"ccfdceecbcb", -28},   {"aeffbcebfgcb", 27},
                  {"cbfdffaaeccfg", 23},  {"bdggbacffbedcb", 17}, {"gaaebcgg", 31},       {"gebgccggf", 29},
                  {"defbafdggf", 27},     {"agbaagfebde", 29},    {"aadfabecbfae", 27},   {"edaeacbcgedgg", 17},
                  {"gadfegdagcbcee", 23}, {"edadcgga", -28},      {"gagbaaaad", -30},     {"agfaeedcbc", -28},
                  {"acdfdecccbc", -20},
              }},
    Suite{.name = "5 to 7 discs",
          .positions =
              {
                  {"bcafd", 33},
                  {"dbaaad", -36},
                  {"ecggabe", -30},
                  {"eccgb", -34},
                  {"gacbag", 35},
                  {"fgcgcbb", -32},
              },
          .is_long = true},
    Suite{.name = "the empty board", .positions = {{"", 41}}, .is_long = true},
};
// NOLINTEND(modernize-use-designated-initializers)
