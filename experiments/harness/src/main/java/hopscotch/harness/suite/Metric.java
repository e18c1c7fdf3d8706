package hopscotch.harness.suite;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** Groups of columns of a report's main table. */
public enum Metric {
  /** Solved, valid, optimal, coverage. */
  COVERAGE,
  /** Mean and largest suboptimality. */
  SUBOPTIMALITY,
  /** Median, 95th percentile and maximum of the proven factors. By request only. */
  @JsonProperty("proven-factor")
  PROVEN_FACTOR,
  /** Mean, median, 95th and 99th percentile and maximum of the time of a query. */
  TIME,
  /** Mean time to the first move. */
  @JsonProperty("first-move")
  FIRST_MOVE,
  /** Mean expansions. */
  EXPANSIONS,
  /** On what share of the problems it expanded less than the baseline. By request only. */
  @JsonProperty("fewer-expansions")
  FEWER_EXPANSIONS,
  /** The mean time over the mean expansions, in nanoseconds. By request only. */
  @JsonProperty("expansion-time")
  EXPANSION_TIME,
  /** What its lengths are, and their mean ratio to the optimal grid path's. By request only. */
  @JsonProperty("length-ratio")
  LENGTH_RATIO,
  /** The mean time that it adds to the planner it decorates. By request only. */
  @JsonProperty("added-time")
  ADDED_TIME,
  /** Time of preparation. */
  PREPARATION,
  /** Size of what was prepared. */
  INDEX;

  /** The metrics of a suite that names none. */
  public static final List<Metric> DEFAULT =
      List.of(COVERAGE, SUBOPTIMALITY, TIME, FIRST_MOVE, EXPANSIONS, PREPARATION, INDEX);
}
