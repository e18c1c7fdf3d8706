package hopscotch.harness.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.harness.output.Json;
import hopscotch.harness.plot.FigureStyle;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.report.table.Compared;
import hopscotch.harness.report.table.Completeness;
import hopscotch.harness.report.table.Figures;
import hopscotch.harness.report.table.PairTable;
import hopscotch.harness.report.table.PlannerTests;
import hopscotch.harness.report.table.Repeat;
import hopscotch.harness.report.table.WorstQueries;
import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.harness.statistics.ClusterBootstrap;
import hopscotch.harness.suite.Metric;
import hopscotch.judge.query.Point;
import hopscotch.judge.query.ProblemKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntToDoubleFunction;

/**
 * Writes a run's answers as JSON for the page's script: one column for each quantity, which has one
 * list for each planner with one number for each problem, without loss; {@code null} for none.
 */
final class PageData {
  private final Answers answers;
  private final Results results;
  private final AnswerColumns columns;
  private final int[] patterns;
  private final Repeat repeat;

  private PageData(Answers answers) {
    this.answers = answers;
    results = answers.results();
    repeat = new Repeat(results.manifest());
    columns = new AnswerColumns(answers);
    patterns = new int[answers.problems()];
  }

  /**
   * The text, which can stand in an element of a page.
   *
   * @param metrics the metrics whose columns the tables have
   * @param plots the figures beside which the page draws its own, in the same order and style
   */
  public static String of(
      Answers answers,
      Set<Metric> metrics,
      Plots plots,
      List<WorstQueries.Worst> worst,
      Recordings recordings) {
    PageData data = new PageData(answers);
    ObjectNode head = Json.object();
    data.addPlanners(head, plots.style());
    head.set("order", Json.of(plots.order()));
    head.put("mostDrawn", plots.mostDrawn());
    head.put("baseline", answers.baseline());
    ProblemKind kind = answers.results().kind();
    head.set("words", Json.of(List.of(kind.problem(), kind.problems())));
    head.set("metrics", Json.of(metrics.stream().map(Parameter::word).toList()));
    head.put("incomplete", new Completeness(answers).findWarning().orElse(""));
    head.put("fewMaps", ClusterBootstrap.FEW);
    data.addTests(head.putObject("tests"));
    data.addParts(head);
    data.addWorst(head, worst, recordings);
    StringBuilder text = new StringBuilder(Json.text(head));
    text.setLength(text.length() - 1);
    text.append(",\n\"problems\":");
    data.appendProblems(text);
    text.append(",\n\"columns\":");
    data.columns.append(text, metrics);
    text.append(",\n\"flags\":");
    data.columns.appendFlags(text);
    return text.append("}").toString().replace("<", "\\u003c");
  }

  private void addPlanners(ObjectNode head, FigureStyle style) {
    ArrayNode planners = head.putArray("planners");
    ArrayNode lengths = head.putArray("lengths");
    ArrayNode prepared = head.putArray("prepared");
    for (int planner = 0; planner < answers.planners(); planner++) {
      String spec = answers.planner(planner);
      planners.addObject().put("spec", spec).put("label", style.label(spec));
      lengths.add(Figures.overAll(answers, planner).lengthKind());
      addPrepared(prepared.addArray(), planner);
    }
  }

  /**
   * Adds part, milliseconds and KiB of each preparation. There are no milliseconds if each index
   * was read from a file, or if times do not count.
   */
  private void addPrepared(ArrayNode list, int planner) {
    double[] millis = new double[results.planned().parts().size()];
    double[] kib = new double[millis.length];
    Arrays.fill(millis, Double.NaN);
    Arrays.fill(kib, Double.NaN);
    for (int problem = 0; problem < answers.problems(); problem++) {
      int part = answers.part(problem);
      int row = answers.row(planner, problem);
      if (row >= 0 && Double.isNaN(kib[part])) {
        kib[part] = answers.shown(RowColumn.INDEX_BYTES, row);
      }
      if (row >= 0 && Double.isNaN(millis[part])) {
        millis[part] = answers.shown(RowColumn.PREPARATION_NANOS, row);
      }
    }
    for (int part = 0; part < kib.length; part++) {
      if (!Double.isNaN(kib[part])) {
        Double prepared = Double.isNaN(millis[part]) ? null : millis[part];
        list.addArray().add(part).add(prepared).add(kib[part]);
      }
    }
  }

