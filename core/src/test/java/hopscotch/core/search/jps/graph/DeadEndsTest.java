package hopscotch.core.search.jps.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.search.jps.Served;
import hopscotch.core.search.jps.scan.GoalSight;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.search.jps.scan.Jumps;
import hopscotch.core.testkit.GridCases;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Dead ends, and what is seen from them, against their definitions on the graph without them. */
class DeadEndsTest {

  @Provide
  Arbitrary<GridCase> cases() {
    return GridCases.cases(Served.MOVEMENTS);
  }

  @Provide
  Arbitrary<GridCase> nevers() {
    return GridCases.cases(GridCases.neverMovements());
  }

  @Property(seed = "20311")
  void aDeadEndLeadsToDeadEndsAlone(@ForAll("cases") GridCase map) {
    Graphs graphs = new Graphs(map.graph());
    Set<Integer> deadEnds = graphs.deadEnds();
    for (int v = 0; v < graphs.plain.length; v = JumpGraph.end(graphs.plain, v)) {
      int[] expected = graphs.targets(graphs.plain, v).sorted().toArray();
      assertEquals(
          Arrays.toString(expected),
          Arrays.toString(graphs.targets(graphs.told, v).sorted().toArray()),
          "links of vertex " + v);
      int living = expected.length - graphs.told[v + JumpGraph.DEAD_ENDS];
      int[] targets = graphs.targets(graphs.told, v).toArray();
      for (int i = 0; i < targets.length; i++) {
        assertEquals(i >= living, deadEnds.contains(targets[i]), "link " + i + " of vertex " + v);
      }
    }
  }

