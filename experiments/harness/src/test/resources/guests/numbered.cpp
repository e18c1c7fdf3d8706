// A planner that goes from cell to cell in the order of their numbers, on the module for C++.
#include <stdexcept>

#include "hopscotch_guest.hpp"

struct Numbered {
  explicit Numbered(const hopscotch::Grid& grid) {
    if (grid.width > 2) throw std::runtime_error("too wide\nfor it");
  }

  bool find(int start, int goal, std::vector<int>& path, long&) {
    if (start == goal) throw std::runtime_error("no way\nto itself");
    for (int cell = start; cell <= goal; cell++) path.push_back(cell);
    return true;
  }
};

int main() { return hopscotch::serve<Numbered>("numbered", "1", "COMPLETE", "directions=8"); }
