package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jgrapht.alg.interfaces.ShortestPathAlgorithm.SingleSourcePaths;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.junit.jupiter.api.Test;

/** The oracle against JGraphT's Dijkstra over a graph whose edges are written down here. */
class OracleTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = "20282")
  void agreesWithJGraphT(@ForAll("queries") GridCase query) {
    GridMap map = query.map();
    CostPair costs = query.graph().costs();
    SingleSourcePaths<Integer, DefaultWeightedEdge> paths =
        new DijkstraShortestPath<>(graphOf(query, costs)).getPaths(query.start());
    long[][] expected =
        new Oracle(map, query.movement(), costs)
            .costsFrom(map.x(query.start()), map.y(query.start()));
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        double cost = weight(query, x, y) == 0 ? Double.POSITIVE_INFINITY : paths.getWeight(cell);
        assertEquals(
            expected[y][x] == Oracle.UNREACHABLE ? Double.POSITIVE_INFINITY : expected[y][x],
            cost,
            map.describe(cell));
      }
    }
  }

  private static SimpleWeightedGraph<Integer, DefaultWeightedEdge> graphOf(
      GridCase query, CostPair costs) {
    SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph =
        new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
    GridMap map = query.map();
    int heaviest = 0;
    for (int cell : GridCase.freeCells(map, query.movement())) {
      graph.addVertex(cell);
      heaviest = Math.max(heaviest, weight(query, map.x(cell), map.y(cell)));
    }
    int[][] steps = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    for (int cell : GridCase.freeCells(map, query.movement())) {
      int x = map.x(cell);
      int y = map.y(cell);
      for (int[] step : steps) {
        if (isLegal(query, x, y, step[0], step[1])) {
          int units =
              heaviest == 1 ? 1 : weight(query, x, y) + weight(query, x + step[0], y + step[1]);
          int base = step[0] * step[1] == 0 ? costs.straight() : costs.diagonal();
          DefaultWeightedEdge edge = graph.addEdge(cell, map.cell(x + step[0], y + step[1]));
          graph.setEdgeWeight(edge, (double) base * units);
        }
      }
    }
    return graph;
  }

  private static boolean isLegal(GridCase query, int x, int y, int dx, int dy) {
    if (weight(query, x + dx, y + dy) == 0) {
      return false;
    }
    boolean isDiagonal = dx != 0 && dy != 0;
    Movement movement = query.movement();
    return !isDiagonal
        || movement.directions() == 8
            && movement
                .corners()
                .allows(weight(query, x + dx, y) > 0, weight(query, x, y + dy) > 0);
  }

  private static int weight(GridCase query, int x, int y) {
    return query.map().contains(x, y)
        ? query.movement().terrain().weight(query.map().terrain(query.map().cell(x, y)))
        : 0;
  }

  @Test
  void knowsACostThatCanBeCountedByHand() {
    GridCase query = GridCase.of("8 never 2/3", 0, 0, 3, 0, "..@.", "....");
    assertEquals(3 + 2 + 2 + 2, Oracle.cost(query));
  }

  @Test
  void knowsThatThereIsNoWay() {
    assertEquals(Oracle.UNREACHABLE, Oracle.cost(GridCase.of("8", 0, 0, 2, 0, ".@.")));
  }
}
