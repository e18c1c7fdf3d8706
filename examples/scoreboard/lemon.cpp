// LEMON's Dijkstra.

#include <lemon/config.h>
#include <lemon/dijkstra.h>
#include <lemon/smart_graph.h>

#include "../guests/hopscotch_guest.hpp"

struct Lemon {
  lemon::SmartDigraph graph;
  lemon::SmartDigraph::ArcMap<double> lengths{graph};

  explicit Lemon(const hopscotch::Grid& grid) {
    const int cells = static_cast<int>(grid.weights.size());
    for (int cell = 0; cell < cells; cell++) graph.addNode();
    for (int cell = 0; cell < cells; cell++) {
      grid.moves(cell, [&](int to, double cost) {
        lengths[graph.addArc(graph.nodeFromId(cell), graph.nodeFromId(to))] = cost;
      });
    }
  }

  bool find(int start, int goal, std::vector<int>& path, long&) {
    lemon::Dijkstra<lemon::SmartDigraph, lemon::SmartDigraph::ArcMap<double>> search(graph, lengths);
    if (!search.run(graph.nodeFromId(start), graph.nodeFromId(goal))) return false;
    for (auto node = graph.nodeFromId(goal); node != lemon::INVALID; node = search.predNode(node)) {
      path.push_back(graph.id(node));
    }
    std::reverse(path.begin(), path.end());
    return true;
  }
};

int main() {
  return hopscotch::serve<Lemon>(
      "LEMON", LEMON_VERSION, "COMPLETE",
      "directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted");
}
