package hopscotch.mapf.prioritised;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.Orders;
import hopscotch.mapf.lowlevel.Reservations;
import hopscotch.mapf.lowlevel.Sipp;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Prioritised planning, or cooperative A*. The units are planned one after another, each by {@link
 * Sipp} around the paths of those before it (Silver, "Cooperative Pathfinding", AIIDE 2005, Section
 * 3; Erdmann and Lozano-Perez 1987). If a unit finds no path, the try ends. The next try begins
 * with that unit, and goes on with the others in random order.
 *
 * <p>Guarantee: none. A team may have a plan though every order fails.
 */
final class PrioritisedSearch extends PlanSearch {
  /** The index of the counter of the orders that were tried. */
  static final int ORDERS = 0;

  /** The index of the counter of the searches for one unit. */
  static final int UNIT_SEARCHES = 1;

  /** The first order in which the units are planned. */
  enum Order {
    FARTHEST,
    NEAREST,
    GIVEN,
    RANDOM
  }

  private final Order order;
  private final int restarts;
  private final long seed;

  PrioritisedSearch(
      VertexGraph graph, Order order, int restarts, long seed, TeamObserver observer) {
    super(graph, Objective.SUM_OF_COSTS, observer, 2);
    this.order = order;
    this.restarts = restarts;
    this.seed = seed;
  }

  @Override
  protected TeamOutcome plan() {
    int[] starts = graph.vertices(team.starts());
    GoalDistances distances = new GoalDistances(graph, graph.vertices(team.goals()));
    Sipp sipp = Sipp.counted(graph);
    Reservations reserved = new Reservations(graph.size());
    SplittableRandom random = new SplittableRandom(seed);
    // Each unit's distances; then the order in which units are planned.
    TeamOutcome stopped = proveDistances(distances, starts);
    if (stopped != null) {
      return stopped;
    }
    int[] units = firstOrder(distances, starts, random);
    int[][] paths = new int[starts.length][];
    for (int attempt = 0; attempt <= restarts; attempt++) {
      // A try: one unit after another, around the paths of those before.
      reserved.clear();
      int done = 0;
      while (done < units.length) {
        int unit = units[done];
        noteBytes(distances.bytes() + reserved.bytes());
        stopped = meter.exhausted(counters.expanded, distances.bytes() + reserved.bytes());
        if (stopped != null) {
          return stopped;
        }
        if (observer != null) {
          observer.expand(unit, -1, done);
        }
        // The path of one unit.
        paths[unit] = sipp.find(unit, starts[unit], distances, reserved, meter);
        counters.setExtra(UNIT_SEARCHES, counters.extra(UNIT_SEARCHES) + 1);
        counters.expanded = sipp.expanded();
        counters.touched = distances.touched();
        if (sipp.stopped() != null) {
          return sipp.stopped();
        }
        // It has none around those before: the try has failed. Else its path is reserved.
        if (paths[unit] == null) {
          break;
        }
        reserved.add(unit, paths[unit]);
        done++;
      }
      // All units have a path.
      counters.setExtra(ORDERS, attempt + 1L);
      if (done == units.length) {
        offer(Plan.ofPaths(graph.cells(paths)));
        return TeamOutcome.SOLVED;
      }
      // The next try begins with the unit that found none, and the others in random order.
      int failed = units[done];
      units[done] = units[0];
      units[0] = failed;
      Orders.shuffle(units, 1, random);
    }
    return TeamOutcome.NO_PLAN;
  }

  private int[] firstOrder(GoalDistances distances, int[] starts, SplittableRandom random) {
    Comparator<Integer> byDistance =
        Comparator.comparingInt(unit -> distances.of(unit, starts[unit]));
    IntStream units = IntStream.range(0, starts.length);
    return switch (order) {
      case GIVEN -> units.toArray();
      case NEAREST -> units.boxed().sorted(byDistance).mapToInt(unit -> unit).toArray();
      case FARTHEST -> units.boxed().sorted(byDistance.reversed()).mapToInt(unit -> unit).toArray();
      case RANDOM -> {
        int[] shuffled = units.toArray();
        Orders.shuffle(shuffled, 0, random);
        yield shuffled;
      }
    };
  }
}
