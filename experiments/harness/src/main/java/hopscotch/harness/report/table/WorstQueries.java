package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Finds the queries on which a planner did worst: up to 25 with the largest suboptimality, and then
 * those with the largest ratio of its time to the baseline's, or with the largest time if it is the
 * baseline.
 */
public final class WorstQueries {
  private static final int MOST = 50;
  private static final int MOST_SUBOPTIMAL = 25;

  private WorstQueries() {}

  /**
   * A query to look at.
   *
   * @param why what is bad about the answer
   */
  public record Worst(int planner, int problem, String why) {}

  /** The worst of a planner, at most 50. */
  public static List<Worst> of(Answers answers, int planner) {
    Map<Integer, Worst> worst = new LinkedHashMap<>();
    IntToDoubleFunction suboptimality =
        problem -> answers.results().suboptimality(answers.row(planner, problem));
    add(worst, answers, planner, suboptimality, MOST_SUBOPTIMAL, "%.3f times the least cost");
    int baseline = answers.baseline();
    if (planner == baseline) {
      IntToDoubleFunction micros = problem -> answers.nanos(planner, problem) / 1000;
      add(worst, answers, planner, micros, MOST, "%.0f µs");
    } else {
      String name = answers.planner(baseline).replace("%", "%%");
      IntToDoubleFunction ratio =
          problem -> answers.nanos(planner, problem) / answers.nanos(baseline, problem);
      add(worst, answers, planner, ratio, MOST, "%.1f times the time of " + name);
    }
    return List.copyOf(worst.values());
  }

  private static void add(
      Map<Integer, Worst> worst,
      Answers answers,
      int planner,
      IntToDoubleFunction badness,
      int most,
      String why) {
    IntStream.range(0, answers.problems())
        .filter(problem -> answers.hasPath(planner, problem))
        .filter(problem -> answers.hasPath(answers.baseline(), problem))
        .filter(problem -> badness.applyAsDouble(problem) > 1)
        .filter(problem -> Double.isFinite(badness.applyAsDouble(problem)))
        .boxed()
        .sorted(Comparator.comparingDouble(problem -> -badness.applyAsDouble(problem)))
        .limit(most)
        .forEach(
            problem -> {
              if (worst.size() < most) {
                String text = String.format(Locale.ROOT, why, badness.applyAsDouble(problem));
                worst.putIfAbsent(problem, new Worst(planner, problem, text));
              }
            });
  }

  /** The worst of all planners, planner by planner. */
  public static List<Worst> of(Answers answers) {
    List<Worst> all = new ArrayList<>();
    for (int planner = 0; planner < answers.planners(); planner++) {
      all.addAll(of(answers, planner));
    }
    return all;
  }

  /** A table of the first queries of each planner, with the commands that repeat them. */
  public static Table table(Answers answers, List<Worst> worst) {
    Table table =
        new Table(
            "worst",
            (worst.isEmpty()
                    ? "No %s took longer than the baseline's, and none was suboptimal."
                    : "The worst %s of each planner, with the command that repeats it.")
                .formatted(answers.results().kind().problem()),
            List.of("planner", "map", "why", "to repeat"));
    Repeat repeat = new Repeat(answers.results().manifest());
    int last = -1;
    for (Worst each : worst) {
      if (each.planner() != last) {
        String spec = answers.planner(each.planner());
        table.add(
            spec,
            answers.problem(each.problem()).map(),
            each.why(),
            repeat.command(answers.problem(each.problem()), spec));
        last = each.planner();
      }
    }
    return table;
  }
}
