package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.pibt.PibtRules;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A plan of LaCAM for a crowd, made better step by step. */
class ImprovementTest {
  private static final Team CROWD = crowd();
  private static final Plan FIRST =
      TeamPlanners.prepare("lacam(hindrance=false)", CROWD.graph()).newSearch().solve(CROWD).plan();

  /** What the search around takes. */
  private static final long BYTES = 1 << 20;

  private final VertexGraph graph = VertexGraph.of(CROWD.graph());
  private final TeamMeter meter = new TeamMeter();
  private ConfigurationGraph nodes;
  private long expanded;

  private static Team crowd() {
    GridMap map = GridMap.of(7, 7, (x, y) -> x != 3 || y % 2 == 0);
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    VertexGraph vertices = VertexGraph.of(graph);
    Random random = new Random(3);
    int[] starts = random.ints(0, vertices.size()).distinct().limit(14).toArray();
    int[] goals = random.ints(0, vertices.size()).distinct().limit(14).toArray();
    return Team.of(graph, vertices.cells(starts), vertices.cells(goals));
  }

  /** Of the first plan, with the configurations of it entered. */
  private Improvement improvement(Objective objective, int refine, int recursion) {
    return improvement(CROWD, FIRST, objective, refine, recursion);
  }

  private Improvement improvement(
      Team team, Plan plan, Objective objective, int refine, int recursion) {
    GoalDistances distances = new GoalDistances(graph, graph.vertices(team.goals()));
    Settings settings =
        new Settings(true, objective, new PibtRules(true, false), 1, -1, refine, recursion, 10, 0);
    nodes =
        new ConfigurationGraph(
            distances, new StepCosts(distances, objective), graph.vertices(team.starts()));
    Node at = nodes.start();
    int[] cells = new int[team.size()];
    for (int step = 1; step <= plan.makespan(); step++) {
      plan.configuration(step, cells);
      int[] next = graph.vertices(cells);
      Node known = nodes.find(next);
      Node node = known == null ? nodes.add(next, at) : known;
      nodes.link(at, node);
      at = node;
    }
    nodes.setGoal(at);
    meter.start(TeamBudget.UNLIMITED);
    return new Improvement(team, graph, distances, nodes, settings, new SplittableRandom(5), meter);
  }

  /** One try; how many expansions it took. */
  private long run(Improvement improvement) {
    Plan plan = Plan.ofConfigurations(nodes.way().stream().map(graph::cells).toList());
    int before = nodes.goal().g;
    assertNull(improvement.run(expanded, plan, BYTES));
    assertEquals(nodes.goal().g < before, improvement.isBetter());
    assertTrue(nodes.goal().g <= before);
    long taken = improvement.expanded() - expanded;
    expanded = improvement.expanded();
    assertFalse(improvement.isDue(expanded + 99));
    assertEquals(nodes.goal().g > nodes.start().h, improvement.isDue(expanded + 100));
    return taken;
  }

  @Test
  void roundsCountAsExpansionsAndLowerTheLoss() {
    Improvement improvement = improvement(Objective.SUM_OF_LOSS, 10, 0);
    int first = nodes.goal().g;
    assertEquals(PlanCosts.of(CROWD, FIRST).sumOfLoss(), first);
    assertTrue(improvement.isDue(0));
    long empty = improvement.bytes();
    for (int i = 0; i < 30; i++) {
      assertEquals(10, run(improvement));
    }
    assertTrue(nodes.goal().g < first, nodes.goal().g + " of " + first);
    assertEquals(0, empty);
    assertTrue(improvement.bytes() > 0);
  }

  @Test
  void callsLowerTheLossToo() {
    Improvement improvement = improvement(Objective.SUM_OF_LOSS, 10, 1000);
    int first = nodes.goal().g;
    Set<Long> taken = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      long expansions = run(improvement);
      assertTrue(expansions >= 1 && expansions <= 2L * FIRST.makespan() + 100);
      taken.add(expansions);
    }
    assertTrue(taken.size() > 5, taken::toString);
    assertTrue(nodes.goal().g < first, nodes.goal().g + " of " + first);
  }

  @Test
  void theMakespanIsLoweredByCallsAlone() {
    assertFalse(improvement(Objective.MAKESPAN, 10, 0).isDue(1000));
    Improvement improvement = improvement(Objective.MAKESPAN, 10, 10);
    int first = nodes.goal().g;
    assertEquals(FIRST.makespan(), first);
    assertTrue(improvement.isDue(0));
    long taken = 0;
    for (int i = 0; i < 200; i++) {
      expanded += 100;
      taken += run(improvement);
    }
    assertTrue(nodes.goal().g < first, nodes.goal().g + " of " + first);
    // A hundredth of the work: a call begins where the others have not had more than their share.
    assertTrue(taken < expanded / 50, taken + " of " + expanded);
  }

  /** With half the work for each, calls are neither all nor none of it. */
  @Test
  void bothKindsHaveTheirShare() {
    Improvement improvement = improvement(Objective.SUM_OF_LOSS, 3, 500);
    int rounds = 0;
    for (int i = 0; i < 100; i++) {
      rounds += run(improvement) == 3 ? 1 : 0;
    }
    assertTrue(rounds > 10 && rounds < 95, rounds + " of 100");
  }

  @Test
  void nothingIsDueWithoutEitherOrAtTheBound() {
    assertFalse(improvement(Objective.SUM_OF_LOSS, 0, 0).isDue(1000));
    Team rests = Team.of(CROWD.graph(), CROWD.starts(), CROWD.starts());
    Plan stay = Plan.ofConfigurations(Arrays.asList(new int[][] {CROWD.starts()}));
    assertFalse(improvement(rests, stay, Objective.SUM_OF_LOSS, 10, 500).isDue(1000));
  }

  @Test
  void roundsEndWithTheBudget() {
    Improvement improvement = improvement(Objective.SUM_OF_LOSS, 10, 0);
    meter.start(TeamBudget.of(Budget.expansions(4)));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, improvement.run(0, FIRST, 0));
    assertEquals(4, improvement.expanded());
    meter.start(TeamBudget.UNLIMITED.withBytes(100));
    assertEquals(TeamOutcome.OUT_OF_MEMORY, improvement.run(4, FIRST, 101));
    assertEquals(4, improvement.expanded());
  }
}
