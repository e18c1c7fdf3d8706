package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.RandomTeams;
import hopscotch.mapf.team.Team;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every kind of reasoning against conflict-based search without any, on random teams that are
 * larger than the joint space allows: the optima are equal.
 */
class ReasoningTest {
  private static final String PLAIN =
      "cbs(prioritise=false,bypass=false,heuristic=none,target=false,corridor=false,"
          + "rectangle=false,disjoint=false)";
  private static final int TEAMS = Integer.getInteger("tests.tries", 300);
  private static final TeamBudget LIMIT = TeamBudget.of(Budget.expansions(500));

  /** Nodes without reasoning are cheap, and what they prove is what all others are held against. */
  private static final TeamBudget PLAIN_LIMIT = TeamBudget.of(Budget.expansions(2000));

  /** Of a team without a known optimum little can be said, and each node of it is dear. */
  private static final TeamBudget UNKNOWN_LIMIT = TeamBudget.of(Budget.expansions(20));

  /** By number of the team what the search without reasoning answers. */
  private static final TeamAnswer[] PLAINLY = new TeamAnswer[TEAMS];

  @BeforeAll
  static void solvePlainly() {
    for (int number = 0; number < TEAMS; number++) {
      Team team = team(number);
      PLAINLY[number] = team == null ? null : solve(PLAIN, team, PLAIN_LIMIT);
    }
  }

  private static Team team(int number) {
    Random random = new Random(number);
    int width = 4 + random.nextInt(6);
    int height = 3 + random.nextInt(6);
    int blocked = random.nextInt(5);
    GridMap.Builder map = GridMap.builder(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        map.set(x, y, random.nextInt(10) < blocked ? '@' : '.');
      }
    }
    Movement movement = number % 5 == 4 ? Movement.OCTILE : Movement.ORTHOGONAL;
    GridGraph graph = GridGraph.of(map.build(), movement);
    int units = Math.min(largestComponent(graph) / 3, 2 + random.nextInt(6));
    return units == 0 ? null : RandomTeams.of(graph, units, number);
  }

  private static int largestComponent(GridGraph graph) {
    int[] sizes = new int[graph.components().count() + 1];
    int largest = 0;
    for (int cell = 0; cell < graph.map().cellCount(); cell++) {
      if (graph.isFree(cell)) {
        largest = Math.max(largest, ++sizes[graph.components().label(cell)]);
      }
    }
    return largest;
  }

  private static TeamAnswer solve(String spec, Team team, TeamBudget limit) {
    return TeamPlanners.prepare(spec, team.graph()).newSearch().solve(team, limit);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cbs",
        "cbs(disjoint=false)",
        "cbs(heuristic=none)",
        "cbs(heuristic=cg)",
        "cbs(heuristic=dg,disjoint=false)",
        "cbs(heuristic=wdg,target=false,corridor=false,rectangle=false)",
        "cbs(heuristic=cg,target=false,corridor=false,disjoint=false)",
        "cbs(heuristic=cg,target=false,rectangle=false,disjoint=false)",
        "cbs(heuristic=cg,corridor=false,rectangle=false,disjoint=false)",
        "cbs(heuristic=none,bypass=false,prioritise=false)",
        "eecbs(w=1)"
      })
  void findsTheOptimumOfThePlainSearch(String spec) {
    int compared = 0;
    for (int number = 0; number < TEAMS; number++) {
      Team team = team(number);
      if (team == null) {
        continue;
      }
      TeamAnswer plain = PLAINLY[number];
      boolean isKnown = plain.outcome() == TeamOutcome.SOLVED;
      TeamAnswer answer = solve(spec, team, isKnown ? LIMIT : UNKNOWN_LIMIT);
      String name = spec + " on team " + number;
      if (isKnown) {
        long optimum = plain.costs().sumOfCosts();
        assertTrue(answer.lowerBound() <= optimum, name);
        if (answer.outcome() != TeamOutcome.SOLVED) {
          assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, answer.outcome(), name);
          continue;
        }
        assertEquals(optimum, answer.costs().sumOfCosts(), name);
        compared++;
      } else if (answer.outcome() == TeamOutcome.SOLVED) {
        assertTrue(plain.lowerBound() <= answer.costs().sumOfCosts(), name);
      }
      if (answer.plan() != null) {
        PlanCheck check = PlanValidator.check(team, answer.plan());
        assertTrue(check.isValid(), () -> name + ": " + check.problem());
      }
    }
    assertTrue(compared > TEAMS / 2, spec + " compared on " + compared + " teams only");
  }

  @Test
  void staysWithinTheFactor() {
    int compared = 0;
    for (int number = 0; number < TEAMS; number++) {
      TeamAnswer plain = PLAINLY[number];
      if (plain == null || plain.outcome() != TeamOutcome.SOLVED) {
        continue;
      }
      Team team = team(number);
      long optimum = plain.costs().sumOfCosts();
      TeamAnswer answer = solve("eecbs(w=1.25)", team, LIMIT);
      String name = "team " + number;
      assertTrue(answer.lowerBound() <= optimum, name);
      if (answer.outcome() == TeamOutcome.SOLVED) {
        PlanCheck check = PlanValidator.check(team, answer.plan());
        assertTrue(check.isValid(), () -> name + ": " + check.problem());
        assertTrue(4 * answer.costs().sumOfCosts() <= 5 * optimum, name);
        compared++;
      }
    }
    assertTrue(compared > TEAMS / 2, "compared on " + compared + " teams only");
  }
}
