package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.StoredProblem;
import hopscotch.judge.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The answers that are wrong in one of two runs. Those that were not wrong before come first. */
final class WrongAnswers {
  /** The kinds of wrong answers, with those that need attention first. */
  private enum Kind {
    NEW,
    STILL,
    ONLY_LATER,
    MENDED,
    ONLY_EARLIER;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** A wrong answer. A verdict is {@code null} if that run has none. */
  private record Wrong(
      Kind kind,
      String planner,
      StoredProblem problem,
      Verdict before,
      Verdict after,
      String why,
      String command) {}

  private final Answers before;
  private final Answers after;
  private final List<Wrong> wrong = new ArrayList<>();

  WrongAnswers(MatchedRuns runs) {
    before = runs.before();
    after = runs.after();
    collect(after, before, true);
    collect(before, after, false);
    wrong.sort(Comparator.comparing(Wrong::kind));
  }

  /** Collects the wrong answers of a run, of the earlier those that are mended. */
  private void collect(Answers run, Answers other, boolean isLater) {
    Map<StoredProblem, Integer> numbers = MatchedRuns.numbers(other);
    Repeat repeat = new Repeat(run.results().manifest());
    for (int planner = 0; planner < run.planners(); planner++) {
      int same = other.find(run.planner(planner));
      for (int problem = 0; problem < run.problems(); problem++) {
        if (!isWrong(run, planner, problem)) {
          continue;
        }
        Integer number = same < 0 ? null : numbers.get(run.problem(problem));
        boolean isInBoth = number != null && other.isAsked(same, number);
        boolean isWrongInBoth = isInBoth && isWrong(other, same, number);
        if (isLater || !isWrongInBoth) {
          Verdict own = run.verdict(planner, problem);
          Verdict others = isInBoth ? other.verdict(same, number) : null;
          wrong.add(
              new Wrong(
                  kind(isLater, isInBoth, isWrongInBoth),
                  run.planner(planner),
                  run.problem(problem),
                  isLater ? others : own,
                  isLater ? own : others,
                  run.results().detail(run.row(planner, problem)),
                  repeat.command(run.problem(problem), run.planner(planner))));
        }
      }
    }
  }

  private static Kind kind(boolean isLater, boolean isInBoth, boolean isWrongInBoth) {
    if (isWrongInBoth) {
      return Kind.STILL;
    }
    if (isLater) {
      return isInBoth ? Kind.NEW : Kind.ONLY_LATER;
    }
    return isInBoth ? Kind.MENDED : Kind.ONLY_EARLIER;
  }

  private static boolean isWrong(Answers run, int planner, int problem) {
    return run.isAsked(planner, problem) && run.results().isFault(run.row(planner, problem));
  }

  /** A sentence with their number. */
  String sentence() {
    if (wrong.isEmpty()) {
      return "No answer of either run is wrong.";
    }
    List<String> parts = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      long count = wrong.stream().filter(it -> it.kind == kind).count();
      if (count > 0) {
        parts.add(count + " " + kind);
      }
    }
    return "Wrong answers: " + String.join(", ", parts) + ".";
  }

  /** A table with one row for each answer, at most so many. */
  Table table(int most) {
    String more = wrong.size() > most ? " The first %d of %d.".formatted(most, wrong.size()) : "";
    Table table =
        new Table(
            "wrong",
            sentence()
                + " New: the earlier run has the answer, and it is not wrong there. Mended: the"
                + " other way round. Only: the other run does not have the answer."
                + more,
            List.of("wrong", "planner", "map", "number", "earlier", "later", "why", "to repeat"));
    wrong.stream()
        .limit(most)
        .forEach(
            it ->
                table.add(
                    it.kind.toString(),
                    it.planner,
                    it.problem.map(),
                    it.problem.asked().number(),
                    it.before == null ? null : it.before.text(),
                    it.after == null ? null : it.after.text(),
                    it.why,
                    it.command));
    return table;
  }

  boolean isEmpty() {
    return wrong.isEmpty();
  }
}
