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
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A simulation in which each unit gets a new task whenever it has done one, the unit of the lower
 * number first. All get their first at step 0. A unit goes to the places of its task one after
 * another. It has reached a place at the first step after it set out for it at which it is there;
 * at the same step it sets out for the next place, or gets its next task. Several units may have
 * the same place as their goal. A unit for which no task is left stays where it is, and makes way
 * for others.
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
   * Lets units work for a number of steps.
   *
   * @param starts a free cell for each unit
   * @param limits the budget, read before each step; a step counts as an expansion
   * @throws IllegalArgumentException if the starts are those of no {@link Team}
   */
  public LifelongAnswer work(int[] starts, Tasks tasks, int steps, Budget limits) {
    Team.of(graph.grid(), starts, starts);
    Shift shift = new Shift(starts, tasks);
    long begin = System.nanoTime();
    planner.begin(shift.now, shift.goals);
    long elapsed = System.nanoTime() - begin;
    long slowest = 0;
    int late = 0;
    int step = 0;
    BudgetMeter meter = BudgetMeter.started(limits);
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
        shift.given.stream().map(Errand::record).toList(),
        late,
        step < steps,
        slowest,
        elapsed,
        planner.bytes());
  }

  /** A task while its unit is at it: as many places are reached as there are steps. */
  private record Errand(int unit, int step, IntList places, IntList reached) {
    boolean isDone() {
      return reached.size() == places.size();
    }

    int place() {
      return places.getInt(reached.size());
    }

    GivenTask record() {
      return new GivenTask(unit, step, places, reached);
    }
  }

  /** The places of the units, their goals, and the tasks that they were given. */
  private final class Shift {
    private final Tasks tasks;
    private final Components components = graph.grid().components();
    private final List<int[]> configurations = new ArrayList<>();
    private final List<Errand> given = new ArrayList<>();

    /** The task of each unit, or {@code null} if none was left for it. */
    private final Errand[] errands;

    private final int[] goals;
    private int[] now;

    Shift(int[] starts, Tasks tasks) {
      this.tasks = tasks;
      errands = new Errand[starts.length];
      move(graph.vertices(starts));
      goals = now.clone();
      for (int unit = 0; unit < goals.length; unit++) {
        take(unit, 0);
        goals[unit] = goal(unit);
      }
    }

    void move(int[] next) {
      now = next;
      configurations.add(graph.cells(now));
    }

    /** Records the places that are reached at a step, and lets their units set out for the next. */
    void notice(int step) {
      for (int unit = 0; unit < now.length; unit++) {
        if (now[unit] == goals[unit] && errands[unit] != null) {
          errands[unit].reached.add(step);
          if (errands[unit].isDone()) {
            take(unit, step);
          }
          setOut(unit);
        } else if (errands[unit] == null && now[unit] != goals[unit]) {
          setOut(unit);
        }
      }
    }

    private void setOut(int unit) {
      goals[unit] = goal(unit);
      planner.change(unit, goals[unit]);
    }

    /** The next place of a unit's task; or where it is, if it has none. */
    private int goal(int unit) {
      return errands[unit] == null ? now[unit] : graph.vertex(errands[unit].place());
    }

    private void take(int unit, int step) {
      int here = graph.cell(now[unit]);
      int[] places = tasks.next(unit, cell -> isReachable(here, cell));
      boolean isLeft = places.length > 0;
      errands[unit] =
          isLeft ? new Errand(unit, step, IntList.of(places), new IntArrayList()) : null;
      if (isLeft) {
        given.add(errands[unit]);
      }
    }

    private boolean isReachable(int here, int cell) {
      return graph.grid().isFree(cell) && components.connected(here, cell);
    }
  }
}
