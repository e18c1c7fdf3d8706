package hopscotch.experiments.report;

import hopscotch.experiments.results.Results;
import hopscotch.experiments.results.StoredProblem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/** The queries that planners did worst on: the largest suboptimality, the largest slow-down. */
final class WorstQueries {
  private static final int MAX = 8;

  private WorstQueries() {}

  /**
   * A query to look at.
   *
   * @param planner whose it is
   * @param problem which it is
   * @param why what is bad about it
   * @param badness how bad, over 1
   */
  record Worst(int planner, StoredProblem problem, String why, double badness) {}

  /** The worst of each planner, the worst of all first. */
  static List<Worst> of(Answers answers) {
    List<Worst> worst = new ArrayList<>();
    Results results = answers.results();
    for (int i = 0; i < answers.planners(); i++) {
      int planner = i;
      find(
          answers,
          planner,
          problem -> results.suboptimality(answers.row(planner, problem)),
          "%.3f times the least cost",
          worst);
      if (planner != answers.baseline()) {
        find(
            answers,
            planner,
            problem -> answers.nanos(planner, problem) / answers.nanos(answers.baseline(), problem),
            "%.1f times the time of " + answers.planner(answers.baseline()).replace("%", "%%"),
            worst);
      }
    }
    worst.sort(Comparator.comparingDouble(Worst::badness).reversed());
    return worst.subList(0, Math.min(MAX, worst.size()));
  }

  private static void find(
      Answers answers, int planner, IntToDoubleFunction badness, String why, List<Worst> worst) {
    int found = -1;
    double most = 1;
    for (int problem = 0; problem < answers.problems(); problem++) {
      double value =
          answers.hasPath(planner, problem) && answers.hasPath(answers.baseline(), problem)
              ? badness.applyAsDouble(problem)
              : Double.NaN;
      if (value > most) {
        most = value;
        found = problem;
      }
    }
    if (found >= 0) {
      worst.add(
          new Worst(
              planner,
              answers.problem(found),
              String.format(java.util.Locale.ROOT, why, most),
              most));
    }
  }
}
