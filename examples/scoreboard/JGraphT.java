import java.util.List;
import org.jgrapht.GraphPath;
import org.jgrapht.alg.interfaces.ShortestPathAlgorithm;
import org.jgrapht.alg.shortestpath.AStarShortestPath;
import org.jgrapht.alg.shortestpath.BidirectionalAStarShortestPath;
import org.jgrapht.alg.shortestpath.BidirectionalDijkstraShortestPath;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/** JGraphT, of which the argument names a search. */
final class JGraphT implements HopscotchGuest.Planner {
  /** A heuristic must never be too large, not even by the rounding of its sum. */
  private static final double SAFE = 1 - 1e-12;

  private final HopscotchGuest.Grid grid;
  private final SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph =
      new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
  private final ShortestPathAlgorithm<Integer, DefaultWeightedEdge> search;

  private JGraphT(HopscotchGuest.Grid grid, String which) {
    this.grid = grid;
    for (int cell = 0; cell < grid.weights.length; cell++) {
      link(cell);
    }
    search =
        switch (which) {
          case "astar" -> new AStarShortestPath<>(graph, this::estimate);
          case "bidirectional-astar" -> new BidirectionalAStarShortestPath<>(graph, this::estimate);
          case "dijkstra" -> new DijkstraShortestPath<>(graph);
          case "bidirectional-dijkstra" -> new BidirectionalDijkstraShortestPath<>(graph);
          default -> throw new IllegalArgumentException(which);
        };
  }

  private void link(int cell) {
    if (grid.weights[cell] > 0) {
      graph.addVertex(cell);
    }
    grid.moves(
        cell,
        (from, to, cost) -> {
          graph.addVertex(to);
          if (!graph.containsEdge(from, to)) {
            graph.setEdgeWeight(graph.addEdge(from, to), cost);
          }
        });
  }

  private double estimate(int from, int to) {
    return SAFE * grid.distance(from, to);
  }

  @Override
  public HopscotchGuest.Answer find(int start, int goal) {
    GraphPath<Integer, DefaultWeightedEdge> path = search.getPath(start, goal);
    long expanded =
        search instanceof AStarShortestPath<?, ?> astar ? astar.getNumberOfExpandedNodes() : -1;
    return new HopscotchGuest.Answer(path == null ? null : path.getVertexList(), expanded);
  }

  /** All edges around a changed cell are made anew. */
  @Override
  public void change(List<Integer> cells) {
    for (int cell : cells) {
      for (int y = cell / grid.width - 1; y <= cell / grid.width + 1; y++) {
        for (int x = cell % grid.width - 1; x <= cell % grid.width + 1; x++) {
          if (x >= 0 && x < grid.width && y >= 0 && y < grid.height) {
            graph.removeVertex(y * grid.width + x);
          }
        }
      }
    }
    for (int cell = 0; cell < grid.weights.length; cell++) {
      link(cell);
    }
  }

  public static void main(String[] args) throws Exception {
    HopscotchGuest.serve(
        "JGraphT-" + args[0],
        "1.5.2",
        "COMPLETE",
        grid -> new JGraphT(grid, args[0]),
        "directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted changes=yes");
  }
}