  /** Adds what needs random draws, over the whole run: intervals and p-values by metric. */
  private void addTests(ObjectNode tests) {
    List<Integer> paired = PairTable.planners(answers);
    for (Compared what : Compared.values()) {
      PlannerTests drawn = new PlannerTests(answers, what);
      drawn.drawAll();
      ObjectNode ofMetric = tests.putObject(Parameter.word(what));
      ArrayNode against = ofMetric.putArray("against");
      for (int rival = 0; rival < answers.planners(); rival++) {
        ArrayNode list = against.addArray();
        for (PlannerTests.Tested each : drawn.against(rival)) {
          ClusterBootstrap.Interval interval = each.interval();
          ArrayNode figures = list.addArray().add(each.planner());
          figures.add(number(interval.least())).add(number(interval.largest()));
          figures.add(number(each.onTheseMaps())).add(each.onMapsLikeThese());
          figures.add(each.leastLikeThese());
        }
      }
      ArrayNode pairs = ofMetric.putArray("pairs");
      for (PlannerTests.Tested each : drawn.pairs(paired)) {
        pairs.addArray().add(each.planner()).add(each.rival()).add(each.onMapsLikeThese());
      }
    }
  }

  private static Double number(double value) {
    return Double.isFinite(value) ? value : null;
  }

  private void addParts(ObjectNode head) {
    List<String> sets = new ArrayList<>();
    List<String> maps = new ArrayList<>();
    ArrayNode parts = Json.object().arrayNode();
    for (PlannedQueries.Part part : results.planned().parts()) {
      parts
          .addObject()
          .put("map", number(maps, part.map()))
          .put("set", number(sets, part.set()))
          .put("movement", part.movement())
          .put("planned", part.queries());
    }
    head.set("sets", Json.of(sets));
    head.set("maps", Json.of(maps));
    head.set("parts", parts);
    List<String> commands = new ArrayList<>();
    List<String> views = new ArrayList<>();
    Map<String, Integer> numbers = new HashMap<>();
    for (int problem = 0; problem < answers.problems(); problem++) {
      StoredProblem each = answers.problem(problem);
      patterns[problem] =
          numbers.computeIfAbsent(
              pattern(repeat.command(each, "{planner}"), each.asked()),
              text -> {
                commands.add(text);
                views.add(pattern(repeat.view(each, "{planner}"), each.asked()));
                return commands.size() - 1;
              });
    }
    head.set("commands", Json.of(commands));
    head.set("views", Json.of(views));
  }

  /** A command with placeholders for the ends of its problem, if they occur in it. */
  private static String pattern(String command, RowProblem asked) {
    Point start = asked.start();
    Point goal = asked.goal();
    String ends = " --from %d,%d --to %d,%d".formatted(start.x(), start.y(), goal.x(), goal.y());
    return command.replace(ends, " --from {from} --to {to}");
  }

  private static int number(List<String> names, String name) {
    int known = names.indexOf(name);
    if (known < 0) {
      names.add(name);
      return names.size() - 1;
    }
    return known;
  }

  private void addWorst(ObjectNode head, List<WorstQueries.Worst> worst, Recordings recordings) {
    ArrayNode list = head.putArray("worst");
    for (WorstQueries.Worst each : worst) {
      ObjectNode node = list.addObject();
      node.put("planner", each.planner()).put("problem", each.problem()).put("why", each.why());
      Recordings.Recording recording = recordings.find(each);
      if (recording != null) {
        node.put("map", recording.map());
        node.set("path", Json.of(recording.search().path()));
        node.set("box", Json.of(recording.search().box()));
        node.put("order", recording.search().order());
      }
    }
    head.set("recordedMaps", Json.of(recordings.maps()));
  }

  private void appendProblems(StringBuilder text) {
    text.append('{');
    append(text, "part", problem -> answers.part(problem));
    append(text, "command", problem -> patterns[problem]);
    appendOf(text, "query", RowColumn.QUERY);
    appendOf(text, "bucket", RowColumn.BUCKET);
    appendOf(text, "startX", RowColumn.START_X);
    appendOf(text, "startY", RowColumn.START_Y);
    appendOf(text, "goalX", RowColumn.GOAL_X);
    appendOf(text, "goalY", RowColumn.GOAL_Y);
    append(text, "optimum", answers::optimum);
    text.setCharAt(text.length() - 1, '}');
  }

  private void appendOf(StringBuilder text, String name, RowColumn column) {
    append(text, name, problem -> answers.problem(problem).asked().of(column));
  }

  private void append(StringBuilder text, String name, IntToDoubleFunction value) {
    text.append('"').append(name).append("\":");
    columns.appendList(text, value);
    text.append(',');
  }
}
