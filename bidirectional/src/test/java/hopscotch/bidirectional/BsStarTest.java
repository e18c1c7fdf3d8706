package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertFalse;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.MapShape;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
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
  void descendantsOfANippedCellAreNotExpanded(@ForAll("maps") GridCase map) {
    for (String spec : SPECS) {
      check(spec, map.graph(), map.others(40));
    }
  }

  @Example
  void norAreThoseOfACellWithManyDescendants() {
    for (MapShape shape : new MapShape[] {MapShape.OPEN, MapShape.CAVE}) {
      GridMap drawn = shape.map(90, 90, ".", new Random(1));
      GridCase map = new GridCase(drawn, Movement.OCTILE, 0, 0);
      for (String spec : SPECS) {
        check(spec, map.graph(), map.others(40));
      }
    }
  }

  private static void check(String spec, GridGraph graph, GridCase[] queries) {
    Trees seen = new Trees();
    PathSearch search = Planners.prepare(spec, graph).newSearch(seen);
    for (GridCase query : queries) {
      search.find(query.start(), query.goal(), new PathBuffer());
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
    boolean expandedPastNipped;

    @Override
    public void begin(int start, int goal) {
      for (int side = 0; side < 2; side++) {
        parents.get(side).clear();
        open.get(side).clear();
        closed.get(side).clear();
        nipped.get(side).clear();
      }
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
