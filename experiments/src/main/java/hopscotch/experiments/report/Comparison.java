package hopscotch.experiments.report;

import hopscotch.experiments.statistics.ClusterBootstrap;
import hopscotch.experiments.statistics.ClusteredValues;
import hopscotch.experiments.statistics.PermutationTest;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A planner against the baseline, problem by problem, over the problems that both solved: the
 * logarithms of their ratios of times, in clusters by map.
 */
final class Comparison {
  private static final int RESAMPLES = 2_000;
  private static final int PERMUTATIONS = 10_000;
  private static final long SEED = 1;

  private final ClusteredValues logarithms;
  private final double ratioOfMeans;
  private final int wins;
  private final int losses;

  Comparison(Answers answers, int planner, int baseline, BitSet problems) {
    int[] both =
        problems.stream()
            .filter(
                problem ->
                    answers.hasPath(planner, problem)
                        && answers.hasPath(baseline, problem)
                        && answers.nanos(planner, problem) > 0
                        && answers.nanos(baseline, problem) > 0)
            .toArray();
    double[] values = new double[both.length];
    int[] maps = new int[both.length];
    double mySum = 0;
    double theirSum = 0;
    int won = 0;
    int lost = 0;
    for (int i = 0; i < both.length; i++) {
      double mine = answers.nanos(planner, both[i]);
      double theirs = answers.nanos(baseline, both[i]);
      values[i] = Math.log(theirs / mine);
      maps[i] = answers.map(both[i]);
      mySum += mine;
      theirSum += theirs;
      won += mine < theirs ? 1 : 0;
      lost += mine > theirs ? 1 : 0;
    }
    logarithms = ClusteredValues.of(values, maps, answers.mapCount());
    ratioOfMeans = theirSum / mySum;
    wins = won;
    losses = lost;
  }

  /** The geometric mean of the baseline's time over the planner's; NaN without problems. */
  double speedUp() {
    return Math.exp(logarithms.mean());
  }

  /**
   * The baseline's mean time over the planner's; NaN without problems. The longest queries make
   * most of it, while each problem counts the same in {@link #speedUp}.
   */
  double ratioOfMeans() {
    return ratioOfMeans;
  }

  /** The 95 % interval of {@link #speedUp}. */
  ClusterBootstrap.Interval interval() {
    ClusterBootstrap.Interval interval = new ClusterBootstrap(RESAMPLES, SEED).interval(logarithms);
    return new ClusterBootstrap.Interval(Math.exp(interval.least()), Math.exp(interval.largest()));
  }

  /** The p-value of no difference, uncorrected. */
  double pValue() {
    return new PermutationTest(PERMUTATIONS, SEED).pValue(logarithms);
  }

  /** How many problems the planner was faster on. */
  int wins() {
    return wins;
  }

  /** How many problems the baseline was faster on. */
  int losses() {
    return losses;
  }

  /** On how many maps the planner is faster in the geometric mean. */
  int mapsWon() {
    return (int) IntStream.range(0, maps()).filter(map -> logarithms.sum(map) > 0).count();
  }

  /** On how many maps the baseline is. */
  int mapsLost() {
    return (int) IntStream.range(0, maps()).filter(map -> logarithms.sum(map) < 0).count();
  }

  /** How many maps have problems that both solved. */
  int maps() {
    return logarithms.count();
  }
}
