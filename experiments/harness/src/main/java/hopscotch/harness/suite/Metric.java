package hopscotch.harness.suite;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** Groups of columns of a report's main table. */
public enum Metric {
  /** The numbers of problems solved, valid and optimal, and the coverage. */
  COVERAGE,
  /** The mean and the largest suboptimality. */
  SUBOPTIMALITY,
  /** Median, 95th percentile and maximum of the proven factors. By request only. */
  @JsonProperty("proven-factor")
  PROVEN_FACTOR,
  /** The mean, median, 95th and 99th percentile and maximum of the time of a query. */
  TIME,
  /** The mean time to the first move. */
  @JsonProperty("first-move")
  FIRST_MOVE,
  /** The mean number of expansions. */
  EXPANSIONS,
  /** The share of the problems on which it expanded less than the baseline. Only on request. */
  @JsonProperty("fewer-expansions")
  FEWER_EXPANSIONS,
  /** The mean time divided by the mean number of expansions, in nanoseconds. Only on request. */
  @JsonProperty("expansion-time")
  EXPANSION_TIME,
  /** The kind of its lengths, and their mean ratio to the optimal grid path's. */
  @JsonProperty("length-ratio")
  LENGTH_RATIO,
  /** The mean time that it adds to the planner it decorates. Only on request. */
  @JsonProperty("added-time")
  ADDED_TIME,
  /** The time of preparation. */
  PREPARATION,
  /** The size of what was prepared. */
  INDEX;

  /** The metrics of a suite that names none. */
  public static final List<Metric> DEFAULT =
      List.of(COVERAGE, SUBOPTIMALITY, TIME, FIRST_MOVE, EXPANSIONS, PREPARATION, INDEX);
}
