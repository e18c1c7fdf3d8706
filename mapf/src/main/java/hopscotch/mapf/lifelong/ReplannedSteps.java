package hopscotch.mapf.lifelong;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.StepPlanner;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import it.unimi.dsi.fastutil.ints.IntArrayFIFOQueue;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.BitSet;
import java.util.function.Supplier;

/**
 * Steps that are taken from the plans of any planner of teams. Every few steps a plan is made for
 * all units to their present goals, and they follow it until the next one. A unit that reaches its
 * goal in between goes on along the old plan. Li, Tinka, Kiesel, Durham, Kumar and Koenig
 * ("Lifelong Multi-Agent Path Finding in Large-Scale Warehouses", AAAI 2021) do so with plans for a
 * window of time; here plans are whole.
 *
 * <p>In a plan no two units may rest at one vertex. If several have the same goal, one of them goes
 * there, and the others as near to it as they can.
 */
final class ReplannedSteps implements StepPlanner {
  private final VertexGraph graph;
  private final TeamSearch search;
  private final int period;
  private final Supplier<TeamBudget> budget;
  private int[] goals;
  private Plan plan;
  private int step;
  private long bytes;

  /**
   * Steps from the plans of a planner.
   *
   * @param period the number of steps after which a new plan is made, at least 1
   * @param budget gives the budget of each plan
   */
  ReplannedSteps(VertexGraph graph, TeamPlanner planner, int period, Supplier<TeamBudget> budget) {
    this.graph = graph;
    this.search = planner.newSearch();
    this.period = period;
    this.budget = budget;
  }

  @Override
  public void begin(int[] starts, int[] newGoals) {
    goals = newGoals.clone();
    plan = null;
    bytes = 0;
  }

  @Override
  public void change(int unit, int goal) {
    goals[unit] = goal;
  }

  @Override
  public int[] next(int[] now) {
    if (plan == null || step == period) {
      Team team = Team.of(graph.grid(), graph.cells(now), graph.cells(distinctGoals(now)));
      TeamAnswer answer = search.solve(team, budget.get());
      bytes = Math.max(bytes, answer.bytes());
      plan = answer.plan();
      step = 0;
    }
    if (plan == null) {
      return null;
    }
    step++;
    int[] cells = new int[now.length];
    plan.configuration(step, cells);
    return graph.vertices(cells);
  }

  /**
   * A goal for each unit that no other has: its own goal if it may have that, or else the nearest
   * vertex that is nobody's. Those who are on their way come before those who are there, and then
   * the lower number first.
   */
  private int[] distinctGoals(int[] now) {
    int[] distinct = goals.clone();
    IntSet taken = new IntOpenHashSet(goals.length);
    BitSet late = new BitSet();
    for (int unit = 0; unit < goals.length; unit++) {
      late.set(unit, now[unit] == goals[unit] || !taken.add(goals[unit]));
    }
    BitSet without = new BitSet();
    for (int unit = late.nextSetBit(0); unit >= 0; unit = late.nextSetBit(unit + 1)) {
      without.set(unit, now[unit] != goals[unit] || !taken.add(goals[unit]));
    }
    for (int unit = without.nextSetBit(0); unit >= 0; unit = without.nextSetBit(unit + 1)) {
      distinct[unit] = nearestUntaken(goals[unit], taken);
      taken.add(distinct[unit]);
    }
    return distinct;
  }

  /** The nearest vertex that is not taken; there is one, since starts are distinct as well. */
  private int nearestUntaken(int from, IntSet taken) {
    IntSet seen = new IntOpenHashSet(new int[] {from});
    IntArrayFIFOQueue queue = new IntArrayFIFOQueue();
    queue.enqueue(from);
    while (true) {
      int vertex = queue.dequeueInt();
      if (!taken.contains(vertex)) {
        return vertex;
      }
      for (int at = graph.first()[vertex]; at < graph.first()[vertex + 1]; at++) {
        if (seen.add(graph.targets()[at])) {
          queue.enqueue(graph.targets()[at]);
        }
      }
    }
  }

  @Override
  public long bytes() {
    return bytes;
  }
}
