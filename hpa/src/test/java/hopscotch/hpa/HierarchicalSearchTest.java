package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.hpa.cluster.QueryMeter;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HierarchicalSearchTest {
  private static final int INSERTION = 0;
  private static final int MAIN = 1;
  private static final int REFINEMENT = 2;
  private static final String[] CORRIDOR = {
    "............", "............", "............", "............"
  };
  private static final String[] DIVIDED = {
    "......@.....", "......@.....", "......@.....", "......@....."
  };

  @Test
  void everyExpansionBelongsToAPhase() {
    for (GridCase query : cave().others(30)) {
      SearchCounters counters = find("hpa(cluster=8,levels=2)", query);
      long sum = counters.extra(INSERTION) + counters.extra(MAIN) + counters.extra(REFINEMENT);
      assertEquals(counters.expanded, sum, query::toString);
    }
  }

  @Test
  void searchesOfEachPhaseAreCountedThere() {
    GridCase query = GridCase.of("8", 1, 3, 10, 0, CORRIDOR);
    SearchCounters counters = find("hpa(cluster=4,insertion=dijkstra)", query);
    assertEquals(2 * 16, counters.extra(INSERTION), "the cells of two clusters");
    assertTrue(counters.extra(MAIN) > 0, "nodes");
    assertEquals(0, counters.extra(REFINEMENT), "every stretch has but one turn");
    SearchCounters within = find("hpa(cluster=16)", query);
    assertEquals(0, within.extra(MAIN), "no node in a single cluster");
  }

  @Test
  void walksAndSearchesJoinTheEndsAtTheSameDistances() {
    for (GridCase query : cave().others(30)) {
      SearchCounters walked = find("hpa(cluster=8)", query);
      SearchCounters searched = find("hpa(cluster=8,insertion=dijkstra)", query);
      assertEquals(
          searched.extra(QueryMeter.ABSTRACT_COST),
          walked.extra(QueryMeter.ABSTRACT_COST),
          query::toString);
    }
  }

  @Test
  void componentsAnswerBeforeTheSearchOfNodes() {
    GridCase query = GridCase.of("8", 1, 3, 10, 0, DIVIDED);
    assertEquals(0, find("hpa(cluster=4)", query).extra(MAIN));
    assertTrue(find("hpa(cluster=4,components=false)", query).extra(MAIN) > 0);
  }

  /** There the components are those of nodes, and known once both ends are joined. */
  @Test
  void componentsOfAChangedMapAnswerBeforeTheSearchOfNodes() {
    GridCase query = GridCase.of("8", 1, 3, 10, 0, CORRIDOR);
    GridMap map = query.map();
    HpaPlanner before =
        (HpaPlanner) Planners.prepare("hpa(cluster=4,insertion=dijkstra)", query.graph()).planner();
    CellChanges.Builder wall = CellChanges.on(map);
    for (int y = 0; y < map.height(); y++) {
      wall.block(6, y);
    }
    PathSearch search = before.withChanges(wall.build()).newSearch();
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.NO_PATH, search.find(query.start(), query.goal(), path));
    assertEquals(2 * 16, search.counters().extra(INSERTION), "the cells of two clusters");
    assertEquals(0, search.counters().extra(MAIN));
    assertEquals(Outcome.FOUND, search.find(query.start(), map.cell(5, 0), path));
    assertEquals(Outcome.FOUND, search.find(map.cell(7, 3), query.goal(), path));
  }

  private static GridCase cave() {
    GridMap map = MapShape.CAVE.map(60, 60, ".", new Random(1));
    return new GridCase(map, Movement.OCTILE, 0, 0);
  }

  private static SearchCounters find(String spec, GridCase query) {
    PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
    search.find(query.start(), query.goal(), new PathBuffer());
    return search.counters();
  }
}
