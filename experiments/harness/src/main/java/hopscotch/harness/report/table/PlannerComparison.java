package hopscotch.harness.report.table;

import hopscotch.harness.statistics.ClusterBootstrap;
import hopscotch.harness.statistics.ClusteredValues;
import hopscotch.harness.statistics.PermutationTest;
import java.util.BitSet;
import java.util.List;
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
    this(
        answers, what.column(answers, planner, problems), what.column(answers, baseline, problems));
  }

  /**
   * The same by columns.
   *
   * @param mine the planner's figure by problem; NaN where it does not count
   * @param theirs likewise the baseline's
   */
  PlannerComparison(Answers answers, double[] mine, double[] theirs) {
    double[] sums = new double[answers.mapCount()];
    int[] sizes = new int[sums.length];
    double mySum = 0;
    double theirSum = 0;
    int won = 0;
    int lost = 0;
    for (int problem = 0; problem < mine.length; problem++) {
      if (mine[problem] > 0 && theirs[problem] > 0) {
        sums[answers.map(problem)] += StrictMath.log(theirs[problem] / mine[problem]);
        sizes[answers.map(problem)]++;
        mySum += mine[problem];
        theirSum += theirs[problem];
        won += mine[problem] < theirs[problem] ? 1 : 0;
        lost += mine[problem] > theirs[problem] ? 1 : 0;
      }
    }
    logarithms = ClusteredValues.ofSums(sums, sizes);
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
  double ratioOfMeans() {
    return ratioOfMeans;
  }

  /** The 95 % interval of {@link #speedUp} of each comparison. */
  static List<ClusterBootstrap.Interval> intervals(List<PlannerComparison> all) {
    return new ClusterBootstrap(RESAMPLES, SEED)
        .intervals(all.stream().map(it -> it.logarithms).toList()).stream()
            .map(
                it ->
                    new ClusterBootstrap.Interval(
                        StrictMath.exp(it.least()), StrictMath.exp(it.largest())))
            .toList();
  }

  /** The p-value of no difference of each comparison, uncorrected. */
  static double[] pValues(List<PlannerComparison> all) {
    return new PermutationTest(PERMUTATIONS, SEED)
        .ofMeans(all.stream().map(it -> it.logarithms).toList());
  }

  /** How many problems are compared. */
  public int problems() {
    return IntStream.range(0, maps()).map(logarithms::size).sum();
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
  public int maps() {
    return logarithms.count();
  }
}
