package hopscotch.mapf.pibt;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.StepPlanner;
import hopscotch.mapf.planner.TeamObserver;
import java.util.SplittableRandom;

/**
 * Priority inheritance with backtracking for goals that change, which it was made for (Okumura,
 * Machida, Defago and Tamura 2022, Section 3.4). Where each edge lies on a cycle and those longest
 * on their way come first, every unit comes to its goal in the end.
 */
final class PibtSteps implements StepPlanner {
  private final VertexGraph graph;
  private final PibtRules rules;
  private final StepOrder first;
  private final long seed;
  private final TeamObserver observer;
  private GoalDistances distances;
  private Priorities priorities;
  private Pibt pibt;
  private char[] elapsed;
  private int[] order;
  private long bytes;

  /** Steps on a graph; the observer may be {@code null}. */
  PibtSteps(VertexGraph graph, PibtRules rules, StepOrder first, long seed, TeamObserver observer) {
    this.graph = graph;
    this.rules = rules;
    this.first = first;
    this.seed = seed;
    this.observer = observer;
  }

  @Override
  public void begin(int[] starts, int[] goals) {
    begin(starts, new GoalDistances(graph, goals));
  }

  /** Begins with units at vertices, and the distances to their goals. */
  void begin(int[] starts, GoalDistances toGoals) {
    distances = toGoals;
    priorities = new Priorities(distances, starts);
    SplittableRandom random = new SplittableRandom(seed);
    pibt = new Pibt(graph, distances, starts.length, rules, null, random, observer);
    elapsed = new char[starts.length];
    order = new int[starts.length];
    bytes = 0;
  }

  @Override
  public void change(int unit, int goal) {
    distances.reset(unit, goal);
    elapsed[unit] = 0;
  }

  @Override
  public int[] next(int[] now) {
    for (int unit = 0; unit < now.length; unit++) {
      elapsed[unit] = Priorities.next(elapsed[unit], now[unit] == distances.goal(unit));
    }
    if (first == StepOrder.NEAREST) {
      priorities.nearestFirst(distances, now, order);
    } else {
      priorities.order(elapsed, order);
    }
    pibt.begin(now);
    pibt.complete(order);
    bytes = Math.max(bytes, distances.bytes());
    return pibt.next().clone();
  }

  @Override
  public long bytes() {
    return bytes;
  }
}
