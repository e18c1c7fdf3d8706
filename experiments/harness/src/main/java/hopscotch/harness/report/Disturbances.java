package hopscotch.harness.report;

import hopscotch.harness.results.Results;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;

/** The share of the rows during whose blocks the JVM did other work. */
record Disturbances(Results results) {
  private static final double TOLERABLE_PERCENT = 1;

  /** A sentence on compilation. Empty if there was hardly any. */
  Optional<String> findCompilation() {
    return find(results::isCompiledMeanwhile, "compiled code");
  }

  /** A sentence on garbage collection. Empty if there was hardly any. */
  Optional<String> findCollection() {
    return find(results::isCollectedMeanwhile, "collected garbage");
  }

  private Optional<String> find(IntPredicate isDisturbed, String what) {
    int[] rows = new int[results.planners().size()];
    int[] disturbed = new int[rows.length];
    int all = 0;
    for (int row = 0; row < results.size(); row++) {
      rows[results.planner(row)]++;
      if (isDisturbed.test(row)) {
        disturbed[results.planner(row)]++;
        all++;
      }
    }
    double percent = 100.0 * all / Math.max(1, results.size());
    if (percent < TOLERABLE_PERCENT) {
      return Optional.empty();
    }
    double[] shares = new double[rows.length];
    Arrays.setAll(shares, planner -> (double) disturbed[planner] / Math.max(1, rows[planner]));
    int most = 0;
    for (int planner = 1; planner < shares.length; planner++) {
      most = shares[planner] > shares[most] ? planner : most;
    }
    return Optional.of(
        "The JVM %s in the blocks of %.0f %% of the rows, most often of %s (%.0f %%)."
            .formatted(what, percent, results.planners().get(most), 100 * shares[most]));
  }
}
