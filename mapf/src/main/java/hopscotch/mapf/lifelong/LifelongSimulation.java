package hopscotch.mapf.lifelong;

import hopscotch.core.grid.Components;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.StepPlanner;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Units that get a new goal each time they come to one. The team's goals are the first tasks; a
 * task is done at the step at which its unit is at its cell, and the unit has its next goal at the
 * same step. The goals at hand are distinct at any time. A unit for which no task is left keeps its
 * last goal and makes way for others.
 *
 * <p>Deterministic where the step planner is. For one thread.
 */
public final class LifelongSimulation {
  private final VertexGraph graph;
  private final StepPlanner planner;

  private LifelongSimulation(VertexGraph graph, StepPlanner planner) {
    this.graph = graph;
    this.planner = planner;
  }

  /**
   * Steps of a planner on its graph: its own where it goes step by step, else those of plans.
   *
   * @param period how many steps a plan serves, at least 1
   * @param budget what the planning of one may use, asked for each
   */
  public static LifelongSimulation of(
      TeamPlanner planner, int period, Supplier<TeamBudget> budget) {
    VertexGraph graph = VertexGraph.of(planner.graph());
    return new LifelongSimulation(
        graph,
        planner.findSteps().orElseGet(() -> new ReplannedSteps(graph, planner, period, budget)));
  }

  /**
   * Lets a team work for so many steps.
   *
   * @param limits looked at before each step, which counts as an expansion
   * @throws IllegalArgumentException if the team is of another graph
   */
  public LifelongAnswer work(Team team, Tasks tasks, int steps, Budget limits) {
    if (team.graph() != graph.grid()) {
      throw new IllegalArgumentException("the team is of another graph than the step planner");
    }
    Shift shift = new Shift(team, tasks);
    long begin = System.nanoTime();
    planner.begin(shift.now, shift.goals);
    long elapsed = System.nanoTime() - begin;
    long slowest = 0;
    int late = 0;
    int step = 0;
    BudgetMeter meter = BudgetMeter.started(limits);
    shift.notice(0);
    while (step < steps && meter.exhausted(step) == null) {
      begin = System.nanoTime();
      int[] next = planner.next(shift.now);
      long nanos = System.nanoTime() - begin;
      elapsed += nanos;
      slowest = Math.max(slowest, nanos);
      late += next == null ? 1 : 0;
      step++;
      shift.move(next == null ? shift.now : next);
      shift.notice(step);
    }
    return new LifelongAnswer(
        Plan.ofConfigurations(shift.configurations),
        step,
        shift.done,
        late,
        step < steps,
        slowest,
        elapsed,
        planner.bytes());
  }

  /** Who is where and goes where, and what has been done. */
  private final class Shift {
    private final Tasks tasks;
    private final Components components = graph.grid().components();
    private final List<int[]> configurations = new ArrayList<>();
    private final List<DoneTask> done = new ArrayList<>();
    private final boolean[] isGoal = new boolean[graph.size()];
    private final boolean[] isIdle;
    private final int[] goals;
    private int[] now;

    Shift(Team team, Tasks tasks) {
      this.tasks = tasks;
      goals = graph.vertices(team.goals());
      isIdle = new boolean[goals.length];
      for (int goal : goals) {
        isGoal[goal] = true;
      }
      move(graph.vertices(team.starts()));
    }

    void move(int[] next) {
      now = next;
      configurations.add(graph.cells(now));
    }

    /** Notes which tasks are done at a step, and gives out the next. */
    void notice(int step) {
      for (int unit = 0; unit < now.length; unit++) {
        if (now[unit] == goals[unit] && !isIdle[unit]) {
          done.add(new DoneTask(unit, graph.cell(now[unit]), step));
          giveNext(unit);
        }
      }
    }

    private void giveNext(int unit) {
      int here = graph.cell(now[unit]);
      int cell = tasks.next(unit, here, other -> isOpen(here, other));
      if (cell == Tasks.NONE) {
        isIdle[unit] = true;
        return;
      }
      isGoal[goals[unit]] = false;
      goals[unit] = graph.vertex(cell);
      isGoal[goals[unit]] = true;
      planner.change(unit, goals[unit]);
    }

    private boolean isOpen(int here, int cell) {
      return cell != here
          && graph.grid().isFree(cell)
          && !isGoal[graph.vertex(cell)]
          && components.connected(here, cell);
    }
  }
}
