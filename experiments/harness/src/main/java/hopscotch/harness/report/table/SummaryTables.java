package hopscotch.harness.report.table;

import hopscotch.harness.output.Column;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.suite.Metric;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes the tables by planner, and by set or map and planner. */
public final class SummaryTables {
  /** The columns of the short table that a narrow terminal drops, in this order. */
  public static final List<String> DROPPED_FIRST =
      List.of(
          "p95 µs", SpeedUpTables.GEOMETRIC, "planned", "valid", SpeedUpTables.OF_MEANS, "optimal");

  private static final String SPEED_UPS =
      " Speed-ups over %s: the geometric mean of the ratios of times problem by problem, and"
          + " the ratio of the mean times.";
  private static final String GROUP_CAPTION =
      "Counts are over all planned PROBLEMS of a GROUP. Means and percentiles are over those that"
          + " every planner solved; planners that solved none of the GROUP are left out of that.";

  private SummaryTables() {}

  /** The short table that ends a run on the terminal. */
  public static Table brief(Answers answers) {
    List<Column<Figures>> columns =
        List.of(
            new Column<>("planner", Figures::spec),
            new Column<>("planned", Figures::planned),
            new Column<>("solved", Figures::solved),
            new Column<>("valid", Figures::valid),
            new Column<>("optimal", Figures::optimal),
            new Column<>("mean subopt.", it -> it.suboptimality().mean()),
            new Column<>("mean µs", it -> it.micros().mean()),
            new Column<>("p95 µs", it -> it.micros().at(0.95)),
            new Column<>("mean expansions", it -> it.expanded().mean()),
            new Column<>(SpeedUpTables.GEOMETRIC, it -> it.againstBaseline().speedUp()),
            new Column<>(SpeedUpTables.OF_MEANS, it -> it.againstBaseline().ratioOfMeans()));
    return Table.of(
        "brief", caption(answers) + speedUps(answers), columns, Figures.overAll(answers));
  }

  /** On how many problems speed-ups stand. A time of 0 has no ratio, and does not count. */
  private static String speedUps(Answers answers) {
    int all = answers.common().cardinality();
    int fewest =
        Figures.overAll(answers).stream()
            .mapToInt(it -> it.againstBaseline().problems())
            .filter(problems -> problems > 0)
            .min()
            .orElse(all);
    return SPEED_UPS.formatted(
        fewest == all
            ? "the same"
            : String.format(
                Locale.ROOT, "those of them with a time above 0, at least %,d", fewest));
  }

  /** All metrics asked for, one row for each planner. */
  static Table byPlanner(Answers answers, Set<Metric> metrics) {
    List<Figures> figures = Figures.overAll(answers);
    return Table.of("planners", caption(answers), columns(answers, metrics), figures);
  }

  /** All metrics asked for, one row for each set and planner. */
  static Table bySet(Answers answers, Set<Metric> metrics) {
    return byGroup(answers, metrics, "set", PlannedQueries.Part::set);
  }

  /** All metrics asked for, one row for each map and planner. */
  static Table byMap(Answers answers, Set<Metric> metrics) {
    return byGroup(answers, metrics, "map", PlannedQueries.Part::map);
  }

  private static Table byGroup(
      Answers answers,
      Set<Metric> metrics,
      String group,
      Function<PlannedQueries.Part, String> name) {
    Map<String, List<Figures>> figures = new LinkedHashMap<>();
    groups(answers, name)
        .forEach(
            (key, members) -> {
              BitSet all = members.problems;
              BitSet common = answers.common(all);
              figures.put(key, Figures.ofEach(answers, all, common, members.planned));
            });
    return Table.grouped(
        group + "s", groupCaption(answers, group), group, columns(answers, metrics), figures);
  }

  private static String groupCaption(Answers answers, String group) {
    return GROUP_CAPTION
        .replace("PROBLEMS", answers.results().kind().problems())
        .replace("GROUP", group);
  }

  /** The problems of one part of a table. */
  private static final class Group {
    final BitSet problems = new BitSet();
    int planned;
  }

  /** The groups by name, by movement if there are several, and those without rows. */
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

  private static List<Column<Figures>> columns(Answers answers, Set<Metric> metrics) {
    List<Column<Figures>> columns = new ArrayList<>();
    columns.add(new Column<>("planner", Figures::spec));
    EnumSet.copyOf(metrics).forEach(metric -> columns.addAll(columns(metric)));
    answers.alwaysShown().stream().flatMap(SummaryTables::columns).forEach(columns::add);
    for (String name : answers.results().counters()) {
      columns.add(new Column<>("mean " + name, it -> it.counter(name).mean()));
    }
    return columns;
  }

  private static Stream<Column<Figures>> columns(RowColumn column) {
    return column.summaries().stream()
        .map(sum -> new Column<>(sum.head(), figures -> figures.of(column, sum.of())));
  }

  private static List<Column<Figures>> columns(Metric metric) {
    return switch (metric) {
      case COVERAGE ->
          List.of(
              new Column<>("planned", Figures::planned),
              new Column<>("asked", Figures::asked),
              new Column<>("solved", Figures::solved),
              new Column<>("coverage %", Figures::coveragePercent),
              new Column<>("valid", Figures::valid),
              new Column<>("optimal", Figures::optimal));
      case FEWER_EXPANSIONS ->
          List.of(new Column<>("fewer expansions %", Figures::fewerExpansionsPercent));
      case EXPANSION_TIME -> List.of(new Column<>("ns an expansion", Figures::expansionNanos));
      case LENGTH_RATIO ->
          List.of(
              new Column<>("lengths", Figures::lengthKind),
              new Column<>("length / grid optimum", it -> it.lengthRatio().mean()));
      case ADDED_TIME -> List.of(new Column<>("added µs", it -> it.addedMicros().mean()));
      case SUBOPTIMALITY, PROVEN_FACTOR, TIME, FIRST_MOVE, EXPANSIONS, PREPARATION, INDEX ->
          RowColumn.shownBy(metric).flatMap(SummaryTables::columns).toList();
    };
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
