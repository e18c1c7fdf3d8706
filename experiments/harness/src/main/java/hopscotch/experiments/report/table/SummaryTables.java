package hopscotch.experiments.report.table;

import hopscotch.experiments.report.answer.Answers;
import hopscotch.experiments.report.answer.Figures;
import hopscotch.experiments.report.answer.PlannerComparison;
import hopscotch.experiments.report.page.Table;
import hopscotch.experiments.results.PlannedQueries;
import hopscotch.experiments.statistics.Quantiles;
import hopscotch.experiments.suite.Metric;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** The tables by planner, and by set or map and planner. */
public final class SummaryTables {
  /** The columns of the short table that a narrow terminal does without, the first first. */
  public static final List<String> DROPPED_FIRST =
      List.of(
          "p95 µs", SpeedUpTables.GEOMETRIC, "planned", "valid", SpeedUpTables.OF_MEANS, "optimal");

  private static final String SPEED_UPS =
      " Speed-ups over the same: the geometric mean of the ratios of times problem by problem, and"
          + " the ratio of the mean times.";
  private static final String GROUP_CAPTION =
      "Counts are over all planned PROBLEMS of a GROUP. Means and percentiles are over those that"
          + " every planner solved; planners that solved none of the GROUP are left out of that.";

  private SummaryTables() {}

  /** The short table that ends a run on the terminal. */
  public static Table brief(Answers answers) {
    Table table =
        new Table(
            "brief",
            caption(answers) + SPEED_UPS,
            List.of(
                "planner",
                "planned",
                "solved",
                "valid",
                "optimal",
                "mean subopt.",
                "mean µs",
                "p95 µs",
                "mean expansions",
                SpeedUpTables.GEOMETRIC,
                SpeedUpTables.OF_MEANS));
    for (int planner = 0; planner < answers.planners(); planner++) {
      Figures figures = Figures.overAll(answers, planner);
      Quantiles micros = figures.micros();
      PlannerComparison comparison =
          new PlannerComparison(answers, planner, answers.baseline(), answers.common());
      table.add(
          answers.planner(planner),
          figures.planned(),
          figures.solved(),
          figures.valid(),
          figures.optimal(),
          figures.suboptimality().mean(),
          micros.mean(),
          micros.at(0.95),
          figures.expanded().mean(),
          comparison.speedUp(),
          comparison.ratioOfMeans());
    }
    return table;
  }

  /** All metrics asked for, a row a planner. */
  static Table byPlanner(Answers answers, Set<Metric> metrics) {
    List<String> columns = new ArrayList<>(List.of("planner"));
    columns.addAll(columns(answers, metrics));
    Table table = new Table("planners", caption(answers), columns);
    for (int planner = 0; planner < answers.planners(); planner++) {
      List<Object> row = new ArrayList<>(List.of(answers.planner(planner)));
      row.addAll(values(answers, Figures.overAll(answers, planner), metrics));
      table.add(row);
    }
    return table;
  }

  /** All metrics asked for, a row a set and planner. */
  static Table bySet(Answers answers, Set<Metric> metrics) {
    return byGroup(answers, metrics, "set", PlannedQueries.Part::set);
  }

  /** All metrics asked for, a row a map and planner. */
  static Table byMap(Answers answers, Set<Metric> metrics) {
    return byGroup(answers, metrics, "map", PlannedQueries.Part::map);
  }

  private static Table byGroup(
      Answers answers,
      Set<Metric> metrics,
      String group,
      Function<PlannedQueries.Part, String> name) {
    List<String> columns = new ArrayList<>(List.of(group, "planner"));
    columns.addAll(columns(answers, metrics));
    Table table = new Table(group + "s", groupCaption(answers, group), columns);
    groups(answers, name)
        .forEach(
            (key, members) -> {
              BitSet problems = members.problems;
              BitSet common = answers.common(problems);
              for (int planner = 0; planner < answers.planners(); planner++) {
                List<Object> row = new ArrayList<>(List.of(key, answers.planner(planner)));
                Figures figures = new Figures(answers, planner, problems, common, members.planned);
                row.addAll(values(answers, figures, metrics));
                table.add(row);
              }
            });
    return table;
  }

  private static String groupCaption(Answers answers, String group) {
    return GROUP_CAPTION
        .replace("PROBLEMS", answers.results().kind().problems())
        .replace("GROUP", group);
  }

