package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.cluster.ClusterDijkstra;
import hopscotch.hpa.cluster.ClusterWorkspace;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.QueryMeter;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The subgoals around a cell, by the definition: from distances between cells. */
class ReachableScanTest {
  private static final String SEED = "2013";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements())
        .filter(query -> query.map().width() <= 40);
  }

  @Property(seed = SEED)
  void aSubgoalIsFoundWhereAnOctilePathLeadsAndNoShortestPathPassesAnother(
      @ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    SubgoalGraph subgoals = SubgoalGraph.build(graph, "subgoal", Budget.UNLIMITED);
    ReachableScan scan = subgoals.newScan();
    for (GridCase other : query.others(5)) {
      Set<Integer> found = new TreeSet<>();
      int count = scan.from(other.start());
      for (int i = 0; i < count; i++) {
        found.add(scan.found(i));
      }
      assertEquals(count, found.size(), "each once");
      assertEquals(directlyReachable(subgoals, other.start()), found, other::toString);
    }
  }

  private static Set<Integer> directlyReachable(SubgoalGraph subgoals, int from) {
    GridMap map = subgoals.graph().map();
    int side = Math.max(4, Math.max(map.width(), map.height()));
    ClusterDijkstra search =
        new ClusterDijkstra(new ClusterWorkspace(subgoals.graph(), Clusters.of(map, side)));
    search.distancesFrom(from, QueryMeter.unlimited());
    Set<Integer> reachable = new TreeSet<>();
    for (int node = 0; node < subgoals.nodeCount(); node++) {
      int cell = subgoals.cell(node);
      if (cell != from && search.distance(cell) == octile(subgoals.graph(), from, cell)) {
        reachable.add(cell);
      }
    }
    Set<Integer> direct = new TreeSet<>(reachable);
    for (int middle : reachable) {
      search.distancesFrom(middle, QueryMeter.unlimited());
      long first = octile(subgoals.graph(), from, middle);
      direct.removeIf(
          cell ->
              cell != middle
                  && first + search.distance(cell) == octile(subgoals.graph(), from, cell));
    }
    return direct;
  }

  private static long octile(GridGraph graph, int a, int b) {
    int dx = Math.abs(graph.map().x(a) - graph.map().x(b));
    int dy = Math.abs(graph.map().y(a) - graph.map().y(b));
    return graph.movement().directions() == 4
        ? (long) graph.straightCost() * (dx + dy)
        : (long) graph.straightCost() * Math.abs(dx - dy)
            + (long) graph.diagonalCost() * Math.min(dx, dy);
  }
}
