package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.mapf.kit.ExampleTeam;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TreeObserver;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Conflict-based search on small maps, from the easiest to the hardest: the tree as text, and the
 * plan. The first ones are solved as the first paper has it, the later ones show what was added.
 */
class CbsByExampleTest {
  private static final String PLAIN =
      "cbs(prioritise=false,bypass=false,heuristic=none,target=false,corridor=false,"
          + "rectangle=false,disjoint=false)";

  /** With one improvement turned on. */
  private static String with(String improvement) {
    return PLAIN.replace(improvement + "=false", improvement + "=true");
  }

  /** A line for each node that was made: its parent, what it adds, and what its paths cost. */
  private static String tree(ExampleTeam team, String planner) {
    StringBuilder text = new StringBuilder();
    TreeObserver observer =
        node ->
            text.append(
                "%s%s: %s%n"
                    .formatted(
                        node.number() == 0 ? "root" : "below " + node.parent(),
                        node.constraints().stream()
                            .map(constraint -> ", " + text(team, constraint))
                            .collect(Collectors.joining()),
                        node.number() < 0 ? "no path" : node.number() + " costs " + node.cost()));
    TeamPlanners.prepare(planner, team.team().graph()).newSearch(observer).solve(team.team());
    return text.toString();
  }

  private static String text(ExampleTeam team, TreeObserver.Constraint constraint) {
    char unit = ExampleTeam.name(constraint.unit());
    String cell = constraint.cell() < 0 ? "" : team.place(constraint.cell());
    String from = constraint.from() < 0 ? "" : team.place(constraint.from()) + " to ";
    String when =
        constraint.first() == constraint.last()
            ? " at " + constraint.first()
            : " from " + constraint.first() + " to " + constraint.last();
    return unit
        + switch (constraint.kind()) {
          case AVOID_CELL, AVOID_MOVE -> " not " + from + cell + when;
          case TAKE_CELL, TAKE_MOVE -> " must be " + from + cell + when;
          case REST_FROM -> " rests not before " + constraint.first();
          case REST_BY -> " rests at the latest at " + constraint.last();
        };
  }

