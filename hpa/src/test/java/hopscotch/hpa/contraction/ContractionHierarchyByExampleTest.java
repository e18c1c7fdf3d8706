package hopscotch.hpa.contraction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.NodeGraph;
import hopscotch.core.testkit.ExampleMap;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Contraction hierarchies on subgoals of small maps, from the easiest to the hardest. */
class ContractionHierarchyByExampleTest {

  private static ExampleMap map(String rows) {
    return ExampleMap.of("8 never 2/3", rows);
  }

  /** The map with each subgoal's place in the order of the contraction. */
  private static String order(ExampleMap map) {
    SubgoalGraph subgoals = SubgoalGraph.build(map.graph(), "ch", Budget.UNLIMITED);
    int[] order = Contraction.contractAll(subgoals, Budget.UNLIMITED).order();
    Map<Integer, Character> marks = new HashMap<>();
    for (int i = 0; i < order.length; i++) {
      marks.put(subgoals.cell(order[i]), (char) ('1' + i));
    }
    return map.marked(marks);
  }

  /** A line for each subgoal: its letter, and those to which its arcs lead up. */
  private static String arcs(ExampleMap map) {
    NodeGraph graph = Planners.prepare("ch", map.graph()).capability(NodeGraph.class).orElseThrow();
    StringBuilder text = new StringBuilder();
    for (int from : graph.nodes()) {
      text.append(map.letter(from)).append(':');
      for (int to : graph.edges(from)) {
        text.append(graph.isShortcut(from, to) ? " shortcut " : " ").append(map.letter(to));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** The map with {@code 1} at each subgoal expanded from the start, {@code 2} from the goal. */
  private static String expanded(ExampleMap map) {
    Map<Integer, Character> marks = new HashMap<>();
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void expand(int side, int cell, long g, long f) {
            marks.put(cell, side == 0 ? '1' : '2');
          }
        };
    PathSearch search = Planners.prepare("ch", map.graph()).newSearch(observer);
    search.find(map.cell('s'), map.cell('g'), new PathBuffer());
    return map.marked(marks);
  }

  @Test
  void h01AnOctilePathNeedsNoHierarchy() {
    ExampleMap map =
        map(
            """
            s.....
            ...@..
            .....g
            """);
    assertEquals(
        """
        s.....
        .*.@..
        ..***g
        """,
        map.path("ch"));
  }

  /** Subgoals are contracted one by one; what is contracted later is more important. */
  @Test
  void h02TheOrderOfFourSubgoalsInARing() {
    ExampleMap map =
        map(
            """
            ...
            .@.
            ...
            """);
    assertEquals(
        """
        1.2
        .@.
        3.4
        """,
        order(map));
  }

  /** From a corner to the opposite one there are two ways, so neither needs a shortcut. */
  @Test
  void h03WhereThereIsAnotherWayNoShortcutIsAdded() {
    ExampleMap map =
        map(
            """
            a.b
            .@.
            c.d
            """);
    assertEquals(
        """
        a: b c
        b: d
        c: d
        d:
        """,
        arcs(map));
  }

  /** From a to c the way over b is much shorter than the way round the other side. */
  @Test
  void h04WhereTheOtherWayIsLongerAShortcutTakesThePlaceOfTheNode() {
    ExampleMap map =
        map(
            """
            .a.b.
            h.@.c
            .@@@.
            g.@.d
            .f.e.
            """);
    assertEquals(
        """
        .2.7.
        8.@.3
        .@@@.
        4.@.5
        .6.1.
        """,
        order(map));
    assertEquals(
        """
        a: b h
        b: shortcut h
        h:
        c: b d
        g: h f
        d: shortcut b shortcut f
        f: shortcut h
        e: d f
        """,
        arcs(map));
  }

  @Test
  void h05AQueryClimbsFromBothEnds() {
    ExampleMap map =
        map(
            """
            s..@...@...
            .@.@.@.@.@.
            .@...@...@g
            """);
    assertEquals(
        """
        s.1@..2@2.2
        .@.@.@.@.@.
        .@1..@..2@g
        """,
        expanded(map));
  }

  @Test
  void h06TheShortcutsOfThePathAreTakenApart() {
    ExampleMap map =
        map(
            """
            s..@...@...
            .@.@.@.@.@.
            .@...@...@g
            """);
    assertEquals(
        """
        s**@***@***
        .@*@*@*@*@*
        .@***@***@g
        """,
        map.path("ch"));
  }

  /** Jump points in place of subgoals: the same path, or one as short. */
  @Test
  void h07OnJumpPoints() {
    ExampleMap map =
        map(
            """
            s..@...@...
            .@.@.@.@.@.
            .@...@...@g
            """);
    assertEquals(
        """
        s**@***@***
        .@*@*@*@*@*
        .@***@***@g
        """,
        map.path("chjp"));
  }

  @Test
  void h08NobodyGetsIntoAClosedRoom() {
    ExampleMap map =
        map(
            """
            .....@@@
            .s@..@g@
            .....@@@
            """);
    assertEquals("NO_PATH", map.path("ch(components=false)"));
  }
}