  /** What is drawn together in one part of a table. */
  private static final class Group {
    final BitSet problems = new BitSet();
    int planned;
  }

  /** The groups by name, apart by movement where there are several; also those without a row. */
  private static Map<String, Group> groups(
      Answers answers, Function<PlannedQueries.Part, String> name) {
    List<PlannedQueries.Part> parts = answers.results().planned().parts();
    Map<String, Set<String>> movements = new HashMap<>();
    for (PlannedQueries.Part part : parts) {
      movements.computeIfAbsent(name.apply(part), unseen -> new HashSet<>()).add(part.movement());
    }
    TreeMap<String, Group> groups = new TreeMap<>();
    List<Group> ofParts = new ArrayList<>();
    for (PlannedQueries.Part part : parts) {
      String key = name.apply(part);
      boolean isSplit = movements.get(key).size() > 1;
      Group group =
          groups.computeIfAbsent(
              isSplit ? key + " under " + part.movement() : key, unseen -> new Group());
      group.planned += part.queries();
      ofParts.add(group);
    }
    for (int problem = 0; problem < answers.problems(); problem++) {
      ofParts.get(answers.part(problem)).problems.set(problem);
    }
    return groups;
  }

  private static List<String> columns(Answers answers, Set<Metric> metrics) {
    List<String> columns = new ArrayList<>();
    for (Metric metric : EnumSet.copyOf(metrics)) {
      columns.addAll(
          switch (metric) {
            case COVERAGE ->
                List.of("planned", "asked", "solved", "coverage %", "valid", "optimal");
            case SUBOPTIMALITY -> List.of("mean subopt.", "max subopt.");
            case TIME -> List.of("mean µs", "p50 µs", "p95 µs", "p99 µs", "max µs");
            case FIRST_MOVE -> List.of("first move µs");
            case EXPANSIONS -> List.of("mean expansions");
            case FEWER_EXPANSIONS -> List.of("fewer expansions %");
            case EXPANSION_TIME -> List.of("ns an expansion");
            case LENGTH_RATIO -> List.of("lengths", "length / grid optimum");
            case ADDED_TIME -> List.of("added µs");
            case PREPARATION -> List.of("preparation ms");
            case INDEX -> List.of("index KiB");
          });
    }
    answers.results().counters().forEach(name -> columns.add("mean " + name));
    return columns;
  }

  private static List<Object> values(Answers answers, Figures figures, Set<Metric> metrics) {
    List<Object> values = new ArrayList<>();
    for (Metric metric : EnumSet.copyOf(metrics)) {
      switch (metric) {
        case COVERAGE ->
            values.addAll(
                List.of(
                    figures.planned(),
                    figures.asked(),
                    figures.solved(),
                    figures.coveragePercent(),
                    figures.valid(),
                    figures.optimal()));
        case SUBOPTIMALITY -> {
          Quantiles ratio = figures.suboptimality();
          values.addAll(List.of(ratio.mean(), ratio.largest()));
        }
        case TIME -> {
          Quantiles micros = figures.micros();
          values.addAll(
              List.of(
                  micros.mean(),
                  micros.median(),
                  micros.at(0.95),
                  micros.at(0.99),
                  micros.largest()));
        }
        case FIRST_MOVE -> values.add(figures.firstMoveMicros().mean());
        case EXPANSIONS -> values.add(figures.expanded().mean());
        case FEWER_EXPANSIONS -> values.add(figures.fewerExpansionsPercent());
        case EXPANSION_TIME ->
            values.add(1000 * figures.micros().mean() / figures.expanded().mean());
        case LENGTH_RATIO -> {
          values.add(figures.lengthKind());
          values.add(figures.lengthRatio().mean());
        }
        case ADDED_TIME -> values.add(figures.addedMicros().mean());
        case PREPARATION -> values.add(figures.preparationMillis());
        case INDEX -> values.add(figures.indexKib());
      }
    }
    for (String name : answers.results().counters()) {
      values.add(figures.counter(name).mean());
    }
    return values;
  }

  private static String caption(Answers answers) {
    List<String> without = answers.solvedNothing();
    String left =
        without.isEmpty() ? "" : ", but for " + String.join(", ", without) + ": solved nothing";
    return String.format(
        Locale.ROOT,
        "Counts over all %,d planned %s; means and percentiles over the %,d that every planner"
            + " solved%s.",
        answers.planned(),
        answers.results().kind().problems(),
        answers.common().cardinality(),
        left);
  }
}
