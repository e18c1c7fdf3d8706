package hopscotch.hpa.contraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.Oracle;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Many queries on maps with many subgoals: what is found, shown and counted. */
class ContractionSearchTest {
  private static GridCase queries(MapShape shape) {
    GridMap map = shape.map(40, 40, ".", new Random(7));
    return new GridCase(map, Movement.OCTILE, 0, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "NOISE, ch", "ROOMS, ch", "MAZE, ch", "CAVE, ch",
    "NOISE, chjp", "ROOMS, chjp", "MAZE, chjp", "CAVE, chjp"
  })
  void costIsOptimal(MapShape shape, String planner) {
    GridCase[] queries = queries(shape).others(60);
    String spec = planner + "(components=false)";
    PathSearch search = Planners.prepare(spec, queries[0].graph()).newSearch();
    for (GridCase query : queries) {
      PathBuffer path = new PathBuffer();
      boolean isFound = search.find(query.start(), query.goal(), path) == Outcome.FOUND;
      long cost = isFound ? Path.of(query.graph(), path).cost() : Oracle.UNREACHABLE;
      assertEquals(Oracle.cost(query), cost, query::toString);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"NOISE", "ROOMS", "MAZE", "CAVE"})
  void anObserverSeesWhatIsCounted(MapShape shape) {
    GridCase[] queries = queries(shape).others(60);
    PreparedPlanner planner = Planners.prepare("ch", queries[0].graph());
    Watch seen = new Watch(planner.graph(), ((ContractionPlanner) planner.planner()).upward());
    PathSearch search = planner.newSearch(seen);
    for (GridCase query : queries) {
      search.find(query.start(), query.goal(), new PathBuffer());
      SearchCounters counters = search.counters();
      assertEquals(seen.expanded, counters.expanded, query::toString);
      assertTrue(counters.heapOperations >= 2 * seen.expanded, query::toString);
      assertEquals(seen.g.get(0).size() + seen.g.get(1).size(), counters.touched);
      long ends = counters.generated - seen.generated;
      assertEquals(counters.generated == 0 ? 0 : 2, ends, "the ends have no parent");
    }
    assertTrue(seen.allGenerated > 0);
  }

  /**
   * Keeps the g of every subgoal by side. What is expanded can be on a path cheaper than the best
   * so far, and no subgoal above it leads down to it at a lower cost.
   */
  private static final class Watch implements SearchObserver {
    private final SubgoalGraph subgoals;
    private final UpwardGraph upward;
    private final List<Map<Integer, Long>> g = List.of(new HashMap<>(), new HashMap<>());
    private long expanded;
    private long generated;
    private long allGenerated;
    private long best;
    private final int[] ends = new int[2];

    Watch(GridGraph graph, UpwardGraph upward) {
      subgoals = SubgoalGraph.ofNodes(graph, "ch");
      this.upward = upward;
    }

    @Override
    public void begin(int start, int goal) {
      best = Long.MAX_VALUE;
      ends[0] = goal;
      ends[1] = start;
      g.get(0).clear();
      g.get(1).clear();
      expanded = 0;
      generated = 0;
    }

    @Override
    public void generate(int side, int cell, int parent, long newG, long f) {
      Long old = g.get(side).put(cell, newG);
      assertTrue(old == null || newG < old, "a shorter way");
      Long across = g.get(1 - side).get(cell);
      best = across == null ? best : Math.min(best, newG + across);
      generated++;
      allGenerated++;
    }

    @Override
    public void expand(int side, int cell, long atG, long f) {
      assertEquals(g.get(side).get(cell), atG, "g as generated");
      assertTrue(atG + octile(cell, ends[side]) < best, "too far from the other end");
      int node = subgoals.node(cell);
      for (int arc = upward.starts[node]; arc < upward.starts[node + 1]; arc++) {
        Long above = g.get(side).get(subgoals.cell(upward.targets[arc]));
        assertTrue(above == null || above + upward.costs[arc] >= atG, "stalled");
      }
      expanded++;
    }

    private long octile(int a, int b) {
      GridGraph graph = subgoals.graph();
      int dx = Math.abs(graph.map().x(a) - graph.map().x(b));
      int dy = Math.abs(graph.map().y(a) - graph.map().y(b));
      return (long) graph.straightCost() * Math.abs(dx - dy)
          + (long) graph.diagonalCost() * Math.min(dx, dy);
    }
  }
}
