package hopscotch.harness.report.table;

import hopscotch.harness.statistics.ClusterBootstrap;
import hopscotch.harness.statistics.Holm;
import hopscotch.harness.statistics.PermutationTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Comparisons of planners on all problems, each with its p-value corrected by Holm for all. Random
 * draws for two planners are made once, and mirrored for the opposite order. Not safe for use by
 * several threads.
 */
public final class PlannerTests {
  /** The level below which a p-value counts. */
  public static final double LEVEL = 0.05;

  private final Answers answers;
  private final double[][] columns;
  private final Map<Pair, Drawn> drawn = new HashMap<>();

  /** Comparisons by a figure, without draws yet. */
  public PlannerTests(Answers answers, Compared what) {
    this.answers = answers;
    columns =
        IntStream.range(0, answers.planners())
            .mapToObj(planner -> what.column(answers, planner, answers.all()))
            .toArray(double[][]::new);
  }

  /** The least p-value on maps like these that so many comparisons on so many maps allow. */
  public static double leastLikeThese(int maps, int comparisons) {
    return Math.min(1, comparisons * PlannerComparison.TEST.least(maps));
  }

  /**
   * The number of maps from which on {@link #leastLikeThese} is below {@value #LEVEL}. Empty if no
   * number is enough for so many comparisons.
   */
  public static OptionalInt mapsNeeded(int comparisons) {
    return IntStream.rangeClosed(1, PermutationTest.EXACT_CLUSTERS + 1)
        .filter(maps -> leastLikeThese(maps, comparisons) < LEVEL)
        .findFirst();
  }

  /** Two planners, the one with the smaller number first. */
  private record Pair(int planner, int rival) {
    static Pair of(int planner, int other) {
      return new Pair(Math.min(planner, other), Math.max(planner, other));
    }
  }

  /** The results that need draws by map. */
  private record Drawn(PlannerComparison comparison, ClusterBootstrap.Interval interval, double p) {
    ClusterBootstrap.Interval mirrored() {
      return new ClusterBootstrap.Interval(1 / interval.largest(), 1 / interval.least());
    }
  }

  /**
   * One comparison of several. Its p-values are corrected for all that were made together.
   *
   * @param interval the 95 % interval of its speed-up
   * @param onTheseMaps the p-value of no difference on these maps; NaN unless the rival is the
   *     baseline, since it takes draws for each problem
   * @param onMapsLikeThese the p-value of no difference on maps like these
   * @param leastLikeThese the least that the latter can be, with so many maps and comparisons
   */
  public record Tested(
      int planner,
      int rival,
      ClusterBootstrap.Interval interval,
      double onTheseMaps,
      double onMapsLikeThese,
      double leastLikeThese) {}

  /** Each planner against a rival, except those that have no problem in common with it. */
  public List<Tested> against(int rival) {
    List<int[]> pairs = new ArrayList<>();
    for (int planner = 0; planner < answers.planners(); planner++) {
      if (planner != rival) {
        pairs.add(new int[] {planner, rival});
      }
    }
    return test(pairs, rival == answers.baseline());
  }

  /** Each of some planners against each that comes after it. */
  public List<Tested> pairs(List<Integer> planners) {
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < planners.size(); i++) {
      for (int other : planners.subList(i + 1, planners.size())) {
        pairs.add(new int[] {planners.get(i), other});
      }
    }
    return test(pairs, false);
  }

  /** The comparison itself, which needs no draws. */
  public PlannerComparison comparison(Tested tested) {
    return tested.planner < tested.rival
        ? drawn.get(Pair.of(tested.planner, tested.rival)).comparison
        : comparison(tested.planner, tested.rival);
  }

  private PlannerComparison comparison(int planner, int rival) {
    return new PlannerComparison(answers, columns[planner], columns[rival]);
  }

  private List<Tested> test(List<int[]> pairs, boolean byProblem) {
    draw(pairs);
    List<int[]> compared = pairs.stream().filter(it -> drawn(it).comparison.maps() > 0).toList();
    double[] onThese = corrected(compared, it -> byProblem ? onTheseMaps(it) : Double.NaN);
    double[] likeThese = corrected(compared, it -> drawn(it).p);
    double[] least =
        corrected(compared, it -> PlannerComparison.TEST.least(drawn(it).comparison.maps()));
    List<Tested> tested = new ArrayList<>();
    for (int i = 0; i < least.length; i++) {
      int[] pair = compared.get(i);
      Drawn both = drawn(pair);
      ClusterBootstrap.Interval own = pair[0] < pair[1] ? both.interval : both.mirrored();
      tested.add(new Tested(pair[0], pair[1], own, onThese[i], likeThese[i], least[i]));
    }
    return tested;
  }

  private static double[] corrected(List<int[]> pairs, ToDoubleFunction<int[]> p) {
    return Holm.adjust(pairs.parallelStream().mapToDouble(p).toArray());
  }

  private Drawn drawn(int[] pair) {
    return drawn.get(Pair.of(pair[0], pair[1]));
  }

  private double onTheseMaps(int[] pair) {
    return PlannerComparison.onTheseMaps(answers, columns[pair[0]], columns[pair[1]]);
  }

  /** Draws for all pairs without draws yet, together. */
  private void draw(List<int[]> pairs) {
    Set<Pair> unseen = new LinkedHashSet<>();
    pairs.forEach(pair -> unseen.add(Pair.of(pair[0], pair[1])));
    unseen.removeAll(drawn.keySet());
    List<Pair> fresh = List.copyOf(unseen);
    List<PlannerComparison> comparisons =
        fresh.parallelStream().map(pair -> comparison(pair.planner, pair.rival)).toList();
    List<ClusterBootstrap.Interval> intervals = PlannerComparison.intervals(comparisons);
    double[] pValues = PlannerComparison.onMapsLikeThese(comparisons);
    for (int i = 0; i < comparisons.size(); i++) {
      drawn.put(fresh.get(i), new Drawn(comparisons.get(i), intervals.get(i), pValues[i]));
    }
  }

  /** Draws for all pairs of planners together, which costs less than rival by rival. */
  public void drawAll() {
    List<int[]> pairs = new ArrayList<>();
    for (int planner = 0; planner < answers.planners(); planner++) {
      for (int rival = planner + 1; rival < answers.planners(); rival++) {
        pairs.add(new int[] {planner, rival});
      }
    }
    draw(pairs);
  }
}