  @Property(seed = "20312")
  void theBoxHoldsEveryGoalSeenFromDeadEnds(@ForAll("cases") GridCase query) {
    GridMap map = query.map();
    Graphs graphs = new Graphs(query.graph());
    Set<Integer> deadEnds = graphs.deadEnds();
    GoalSight sight = new GoalSight(graphs.rule, graphs.stops, graphs.jumps);
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        if (query.graph().isFree(map.cell(x, y))) {
          sight.begin(x + 1, y + 1);
          checkBoxes(graphs, deadEnds, sight, x + 1, y + 1);
        }
      }
    }
  }

  /**
   * Where no diagonal jump stops at a forced neighbour. A straight jump ends at a cell that it may
   * not enter.
   */
  @Property(seed = "20313")
  void theBoxGoesAtMostOneCellBeyondWhatIsSeen(@ForAll("nevers") GridCase query) {
    GridMap map = query.map();
    Graphs graphs = new Graphs(query.graph());
    Map<Integer, int[]> around = graphs.deadEndCells();
    GoalSight sight = new GoalSight(graphs.rule, graphs.stops, graphs.jumps);
    for (int row = 1; row <= map.height(); row++) {
      for (int column = 1; column <= map.width(); column++) {
        if (query.graph().isFree(map.cell(column - 1, row - 1))) {
          sight.begin(column, row);
          graphs.extend(around, sight, column, row);
        }
      }
    }
    around.forEach(
        (v, seen) -> {
          for (int side = 0; side < 4; side++) {
            int beyond = graphs.told[v + JumpGraph.BOX + side] - seen[side];
            int outwards = side < 2 ? -beyond : beyond;
            assertTrue(0 <= outwards && outwards <= 1, "side " + side + " of vertex " + v);
          }
        });
  }

  private static void checkBoxes(
      Graphs graphs, Set<Integer> deadEnds, GoalSight sight, int column, int row) {
    Map<Integer, Boolean> seen = new HashMap<>();
    for (int v = 0; v < graphs.told.length; v = JumpGraph.end(graphs.told, v)) {
      boolean isSeen =
          graphs
              .targets(graphs.told, v)
              .filter(deadEnds::contains)
              .anyMatch(deadEnd -> graphs.sees(deadEnd, sight, seen));
      int count = graphs.told[v + JumpGraph.HEAD] >>> JumpGraph.COUNT_SHIFT;
      boolean isHeld = graphs.isHeld(v, column, row);
      int vertex = v;
      assertTrue(
          !isSeen || isHeld,
          () ->
              "from dead ends at %d column %d and row %d are seen".formatted(vertex, column, row));
      assertEquals(
          isHeld ? count : count - graphs.told[v + JumpGraph.DEAD_ENDS],
          JumpGraph.links(graphs.told, v, column, row));
      if (count > 0 && deadEnds.contains(v)) {
        checkOnlyLink(graphs, v, column, row);
      }
    }
  }

  private static void checkOnlyLink(Graphs graphs, int deadEnd, int column, int row) {
    int first = deadEnd + JumpGraph.LINKS;
    int[] held =
        IntStream.range(first, JumpGraph.end(graphs.told, deadEnd))
            .filter(link -> graphs.isHeld(graphs.told[link], column, row))
            .toArray();
    int expected = held.length > 1 ? JumpGraph.MANY : held.length == 1 ? held[0] : first;
    assertEquals(expected, JumpGraph.onlyLink(graphs.told, deadEnd, column, row));
  }

  /** The jump point graph of a map with and without dead ends told apart. */
  private static final class Graphs {
    final JumpRule rule;
    final JumpStops stops;
    final Jumps jumps;
    final int[] plain;
    final int[] told;
    private final int stride;

    Graphs(GridGraph graph) {
      rule = JumpRule.of(graph, "jps");
      stops = new JumpStops(rule, true);
      JumpPoints points = new JumpPoints(rule);
      jumps = new Jumps(rule, points, stops, true);
      plain = JumpGraph.of(rule, stops, points).vertices();
      told = JumpGraph.withDeadEnds(rule, stops, points).vertices();
      stride = graph.map().stride();
    }

    /** Whether the box of a vertex holds a cell. */
    boolean isHeld(int v, int column, int row) {
      int box = v + JumpGraph.BOX;
      return told[box] <= column
          && told[box + 1] <= row
          && column <= told[box + 2]
          && row <= told[box + 3];
    }

    IntStream targets(int[] vertices, int v) {
      return Arrays.stream(vertices, v + JumpGraph.LINKS, JumpGraph.end(vertices, v));
    }

    /** Vertices all of whose targets are of them, until there are no more. */
    Set<Integer> deadEnds() {
      Set<Integer> found = new HashSet<>();
      int before;
      do {
        before = found.size();
        for (int v = 0; v < plain.length; v = JumpGraph.end(plain, v)) {
          if (targets(plain, v).allMatch(found::contains)) {
            found.add(v);
          }
        }
      } while (found.size() > before);
      return found;
    }

    /** By dead end a box around it and those that it leads to. */
    Map<Integer, int[]> deadEndCells() {
      Map<Integer, int[]> around = new HashMap<>();
      deadEnds().forEach(v -> around(v, around));
      return around;
    }

    private int[] around(int v, Map<Integer, int[]> known) {
      int[] box = known.get(v);
      if (box == null) {
        int column = plain[v + JumpGraph.COLUMN];
        int row = plain[v + JumpGraph.ROW];
        int[] own = {column, row, column, row};
        targets(plain, v).forEach(target -> extend(own, around(target, known)));
        known.put(v, own);
        box = own;
      }
      return box;
    }

    /** Extends the boxes of dead ends from which a goal is seen, or beyond which it is. */
    void extend(Map<Integer, int[]> around, GoalSight sight, int column, int row) {
      Map<Integer, Boolean> known = new HashMap<>();
      around.forEach(
          (v, box) -> {
            if (sees(v, sight, known)) {
              extend(box, new int[] {column, row, column, row});
            }
          });
    }

    private static void extend(int[] box, int[] other) {
      for (int side = 0; side < 4; side++) {
        box[side] = side < 2 ? Math.min(box[side], other[side]) : Math.max(box[side], other[side]);
      }
    }

    /** Whether the goal is seen from a dead end, or from one that it leads to. */
    boolean sees(int v, GoalSight sight, Map<Integer, Boolean> known) {
      Boolean answer = known.get(v);
      if (answer == null) {
        int column = plain[v + JumpGraph.COLUMN];
        int row = plain[v + JumpGraph.ROW];
        int mask = plain[v + JumpGraph.HEAD] & JumpGraph.MASK;
        answer =
            sight.from(row * stride + column, column, row, mask)
                || targets(plain, v).anyMatch(target -> sees(target, sight, known));
        known.put(v, answer);
      }
      return answer;
    }
  }
}
