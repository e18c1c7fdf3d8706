// A planner in C++17 as a guest of Hopscotch: the guest's side of docs/guests.md.
//
//     struct MyPlanner {
//       explicit MyPlanner(const hopscotch::Grid& grid);   // the preparation; timed
//       bool find(int start, int goal, std::vector<int>& path, long& expanded);
//     };
//     int main() { return hopscotch::serve<MyPlanner>("mine", "1.0", "OPTIMAL", "directions=4,8"); }
//
// A cell is y * width + x. find answers whether there is a path; two cells of it are joined by a run
// of one move. expanded stays -1 where nothing is counted.

#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace hopscotch {

// A map under a movement. A move costs the mean of the weights of its cells; 0 is blocked.
struct Grid {
  int width = 0, height = 0, directions = 8, neededFree = 2;
  double diagonal = std::sqrt(2.0);
  std::vector<int> weights;

  bool isFree(int x, int y) const {
    return x >= 0 && x < width && y >= 0 && y < height && weights[y * width + x] > 0;
  }

  // Calls take(to, cost) for each legal move from a cell.
  template <typename Take>
  void moves(int cell, Take take) const {
    static const int kDx[] = {1, 0, -1, 0, 1, -1, -1, 1}, kDy[] = {0, 1, 0, -1, 1, 1, -1, -1};
    const int x = cell % width, y = cell / width;
    for (int d = 0; isFree(x, y) && d < directions; d++) {
      const int nx = x + kDx[d], ny = y + kDy[d];
      if (!isFree(nx, ny) || (d >= 4 && isFree(nx, y) + isFree(x, ny) < neededFree)) continue;
      const double base = d < 4 ? 1 : diagonal;
      take(ny * width + nx, base * (weights[cell] + weights[ny * width + nx]) / 2);
    }
  }

  // The octile distance of two cells, or that of rows and columns with 4 directions.
  double distance(int a, int b) const {
    const int dx = std::abs(a % width - b % width), dy = std::abs(a / width - b / width);
    return directions == 4 ? dx + dy : std::max(dx, dy) + (diagonal - 1) * std::min(dx, dy);
  }

  // Reads what follows the word "map"; false if the file cannot be read.
  bool read(std::istream& words) {
    std::string corners, costs, terrain, path, line;
    words >> width >> height >> directions >> corners >> costs >> terrain >> std::ws;
    std::getline(words, path);
    neededFree = corners == "never" ? 2 : corners == "one-free" ? 1 : 0;
    const size_t slash = costs.find('/');
    diagonal = slash == std::string::npos
                   ? std::sqrt(2.0)
                   : std::stod(costs.substr(slash + 1)) / std::stod(costs.substr(0, slash));
    std::map<char, int> weightOf;
    if (terrain.find('=') == std::string::npos) {
      for (char letter : terrain) weightOf[letter] = 1;
    } else {
      std::istringstream pairs(terrain);
      for (std::string pair; std::getline(pairs, pair, ',');) weightOf[pair[0]] = std::stoi(pair.substr(2));
    }
    std::ifstream in(path);
    while (std::getline(in, line) && line.compare(0, 3, "map") != 0) {
    }
    weights.assign(static_cast<size_t>(width) * height, 0);
    for (int y = 0; y < height; y++) {
      if (!std::getline(in, line) || static_cast<int>(line.size()) < width) return false;
      for (int x = 0; x < width; x++) weights[y * width + x] = weightOf[line[x]];
    }
    return true;
  }
};

inline long long nanosSince(std::chrono::steady_clock::time_point begun) {
  return std::chrono::nanoseconds(std::chrono::steady_clock::now() - begun).count();
}

// A text without line ends, which end a message.
inline std::string oneLine(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::replace(text.begin(), text.end(), '\r', ' ');
  return text;
}

// Whether a path that goes through three cells turns at the second.
inline bool isTurn(int a, int b, int c, int width) {
  return b % width - a % width != c % width - b % width || b / width - a / width != c / width - b / width;
}

template <typename Planner>
void answer(Planner& planner, const Grid& grid) {
  std::string word, number;
  int sx, sy, gx, gy;
  std::cin >> word >> number >> sx >> sy >> gx >> gy;
  std::vector<int> path;
  long expanded = -1;
  const auto begun = std::chrono::steady_clock::now();
  try {
    const bool isFound = planner.find(sy * grid.width + sx, gy * grid.width + gx, path, expanded);
    std::cout << "answer " << number << (isFound ? " found " : " none ") << nanosSince(begun) << ' '
              << (expanded < 0 ? "-" : std::to_string(expanded));
    for (size_t i = 0; isFound && i < path.size(); i++) {
      if (i > 0 && i + 1 < path.size() && !isTurn(path[i - 1], path[i], path[i + 1], grid.width)) continue;
      std::cout << ' ' << path[i] % grid.width << ',' << path[i] / grid.width;
    }
    std::cout << '\n';
  } catch (const std::exception& e) {
    std::cout << "answer " << number << " error " << oneLine(e.what()) << '\n';
  }
}

// Runs what may fail over a map, and then answers that this map is not served.
template <typename Work>
void orRefuse(Work work) {
  try {
    work();
  } catch (const std::exception& e) {
    std::cout << "error " << oneLine(e.what()) << '\n';
  }
}

// Speaks with the host until it says quit.
template <typename Planner>
int serve(const std::string& name, const std::string& version, const std::string& promise,
          const std::string& serves) {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  Grid grid;
  std::unique_ptr<Planner> planner;
  for (std::string word; std::cin >> word && word != "quit"; std::cout.flush()) {
    if (word == "hopscotch-guest") {
      std::cin.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
      std::cout << "hello 2 " << name << ' ' << version << ' ' << promise << ' ' << serves << '\n';
    } else if (word == "map") {
      planner.reset();
      std::string line;
      std::getline(std::cin, line);
      std::istringstream words(line);
      orRefuse([&] {
        std::cout << (grid.read(words) ? "mapped" : "error cannot read the map") << '\n';
      });
    } else if (word == "prepare") {
      orRefuse([&] {
        const auto begun = std::chrono::steady_clock::now();
        planner = std::make_unique<Planner>(grid);
        std::cout << "prepared " << nanosSince(begun) << " 0\n";
      });
    } else if (word == "block") {
      int count;
      std::string nanos, expansions;
      std::cin >> count >> nanos >> expansions;
      for (int i = 0; i < count; i++) answer(*planner, grid);
      std::cout << "done\n";
    } else {
      std::cout << "error unknown message: " << word << '\n';
    }
  }
  return 0;
}

}  // namespace hopscotch
