package hopscotch.core.search.jps;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.jps.graph.JumpCensus;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.testkit.GridCases;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class BlindArrivalsTest {
  private static final int NEAR = 8;

  /** An arrival below the alcove on the right is blind; the way to the goal begins on the left. */
  private static final GridCase ALCOVE =
      GridCase.of(
          "8 never sqrt2",
          5,
          3,
          11,
          0,
          "............",
          ".@@@@@@@@@@@",
          ".@@@@@@@@..@",
          "...........@");

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(Served.MOVEMENTS);
  }

  @Property(seed = "20310")
  void seesNoJumpPointAndGoesNotFarDiagonally(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    JumpCensus census = new JumpCensus(graph);
    JumpRule rule = JumpRule.of(graph, "jps");
    JumpPoints points = new JumpPoints(rule);
    BlindArrivals blind = new BlindArrivals(rule, points, new JumpStops(rule, false));
    int stride = graph.map().stride();
    for (int cell : points.cells()) {
      for (int d = 0; d < Directions.COUNT; d++) {
        if (rule.isArrival(d, cell)) {
          int mask = rule.kept(d, cell);
          assertEquals(
              census.successors(cell, d, true) == 0 && isNear(rule, cell, mask),
              blind.isBlind(cell, cell % stride, cell / stride, mask),
              query.map().describe(cell) + ", direction " + d);
        }
      }
    }
  }

  private static boolean isNear(JumpRule rule, int cell, int mask) {
    GridGraph graph = rule.graph();
    int[] offsets = Directions.offsets(graph.map().stride());
    int diagonals = mask & rule.diagonals();
    return IntStream.range(0, Directions.COUNT)
        .filter(d -> (diagonals >>> d & 1) != 0)
        .noneMatch(
            d ->
                IntStream.rangeClosed(0, NEAR)
                    .allMatch(i -> (graph.moves()[cell + i * offsets[d]] >>> d & 1) != 0));
  }

  @Test
  void areExpandedOnlyIfTheGoalIsSeenFromThere() {
    GridMap map = ALCOVE.map();
    int below = map.cell(9, 3);
    int inside = map.cell(10, 2);
    assertFalse(expansions("jps(prune=true)", ALCOVE.goal()).contains(below));
    assertTrue(expansions("jps(prune=true,learn=false)", ALCOVE.goal()).contains(below));
    assertTrue(expansions("jps(prune=true)", inside).contains(below));
  }

  /** What is expanded is what is expanded without them, in the same order, and so is the path. */
  @Property(seed = "20312")
  void areAllThatIsLeftOut(@ForAll("queries") GridCase query) {
    List<Integer> all = new ArrayList<>();
    List<Integer> some = new ArrayList<>();
    PathSearch published =
        Planners.prepare("jps(prune=true,learn=false)", query.graph()).newSearch(noting(all));
    PathSearch search = Planners.prepare("jps(prune=true)", query.graph()).newSearch(noting(some));
    PathBuffer path = new PathBuffer();
    for (GridCase other : query.others(4)) {
      all.clear();
      some.clear();
      Outcome outcome = published.find(other.start(), other.goal(), path);
      int[] expected = path.toArray();
      assertEquals(outcome, search.find(other.start(), other.goal(), path));
      assertArrayEquals(expected, path.toArray());
      all.retainAll(some);
      assertEquals(all, some);
    }
  }

  private static List<Integer> expansions(String spec, int goal) {
    List<Integer> cells = new ArrayList<>();
    Planners.prepare(spec, ALCOVE.graph())
        .newSearch(noting(cells))
        .find(ALCOVE.start(), goal, new PathBuffer());
    return cells;
  }

  private static SearchObserver noting(List<Integer> cells) {
    return new SearchObserver() {
      @Override
      public void expand(int side, int cell, long g, long f) {
        cells.add(cell);
      }
    };
  }

  /** A search that has answered others counts what a fresh one counts. */
  @Property(seed = "20311")
  void countsDoNotDependOnTheQueriesBefore(@ForAll("queries") GridCase query) {
    Planner planner = Planners.prepare("jps(prune=true)", query.graph());
    PathSearch warm = planner.newSearch();
    PathBuffer path = new PathBuffer();
    for (GridCase other : query.others(4)) {
      warm.find(other.start(), other.goal(), path);
      PathSearch fresh = planner.newSearch();
      fresh.find(other.start(), other.goal(), path);
      assertEquals(fresh.counters().toString(), warm.counters().toString());
    }
  }
}
