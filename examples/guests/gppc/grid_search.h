// A* for the two entries beside it: 8 directions, no cut corners, costs 1 and sqrt 2.

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

class GridSearch {
 public:
  GridSearch(int width, int height, std::vector<bool> free)
      : width_(width), height_(height), free_(std::move(free)) {}

  // Numbers the connected parts of the map, which is all that is prepared.
  void label() {
    labels_.assign(free_.size(), 0);
    int count = 0;
    for (size_t first = 0; first < free_.size(); first++) {
      if (!free_[first] || labels_[first] != 0) continue;
      std::vector<int> stack{static_cast<int>(first)};
      labels_[first] = ++count;
      while (!stack.empty()) {
        const int cell = stack.back();
        stack.pop_back();
        for (int i = 0; i < 4; i++) {
          const int x = cell % width_ + kDx[i], y = cell / width_ + kDy[i];
          if (!isFree(x, y) || labels_[y * width_ + x] != 0) continue;
          labels_[y * width_ + x] = count;
          stack.push_back(y * width_ + x);
        }
      }
    }
  }

  void save(const std::string& file) const {
    std::ofstream out(file, std::ios::binary);
    out.write(reinterpret_cast<const char*>(labels_.data()), labels_.size() * sizeof(int));
  }

  void load(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    labels_.resize(free_.size());
    in.read(reinterpret_cast<char*>(labels_.data()), labels_.size() * sizeof(int));
  }

  // The cells from start to goal, y * width + x each; none where there is no path.
  std::vector<int> find(int start, int goal) {
    if (labels_[start] != labels_[goal]) return {};
    std::vector<double> g(free_.size(), HUGE_VAL);
    std::vector<int> parent(free_.size(), start);
    std::priority_queue<std::pair<double, int>> open;
    g[start] = 0;
    open.emplace(0, start);
    while (!open.empty() && open.top().second != goal) {
      const auto [minusF, cell] = open.top();
      open.pop();
      if (-minusF > g[cell] + distance(cell, goal) + 1e-9) continue;
      const int x = cell % width_, y = cell / width_;
      for (int i = 0; i < 8; i++) {
        const int nx = x + kDx[i], ny = y + kDy[i], next = ny * width_ + nx;
        if (!isFree(nx, ny)) continue;
        if (i >= 4 && !(isFree(nx, y) && isFree(x, ny))) continue;
        const double cost = g[cell] + (i < 4 ? 1 : std::sqrt(2.0));
        if (cost >= g[next] - 1e-9) continue;
        g[next] = cost;
        parent[next] = cell;
        open.emplace(-cost - distance(next, goal), next);
      }
    }
    std::vector<int> path{goal};
    while (path.back() != start) path.push_back(parent[path.back()]);
    std::reverse(path.begin(), path.end());
    return path;
  }

 private:
  static constexpr int kDx[] = {1, 0, -1, 0, 1, -1, -1, 1};
  static constexpr int kDy[] = {0, 1, 0, -1, 1, 1, -1, -1};

  bool isFree(int x, int y) const {
    return x >= 0 && x < width_ && y >= 0 && y < height_ && free_[y * width_ + x];
  }

  double distance(int cell, int goal) const {
    const int dx = std::abs(cell % width_ - goal % width_);
    const int dy = std::abs(cell / width_ - goal / width_);
    return std::max(dx, dy) + (std::sqrt(2.0) - 1) * std::min(dx, dy);
  }

  int width_, height_;
  std::vector<bool> free_;
  std::vector<int> labels_;
};
