package hopscotch.mapf.lifelong;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two units in a row of six cells; the first goes from 0 to 2 and on to 3, the second stays. */
class LifelongCheckTest {
  private final GridMap map = GridMap.parse("......");
  private final Team team =
      Team.of(
          GridGraph.of(map, Movement.ORTHOGONAL),
          new int[] {cell(0), cell(5)},
          new int[] {cell(2), cell(4)});
  private final Plan plan =
      Plan.ofPaths(
          new int[][] {{cell(0), cell(1), cell(2), cell(3)}, {cell(5), cell(5), cell(5), cell(5)}});

  private int cell(int x) {
    return map.cell(x, 0);
  }

  private static LifelongAnswer answer(Plan plan, int steps, DoneTask... done) {
    return new LifelongAnswer(plan, steps, List.of(done), 0, false, 0, 0, 0);
  }

  private String problem(int steps, DoneTask... done) {
    return LifelongCheck.findProblem(team, answer(plan, steps, done));
  }

  private static void assertSays(String part, String problem) {
    assertTrue(problem != null && problem.contains(part), problem);
  }

  @Test
  void whatIsTrueHasNoProblem() {
    assertNull(problem(3));
    assertNull(problem(3, new DoneTask(0, cell(2), 2)));
    assertNull(problem(3, new DoneTask(0, cell(2), 2), new DoneTask(0, cell(3), 3)));
    assertNull(problem(9), "the units may rest at the end");
  }

  @Test
  void thePlanIsOfTheTeamAndItsSteps() {
    assertSays("2 units and 3 steps, for a team of 2 and 2 steps", problem(2));
    Plan ofOne = Plan.ofPaths(new int[][] {{cell(0)}});
    String problem = LifelongCheck.findProblem(team, answer(ofOne, 3));
    assertSays("1 units and 0 steps, for a team of 2", problem);
  }

  @Test
  void stepsAreLegal() {
    Plan jump = Plan.ofPaths(new int[][] {{cell(0), cell(2)}, {cell(5), cell(5)}});
    assertSays("unit 0", LifelongCheck.findProblem(team, answer(jump, 1)));
    Plan together = Plan.ofPaths(new int[][] {{cell(0), cell(1)}, {cell(5), cell(1)}});
    String problem = LifelongCheck.findProblem(team, answer(together, 1));
    assertSays("where the units are in the end", problem);
  }

  @Test
  void aTaskIsDoneWhereItsUnitIs() {
    assertSays("unit 0 is not at", problem(3, new DoneTask(0, cell(2), 1)));
    assertSays("at step 4", problem(3, new DoneTask(0, cell(3), 4)));
  }

  @Test
  void theFirstTaskIsTheGoal() {
    String problem = problem(3, new DoneTask(0, cell(1), 1));
    assertSays("unit 0 has " + map.describe(cell(2)) + " as its first goal", problem);
    assertSays("not " + map.describe(cell(1)), problem);
    assertSays("unit 1 has", problem(3, new DoneTask(1, cell(5), 1)));
  }

  @Test
  void noTwoTasksAtOneStepOrBackInTime() {
    DoneTask first = new DoneTask(0, cell(2), 2);
    assertSays("unit 0 does two tasks at step 2", problem(3, first, first));
    DoneTask before = new DoneTask(0, cell(1), 1);
    assertSays("goes back in time", problem(3, first, before));
  }

  @Test
  void throughputIsTasksAStep() {
    assertEquals(0, answer(plan, 0).throughput());
    DoneTask task = new DoneTask(0, cell(2), 2);
    assertEquals(0.5, answer(plan, 4, task, task).throughput());
  }
}
