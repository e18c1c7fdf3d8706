package hopscotch.experiments.report.answer;

import hopscotch.experiments.statistics.Holm;
import java.util.ArrayList;
import java.util.List;

/** Comparisons of planners on all problems, each with its p-value corrected by Holm for all. */
public final class PlannerTests {
  private PlannerTests() {}

  /**
   * A comparison of several.
   *
   * @param p its p-value, corrected for those that it was made with
   */
  public record Tested(int planner, int rival, PlannerComparison comparison, double p) {}

  /** Each planner against a rival; without those that solved no problem that it solved. */
  public static List<Tested> against(Answers answers, Compared what, int rival) {
    List<int[]> pairs = new ArrayList<>();
    for (int planner = 0; planner < answers.planners(); planner++) {
      if (planner != rival) {
        pairs.add(new int[] {planner, rival});
      }
    }
    return test(answers, what, pairs);
  }

  /** Each of some planners against each that comes after it. */
  public static List<Tested> pairs(Answers answers, Compared what, List<Integer> planners) {
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < planners.size(); i++) {
      for (int other : planners.subList(i + 1, planners.size())) {
        pairs.add(new int[] {planners.get(i), other});
      }
    }
    return test(answers, what, pairs);
  }

  private static List<Tested> test(Answers answers, Compared what, List<int[]> pairs) {
    List<Tested> tested =
        pairs.parallelStream()
            .map(pair -> test(answers, what, pair[0], pair[1]))
            .filter(it -> it.comparison.maps() > 0)
            .toList();
    double[] corrected = Holm.adjust(tested.stream().mapToDouble(Tested::p).toArray());
    List<Tested> all = new ArrayList<>();
    for (Tested each : tested) {
      all.add(new Tested(each.planner, each.rival, each.comparison, corrected[all.size()]));
    }
    return all;
  }

  private static Tested test(Answers answers, Compared what, int planner, int rival) {
    PlannerComparison comparison =
        new PlannerComparison(answers, what, planner, rival, answers.all());
    return new Tested(planner, rival, comparison, comparison.pValue());
  }
}
