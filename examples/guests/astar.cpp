// A* as a guest of Hopscotch, in C++17: the guest's side of docs/guests.md and a planner.
//
//     g++ -std=c++17 -O2 -o astar astar.cpp

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <optional>
#include <queue>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using Clock = std::chrono::steady_clock;

namespace {

const int kDx[] = {1, 0, -1, 0, 1, -1, -1, 1};
const int kDy[] = {0, 1, 0, -1, 1, 1, -1, -1};
const double kSqrt2 = std::sqrt(2.0);

struct Map {
  int width = 0, height = 0;
  std::vector<char> free;

  bool isFree(int x, int y) const {
    return x >= 0 && x < width && y >= 0 && y < height && free[y * width + x];
  }

  // Reads a .map file; the letters of terrain are free.
  bool read(const std::string& path, const std::string& terrain) {
    std::ifstream in(path);
    std::string line;
    while (std::getline(in, line) && line.compare(0, 3, "map") != 0) {
    }
    free.assign(static_cast<size_t>(width) * height, 0);
    for (int y = 0; y < height; y++) {
      if (!std::getline(in, line) || static_cast<int>(line.size()) < width) return false;
      for (int x = 0; x < width; x++) {
        free[y * width + x] = terrain.find(line[x]) != std::string::npos;
      }
    }
    return true;
  }
};

enum class Outcome { kFound, kNone, kTime, kExpansions };

// A* in 8 directions without cut corners, at costs 1 and sqrt 2. Of equal f the larger g first.
class AStar {
 public:
  explicit AStar(const Map& map)
      : map_(map), g_(map.free.size()), parent_(map.free.size()), seen_(map.free.size()),
        closed_(map.free.size()) {}

  int64_t expanded = 0;

  Outcome find(int start, int goal, int64_t limitNanos, int64_t limitExpansions) {
    const auto deadline = Clock::now() + std::chrono::nanoseconds(limitNanos);
    search_++;
    expanded = 0;
    open_ = {};
    reach(start, start, 0, goal);
    while (!open_.empty()) {
      const int cell = open_.top().cell;
      open_.pop();
      if (closed_[cell] == search_) continue;
      if (cell == goal) return Outcome::kFound;
      if (expanded >= limitExpansions) return Outcome::kExpansions;
      closed_[cell] = search_;
      expanded++;
      if (expanded % 1024 == 0 && Clock::now() > deadline) return Outcome::kTime;
      const int x = cell % map_.width, y = cell / map_.width;
      for (int i = 0; i < 8; i++) {
        const int nx = x + kDx[i], ny = y + kDy[i];
        if (!map_.isFree(nx, ny)) continue;
        if (i >= 4 && !(map_.isFree(nx, y) && map_.isFree(x, ny))) continue;
        reach(ny * map_.width + nx, cell, g_[cell] + (i < 4 ? 1 : kSqrt2), goal);
      }
    }
    return Outcome::kNone;
  }

  // The turning points of the path that was found, " x,y" each.
  std::string path(int start, int goal) const {
    std::vector<int> cells{goal};
    while (cells.back() != start) cells.push_back(parent_[cells.back()]);
    std::string text;
    for (size_t i = cells.size(); i-- > 0;) {
      const bool isEnd = i == 0 || i + 1 == cells.size();
      if (!isEnd && !isTurn(cells[i + 1], cells[i], cells[i - 1])) continue;
      text += ' ' + std::to_string(cells[i] % map_.width) + ',' +
              std::to_string(cells[i] / map_.width);
    }
    return text;
  }

 private:
  // Whether a path that goes through three cells turns at the second.
  bool isTurn(int a, int b, int c) const {
    const int width = map_.width;
    return b % width - a % width != c % width - b % width ||
           b / width - a / width != c / width - b / width;
  }

  struct Entry {
    double f, g;
    int cell;
    bool operator<(const Entry& other) const {
      return f != other.f ? f > other.f : g < other.g;
    }
  };

  void reach(int cell, int parent, double g, int goal) {
    // Sums of sqrt 2 in another order may differ in the last digit; that is no shorter path.
    if (seen_[cell] == search_ && g >= g_[cell] - 1e-9) return;
    seen_[cell] = search_;
    g_[cell] = g;
    parent_[cell] = parent;
    const int dx = std::abs(cell % map_.width - goal % map_.width);
    const int dy = std::abs(cell / map_.width - goal / map_.width);
    const double h = std::max(dx, dy) + (kSqrt2 - 1) * std::min(dx, dy);
    open_.push({g + h, g, cell});
  }

  const Map& map_;
  std::vector<double> g_;
  std::vector<int> parent_;
  std::vector<uint32_t> seen_, closed_;
  uint32_t search_ = 0;
  std::priority_queue<Entry> open_;
};

int64_t nanosSince(Clock::time_point begun) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begun).count();
}

void answerBlock(AStar& planner, const Map& map, int count, int64_t nanos, int64_t expansions) {
  static const char* const kWords[] = {"found", "none", "time", "expansions"};
  for (int i = 0; i < count; i++) {
    std::string word, number;
    int sx, sy, gx, gy;
    std::cin >> word >> number >> sx >> sy >> gx >> gy;
    const int start = sy * map.width + sx, goal = gy * map.width + gx;
    const auto begun = Clock::now();
    const Outcome outcome = planner.find(start, goal, nanos, expansions);
    const std::string path = outcome == Outcome::kFound ? planner.path(start, goal) : "";
    const int64_t took = nanosSince(begun);
    std::cout << "answer " << number << ' ' << kWords[static_cast<int>(outcome)] << ' ' << took
              << ' ' << planner.expanded << path << '\n';
  }
  std::cout << "done\n";
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  Map map;
  std::optional<AStar> planner;
  std::string word;
  while (std::cin >> word && word != "quit") {
    std::string line;
    if (word == "block") {
      int count;
      int64_t nanos;
      std::string limit;
      std::cin >> count >> nanos >> limit;
      answerBlock(planner.value(), map, count, nanos, limit == "-" ? INT64_MAX : std::stoll(limit));
    } else if (std::getline(std::cin, line); word == "hopscotch-guest") {
      std::cout << "hello 2 cpp-astar 1 OPTIMAL directions=8 corners=never costs=sqrt2\n";
    } else if (word == "map") {
      std::istringstream words(line);
      std::string directions, corners, costs, terrain, path;
      planner.reset();
      words >> map.width >> map.height >> directions >> corners >> costs >> terrain >> std::ws;
      std::getline(words, path);
      std::cout << (map.read(path, terrain) ? "mapped" : "error cannot read " + path) << '\n';
    } else if (word == "prepare") {
      const auto begun = Clock::now();
      planner.emplace(map);
      std::cout << "prepared " << nanosSince(begun) << " 0\n";
    } else {
      std::cout << "error unknown message: " << word << '\n';
    }
    std::cout.flush();
  }
}
