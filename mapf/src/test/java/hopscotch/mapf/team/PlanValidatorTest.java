package hopscotch.mapf.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.team.PlanValidator.Following;
import org.junit.jupiter.api.Test;

class PlanValidatorTest {
  private static final GridMap MAP = GridMap.parse("....", ".@..");
  private static final GridGraph FOUR = GridGraph.of(MAP, Movement.ORTHOGONAL);
  private static final GridGraph EIGHT = GridGraph.of(MAP, Movement.OCTILE);

  private static int[] cells(int... coordinates) {
    int[] cells = new int[coordinates.length / 2];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = MAP.cell(coordinates[2 * i], coordinates[2 * i + 1]);
    }
    return cells;
  }

  private static String problem(GridGraph graph, int[] starts, int[] goals, int[]... paths) {
    return PlanValidator.check(Team.of(graph, starts, goals), Plan.ofPaths(paths)).problem();
  }

  @Test
  void countsCostsOfAValidPlan() {
    Team team = Team.of(FOUR, cells(0, 0, 2, 1), cells(2, 0, 2, 1));
    Plan plan =
        Plan.ofPaths(new int[][] {cells(0, 0, 1, 0, 1, 0, 2, 0), cells(2, 1, 2, 1, 3, 1, 2, 1)});
    PlanCheck check = PlanValidator.check(team, plan);
    assertTrue(check.isValid(), check::problem);
    assertEquals(new PlanCosts(6, 3, 5), check.costs());
  }

  @Test
  void namesAWrongStartAndAWrongGoal() {
    assertEquals(
        "unit 0 begins at (1, 0), not at its start (0, 0)",
        problem(FOUR, cells(0, 0), cells(2, 0), cells(1, 0, 2, 0)));
    assertEquals(
        "unit 0 rests at (1, 0), not at its goal (2, 0)",
        problem(FOUR, cells(0, 0), cells(2, 0), cells(0, 0, 1, 0)));
  }

  @Test
  void seesJumpsBlockedCellsAndDiagonals() {
    int[] start = cells(0, 0);
    int[] goal = cells(2, 0);
    assertTrue(problem(FOUR, start, goal, cells(0, 0, 2, 0)).contains("no legal move"));
    assertTrue(problem(FOUR, start, cells(2, 1), cells(0, 0, 0, 1, 1, 1, 2, 1)).contains("(1, 1)"));
    int[] diagonal = cells(2, 0, 3, 1);
    assertTrue(problem(FOUR, goal, cells(3, 1), diagonal).contains("no legal move"));
    assertEquals(null, problem(EIGHT, goal, cells(3, 1), diagonal));
    assertTrue(
        problem(EIGHT, cells(1, 0), cells(2, 1), cells(1, 0, 2, 1)).contains("no legal move"));
  }

  @Test
  void seesTwoUnitsInOneCell() {
    assertEquals(
        "step 1: units 0 and 1 are both at (1, 0)",
        problem(
            FOUR,
            cells(0, 0, 2, 0),
            cells(1, 0, 3, 0),
            cells(0, 0, 1, 0),
            cells(2, 0, 1, 0, 2, 0, 3, 0)));
  }

  @Test
  void seesAUnitThatPassesOneAtItsGoal() {
    assertEquals(
        "step 2: units 0 and 1 are both at (2, 0)",
        problem(
            FOUR,
            cells(0, 0, 2, 0),
            cells(3, 0, 2, 0),
            cells(0, 0, 1, 0, 2, 0, 3, 0),
            cells(2, 0)));
  }

  @Test
  void seesSwaps() {
    assertEquals(
        "step 1: units 0 and 1 swap (0, 0) and (1, 0)",
        problem(FOUR, cells(0, 0, 1, 0), cells(1, 0, 0, 0), cells(0, 0, 1, 0), cells(1, 0, 0, 0)));
  }

  @Test
  void seesDiagonalsThatCross() {
    assertTrue(
        problem(EIGHT, cells(2, 0, 3, 0), cells(3, 1, 2, 1), cells(2, 0, 3, 1), cells(3, 0, 2, 1))
            .contains("crosses unit"));
  }

  @Test
  void seesFollowingWhereItIsForbidden() {
    Team team = Team.of(FOUR, cells(0, 0, 1, 0), cells(1, 0, 2, 0));
    Plan plan = Plan.ofPaths(new int[][] {cells(0, 0, 1, 0), cells(1, 0, 2, 0)});
    assertTrue(PlanValidator.check(team, plan).isValid());
    assertEquals(
        "step 1: unit 0 follows unit 1 into (1, 0)",
        PlanValidator.check(team, plan, Following.FORBIDDEN).problem());
  }

  @Test
  void holdsTheClaims() {
    Team team = Team.of(FOUR, cells(0, 0), cells(2, 0));
    Plan plan = Plan.ofPaths(new int[][] {cells(0, 0, 1, 0, 2, 0)});
    assertTrue(check(team, plan, 2, 2).isValid());
    assertFalse(check(team, plan, 1, 1).isValid());
    assertFalse(check(team, plan, 2, 3).isValid());
    assertFalse(
        PlanValidator.check(Team.of(FOUR, cells(0, 0, 3, 0), cells(2, 0, 3, 0)), plan).isValid());
  }

  private static PlanCheck check(Team team, Plan plan, long cost, long bound) {
    return PlanValidator.check(team, plan, Following.ALLOWED, Objective.SUM_OF_COSTS, cost, bound);
  }
}
