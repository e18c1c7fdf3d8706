package hopscotch.experiments.report.answer;

import hopscotch.experiments.statistics.ClusterBootstrap;
import hopscotch.experiments.statistics.Holm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Comparisons of planners on all problems, each with its p-value corrected by Holm for all. What is
 * drawn for two planners is drawn once: the other way round it is the mirror of that.
 */
public final class PlannerTests {
  private final Answers answers;
  private final Compared what;
  private final Map<List<Integer>, Drawn> drawn = new ConcurrentHashMap<>();

  /** Comparisons by a figure; nothing is drawn yet. */
  public PlannerTests(Answers answers, Compared what) {
    this.answers = answers;
    this.what = what;
  }

  /** What needs draws. */
  private record Drawn(ClusterBootstrap.Interval interval, double p) {
    Drawn mirrored() {
      return new Drawn(
          new ClusterBootstrap.Interval(1 / interval.largest(), 1 / interval.least()), p);
    }
  }

  /**
   * A comparison of several.
   *
   * @param interval the 95 % interval of its speed-up
   * @param p its p-value, corrected for those that it was made with
   */
  public record Tested(
      int planner,
      int rival,
      PlannerComparison comparison,
      ClusterBootstrap.Interval interval,
      double p) {}

  /** Each planner against a rival; without those that solved no problem that it solved. */
  public List<Tested> against(int rival) {
    List<int[]> pairs = new ArrayList<>();
    for (int planner = 0; planner < answers.planners(); planner++) {
      if (planner != rival) {
        pairs.add(new int[] {planner, rival});
      }
    }
    return test(pairs);
  }

  /** Each of some planners against each that comes after it. */
  public List<Tested> pairs(List<Integer> planners) {
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < planners.size(); i++) {
      for (int other : planners.subList(i + 1, planners.size())) {
        pairs.add(new int[] {planners.get(i), other});
      }
    }
    return test(pairs);
  }

  private List<Tested> test(List<int[]> pairs) {
    List<Tested> tested =
        pairs.parallelStream()
            .map(pair -> test(pair[0], pair[1]))
            .filter(it -> it.comparison.maps() > 0)
            .toList();
    double[] corrected = Holm.adjust(tested.stream().mapToDouble(Tested::p).toArray());
    List<Tested> all = new ArrayList<>();
    for (Tested each : tested) {
      double p = corrected[all.size()];
      all.add(new Tested(each.planner, each.rival, each.comparison, each.interval, p));
    }
    return all;
  }

  private Tested test(int planner, int rival) {
    PlannerComparison comparison = comparison(planner, rival);
    Drawn both = drawn(Math.min(planner, rival), Math.max(planner, rival));
    Drawn own = planner < rival ? both : both.mirrored();
    return new Tested(planner, rival, comparison, own.interval, own.p);
  }

  private Drawn drawn(int planner, int rival) {
    return drawn.computeIfAbsent(
        List.of(planner, rival),
        key -> {
          PlannerComparison comparison = comparison(planner, rival);
          return new Drawn(comparison.interval(), comparison.pValue());
        });
  }

  private PlannerComparison comparison(int planner, int rival) {
    return new PlannerComparison(answers, what, planner, rival, answers.all());
  }
}
