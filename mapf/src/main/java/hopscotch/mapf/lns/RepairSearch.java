package hopscotch.mapf.lns;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lns.refine.Roulette;
import hopscotch.mapf.lowlevel.Orders;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * MAPF-LNS2 (Li, Chen, Harabor, Stuckey and Koenig, "MAPF-LNS2: Fast Repairing for Multi-Agent Path
 * Finding via Large Neighborhood Search", AAAI 2022, Algorithm 1). It begins with paths that
 * collide. In a round a few units are planned anew by {@link Sipps}, in random order. The new paths
 * are kept if no more pairs of units collide than before. It ends when none collide.
 *
 * <p>{@link CollidingUnits} says which units they are. It takes one kind of choice alone, or draws
 * a kind each time. The weights of that draw follow by how many pairs each kind has lowered the
 * collisions. Guarantee: none; it gives up after a number of rounds. For one thread.
 */
final class RepairSearch extends PlanSearch {
  /** The index of the counter of the pairs that collided in the first paths. */
  static final int FIRST_PAIRS = 0;

  /** The index of the counter of the searches for one unit. */
  static final int UNIT_SEARCHES = 1;

  private final CollidingUnits.Kind only;
  private final int size;
  private final int rounds;
  private final long seed;
  private GoalDistances distances;
  private SoftReservations soft;
  private Sipps sipps;
  private SplittableRandom random;
  private int[][] paths;
  private IntOpenHashSet[] colliding;

  /**
   * A search.
   *
   * @param only the only kind of neighbourhood, or {@code null} to draw all kinds by their weights
   */
  RepairSearch(
      VertexGraph graph,
      CollidingUnits.Kind only,
      int size,
      int rounds,
      long seed,
      TeamObserver observer) {
    super(graph, Objective.SUM_OF_COSTS, observer, 2);
    this.only = only;
    this.size = size;
    this.rounds = rounds;
    this.seed = seed;
  }

  @Override
  protected TeamOutcome plan() {
    int[] starts = graph.vertices(team.starts());
    distances = new GoalDistances(graph, graph.vertices(team.goals()));
    soft = new SoftReservations(graph);
    sipps = new Sipps(graph);
    random = new SplittableRandom(seed);
    paths = new int[starts.length][];
    colliding = new IntOpenHashSet[starts.length];
    int[] order = IntStream.range(0, starts.length).toArray();
    Orders.shuffle(order, 0, random);
    long bound = 0;
    for (int unit : order) {
      TeamOutcome stopped = meter.exhausted(0, distances.bytes());
      paths[unit] = stopped == null ? path(unit, starts[unit]) : null;
      if (paths[unit] == null) {
        return stopped == null ? sipps.stopped() : stopped;
      }
      bound += distances.of(unit, starts[unit]);
      soft.set(unit, paths[unit], true);
    }
    proveBound(bound);
    for (int unit = 0; unit < starts.length; unit++) {
      colliding[unit] = collisions(unit);
    }
    counters.setExtra(FIRST_PAIRS, pairs());
    TeamOutcome outcome = repair();
    counters.touched = distances.touched();
    noteBytes(distances.bytes() + soft.bytes());
    return outcome;
  }

  private TeamOutcome repair() {
    int[] starts = graph.vertices(team.starts());
    int[] goals = graph.vertices(team.goals());
    CollidingUnits neighbourhoods = new CollidingUnits(graph, starts, goals, soft, random);
    Roulette<CollidingUnits.Kind> roulette =
        new Roulette<>(List.of(CollidingUnits.Kind.values()), random);
    for (int round = 0; pairs() > 0; round++) {
      TeamOutcome stopped = meter.exhausted(round, distances.bytes() + soft.bytes());
      if (stopped == null && round == rounds) {
        stopped = TeamOutcome.NO_PLAN;
      }
      if (stopped != null) {
        return stopped;
      }
      if (observer != null) {
        observer.expand(round, round - 1L, pairs());
      }
      CollidingUnits.Kind kind = only == null ? roulette.draw() : only;
      int[] units = neighbourhoods.units(kind, size, paths, colliding);
      Orders.shuffle(units, 0, random);
      counters.expanded = round + 1L;
      long before = pairs();
      if (!replan(units)) {
        return sipps.stopped();
      }
      roulette.reward(kind, before - pairs());
    }
    offer(Plan.ofPaths(graph.cells(paths)));
    return TeamOutcome.SOLVED;
  }

  /** A path of a unit beside all others, or {@code null} if the budget ended. */
  private int[] path(int unit, int start) {
    counters.setExtra(UNIT_SEARCHES, counters.extra(UNIT_SEARCHES) + 1);
    return sipps.find(unit, start, distances, soft, meter);
  }

  private IntOpenHashSet collisions(int unit) {
    IntOpenHashSet found = new IntOpenHashSet();
    soft.collect(paths[unit], found);
    found.remove(unit);
    return found;
  }

  /** The number of pairs of units that collide. */
  private long pairs() {
    long sum = 0;
    for (IntOpenHashSet others : colliding) {
      sum += others.size();
    }
    return sum / 2;
  }

  /**
   * Plans units anew, and stops as soon as more pairs of them collide than before. Keeps the new
   * paths if that did not happen. Returns false if the budget ended.
   */
  private boolean replan(int[] units) {
    final long before = pairsOf(units);
    int[][] old = new int[units.length][];
    for (int i = 0; i < units.length; i++) {
      old[i] = paths[units[i]];
      soft.set(units[i], old[i], false);
    }
    int done = 0;
    long after = 0;
    int[] path = old[0];
    while (done < units.length && after <= before) {
      path = path(units[done], old[done][0]);
      if (path == null) {
        break;
      }
      paths[units[done]] = path;
      after += collisions(units[done]).size();
      soft.set(units[done], path, true);
      done++;
    }
    if (done == units.length && after <= before) {
      update(units);
    } else {
      takeBack(units, done, old);
    }
    return path != null;
  }

  /** The number of pairs that collide and include at least one of the units. */
  private long pairsOf(int[] units) {
    long twice = 0;
    for (int unit : units) {
      twice += 2L * colliding[unit].size();
      for (int other : units) {
        twice -= colliding[unit].contains(other) ? 1 : 0;
      }
    }
    return twice / 2;
  }

  /** Gives units their old paths back; the first {@code done} of them have new ones. */
  private void takeBack(int[] units, int done, int[][] old) {
    for (int i = 0; i < done; i++) {
      soft.set(units[i], paths[units[i]], false);
    }
    for (int i = 0; i < units.length; i++) {
      paths[units[i]] = old[i];
      soft.set(units[i], old[i], true);
    }
  }

  private void update(int[] units) {
    for (int unit : units) {
      for (int other : colliding[unit].toIntArray()) {
        colliding[other].remove(unit);
      }
    }
    for (int unit : units) {
      colliding[unit] = collisions(unit);
      for (int other : colliding[unit].toIntArray()) {
        colliding[other].add(unit);
      }
    }
  }
}
