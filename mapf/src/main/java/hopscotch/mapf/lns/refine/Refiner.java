package hopscotch.mapf.lns.refine;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.Orders;
import hopscotch.mapf.lowlevel.Reservations;
import hopscotch.mapf.lowlevel.Sipp;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Plan;
import java.util.SplittableRandom;

/**
 * Improves a plan round by round (Li, Chen, Harabor, Stuckey and Koenig, "Anytime Multi-Agent Path
 * Finding via Large Neighborhood Search", IJCAI 2021, Algorithm 1). In a round a few units give up
 * their paths. They are planned anew by {@link Sipp}, in random order, around all others. The new
 * paths are kept if they do not raise the sum of costs; the paper keeps only those that lower it.
 * Not safe for use by several threads.
 */
public final class Refiner {
  private final VertexGraph graph;
  private final GoalDistances distances;
  private final int size;
  private final SplittableRandom random;
  private final TeamMeter meter;
  private final Reservations reserved;
  private final Sipp sipp;
  private final Neighbourhoods neighbourhoods;
  private final int[][] paths;

  /**
   * A refiner of plans for one team.
   *
   * @param plan the first plan, valid and in cells
   * @param size how many units are planned anew in a round
   */
  public Refiner(
      VertexGraph graph,
      GoalDistances distances,
      Plan plan,
      int size,
      SplittableRandom random,
      TeamMeter meter) {
    this.graph = graph;
    this.distances = distances;
    this.size = size;
    this.random = random;
    this.meter = meter;
    this.reserved = new Reservations(graph.size());
    this.sipp = new Sipp(graph);
    this.neighbourhoods = new Neighbourhoods(graph, distances, reserved, random);
    this.paths = new int[plan.units()][];
    for (int unit = 0; unit < paths.length; unit++) {
      paths[unit] = graph.vertices(plan.path(unit));
      reserved.add(unit, paths[unit]);
    }
  }

  /** Tries one neighbourhood. Returns by how much the sum of costs fell, 0 if nothing changed. */
  public int round() {
    Neighbourhoods.Kind kind = neighbourhoods.draw();
    int[] units = neighbourhoods.units(kind, size, paths);
    Orders.shuffle(units, 0, random);
    int gain = replan(units);
    neighbourhoods.reward(kind, gain);
    return gain;
  }

  private int replan(int[] units) {
    int[][] old = new int[units.length][];
    int oldCost = 0;
    int leastOfRest = 0;
    for (int i = 0; i < units.length; i++) {
      old[i] = paths[units[i]];
      oldCost += old[i].length - 1;
      leastOfRest += least(units[i], old[i]);
      reserved.remove(old[i]);
    }
    int cost = 0;
    int done = 0;
    while (done < units.length) {
      int unit = units[done];
      leastOfRest -= least(unit, old[done]);
      int latestRest = oldCost - cost - leastOfRest;
      int[] path = sipp.find(unit, old[done][0], latestRest, distances, reserved, meter);
      if (path == null) {
        break;
      }
      cost += path.length - 1;
      paths[unit] = path;
      reserved.add(unit, path);
      done++;
    }
    if (done == units.length) {
      return oldCost - cost;
    }
    for (int i = 0; i < done; i++) {
      reserved.remove(paths[units[i]]);
    }
    for (int i = 0; i < units.length; i++) {
      paths[units[i]] = old[i];
      reserved.add(units[i], old[i]);
    }
    return 0;
  }

  /** A lower bound of the steps of a unit, by exact distances. */
  private int least(int unit, int[] path) {
    return graph.hasExactDistances() ? distances.of(unit, path[0]) : 0;
  }

  /** Why the last round was given up, or {@code null} if it was not. */
  public TeamOutcome stopped() {
    return sipp.stopped();
  }

  /** The sum of costs of the present plan. */
  public long sumOfCosts() {
    long sum = 0;
    for (int[] path : paths) {
      sum += path.length - 1;
    }
    return sum;
  }

  /** The present plan, in cells. */
  public Plan plan() {
    return Plan.ofPaths(graph.cells(paths));
  }

  /** The number of nodes that the searches for paths have expanded since this was made. */
  public long expanded() {
    return sipp.expanded();
  }

  /** The bytes of the reservations. */
  public long bytes() {
    return reserved.bytes();
  }
}
