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
 * A simulation in which each unit gets a new goal whenever it has reached one. The goals of the
 * team are the first tasks. A task is done at the step at which its unit is at its cell, and the
 * unit gets its next goal at the same step. At any time all goals are distinct. A unit for which no
 * task is left keeps its last goal and makes way for others.
 *
 * <p>Deterministic if the step planner is. For one thread.
 */
public final class LifelongSimulation {
  private final VertexGraph graph;
  private final StepPlanner planner;

  private LifelongSimulation(VertexGraph graph, StepPlanner planner) {
    this.graph = graph;
    this.planner = planner;
  }

  /**
   * A simulation on the graph of a planner. A planner that goes step by step makes the steps
   * itself; otherwise they are taken from its plans.
   *
   * @param period the number of steps after which a new plan is made, at least 1
   * @param budget gives the budget of each plan
   */
  public static LifelongSimulation of(
      TeamPlanner planner, int period, Supplier<TeamBudget> budget) {
    VertexGraph graph = VertexGraph.of(planner.graph());
    return new LifelongSimulation(
        graph,
        planner.findSteps().orElseGet(() -> new ReplannedSteps(graph, planner, period, budget)));
  }

  /**
   * Lets a team work for a number of steps.
   *
   * @param limits the budget, read before each step; a step counts as an expansion
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

  /** The places of the units, their goals, and the tasks that are done. */
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

    /** Records the tasks that are done at a step, and gives out the next ones. */
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
