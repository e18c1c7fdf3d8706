package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.GridCases;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Nipping and pruning: what a cell closed by both sides leads to is expanded no more. */
class BsStarTest {
  private static final String SEED = "6";
  private static final List<String> SPECS =
      List.of("bsstar", "bsstar(direction=alternate,ties=low-g)", "bsstar(direction=smaller-f)");

  @Provide
  Arbitrary<GridCase> maps() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void neitherNippedCellsNorTheirDescendantsAreExpanded(@ForAll("maps") GridCase map) {
    for (String spec : SPECS) {
      check(spec, map.graph(), map.others(40));
    }
  }

  /**
   * The goal's frontier winds its way out to a door and fans out over a hall of 90 x 90 towards the
   * start behind its far corner. The start's comes round along the walls and closes the door: with
   * the hall pruned the search is over, and the dead end beyond the door is not walked.
   */
  @Example
  void aWholeHallIsPrunedOnceItsDoorIsClosed() {
    GridMap.Builder drawn = GridMap.builder(106, 96);
    for (int y = 0; y < 96; y++) {
      for (int x = 0; x < 106; x++) {
        boolean isHall = x >= 13 && x < 103 && y >= 4 && y < 94;
        boolean isDoor = x == 12 && y <= 4;
        boolean isWayRound = y == 0 || x == 105;
        boolean isWinding = y == 2 && x < 12 || x == 0 && y == 3 || y == 4 && x <= 10;
        drawn.set(x, y, isHall || isDoor || isWayRound || isWinding ? '.' : '@');
      }
    }
    GridMap map = drawn.build();
    Trees seen = new Trees();
    Planners.prepare("bsstar(direction=alternate)", GridGraph.of(map, Movement.OCTILE))
        .newSearch(seen)
        .find(map.cell(105, 95), map.cell(10, 4), new PathBuffer());
    assertTrue(seen.closed.get(0).contains(map.cell(12, 0)), "above the door");
    assertFalse(seen.closed.get(0).contains(map.cell(0, 0)), "at the end of the dead end");
  }

  /** Without obstacles the estimate is exact, so all that lies between has the same f. */
  @Example
  void amongEqualFTheHigherGGoesFirst() {
    String row = "...........";
    GridCase query = GridCase.of("4", 0, 0, 10, 5, row, row, row, row, row, row);
    assertEquals(15, expanded(query, "high-g"), "the cells of one path but for the last");
    assertTrue(expanded(query, "low-g") > 15);
  }

  private static long expanded(GridCase query, String ties) {
    PathSearch search = Planners.prepare("bsstar(ties=" + ties + ")", query.graph()).newSearch();
    search.find(query.start(), query.goal(), new PathBuffer());
    return search.counters().expanded;
  }

  private static void check(String spec, GridGraph graph, GridCase[] queries) {
    Trees seen = new Trees();
    PathSearch search = Planners.prepare(spec, graph).newSearch(seen);
    for (GridCase query : queries) {
      search.find(query.start(), query.goal(), new PathBuffer());
      assertFalse(seen.expandedByBoth, () -> spec + query);
      assertFalse(seen.expandedPastNipped, () -> spec + query);
    }
  }

  /**
   * The trees of both sides. A cell is known to be nipped once its side expands one of a larger f,
   * though the cell itself, open with a smaller f and closed by the other side, was not expanded;
   * unless it may have been pruned before, on account of a parent that the other side has reached.
   */
  private static final class Trees implements SearchObserver {
    private final List<Map<Integer, Integer>> parents = List.of(new HashMap<>(), new HashMap<>());
    private final List<Map<Integer, Long>> open = List.of(new HashMap<>(), new HashMap<>());
    private final List<Set<Integer>> closed = List.of(new HashSet<>(), new HashSet<>());
    private final List<Set<Integer>> nipped = List.of(new HashSet<>(), new HashSet<>());
    boolean expandedByBoth;
    boolean expandedPastNipped;

    @Override
    public void begin(int start, int goal) {
      for (int side = 0; side < 2; side++) {
        parents.get(side).clear();
        open.get(side).clear();
        closed.get(side).clear();
        nipped.get(side).clear();
      }
      expandedByBoth = false;
      expandedPastNipped = false;
    }

    @Override
    public void generate(int side, int cell, int parent, long g, long f) {
      parents.get(side).put(cell, parent);
      open.get(side).put(cell, f);
    }

    @Override
    public void expand(int side, int cell, long g, long f) {
      open.get(side).remove(cell);
      open.get(side)
          .forEach(
              (other, otherF) -> {
                if (otherF < f && closed.get(1 - side).contains(other) && !isPruned(side, other)) {
                  nipped.get(side).add(other);
                }
              });
      open.get(side).values().removeIf(otherF -> otherF < f);
      closed.get(side).add(cell);
      expandedByBoth |= closed.get(1 - side).contains(cell);
      Integer at = cell;
      while (at != null) {
        expandedPastNipped |= nipped.get(1 - side).contains(at);
        at = parents.get(side).get(at);
      }
    }

    private boolean isPruned(int side, int cell) {
      Integer at = parents.get(side).get(cell);
      while (at != null && !parents.get(1 - side).containsKey(at)) {
        at = parents.get(side).get(at);
      }
      return at != null;
    }
  }
}
