package hopscotch.experiments.run.forecast;

import hopscotch.experiments.run.deal.UnitCost;
import java.util.HashMap;
import java.util.Map;

/**
 * What it took a planner to be ready on the maps so far. It has three parts:
 *
 * <ul>
 *   <li>what every map takes again: the suite's warm-up, and reading the map;
 *   <li>a preparation, by the number of cells;
 *   <li>compiling, most of which is not done again.
 * </ul>
 *
 * <p>Not safe for use by several threads.
 */
final class ReadyCost {
  /** A preparation of a map that is larger than those measured grows by this power of it more. */
  private static final double GROWTH = 0.25;

  /** What is measured on one map more counts so much more than what was before. */
  private static final double MEMORY = 0.5;

  /** What a preparation takes a cell as long as nothing was measured. */
  private static final double TYPICAL_NANOS_PER_CELL = UnitCost.PREPARE_NANOS_PER_CELL;

  private final Map<String, Rate> byKind = new HashMap<>();
  private final Rate onAll = new Rate();
  private double leastBesideNanos;
  private double firstCompilingNanos = -1;
  private double compilingNanos;

  /** The time of preparations by the cell, and the size of the maps on which it was measured. */
  private static final class Rate {
    double weight;
    double nanosPerCell;
    double cells;

    void add(double nanos, long onCells) {
      weight = MEMORY * weight + 1;
      nanosPerCell = MEMORY * nanosPerCell + nanos / onCells;
      cells = MEMORY * cells + onCells;
    }

    double of(long onCells) {
      double larger = Math.max(1, onCells * weight / cells);
      return onCells * nanosPerCell / weight * Math.pow(larger, GROWTH);
    }
  }

  /**
   * A planner that was not ready anywhere yet.
   *
   * @param expectedNanos what every map takes beside a preparation by the suite's warm-up; where
   *     less was measured, less
   */
  ReadyCost(double expectedNanos) {
    leastBesideNanos = expectedNanos;
  }

  /**
   * Notes how long it took on a map.
   *
   * @param nanos all of it
   * @param preparationNanos of that, one preparation; 0 without one
   * @param warmNanos what that preparation takes on warm code
   */
  void add(double nanos, double preparationNanos, double warmNanos, String kind, long cells) {
    double beside = Math.max(0, nanos - preparationNanos);
    leastBesideNanos = Math.min(leastBesideNanos, beside);
    compilingNanos = beside - leastBesideNanos + preparationNanos - warmNanos;
    firstCompilingNanos = firstCompilingNanos < 0 ? compilingNanos : firstCompilingNanos;
    byKind.computeIfAbsent(kind, unseen -> new Rate()).add(warmNanos, cells);
    onAll.add(warmNanos, cells);
  }

  /** Notes what one preparation took in an earlier session. */
  void addKept(double preparationNanos, String kind, long cells) {
    byKind.computeIfAbsent(kind, unseen -> new Rate()).add(preparationNanos, cells);
    onAll.add(preparationNanos, cells);
  }

  /** Whether it was ready on a map in this session, so that it is known what compiling takes. */
  boolean isCompiled() {
    return firstCompilingNanos >= 0;
  }

  /** Whether it was ready on a map of a kind. */
  boolean isMeasuredOn(String kind) {
    return byKind.containsKey(kind);
  }

  /**
   * What it takes on a map with warm code, in nanoseconds. On a kind of map that was not measured a
   * preparation is expected to be less out of the common than on those that were.
   */
  double of(String kind, long cells) {
    Rate known = byKind.get(kind);
    double preparation =
        known != null
            ? known.of(cells)
            : Math.sqrt(onAll.of(cells) * TYPICAL_NANOS_PER_CELL * cells);
    return leastBesideNanos + preparation;
  }

  /** What compiling took on the first map, in nanoseconds. */
  double firstCompilingNanos() {
    return firstCompilingNanos;
  }

  /** What compiling took on the last map, in nanoseconds. */
  double compilingNanos() {
    return compilingNanos;
  }
}
