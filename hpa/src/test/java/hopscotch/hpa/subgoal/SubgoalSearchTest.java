package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.Oracle;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many queries on maps with many subgoals: what is found, shown and counted. */
class SubgoalSearchTest {

  private static GridCase[] queries(MapShape shape) {
    GridMap map = shape.map(40, 40, ".", new Random(7));
    return new GridCase(map, Movement.OCTILE, 0, 0).others(60);
  }

  @ParameterizedTest
  @CsvSource({
    "1, NOISE",
    "1, ROOMS",
    "1, MAZE",
    "1, CAVE",
    "2, NOISE",
    "2, ROOMS",
    "2, CAVE",
    "all, NOISE",
    "all, ROOMS",
    "all, MAZE",
    "all, CAVE"
  })
  void costIsOptimal(String levels, MapShape shape) {
    GridCase[] queries = queries(shape);
    String spec = "subgoal(components=false,levels=" + levels + ")";
    PathSearch search = Planners.prepare(spec, queries[0].graph()).newSearch();
    for (GridCase query : queries) {
      PathBuffer path = new PathBuffer();
      boolean isFound = search.find(query.start(), query.goal(), path) == Outcome.FOUND;
      long cost = isFound ? Path.of(query.graph(), path).cost() : Oracle.UNREACHABLE;
      assertEquals(Oracle.cost(query), cost, query::toString);
    }
  }

  /** On one level the start is a node too: put in by itself, and taken first. */
  @ParameterizedTest
  @CsvSource({
    "1, NOISE",
    "1, ROOMS",
    "1, MAZE",
    "1, CAVE",
    "2, NOISE",
    "2, ROOMS",
    "2, CAVE",
    "all, NOISE",
    "all, ROOMS",
    "all, MAZE",
    "all, CAVE"
  })
  void anObserverSeesWhatIsCounted(String levels, MapShape shape) {
    GridCase[] queries = queries(shape);
    Watch seen = new Watch(queries[0].graph());
    PathSearch search =
        Planners.prepare("subgoal(levels=" + levels + ")", queries[0].graph()).newSearch(seen);
    int start = levels.equals("1") ? 1 : 0;
    for (GridCase query : queries) {
      search.find(query.start(), query.goal(), new PathBuffer());
      SearchCounters counters = search.counters();
      assertEquals(seen.expanded, counters.expanded, query::toString);
      assertEquals(seen.reopened, counters.reopened, query::toString);
      assertEquals(seen.g.size(), counters.touched, query::toString);
      assertTrue(counters.generated >= seen.generated, query::toString);
      assertTrue(counters.heapOperations <= 2 * seen.generated, query::toString);
      assertTrue(
          counters.heapOperations >= seen.generated + seen.expanded - start, query::toString);
    }
  }

  @Test
  void eachLevelLeavesFewerOnTheHighest() {
    SubgoalGraph subgoals =
        SubgoalGraph.build(queries(MapShape.CAVE)[0].graph(), "subgoal", Budget.UNLIMITED);
    int two = highest(subgoals, 2);
    int three = highest(subgoals, 3);
    int most = highest(subgoals, Integer.MAX_VALUE);
    assertTrue(two < subgoals.nodeCount() && three < two && most <= three, two + " " + three);
  }

  private static int highest(SubgoalGraph subgoals, int levels) {
    SubgoalLevels made = SubgoalPartition.of(subgoals, levels, Budget.UNLIMITED);
    int highest = 0;
    for (int node = 0; node < subgoals.nodeCount(); node++) {
      highest += made.isHighest(node) ? 1 : 0;
    }
    return highest;
  }

  /** Keeps the g of every subgoal by side. */
  private static final class Watch implements SearchObserver {
    private final GridGraph graph;
    private final Map<Integer, Long> g = new HashMap<>();
    private final Set<Integer> closed = new HashSet<>();
    private final int[] ends = new int[2];
    private long expanded;
    private long generated;
    private long reopened;

    Watch(GridGraph graph) {
      this.graph = graph;
    }

    @Override
    public void begin(int start, int goal) {
      g.clear();
      closed.clear();
      expanded = 0;
      generated = 0;
      reopened = 0;
      ends[0] = goal;
      ends[1] = start;
    }

    @Override
    public void generate(int side, int cell, int parent, long newG, long f) {
      Long old = g.put(2 * cell + side, newG);
      assertTrue(old == null || newG < old, "a shorter way");
      assertEquals(newG + estimate(side, cell), f, "f");
      generated++;
    }

    @Override
    public void expand(int side, int cell, long atG, long f) {
      assertEquals(g.getOrDefault(2 * cell + side, 0L), atG, "g as generated");
      assertEquals(atG + estimate(side, cell), f, "f");
      reopened += g.containsKey(2 * cell + side) && !closed.add(2 * cell + side) ? 1 : 0;
      expanded++;
    }

    private long estimate(int side, int cell) {
      int dx = Math.abs(graph.map().x(cell) - graph.map().x(ends[side]));
      int dy = Math.abs(graph.map().y(cell) - graph.map().y(ends[side]));
      return (long) graph.straightCost() * Math.abs(dx - dy)
          + (long) graph.diagonalCost() * Math.min(dx, dy);
    }
  }
}
