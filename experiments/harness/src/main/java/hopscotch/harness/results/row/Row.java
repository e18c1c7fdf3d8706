package hopscotch.harness.results.row;

import hopscotch.core.planner.SearchCounters;
import hopscotch.judge.timing.MoveTimes;
import hopscotch.judge.verdict.Verdict;
import java.util.List;

/**
 * One problem, of whatever kind, put to one planner once.
 *
 * @param task whose problem it is
 * @param repetition from 1
 * @param asked what was asked
 * @param guarantee what the planner promises on the map, as the problem finds it
 * @param outcome why it ended: {@code found}, {@code no-path}, {@code out-of-expansions}, {@code
 *     out-of-time}, {@code cancelled}, {@code error}, {@code killed}, {@code unprepared}, {@code
 *     not-offered}, {@code blocked}
 * @param verdict what the answer is worth
 * @param path the counts of the path
 * @param nanos the time of the query alone; -1 where it has none
 * @param moveTimes when its first move was known, and its last
 * @param counts what the search counted
 * @param extras the planner's own counters, {@code name=value} parted by semicolons
 * @param firstPreparationNanos the time of the first preparation on the map, in code that may not
 *     be compiled yet
 * @param preparationNanos the time of the preparation on the map
 * @param indexBytes the size of what was prepared
 * @param allocatedBytes what the query allocated; -1 where the JVM cannot tell
 * @param compilationMillis what the JVM compiled during the query's block, in milliseconds of
 *     compiling
 * @param collectionMillis how long it collected garbage during the query's block
 * @param measured what was measured of an answer of this kind alone, in the order of {@link
 *     KindColumns#measured}; -1 where there is no value
 * @param detail what is wrong, for people
 * @param curve of a team the anytime curve, which stands in a file beside the rows; else empty
 * @param resolved the spec with what the planner decided by itself on the map, as {@link
 *     hopscotch.core.planner.PreparedPlanner#resolved} says it; empty where it was not prepared
 */
public record Row(
    Task task,
    int repetition,
    RowProblem asked,
    String guarantee,
    String outcome,
    Verdict verdict,
    PathCounts path,
    long nanos,
    MoveTimes moveTimes,
    Counts counts,
    String extras,
    long firstPreparationNanos,
    long preparationNanos,
    long indexBytes,
    long allocatedBytes,
    long compilationMillis,
    long collectionMillis,
    List<Long> measured,
    String detail,
    List<CurvePoint> curve,
    String resolved) {

  /** Copies the lists. */
  public Row {
    measured = List.copyOf(measured);
    curve = List.copyOf(curve);
  }

  /** The same question, which its planner failed to answer; nothing that it said is left. */
  public Row failed(String why) {
    return new Row(
        task,
        repetition,
        asked,
        "",
        "error",
        Verdict.ERROR,
        PathCounts.none(path.expected()),
        -1,
        MoveTimes.NONE,
        Counts.UNKNOWN,
        "",
        -1,
        -1,
        -1,
        -1,
        compilationMillis,
        collectionMillis,
        List.of(),
        why,
        List.of(),
        "");
  }

  /**
   * A path in numbers; NaN, and -1 for the cost, where there is none.
   *
   * @param straight straight moves, weighted on weighted terrain
   * @param diagonal diagonal moves, likewise
   * @param cost the exact cost in the graph's scale; -1 for an any-angle path
   * @param length the length in widths of a cell
   * @param expected the published or reference length
   * @param suboptimality the cost over the least cost
   */
  public record PathCounts(
      double straight,
      double diagonal,
      long cost,
      double length,
      double expected,
      double suboptimality) {

    /** No path. */
    public static PathCounts none(double expected) {
      return new PathCounts(Double.NaN, Double.NaN, -1, Double.NaN, expected, Double.NaN);
    }
  }

  /**
   * The common counters of a search; -1 for one that its planner does not tell.
   *
   * @param expanded nodes expanded
   * @param generated nodes put on the open list
   * @param reopened nodes expanded again
   * @param heapOperations insertions into and removals from the open list
   * @param openPeak the most entries of the open list
   * @param touched nodes whose state was written
   */
  public record Counts(
      long expanded,
      long generated,
      long reopened,
      long heapOperations,
      long openPeak,
      long touched) {
    /** Those of a search that was not made, since there was nothing to search. */
    public static final Counts NONE = new Counts(0, 0, 0, 0, 0, 0);

    /** Those of a search of which nothing is known. */
    public static final Counts UNKNOWN = ofExpansions(-1);

    /** Those of a search of which at most the expansions are known. */
    public static Counts ofExpansions(long expanded) {
      return new Counts(expanded, -1, -1, -1, -1, -1);
    }

    /** Those of a search that ended. */
    public static Counts of(SearchCounters counters) {
      return new Counts(
          counters.expanded,
          counters.generated,
          counters.reopened,
          counters.heapOperations,
          counters.openPeak,
          counters.touched);
    }
  }
}
