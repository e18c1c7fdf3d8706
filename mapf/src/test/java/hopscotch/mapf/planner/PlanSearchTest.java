package hopscotch.mapf.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planners;
import hopscotch.mapf.distance.DistanceSource;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What a planner of teams is spared: a search that follows a script. */
class PlanSearchTest {
  private static final GridMap MAP = GridMap.parse("....");
  private static final GridGraph GRID = GridGraph.of(MAP, Movement.ORTHOGONAL);
  private static final VertexGraph GRAPH = VertexGraph.of(GRID);
  private static final Team TEAM =
      Team.of(GRID, new int[] {MAP.cell(0, 0)}, new int[] {MAP.cell(2, 0)});

  /** A plan that waits some steps before it goes. */
  private static Plan waits(int steps) {
    int[] path = new int[steps + 3];
    for (int step = 0; step < path.length; step++) {
      path[step] = MAP.cell(Math.max(0, step - steps), 0);
    }
    return Plan.ofPaths(new int[][] {path});
  }

  /** Does what a script says. */
  private static final class Scripted extends PlanSearch {
    private final Function<Scripted, TeamOutcome> script;

    Scripted(VertexGraph graph, TeamObserver observer, Function<Scripted, TeamOutcome> script) {
      super(graph, Objective.SUM_OF_COSTS, observer, 0);
      this.script = script;
    }

    @Override
    protected TeamOutcome plan() {
      return script.apply(this);
    }
  }

  private static Scripted scripted(Function<Scripted, TeamOutcome> script) {
    return new Scripted(GRAPH, null, script);
  }

  @Test
  void theBestPlanIsTheAnswer() {
    TeamAnswer answer =
        scripted(
                search -> {
                  assertNull(search.best());
                  assertNull(search.bestCosts());
                  assertTrue(search.offer(waits(3)));
                  assertFalse(search.offer(waits(3)), "as good as the one before");
                  assertTrue(search.offer(waits(1)));
                  assertFalse(search.offer(waits(2)));
                  assertEquals(waits(1), search.best());
                  assertEquals(3, search.bestCosts().sumOfCosts());
                  return TeamOutcome.SOLVED;
                })
            .solve(TEAM);
    assertEquals(TeamOutcome.SOLVED, answer.outcome());
    assertEquals(waits(1), answer.plan());
    assertEquals(3, answer.costs().sumOfCosts());
    assertTrue(answer.elapsedNanos() > 0);
  }

  @Test
  void theLargestBoundAndTheMostBytesCount() {
    TeamAnswer answer =
        scripted(
                search -> {
                  search.proveBound(2);
                  search.proveBound(1);
                  assertEquals(2, search.lowerBound());
                  search.noteBytes(70);
                  search.noteBytes(30);
                  return TeamOutcome.NO_PLAN;
                })
            .solve(TEAM);
    assertEquals(2, answer.lowerBound());
    assertEquals(70, answer.bytes());
    assertNull(answer.plan());
    assertNull(answer.costs());
  }

  @Test
  void nothingIsLeftOfATeamBefore() {
    List<TeamOutcome> outcomes = new ArrayList<>();
    Scripted search =
        scripted(
            self -> {
              if (outcomes.isEmpty()) {
                self.offer(waits(0));
                self.proveBound(2);
                self.noteBytes(70);
                self.counters.expanded = 5;
                outcomes.add(TeamOutcome.SOLVED);
                return TeamOutcome.SOLVED;
              }
              assertNull(self.best());
              return TeamOutcome.NO_PLAN;
            });
    search.solve(TEAM);
    TeamAnswer second = search.solve(TEAM);
    assertNull(second.plan());
    assertNull(second.costs());
    assertEquals(0, second.lowerBound());
    assertEquals(0, second.bytes());
    assertEquals(0, search.counters().expanded);
  }

  @Test
  void theDistancesOfAllUnitsAreABound() {
    TeamAnswer answer =
        scripted(
                search -> {
                  GoalDistances distances = new GoalDistances(GRAPH, new int[] {2});
                  assertNull(search.proveDistances(distances, new int[] {0}));
                  return TeamOutcome.NO_PLAN;
                })
            .solve(TEAM);
    assertEquals(2, answer.lowerBound());
  }

  @Test
  void distancesAreNotSoughtWithoutABudget() {
    TeamAnswer answer =
        scripted(
                search ->
                    search.proveDistances(new GoalDistances(GRAPH, new int[] {2}), new int[] {0}))
            .solve(TEAM, TeamBudget.of(Budget.expansions(0)));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, answer.outcome());
    assertEquals(0, answer.lowerBound());
  }

  @Test
  void distancesThatMayBeTooLongAreNoBound() {
    DistanceSource source =
        DistanceSource.prepare(Planners.known("astar(weight=2)"), GRID, Budget.UNLIMITED);
    VertexGraph told = VertexGraph.of(GRID, source);
    Scripted search =
        new Scripted(
            told,
            null,
            self -> {
              self.proveBound(2);
              return TeamOutcome.NO_PLAN;
            });
    assertEquals(0, search.solve(TEAM).lowerBound());
  }

  @Test
  void aTeamOfAnotherGraphIsRefused() {
    Team other =
        Team.of(
            GridGraph.of(MAP, Movement.ORTHOGONAL),
            new int[] {MAP.cell(0, 0)},
            new int[] {MAP.cell(2, 0)});
    Scripted search = scripted(self -> TeamOutcome.NO_PLAN);
    String message =
        assertThrows(IllegalArgumentException.class, () -> search.solve(other)).getMessage();
    assertTrue(message.contains("another graph"), message);
  }

  @Test
  void anObserverIsToldWhatHappens() {
    List<String> told = new ArrayList<>();
    TeamObserver observer =
        new TeamObserver() {
          @Override
          public void begin(Team team) {
            assertSame(TEAM, team);
            told.add("begin");
          }

          @Override
          public void improve(Plan plan, PlanCosts costs, long elapsedNanos) {
            assertTrue(elapsedNanos > 0);
            told.add("improve " + costs.sumOfCosts());
          }

          @Override
          public void end(TeamAnswer answer) {
            told.add("end " + answer.outcome());
          }
        };
    new Scripted(
            GRAPH,
            observer,
            search -> {
              search.offer(waits(1));
              search.offer(waits(1));
              search.offer(waits(0));
              return TeamOutcome.SOLVED;
            })
        .solve(TEAM);
    assertEquals(List.of("begin", "improve 3", "improve 2", "end SOLVED"), told);
  }
}
