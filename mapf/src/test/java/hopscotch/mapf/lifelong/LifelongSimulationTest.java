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
      TeamBudget.of(Budget.expansions(2000)).withStop(TeamBudget.Stop.FIRST_PLAN);

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

  private static LifelongSimulation search(String spec, GridGraph graph, int period) {
    return LifelongSimulation.of(TeamPlanners.prepare(spec, graph), period, () -> LIMIT);
  }

  private static LifelongAnswer work(String spec, Team team, int period, int steps) {
    return search(spec, team.graph(), period)
        .work(team, new RandomTasks(team.graph(), 5), steps, Budget.UNLIMITED);
  }

  @ParameterizedTest
  @CsvSource({"pibt, 1", "lacam, 1", "lacam, 4", "pp, 3", "eecbs(w=2), 5"})
  void everyStepIsLegalAndEveryTaskThatCountsIsDone(String spec, int period) {
    int done = 0;
    for (int number = 0; number < 30; number++) {
      Team team = team(number);
      LifelongAnswer answer = work(spec, team, period, 60);
      assertNull(LifelongCheck.findProblem(team, answer), () -> spec + " on " + team.size());
      assertEquals(60, answer.steps());
      done += answer.done().size();
    }
    assertTrue(done > 500, "tasks done: " + done);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pibt(seed=3)", "lacam"})
  void theSameTeamAndSeedDoTheSame(String spec) {
    LifelongAnswer one = work(spec, team(4), 2, 50);
    LifelongAnswer other = work(spec, team(4), 2, 50);
    assertEquals(one.plan(), other.plan());
    assertEquals(one.done(), other.done());
  }

  /** Alone in a corridor of 5 cells, a unit that goes from end to end needs 4 steps a task. */
  @Test
  void countsTheTasksOfAListByTheStepsTheyNeed() {
    GridMap map = GridMap.parse(".....");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    int left = map.cell(0, 0);
    int right = map.cell(4, 0);
    Team team = Team.of(graph, new int[] {left}, new int[] {right});
    ListedTasks tasks = new ListedTasks(new int[] {left, right, left, right});
    LifelongAnswer answer = search("pibt", graph, 1).work(team, tasks, 13, Budget.UNLIMITED);
    assertEquals(
        List.of(new DoneTask(0, right, 4), new DoneTask(0, left, 8), new DoneTask(0, right, 12)),
        answer.done());
    assertEquals(List.of(right), tasks.left());
    assertEquals(3.0 / 13, answer.throughput());
  }

  @Test
  void aUnitWithoutATaskLeftCountsNoMore() {
    GridMap map = GridMap.parse("...");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    Team team = Team.of(graph, new int[] {map.cell(0, 0)}, new int[] {map.cell(1, 0)});
    LifelongAnswer answer =
        search("lacam", graph, 1).work(team, new ListedTasks(new int[0]), 10, Budget.UNLIMITED);
    assertEquals(List.of(new DoneTask(0, map.cell(1, 0), 1)), answer.done());
  }

  @Test
  void endsWithTheTimeOfItsBudget() {
    Team team = team(1);
    LifelongAnswer answer =
        search("pibt", team.graph(), 1)
            .work(team, new RandomTasks(team.graph(), 1), 7, Budget.time(Duration.ZERO));
    assertEquals(0, answer.steps());
  }

  @Test
  void allStayWhereThereIsNoPlanInTime() {
    Team team = team(1);
    TeamBudget none = TeamBudget.of(Budget.expansions(0));
    LifelongAnswer answer =
        LifelongSimulation.of(TeamPlanners.prepare("lacam", team.graph()), 1, () -> none)
            .work(team, new RandomTasks(team.graph(), 1), 7, Budget.UNLIMITED);
    assertEquals(7, answer.late());
    assertEquals(0, answer.plan().makespan());
    assertNull(LifelongCheck.findProblem(team, answer));
  }

  @Test
  void stopsWhenCancelled() {
    Budget limits = Budget.expansions(Long.MAX_VALUE);
    limits.cancel();
    Team team = team(1);
    LifelongAnswer answer =
        search("pibt", team.graph(), 1).work(team, new RandomTasks(team.graph(), 1), 7, limits);
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
              .work(team, new RandomTasks(team.graph(), 1), 12, Budget.UNLIMITED);
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
            .work(team, new RandomTasks(team.graph(), 1), 12, Budget.UNLIMITED);
    assertEquals(12, answer.steps());
    assertTrue(answer.bytes() > 0);
  }

  @Test
  void aTeamOfAnotherGraphIsRefused() {
    Team team = team(1);
    LifelongSimulation other = search("pibt", team(2).graph(), 1);
    assertThrows(
        IllegalArgumentException.class,
        () -> other.work(team, new ListedTasks(new int[0]), 1, Budget.UNLIMITED));
  }

  /** Goals at hand are distinct, reachable, and not where the unit is. */
  @Test
  void onlyCellsThatAreOpenAreGivenOut() {
    GridMap map = GridMap.parse("..@..", "..@..");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    int here = map.cell(0, 0);
    int next = map.cell(1, 0);
    int[] starts = {here, map.cell(0, 1)};
    int[] goals = {next, map.cell(1, 1)};
    int[] list = {next, map.cell(1, 1), map.cell(2, 0), map.cell(4, 0), here};
    ListedTasks tasks = new ListedTasks(list);
    LifelongAnswer answer =
        search("lacam", graph, 1).work(Team.of(graph, starts, goals), tasks, 3, Budget.UNLIMITED);
    assertNull(LifelongCheck.findProblem(Team.of(graph, starts, goals), answer));
    assertTrue(answer.done().contains(new DoneTask(0, next, 1)));
    assertTrue(answer.done().contains(new DoneTask(0, here, 2)), answer.done()::toString);
    assertTrue(tasks.left().containsAll(List.of(map.cell(2, 0), map.cell(4, 0))));
  }
}
