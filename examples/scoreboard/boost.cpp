// The Boost Graph Library: astar_search, or dijkstra_shortest_paths with -DDIJKSTRA. Both are ended
// at the goal by an exception of a visitor, as its examples do.

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/astar_search.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>

#include "../guests/hopscotch_guest.hpp"

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, boost::no_property,
                                    boost::property<boost::edge_weight_t, double>>;

struct Found {};

template <typename Visitor>
struct EndsAt : Visitor {
  int goal;
  long& expanded;
  EndsAt(int goal, long& expanded) : goal(goal), expanded(expanded) {}
  template <typename G>
  void examine_vertex(int cell, const G&) {
    if (cell == goal) throw Found();
    expanded++;
  }
};

struct Boost {
  const hopscotch::Grid& grid;
  Graph graph;

  explicit Boost(const hopscotch::Grid& grid) : grid(grid), graph(grid.weights.size()) {
    for (int cell = 0; cell < static_cast<int>(grid.weights.size()); cell++) {
      grid.moves(cell, [&](int to, double cost) { add_edge(cell, to, cost, graph); });
    }
  }

  bool find(int start, int goal, std::vector<int>& path, long& expanded) {
    std::vector<size_t> parents(num_vertices(graph));
    expanded = 0;
    try {
#ifdef DIJKSTRA
      dijkstra_shortest_paths(graph, start,
                              boost::predecessor_map(parents.data())
                                  .visitor(EndsAt<boost::dijkstra_visitor<>>(goal, expanded)));
#else
      astar_search(
          graph, start, [&](int cell) { return grid.distance(cell, goal); },
          boost::predecessor_map(parents.data())
              .visitor(EndsAt<boost::astar_visitor<>>(goal, expanded)));
#endif
    } catch (const Found&) {
      for (int cell = goal;; cell = static_cast<int>(parents[cell])) {
        path.push_back(cell);
        if (cell == start) break;
      }
      std::reverse(path.begin(), path.end());
      return true;
    }
    return false;
  }
};

int main() {
  return hopscotch::serve<Boost>(
      "Boost-Graph", BOOST_LIB_VERSION, "COMPLETE",
      "directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted");
}
