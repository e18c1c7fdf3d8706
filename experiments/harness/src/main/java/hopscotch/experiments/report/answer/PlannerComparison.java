package hopscotch.experiments.report.answer;

import hopscotch.experiments.statistics.ClusterBootstrap;
import hopscotch.experiments.statistics.ClusteredValues;
import hopscotch.experiments.statistics.PermutationTest;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A planner against the baseline, problem by problem, over the problems that both solved: the
 * logarithms of the ratios of their figures, in clusters by map. The logarithms are fdlibm's, so
 * that every machine shows the same figures.
 */
public final class PlannerComparison {
  private static final int RESAMPLES = 2_000;
  private static final int PERMUTATIONS = 10_000;
  private static final long SEED = 1;

  private final ClusteredValues logarithms;
  private final double ratioOfMeans;
  private final int wins;
  private final int losses;

  /**
   * Compares two planners by their times.
   *
   * @param baseline the planner to compare with
   * @param problems to compare on; those that one of them did not solve do not count
   */
  public PlannerComparison(Answers answers, int planner, int baseline, BitSet problems) {
    this(answers, Compared.TIME, planner, baseline, problems);
  }

  /** The same by any figure; those of both must be above 0 for a problem to count. */
  PlannerComparison(Answers answers, Compared what, int planner, int baseline, BitSet problems) {
    int[] both =
        problems.stream()
            .filter(
                problem ->
                    answers.hasPath(planner, problem)
                        && answers.hasPath(baseline, problem)
                        && what.of(answers, planner, problem) > 0
                        && what.of(answers, baseline, problem) > 0)
            .toArray();
    double[] values = new double[both.length];
    int[] maps = new int[both.length];
    double mySum = 0;
    double theirSum = 0;
    int won = 0;
    int lost = 0;
    for (int i = 0; i < both.length; i++) {
      double mine = what.of(answers, planner, both[i]);
      double theirs = what.of(answers, baseline, both[i]);
      values[i] = StrictMath.log(theirs / mine);
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
  public double speedUp() {
    return StrictMath.exp(logarithms.mean());
  }

  /**
   * The baseline's mean time over the planner's; NaN without problems. The longest queries make
   * most of it, while each problem counts the same in {@link #speedUp}.
   */
  public double ratioOfMeans() {
    return ratioOfMeans;
  }

  /** The 95 % interval of {@link #speedUp}. */
  public ClusterBootstrap.Interval interval() {
    ClusterBootstrap.Interval interval = new ClusterBootstrap(RESAMPLES, SEED).interval(logarithms);
    return new ClusterBootstrap.Interval(
        StrictMath.exp(interval.least()), StrictMath.exp(interval.largest()));
  }

  /** The p-value of no difference, uncorrected. */
  public double pValue() {
    return new PermutationTest(PERMUTATIONS, SEED).pValue(logarithms);
  }

  /** How many problems the planner was faster on. */
  public int wins() {
    return wins;
  }

  /** How many problems the baseline was faster on. */
  public int losses() {
    return losses;
  }

  /** On how many maps the planner is faster in the geometric mean. */
  public int mapsWon() {
    return (int) IntStream.range(0, maps()).filter(map -> logarithms.sum(map) > 0).count();
  }

  /** On how many maps the baseline is. */
  public int mapsLost() {
    return (int) IntStream.range(0, maps()).filter(map -> logarithms.sum(map) < 0).count();
  }

  /** How many maps have problems that both solved. */
  public int maps() {
    return logarithms.count();
  }
}
