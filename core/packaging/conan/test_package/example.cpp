// Whether the package can be compiled against, linked and run.
#include <noughts/noughts.hpp>

#include <iostream>

int main() { std::cout << noughts::evaluate(noughts::TicTacToe{}).size() << " moves\n"; }
