package hopscotch.mapf.lifelong;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.team.Plan;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two units in a row of six cells; the first goes from 0 to 2 and on to 3, the second stays. */
class LifelongCheckTest {
  private final GridMap map = GridMap.parse("......");
  private final GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
  private final int[] starts = {cell(0), cell(5)};
  private final Plan plan =
      Plan.ofPaths(
          new int[][] {{cell(0), cell(1), cell(2), cell(3)}, {cell(5), cell(5), cell(5), cell(5)}});

  private int cell(int x) {
    return map.cell(x, 0);
  }

  private static LifelongAnswer answer(Plan plan, int steps, GivenTask... tasks) {
    return new LifelongAnswer(plan, steps, List.of(tasks), 0, false, 0, 0, 0);
  }

  private String problem(int steps, GivenTask... tasks) {
    return LifelongCheck.findProblem(graph, starts, answer(plan, steps, tasks));
  }

  private static GivenTask task(int step, List<Integer> places, Integer... reached) {
    return new GivenTask(0, step, places, List.of(reached));
  }

  private static void assertSays(String part, String problem) {
    assertTrue(problem != null && problem.contains(part), problem);
  }

  @Test
  void whatIsTrueHasNoProblem() {
    assertNull(problem(3));
    assertNull(problem(3, task(0, List.of(cell(2)), 2)));
    assertNull(problem(3, task(0, List.of(cell(2)), 2), task(2, List.of(cell(3)), 3)));
    assertNull(problem(3, task(0, List.of(cell(1), cell(3)), 1, 3), task(3, List.of(cell(0)))));
    assertNull(problem(9), "the units may rest at the end");
  }

  @Test
  void thePlanIsOfTheUnitsAndTheirSteps() {
    assertSays("2 units and 3 steps, for 2 starts and 2 steps", problem(2));
    Plan ofOne = Plan.ofPaths(new int[][] {{cell(0)}});
    String problem = LifelongCheck.findProblem(graph, starts, answer(ofOne, 3));
    assertSays("1 units and 0 steps, for 2 starts", problem);
  }

  @Test
  void stepsAreLegal() {
    Plan jump = Plan.ofPaths(new int[][] {{cell(0), cell(2)}, {cell(5), cell(5)}});
    assertSays("unit 0", LifelongCheck.findProblem(graph, starts, answer(jump, 1)));
    Plan together = Plan.ofPaths(new int[][] {{cell(0), cell(1)}, {cell(5), cell(1)}});
    String problem = LifelongCheck.findProblem(graph, starts, answer(together, 1));
    assertSays("where the units are in the end", problem);
  }

  @Test
  void aPlaceIsReachedWhereItsUnitIs() {
    assertSays("unit 0 is not at", problem(3, task(0, List.of(cell(2)), 1)));
    assertSays("at step 4", problem(3, task(0, List.of(cell(3)), 4)));
    assertSays("unit 0 is not at", problem(3, task(0, List.of(cell(3), cell(2)), 2, 3)));
  }

  @Test
  void noTaskBeginsBeforeTheLastIsDone() {
    GivenTask open = task(0, List.of(cell(1), cell(3)), 1);
    assertSays("unit 0 gets a task at step 2", problem(3, open, task(2, List.of(cell(2)))));
    GivenTask done = task(0, List.of(cell(2)), 2);
    assertSays("unit 0 gets a task at step 1", problem(3, done, task(1, List.of(cell(3)), 3)));
  }

  @Test
  void noTwoPlacesAtOneStepOrBackInTime() {
    List<Integer> twice = List.of(cell(2), cell(2));
    assertSays("at step 2, not after step 2", problem(3, task(0, twice, 2, 2)));
    assertSays("at step 2, not after step 2", problem(3, task(2, List.of(cell(2)), 2)));
    assertSays("at step 1", problem(3, task(0, List.of(cell(2), cell(1)), 2, 1)));
  }

  @Test
  void noMorePlacesAreReachedThanThereAre() {
    assertSays("2 of 1 places", problem(3, task(0, List.of(cell(1)), 1, 2)));
  }

  @Test
  void throughputIsTasksAStep() {
    assertEquals(0, answer(plan, 0).throughput());
    GivenTask task = task(0, List.of(cell(2)), 2);
    assertEquals(0.5, answer(plan, 4, task, task, task(2, List.of(cell(3)))).throughput());
  }

  @Test
  void aUnitThatDoesNoTaskStarves() {
    assertEquals(2, answer(plan, 3, task(0, List.of(cell(1), cell(3)), 1)).starved());
    assertEquals(1, answer(plan, 3, task(0, List.of(cell(1)), 1)).starved());
  }
}
