package hopscotch.harness.report;

import hopscotch.harness.output.Json;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.report.table.Figures;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.suite.Metric;
import hopscotch.judge.verdict.Verdict;
import java.util.Set;
import java.util.function.IntToDoubleFunction;

/** The answers of a run: for each quantity and planner, a number for each problem. */
final class AnswerColumns {
  /** The properties of an answer as bits, which are added to the character 0. */
  private static final int ASKED = 1;

  private static final int PATH = 2;
  private static final int SOLVED = 4;
  private static final int VALID = 8;
  private static final int OPTIMAL = 16;

  private final Answers answers;
  private final Results results;

  AnswerColumns(Answers answers) {
    this.answers = answers;
    results = answers.results();
  }

  /** Appends one number for each problem. */
  void appendList(StringBuilder text, IntToDoubleFunction value) {
    text.append('[');
    for (int problem = 0; problem < answers.problems(); problem++) {
      text.append(problem == 0 ? "" : ",").append(exact(value.applyAsDouble(problem)));
    }
    text.append(']');
  }

  /** A number without loss, or null for none. */
  private static String exact(double value) {
    if (!Double.isFinite(value)) {
      return "null";
    }
    return value == (long) value ? Long.toString((long) value) : Double.toString(value);
  }

  /** Appends the quantities from which tables and plots are made. */
  void append(StringBuilder text, Set<Metric> metrics) {
    text.append('{');
    column(text, "micros", (planner, problem) -> answers.nanos(planner, problem) / 1000);
    column(text, "expanded", (planner, problem) -> results.expanded(row(planner, problem)));
    column(
        text, "suboptimality", (planner, problem) -> results.suboptimality(row(planner, problem)));
    if (metrics.contains(Metric.PROVEN_FACTOR)) {
      column(
          text,
          "proven factor",
          (planner, problem) -> answers.shown(RowColumn.PROVEN_FACTOR, planner, problem));
    }
    if (metrics.contains(Metric.LENGTH_RATIO)) {
      column(text, "length ratio", answers::lengthRatio);
    }
    if (metrics.contains(Metric.ADDED_TIME)) {
      column(
          text, "added", (planner, problem) -> answers.addedMicros(planner).applyAsDouble(problem));
    }
    for (RowColumn shown : answers.alwaysShown()) {
      column(
          text,
          shown.summaries().get(0).head(),
          (planner, problem) -> answers.shown(shown, planner, problem));
    }
    for (String name : results.counters()) {
      column(
          text,
          "mean " + name.replace("\\", "").replace("\"", ""),
          (planner, problem) -> results.counter(name, row(planner, problem)));
    }
    text.append("\"first\":[");
    for (int planner = 0; planner < answers.planners(); planner++) {
      text.append(planner == 0 ? "" : ",\n");
      appendFirstMoves(text, planner);
    }
    text.append("]}");
  }

  /** The number of a planner for a problem that it was asked. */
  private interface Quantity {
    double of(int planner, int problem);
  }

  private int row(int planner, int problem) {
    return answers.row(planner, problem);
  }

  private void column(StringBuilder text, String name, Quantity quantity) {
    text.append('"').append(name).append("\":[");
    for (int planner = 0; planner < answers.planners(); planner++) {
      int of = planner;
      text.append(planner == 0 ? "" : ",\n");
      appendList(
          text, problem -> answers.isAsked(of, problem) ? quantity.of(of, problem) : Double.NaN);
    }
    text.append("],\n");
  }

  /** Appends the times of first moves, or null in place of a list that equals that of the times. */
  private void appendFirstMoves(StringBuilder text, int planner) {
    IntToDoubleFunction first =
        problem ->
            answers.isAsked(planner, problem)
                ? answers.shown(RowColumn.FIRST_MOVE_NANOS, planner, problem)
                : Double.NaN;
    for (int problem = 0; problem < answers.problems(); problem++) {
      if (Double.compare(first.applyAsDouble(problem), answers.nanos(planner, problem) / 1000)
          != 0) {
        appendList(text, first);
        return;
      }
    }
    text.append("null");
  }

  /** Appends the properties of answers: a text a planner, a character a problem. */
  void appendFlags(StringBuilder text) {
    text.append('[');
    for (int planner = 0; planner < answers.planners(); planner++) {
      StringBuilder flags = new StringBuilder();
      for (int problem = 0; problem < answers.problems(); problem++) {
        flags.append((char) ('0' + flags(planner, problem)));
      }
      text.append(planner == 0 ? "" : ",\n").append(Json.of(flags.toString()));
    }
    text.append(']');
  }

  private int flags(int planner, int problem) {
    if (!answers.isAsked(planner, problem)) {
      return 0;
    }
    Verdict verdict = answers.verdict(planner, problem);
    return ASKED
        + (answers.hasPath(planner, problem) ? PATH : 0)
        + (Figures.isSolved(answers, planner, problem) ? SOLVED : 0)
        + (answers.isAnswered(planner, problem) && verdict.isValid() ? VALID : 0)
        + (Figures.isOptimal(answers, planner, problem) ? OPTIMAL : 0);
  }
}
