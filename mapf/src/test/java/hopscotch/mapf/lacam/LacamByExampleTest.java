package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.ExampleTeam;
import hopscotch.mapf.pibt.Pibt;
import hopscotch.mapf.pibt.PibtRules;
import hopscotch.mapf.pibt.Priorities;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Objective;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** LaCAM and LaCAM* on small maps, from the easiest to the hardest. */
class LacamByExampleTest {

  private static long expanded(ExampleTeam team, String planner) {
    TeamSearch search = TeamPlanners.prepare(planner, team.team().graph()).newSearch();
    search.solve(team.team());
    return search.counters().expanded;
  }

  /** The start, and then its successors in the order in which they are made, each once. */
  private static String successors(ExampleTeam team) {
    VertexGraph graph = VertexGraph.of(team.team().graph());
    int[] starts = graph.vertices(team.team().starts());
    int units = starts.length;
    GoalDistances distances = new GoalDistances(graph, graph.vertices(team.team().goals()));
    SplittableRandom random = new SplittableRandom(1);
    Successors successors =
        new Successors(
            graph,
            new StepCosts(distances, Objective.SUM_OF_LOSS),
            new Priorities(distances, starts),
            new Pibt(graph, distances, units, new PibtRules(false, false), null, random, null),
            units,
            1,
            random);
    Node node = new Node(0, starts, new char[units], null, 0, 0);
    Set<String> seen = new HashSet<>();
    List<int[]> shown = new ArrayList<>();
    shown.add(team.team().starts());
    while (node.hasConstraint()) {
      int[] next = successors.next(node);
      if (next != null && seen.add(Arrays.toString(next))) {
        shown.add(graph.cells(next));
      }
    }
    return team.sideBySide(shown.toArray(int[][]::new));
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
    assertEquals(
        """
        a..  .a.  ..a  ...
        .@.  .@.  .@.  .@a
        """,
        team.plan("lacam"));
  }

  /** As long as PIBT comes nearer, each configuration is expanded once. */
  @Test
  void h02WherePibtFindsAWayNothingIsSearched() {
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
        team.plan("lacam"));
    assertEquals(3, expanded(team, "lacam"));
  }

  /** First without a constraint, then with unit a sent to each vertex, then b as well. */
  @Test
  void h03ANodeMakesItsSuccessorsOneByOne() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a..
            @b@
            """,
            """
            .ba
            @.@
            """);
    assertEquals(
        """
        a..  .a.  ab.  a..
        @b@  @b@  @.@  @b@
        """,
        successors(team));
  }

  /** By pushing alone PIBT goes to and fro for ever; LaCAM takes up another successor. */
  @Test
  void h04WherePibtGoesInCirclesTheSearchGoesOn() {
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
    assertEquals("NO_PLAN", team.plan("pibt(swap=false,steps=60)"));
    assertEquals(
        """
        .ab.  .b..  ba..  b.a.  b..a
        @.@@  @a@@  @.@@  @.@@  @.@@
        """,
        team.plan("lacam(swap=false)"));
  }

  @Test
  void h05WhereThereIsNoPlanTheSearchSaysSo() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a....b
            """,
            """
            b....a
            """);
    assertEquals("NO_PLAN", team.plan("lacam"));
  }

  @Test
  void h06TheFirstPlanMayHaveDetours() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a...b
            @@.@@
            """,
            """
            b...a
            @@.@@
            """);
    assertEquals(
        """
        a...b  .a.b.  ..ab.  .ab..  ..a..  ..ba.  .b..a  b...a
        @@.@@  @@.@@  @@.@@  @@.@@  @@b@@  @@.@@  @@.@@  @@.@@
        """,
        team.plan("lacam"));
  }

  @Test
  void h07LacamStarGoesOnToTheBestPlan() {
    ExampleTeam team =
        ExampleTeam.of(
            """
            a...b
            @@.@@
            """,
            """
            b...a
            @@.@@
            """);
    assertEquals(
        """
        a...b  .a.b.  ..ab.  ..b..  .ba..  b..a.  b...a
        @@.@@  @@.@@  @@.@@  @@a@@  @@.@@  @@.@@  @@.@@
        """,
        team.plan("lacamstar"));
  }
}
