package hopscotch.experiments.run.forecast;

import hopscotch.experiments.results.Results;
import hopscotch.experiments.results.StoredProblem;
import hopscotch.experiments.run.deal.Deal;
import hopscotch.experiments.run.deal.LengthClass;
import hopscotch.experiments.run.deal.Unit;
import hopscotch.experiments.run.deal.UnitCost;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * How long a plan takes on so many slots of a cluster, by simulation. Units are dealt by their
 * estimated costs, as a run deals them. They cost what queries of their length took in a run that
 * was measured. That run may be a sample of the plan: of its maps, else of their sets, else of all.
 */
public final class Makespan {
  private static final long NANOS_PER_EXPANSION = 50;
  private static final long LARGE = 1L << 28;

  private final List<Instance> instances;
  private final List<UnitCost> estimated = new ArrayList<>();

  /** By instance, the time of all planners' queries and repetitions. */
  private final double[] queryNanos;

  /** By instance, the time of all planners to get ready. */
  private final double[] readyNanos;

  /**
   * One simulation; times without getting ready, but for {@code readySeconds}.
   *
   * @param slots how many tasks run at once
   * @param shards how many there are, started in their order as slots get free
   * @param units how many units there are
   * @param largestPercent what the largest unit costs, in percent of the whole
   * @param seconds until the last slot is done
   * @param idealSeconds the whole over the slots
   * @param readySeconds all that is spent on getting ready, over the slots
   */
  public record Simulation(
      int slots,
      int shards,
      int units,
      double largestPercent,
      double seconds,
      double idealSeconds,
      double readySeconds) {}

  /**
   * A plan, and what its queries cost.
   *
   * @param measured a run of the same planners
   * @param countsExpansions whether an expansion counts as 50 ns in place of measured times, which
   *     differ from machine to machine
   */
  public Makespan(Plan plan, Results measured, boolean countsExpansions) throws IOException {
    Suite suite = plan.suite();
    instances = plan.instances();
    queryNanos = new double[instances.size()];
    readyNanos = new double[instances.size()];
    Map<String, Pace> paces = paces(measured, cells(), countsExpansions);
    Map<String, Double> preparations = preparations(measured);
    double asked = (double) suite.specs().size() * suite.repetitions();
    double warmUp = 2.0 * suite.warmUp().least().duration().toNanos() * suite.specs().size();
    for (int i = 0; i < queryNanos.length; i++) {
      Instance instance = instances.get(i);
      estimated.add(UnitCost.of(suite, instance));
      long[] byLength = new long[LengthClass.COUNT];
      for (double length : suite.problems().estimateLengths(instance.map())) {
        byLength[LengthClass.of(length)]++;
      }
      String map = instance.map().id();
      Pace pace = paces.getOrDefault(map, paces.get(instance.map().set()));
      pace = pace == null ? paces.get("") : pace;
      queryNanos[i] = asked * pace.nanosOf(byLength, instance.map().estimateCells());
      readyNanos[i] = warmUp + preparations.getOrDefault(map, 0.0);
    }
  }

  private Map<String, Long> cells() throws IOException {
    Map<String, Long> cells = new HashMap<>();
    for (Instance instance : instances) {
      cells.put(instance.map().id(), instance.map().estimateCells());
    }
    return cells;
  }

  /**
   * By map, by set, and of all under the empty name.
   *
   * @param cells by map; one that is not in the plan is taken for large
   */
  private static Map<String, Pace> paces(
      Results measured, Map<String, Long> cells, boolean countsExpansions) {
    Map<String, Pace> paces = new HashMap<>();
    for (int row = 0; row < measured.size(); row++) {
      StoredProblem problem = measured.problems().get(measured.problem(row));
      double length = measured.expected(row);
      if (measured.nanos(row) >= 0 && !Double.isNaN(length)) {
        for (String name : List.of(problem.map(), problem.set(), "")) {
          Pace pace = paces.computeIfAbsent(name, unseen -> new Pace());
          long nanos =
              countsExpansions ? NANOS_PER_EXPANSION * measured.expanded(row) : measured.nanos(row);
          pace.add(
              LengthClass.of(length), cells.getOrDefault(problem.map(), LARGE), (double) nanos);
        }
      }
    }
    if (paces.isEmpty()) {
      throw new IllegalArgumentException("no row with a time: expected a run that was measured");
    }
    return paces;
  }

  /** By map, the time of one preparation of every planner. */
  private static Map<String, Double> preparations(Results measured) {
    Map<String, Double> sums = new HashMap<>();
    Set<List<Object>> seen = new HashSet<>();
    for (int row = 0; row < measured.size(); row++) {
      StoredProblem problem = measured.problems().get(measured.problem(row));
      long nanos = measured.preparationNanos(row);
      if (nanos >= 0
          && seen.add(List.of(problem.map(), problem.movement(), measured.planner(row)))) {
        sums.merge(problem.map(), (double) nanos, Double::sum);
      }
    }
    return sums;
  }

  /** Simulates so many slots that work off so many shards. */
  public Simulation simulate(int slots, int shards) {
    Map<Instance, Integer> numbers = new HashMap<>();
    instances.forEach(instance -> numbers.put(instance, numbers.size()));
    PriorityQueue<Double> free = new PriorityQueue<>();
    for (int slot = 0; slot < slots; slot++) {
      free.add(0.0);
    }
    double whole = 0;
    double ready = 0;
    double largest = 0;
    double last = 0;
    int units = 0;
    for (List<Unit> shard : new Deal(instances, estimated, shards).hands()) {
      double nanos = 0;
      Set<Integer> maps = new HashSet<>();
      for (Unit unit : shard) {
        int number = numbers.get(unit.instance());
        double ofUnit = queryNanos[number] / unit.count();
        ready += maps.add(number) ? readyNanos[number] : 0;
        nanos += ofUnit;
        largest = Math.max(largest, ofUnit);
        units++;
      }
      double end = free.remove() + nanos;
      free.add(end);
      last = Math.max(last, end);
      whole += nanos;
    }
    return new Simulation(
        slots,
        shards,
        units,
        100 * largest / whole,
        last / 1e9,
        whole / slots / 1e9,
        ready / slots / 1e9);
  }
}
