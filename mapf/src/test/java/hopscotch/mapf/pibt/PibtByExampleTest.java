package hopscotch.mapf.pibt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.ExampleTeam;
import hopscotch.mapf.planner.PriorityObserver;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Priority inheritance with backtracking on small maps, from the easiest to the hardest: single
 * steps with each decision, then whole plans.
 */
class PibtByExampleTest {

  /** The decisions of one step, in turn, and the map before and after it. */
  private static String step(ExampleTeam team, boolean swaps, String order) {
    VertexGraph graph = VertexGraph.of(team.team().graph());
    int[] now = graph.vertices(team.team().starts());
    GoalDistances distances = new GoalDistances(graph, graph.vertices(team.team().goals()));
    StringBuilder told = new StringBuilder();
    Pibt pibt =
        new Pibt(
            graph,
            distances,
            now.length,
            new PibtRules(swaps, false),
            null,
            new SplittableRandom(1),
            teller(team, told));
    pibt.begin(now);
    assertTrue(pibt.complete(order.chars().map(letter -> letter - 'a').toArray()));
    return told + team.sideBySide(team.team().starts(), graph.cells(pibt.next()));
  }

  private static PriorityObserver teller(ExampleTeam team, StringBuilder told) {
    return new PriorityObserver() {
      @Override
      public void take(int unit, int cell) {
        told.append("%c takes %s%n".formatted(ExampleTeam.name(unit), team.place(cell)));
      }

      @Override
      public void inherit(int from, int to, int cell) {
        told.append("%c pushes %c%n".formatted(ExampleTeam.name(from), ExampleTeam.name(to)));
      }

      @Override
      public void giveUp(int unit, int cell) {
        told.append("%c stays at %s%n".formatted(ExampleTeam.name(unit), team.place(cell)));
      }

      @Override
      public void pull(int unit, int partner, int cell) {
        told.append("%c pulls %c%n".formatted(ExampleTeam.name(unit), ExampleTeam.name(partner)));
      }
    };
  }

  @Test
  void h01AUnitAloneTakesTheCellNearestToItsGoal() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a..
            """,
            """
            ..a
            """);
    assertEquals(
        """
        a takes 1,0
        a..  .a.
        """,
        step(team, false, "a"));
  }

  @Test
  void h02WhoIsInTheWayInheritsThePriorityAndMovesFirst() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            ab..
            """,
            """
            .b.a
            """);
    assertEquals(
        """
        a takes 1,0
        a pushes b
        b takes 2,0
        ab..  .ab.
        """,
        step(team, false, "ab"));
  }

  @Test
  void h03APushGoesThroughAWholeChain() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            abcd.
            """,
            """
            .bcda
            """);
    assertEquals(
        """
        a takes 1,0
        a pushes b
        b takes 2,0
        b pushes c
        c takes 3,0
        c pushes d
        d takes 4,0
        abcd.  .abcd
        """,
        step(team, false, "abcd"));
  }

  /** Both want the cell in the middle. */
  @Test
  void h04WhoComesFirstInTheOrderGetsTheCell() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a.b
            @.@
            """,
            """
            .b.
            @a@
            """);
    assertEquals(
        """
        a takes 1,0
        b takes 2,0
        a.b  .ab
        @.@  @.@
        """,
        step(team, false, "ab"));
    assertEquals(
        """
        b takes 1,0
        a takes 0,0
        a.b  ab.
        @.@  @.@
        """,
        step(team, false, "ba"));
  }

  /** Unit b is in a dead end: it cannot move away from a, and not change places with it. */
  @Test
  void h05WhoCannotMoveStaysAndTheOtherTriesItsNextCell() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            .ab@
            """,
            """
            b.a@
            """);
    assertEquals(
        """
        a takes 2,0
        a pushes b
        b stays at 2,0
        a takes 1,0
        .ab@  .ab@
        """,
        step(team, false, "ab"));
  }

  @Test
  void h06OfTwoThatCrossOneWaits() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            .a.
            b..
            ...
            """,
            """
            ...
            ..b
            .a.
            """);
    assertEquals(
        """
        .a.  ...  ...  ...
        b..  ba.  .b.  ..b
        ...  ...  .a.  .a.
        """,
        team.plan("pibt"));
  }

  @Test
  void h07WithTheSwapRuleWhoStepsBackPullsItsPartner() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            ..ba..
            @.@@@@
            """,
            """
            a....b
            @.@@@@
            """);
    assertEquals(
        """
        b takes 1,0
        b pulls a
        ..ba..  .ba...
        @.@@@@  @.@@@@
        """,
        step(team, true, "ba"));
  }

  @Test
  void h08SoTwoUnitsChangePlacesByABay() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            .ab.
            @.@@
            """,
            """
            b..a
            @.@@
            """);
    assertEquals(
        """
        .ab.  ab..  .a..  .ba.  b..a
        @.@@  @.@@  @b@@  @.@@  @.@@
        """,
        team.plan("pibt"));
  }

  @Test
  void h09WithoutABayTheyNeverDo() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a....b
            """,
            """
            b....a
            """);
    assertEquals("NO_PLAN", team.plan("pibt(steps=60)"));
  }
}
