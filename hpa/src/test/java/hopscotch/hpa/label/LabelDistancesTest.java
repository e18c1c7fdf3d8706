package hopscotch.hpa.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.DistanceSearch;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Distances without paths, against Dijkstra's algorithm on the cells. */
class LabelDistancesTest {
  private static final String SEED = "2011";
  private static final int GOALS = 8;
  private static final List<String> SPECS = List.of("hl(seeds=kept)", "hl(seeds=scanned)");

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  private static DistanceSearch search(String spec, GridGraph graph) {
    return Planners.prepare(spec, graph)
        .capability(DistanceOracle.class)
        .orElseThrow()
        .newDistanceSearch();
  }

  private static long cost(GridCase query) {
    long cost = Oracle.cost(query);
    return cost == Oracle.UNREACHABLE ? DistanceSearch.UNREACHABLE : cost;
  }

  @Property(seed = SEED)
  void oneGoal(@ForAll("queries") GridCase query) {
    for (String spec : SPECS) {
      DistanceSearch search = search(spec, query.graph());
      for (GridCase other : query.others(GOALS)) {
        assertEquals(cost(other), search.distance(other.start(), other.goal()), other::toString);
      }
    }
  }

  @Property(seed = SEED)
  void manyGoals(@ForAll("queries") GridCase query) {
    GridCase[] others = query.others(GOALS);
    int[] goals = new int[GOALS + 1];
    for (int i = 0; i < GOALS; i++) {
      goals[i] = others[i].goal();
    }
    for (String spec : SPECS) {
      long[] distances = new long[GOALS + 1];
      search(spec, query.graph()).distances(query.start(), goals, GOALS, distances);
      for (int i = 0; i < GOALS; i++) {
        GridCase one = new GridCase(query.graph(), query.start(), goals[i]);
        assertEquals(cost(one), distances[i], one::toString);
      }
      assertEquals(0, distances[GOALS], "beyond the count");
    }
  }

  @Example
  void refusesBlockedCells() {
    GridMap map = GridMap.parse("..@");
    DistanceSearch search = search("hl", GridGraph.of(map, Movement.OCTILE));
    int blocked = map.cell(2, 0);
    assertThrows(IllegalArgumentException.class, () -> search.distance(blocked, map.cell(0, 0)));
    assertThrows(
        IllegalArgumentException.class,
        () -> search.distances(map.cell(0, 0), new int[] {blocked}, 1, new long[1]));
  }

  /** The length of a smoothed path is no distance. */
  @Example
  void aPlannerOfOtherPathsDoesNotHandThemOn() {
    GridGraph graph = GridGraph.of(GridMap.parse("..."), Movement.OCTILE);
    for (String spec : List.of("rays(hl)", "floyd(hl)", "los(hl)")) {
      assertTrue(Planners.prepare(spec, graph).capability(DistanceOracle.class).isEmpty(), spec);
    }
  }
}
