package hopscotch.harness.report.table;

import hopscotch.harness.statistics.ClusterBootstrap;
import hopscotch.harness.statistics.ClusteredValues;
import hopscotch.harness.statistics.PermutationTest;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Compares a planner with the baseline, problem by problem, over the problems that both solved: the
 * logarithms of the ratios of their figures, in clusters by map. The logarithms are those of
 * fdlibm, so that every machine shows the same figures.
 */
public final class PlannerComparison {
  private static final int RESAMPLES = 2_000;
  private static final long SEED = 1;

  /** The test of whether speed-ups are 1. */
  static final PermutationTest TEST = new PermutationTest(10_000, SEED);

  private final ClusteredValues logarithms;
  private final double ratioOfMeans;
  private final int wins;
  private final int losses;

  /**
   * Compares two planners by their times.
   *
   * @param baseline the planner with which to compare
   * @param problems the problems to compare; those that one of them did not solve do not count
   */
  public PlannerComparison(Answers answers, int planner, int baseline, BitSet problems) {
    this(answers, Compared.TIME, planner, baseline, problems);
  }

  /** Compares two planners by any figure, over problems where both figures are above 0. */
  PlannerComparison(Answers answers, Compared what, int planner, int baseline, BitSet problems) {
    this(
        answers, what.column(answers, planner, problems), what.column(answers, baseline, problems));
  }

  /**
   * Compares two columns of figures.
   *
   * @param mine the planner's figure for each problem; NaN if it does not count
   * @param theirs the baseline's figure for each problem, likewise
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

  /** The geometric mean of the baseline's time divided by the planner's. NaN without problems. */
  public double speedUp() {
    return StrictMath.exp(logarithms.mean());
  }

  /**
   * The baseline's mean time divided by the planner's. NaN without problems. The longest queries
   * dominate it, while each problem has the same weight in {@link #speedUp}.
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

  /** The uncorrected p-value of no difference on maps like these, for each comparison. */
  static double[] onMapsLikeThese(List<PlannerComparison> all) {
    return TEST.ofMeans(all.stream().map(it -> it.logarithms).toList());
  }

  /**
   * The uncorrected p-value of no difference on these maps: the statistic is that of {@link
   * #onMapsLikeThese}, the sum of the maps' means, but signs are flipped by problem.
   *
   * @param mine as in the constructor
   * @param theirs likewise
   */
  static double onTheseMaps(Answers answers, double[] mine, double[] theirs) {
    int[] sizes = new int[answers.mapCount()];
    int[] both =
        IntStream.range(0, mine.length).filter(it -> mine[it] > 0 && theirs[it] > 0).toArray();
    for (int problem : both) {
      sizes[answers.map(problem)]++;
    }
    return TEST.pValue(
        IntStream.of(both)
            .mapToDouble(it -> StrictMath.log(theirs[it] / mine[it]) / sizes[answers.map(it)])
            .toArray());
  }

  /** The number of problems compared. */
  public int problems() {
    return IntStream.range(0, maps()).map(logarithms::size).sum();
  }

  /** The number of problems on which the planner was faster. */
  int wins() {
    return wins;
  }

  /** The number of problems on which the baseline was faster. */
  int losses() {
    return losses;
  }

  /** The number of maps on which the planner is faster in the geometric mean. */
  int mapsWon() {
    return (int) IntStream.range(0, maps()).filter(map -> logarithms.sum(map) > 0).count();
  }

  /** The number of maps on which the baseline is faster. */
  int mapsLost() {
    return (int) IntStream.range(0, maps()).filter(map -> logarithms.sum(map) < 0).count();
  }

  /** The number of maps with problems that both solved. */
  public int maps() {
    return logarithms.count();
  }
}