  @Test
  void h01AUnitAloneTakesAShortestPath() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a..
            .@.
            """,
            """
            ...
            .@a
            """);
    assertEquals("root: 0 costs 3\n", tree(team, PLAIN));
    assertEquals(
        """
        a..  .a.  ..a  ...
        .@.  .@.  .@.  .@a
        """,
        team.plan(PLAIN));
  }

  @Test
  void h02WhereNobodyMeetsTheRootIsThePlan() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a..
            b..
            """,
            """
            ..a
            ..b
            """);
    assertEquals("root: 0 costs 4\n", tree(team, PLAIN));
  }

  /** Both would be in the middle at step 1: one of them has to wait. */
  @Test
  void h03AConflictAtAVertexSplitsTheRoot() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            @a@
            b..
            @.@
            """,
            """
            @.@
            ..b
            @a@
            """);
    assertEquals(
        """
        root: 0 costs 4
        below 0, a not 1,1 at 1: 1 costs 5
        below 0, b not 1,1 at 1: 2 costs 5
        """,
        tree(team, PLAIN));
    assertEquals(
        """
        @a@  @a@  @.@  @.@
        b..  .b.  .ab  ..b
        @.@  @.@  @.@  @a@
        """,
        team.plan(PLAIN));
  }

  /** Two units that would change places on one edge. */
  @Test
  void h04AConflictOnAnEdge() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            ab
            ..
            """,
            """
            ba
            ..
            """);
    assertEquals(
        """
        root: 0 costs 2
        below 0, a not 0,0 to 1,0 at 1: 1 costs 3
        below 0, b not 1,0 to 0,0 at 1: 2 costs 3
        below 1, a not 0,0 at 1: 3 costs 4
        below 1, b not 0,0 at 1: 4 costs 4
        below 2, a not 1,0 at 1: 5 costs 4
        below 2, b not 1,0 at 1: 6 costs 4
        """,
        tree(team, PLAIN));
    assertEquals(
        """
        ab  b.  b.  ba
        ..  a.  .a  ..
        """,
        team.plan(PLAIN));
  }

  @Test
  void h05AUnitAtRestIsInTheWayForEver() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            @b@@
            a...
            """,
            """
            @.@@
            .b.a
            """);
    assertEquals(
        """
        root: 0 costs 4
        below 0, a not 1,1 at 1: 1 costs 5
        below 0, b not 1,1 at 1: 2 costs 5
        """,
        tree(team, PLAIN));
    assertEquals(
        """
        @b@@  @b@@  @.@@  @.@@
        a...  .a..  .ba.  .b.a
        """,
        team.plan(PLAIN));
  }

  /** One split says how long the resting unit's path is, on either side. */
  @Test
  void h06WithTargetReasoningOneSplitIsEnough() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            @@@b@@
            a.....
            """,
            """
            @@@.@@
            ...b.a
            """);
    assertEquals(
        """
        root: 0 costs 6
        below 0, a not 3,1 at 3: 1 costs 7
        below 0, b not 3,1 at 3: 2 costs 9
        below 1, a not 3,1 at 4: 3 costs 8
        below 1, b not 3,1 at 4: 4 costs 11
        below 3, a not 3,1 at 5: 5 costs 9
        below 3, b not 3,1 at 5: 6 costs 13
        """,
        tree(team, PLAIN));
    assertEquals(
        """
        root: 0 costs 6
        below 0, b rests not before 4: 1 costs 9
        below 0, b rests at the latest at 3: no path
        """,
        tree(team, with("target")));
  }

  /** A child has another path at the same cost and no conflict: the root takes it, told again. */
  @Test
  void h07ABypassTakesAPathInPlaceOfASplit() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a.b
            ...
            """,
            """
            .b.
            .a.
            """);
    assertEquals(
        """
        root: 0 costs 3
        below 0, a not 1,0 at 1: 1 costs 3
        below 0, b not 1,0 at 1: 2 costs 4
        """,
        tree(team, PLAIN));
    assertEquals(
        """
        root: 0 costs 3
        root: 0 costs 3
        """,
        tree(team, with("bypass")));
  }

  /** All shortest paths of one cross all of the other: a split bars one of them from its exit. */
  @Test
  void h08WithRectangleReasoningOneSplitIsEnough() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            .b..
            a...
            ....
            ....
            """,
            """
            ....
            ....
            ...a
            ..b.
            """);
    assertEquals(
        """
        root: 0 costs 8
        below 0, a not 2,1 at 2: 1 costs 8
        below 0, b not 2,1 at 2: 2 costs 8
        below 1, a not 2,2 at 3: 3 costs 9
        below 1, b not 2,2 at 3: 4 costs 8
        below 2, a not 1,1 at 1: 5 costs 8
        below 2, b not 1,1 at 1: 6 costs 9
        below 4, a not 1,2 at 2: 7 costs 9
        below 4, b not 1,2 at 2: 8 costs 9
        below 5, a not 1,2 at 2: 9 costs 9
        below 5, b not 1,2 at 2: 10 costs 9
        """,
        tree(team, with("prioritise")));
    assertEquals(
        """
        root: 0 costs 8
        below 0, a not 2,1 at 2, a not 2,2 at 3: 1 costs 9
        below 0, b not 1,2 at 2, b not 2,2 at 3: 2 costs 9
        """,
        tree(team, with("prioritise").replace("rectangle=false", "rectangle=true")));
  }

  /** One of the two must be late: it waits for the other, or goes another way. */
  @Test
  void h09WithCorridorReasoningOneSplitIsEnough() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a@b
            ...
            .@.
            """,
            """
            b@a
            ...
            .@.
            """);
    assertEquals(
        """
        root: 0 costs 8
        below 0, a not 2,1 from 0 to 5: 1 costs 11
        below 0, b not 0,1 from 0 to 5: 2 costs 11
        """,
        tree(team, with("corridor")));
  }

  @Test
  void h10ADisjointSplitDemandsOnOneSideWhatItForbidsOnTheOther() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            @a@
            b..
            @.@
            """,
            """
            @.@
            ..b
            @a@
            """);
    assertEquals(
        """
        root: 0 costs 4
        below 0, a not 1,1 at 1: 1 costs 5
        below 0, a must be 1,1 at 1: 2 costs 5
        """,
        tree(team, with("disjoint")));
  }

  /** The tree has no end; LaCAM is asked first. */
  @Test
  void h11WhereThereIsNoPlanNoTreeIsMade() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a..b
            """,
            """
            b..a
            """);
    assertEquals("", tree(team, PLAIN));
    assertEquals("NO_PLAN", team.plan(PLAIN));
  }
}
