package hopscotch.mapf.lifelong;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.RandomTeams;
import hopscotch.mapf.team.Team;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LifelongSimulationTest {
  private static final TeamBudget LIMIT =
      TeamBudget.of(Budget.expansions(200)).withStop(TeamBudget.Stop.FIRST_PLAN);

  private static Team team(int number) {
    Random random = new Random(number);
    GridMap.Builder map = GridMap.builder(8, 7);
    for (int y = 0; y < 7; y++) {
      for (int x = 0; x < 8; x++) {
        map.set(x, y, random.nextInt(10) < 2 ? '@' : '.');
      }
    }
    Movement movement = number % 3 == 2 ? Movement.OCTILE : Movement.ORTHOGONAL;
    return RandomTeams.of(GridGraph.of(map.build(), movement), 1 + random.nextInt(12), number);
  }

  private static String problem(Team team, LifelongAnswer answer) {
    return LifelongCheck.findProblem(team.graph(), team.starts(), answer);
  }

  private static LifelongSimulation search(String spec, GridGraph graph, int period) {
    return LifelongSimulation.of(TeamPlanners.prepare(spec, graph), period, () -> LIMIT);
  }

  private static LifelongAnswer work(String spec, Team team, int period, int steps) {
    return search(spec, team.graph(), period)
        .work(
            team.starts(),
            new RandomTasks(team.graph(), 5).after(team.goals()),
            steps,
            Budget.UNLIMITED);
  }

  @ParameterizedTest
  @CsvSource({"pibt, 1", "lacam, 1", "lacam, 4", "pp, 3", "eecbs(w=2), 5"})
  void everyStepIsLegalAndEveryTaskThatCountsIsDone(String spec, int period) {
    int done = 0;
    for (int number = 0; number < 30; number++) {
      Team team = team(number);
      LifelongAnswer answer = work(spec, team, period, 60);
      assertNull(problem(team, answer), () -> spec + " on " + team.size());
      assertEquals(60, answer.steps());
      done += answer.tasksDone();
    }
    assertTrue(done > 500, "tasks done: " + done);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pibt(seed=3)", "lacam"})
  void theSameTeamAndSeedDoTheSame(String spec) {
    LifelongAnswer one = work(spec, team(4), 2, 50);
    LifelongAnswer other = work(spec, team(4), 2, 50);
    assertEquals(one.plan(), other.plan());
    assertEquals(one.tasks(), other.tasks());
  }

  private static ListedTasks tasks(int[]... places) {
    return new ListedTasks(List.of(places));
  }

  private static GivenTask given(int unit, int step, List<Integer> places, Integer... reached) {
    return new GivenTask(unit, step, places, List.of(reached));
  }

  /** Alone in a corridor of 5 cells, a unit that goes from end to end needs 4 steps a task. */
  @Test
  void countsTheTasksOfAListByTheStepsTheyNeed() {
    GridMap map = GridMap.parse(".....");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    int left = map.cell(0, 0);
    int right = map.cell(4, 0);
    ListedTasks tasks =
        tasks(new int[] {left}, new int[] {right}, new int[] {left}, new int[] {right});
    LifelongAnswer answer =
        search("pibt", graph, 1)
            .work(new int[] {left}, tasks.after(new int[] {right}), 13, Budget.UNLIMITED);
    assertEquals(
        List.of(
            given(0, 0, List.of(right), 4),
            given(0, 4, List.of(left), 8),
            given(0, 8, List.of(right), 12),
            given(0, 12, List.of(left))),
        answer.tasks());
    assertEquals(1, tasks.left().size());
    assertEquals(3.0 / 13, answer.throughput());
  }

  /** From the left end to the middle, to the right end, and back to the middle. */
  @Test
  void thePlacesOfATaskAreVisitedInTheirOrder() {
    GridMap map = GridMap.parse(".....");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    int middle = map.cell(2, 0);
    int right = map.cell(4, 0);
    LifelongAnswer answer =
        search("pibt", graph, 1)
            .work(
                new int[] {map.cell(0, 0)},
                tasks(new int[] {middle, right, middle}, new int[] {right, middle}),
                9,
                Budget.UNLIMITED);
    assertEquals(
        List.of(
            given(0, 0, List.of(middle, right, middle), 2, 4, 6),
            given(0, 6, List.of(right, middle), 8)),
        answer.tasks());
    assertEquals(1, answer.tasksDone());
    assertEquals(4, answer.placesReached());
  }

  @Test
  void theLowerNumberTakesTheFirstTask() {
    GridMap map = GridMap.parse("...", "...");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    int[] starts = {map.cell(0, 0), map.cell(0, 1), map.cell(2, 1)};
    ListedTasks tasks = tasks(new int[] {map.cell(1, 0)}, new int[] {map.cell(1, 1)});
    LifelongAnswer answer = search("pibt", graph, 1).work(starts, tasks, 3, Budget.UNLIMITED);
    assertEquals(
        List.of(given(0, 0, List.of(map.cell(1, 0)), 1), given(1, 0, List.of(map.cell(1, 1)), 1)),
        answer.tasks());
    assertEquals(1, answer.starved());
  }

  /** Each unit is sent to the same two cells in turn, and all come there. */
  @ParameterizedTest
  @CsvSource({"pibt, 1", "lacam, 1", "lacam, 3", "eecbs(w=2), 2"})
  void severalUnitsMayHaveTheSameGoal(String spec, int period) {
    GridMap map = GridMap.parse(".....", ".....", ".....");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    int left = map.cell(0, 1);
    int right = map.cell(4, 1);
    int[] starts = {map.cell(0, 0), map.cell(1, 0), map.cell(2, 0), map.cell(3, 0)};
    int[] tour = {left, right};
    LifelongAnswer answer =
        search(spec, graph, period)
            .work(starts, tasks(tour, tour, tour, tour), 80, Budget.UNLIMITED);
    assertNull(LifelongCheck.findProblem(graph, starts, answer));
    assertEquals(4, answer.tasksDone());
    assertEquals(0, answer.starved());
  }

  @Test
  void aUnitWithoutATaskLeftCountsNoMore() {
    GridMap map = GridMap.parse("...");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    LifelongAnswer answer =
        search("lacam", graph, 1)
            .work(
                new int[] {map.cell(0, 0)},
                tasks(new int[] {map.cell(1, 0)}),
                10,
                Budget.UNLIMITED);
    assertEquals(List.of(given(0, 0, List.of(map.cell(1, 0)), 1)), answer.tasks());
  }

  @Test
  void endsWithTheTimeOfItsBudget() {
    Team team = team(1);
    LifelongAnswer answer =
        search("pibt", team.graph(), 1)
            .work(team.starts(), new RandomTasks(team.graph(), 1), 7, Budget.time(Duration.ZERO));
    assertEquals(0, answer.steps());
  }

  @Test
  void allStayWhereThereIsNoPlanInTime() {
    Team team = team(1);
    TeamBudget none = TeamBudget.of(Budget.expansions(0));
    LifelongAnswer answer =
        LifelongSimulation.of(TeamPlanners.prepare("lacam", team.graph()), 1, () -> none)
            .work(team.starts(), new RandomTasks(team.graph(), 1), 7, Budget.UNLIMITED);
    assertEquals(7, answer.late());
    assertEquals(0, answer.plan().makespan());
    assertNull(problem(team, answer));
  }

  @Test
  void stopsWhenCancelled() {
    Budget limits = Budget.expansions(Long.MAX_VALUE);
    limits.cancel();
    Team team = team(1);
    LifelongAnswer answer =
        search("pibt", team.graph(), 1)
            .work(team.starts(), new RandomTasks(team.graph(), 1), 7, limits);
    assertTrue(answer.isCancelled());
    assertEquals(0, answer.steps());
  }

  @Test
  void aPlanServesItsPeriod() {
    for (int period = 1; period <= 4; period++) {
      AtomicInteger plans = new AtomicInteger();
      Team team = team(1);
      LifelongAnswer answer =
          LifelongSimulation.of(
                  TeamPlanners.prepare("lacam", team.graph()),
                  period,
                  () -> {
                    plans.incrementAndGet();
                    return LIMIT;
                  })
              .work(team.starts(), new RandomTasks(team.graph(), 1), 12, Budget.UNLIMITED);
      assertEquals(12 / period, plans.get());
      assertEquals(12, answer.steps());
      assertEquals(0, answer.late());
      assertFalse(answer.isCancelled());
      assertTrue(answer.bytes() > 0);
      assertTrue(answer.slowestNanos() > 0 && answer.slowestNanos() <= answer.elapsedNanos());
    }
  }

  @Test
  void aPlannerThatGoesStepByStepNeedsNoPlans() {
    Team team = team(1);
    TeamPlanner pibt = TeamPlanners.prepare("pibt", team.graph());
    LifelongAnswer answer =
        LifelongSimulation.of(
                pibt,
                1,
                () -> {
                  throw new AssertionError("a budget of a plan is asked for");
                })
            .work(team.starts(), new RandomTasks(team.graph(), 1), 12, Budget.UNLIMITED);
    assertEquals(12, answer.steps());
    assertTrue(answer.bytes() > 0);
  }

  @Test
  void startsThatAreNotFreeAreRefused() {
    GridMap map = GridMap.parse(".@");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    int[] starts = {map.cell(1, 0)};
    LifelongSimulation pibt = search("pibt", graph, 1);
    ListedTasks none = tasks();
    assertThrows(
        IllegalArgumentException.class, () -> pibt.work(starts, none, 1, Budget.UNLIMITED));
  }

  @Test
  void aTaskWithAPlaceThatCannotBeReachedIsLeft() {
    GridMap map = GridMap.parse("..@..", "..@..");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    int[] starts = {map.cell(0, 0)};
    int next = map.cell(1, 1);
    int[] beyond = {next, map.cell(4, 0)};
    ListedTasks tasks = tasks(beyond, new int[] {map.cell(2, 0)}, new int[] {next});
    LifelongAnswer answer = search("lacam", graph, 1).work(starts, tasks, 3, Budget.UNLIMITED);
    assertEquals(List.of(given(0, 0, List.of(next), 2)), answer.tasks());
    assertEquals(2, tasks.left().size());
  }
}
