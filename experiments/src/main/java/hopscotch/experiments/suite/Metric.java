package hopscotch.experiments.suite;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Groups of columns of a report's main table. */
public enum Metric {
  /** Solved, valid, optimal, coverage. */
  COVERAGE,
  /** Mean and largest suboptimality. */
  SUBOPTIMALITY,
  /** Mean, median, 95th and 99th percentile and maximum of the time of a query. */
  TIME,
  /** Mean time to the first move. */
  @JsonProperty("first-move")
  FIRST_MOVE,
  /** Mean expansions. */
  EXPANSIONS,
  /** Time of preparation. */
  PREPARATION,
  /** Size of what was prepared. */
  INDEX
}
