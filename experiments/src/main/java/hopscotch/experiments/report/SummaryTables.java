package hopscotch.experiments.report;

import hopscotch.experiments.results.Problem;
import hopscotch.experiments.statistics.Quantiles;
import hopscotch.experiments.suite.Metric;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** The tables by planner, and by set or map and planner. */
final class SummaryTables {
  private static final String CAPTION =
      "Counts over all %d queries; means and percentiles over the %d that every planner solved.";
  private static final String GROUP_CAPTION =
      "Counts over all queries of a GROUP; means and percentiles over those that every planner"
          + " solved which solved any of the GROUP.";

  private SummaryTables() {}

  /** The short table that ends a run on the terminal. */
  static Table brief(Answers answers) {
    Table table =
        new Table(
            "brief",
            caption(answers),
            List.of(
                "planner",
                "solved",
                "valid",
                "optimal",
                "mean subopt.",
                "mean µs",
                "p95 µs",
                "mean expansions",
                "speed-up"));
    BitSet all = all(answers);
    for (int planner = 0; planner < answers.planners(); planner++) {
      Figures figures = new Figures(answers, planner, all, answers.common());
      Quantiles micros = figures.micros();
      table.add(
          answers.planner(planner),
          figures.solved(),
          figures.valid(),
          figures.optimal(),
          figures.suboptimality().mean(),
          micros.mean(),
          micros.at(0.95),
          figures.expanded().mean(),
          new Comparison(answers, planner, answers.baseline(), all).speedUp());
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
      row.addAll(
          values(answers, new Figures(answers, planner, all(answers), answers.common()), metrics));
      table.add(row);
    }
    return table;
  }

  /** All metrics asked for, a row a set and planner. */
  static Table bySet(Answers answers, Set<Metric> metrics) {
    return byGroup(answers, metrics, "set", Problem::set);
  }

  /** All metrics asked for, a row a map and planner. */
  static Table byMap(Answers answers, Set<Metric> metrics) {
    return byGroup(answers, metrics, "map", Problem::map);
  }

  private static Table byGroup(
      Answers answers, Set<Metric> metrics, String group, Function<Problem, String> name) {
    List<String> columns = new ArrayList<>(List.of(group, "planner"));
    columns.addAll(columns(answers, metrics));
    Table table = new Table(group + "s", GROUP_CAPTION.replace("GROUP", group), columns);
    Map<String, Set<String>> movements = new HashMap<>();
    for (Problem problem : answers.results().problems()) {
      movements
          .computeIfAbsent(name.apply(problem), unseen -> new HashSet<>())
          .add(problem.movement());
    }
    TreeMap<String, BitSet> groups = new TreeMap<>();
    for (int problem = 0; problem < answers.problems(); problem++) {
      String key = name.apply(answers.problem(problem));
      if (movements.get(key).size() > 1) {
        key += " under " + answers.problem(problem).movement();
      }
      groups.computeIfAbsent(key, unseen -> new BitSet()).set(problem);
    }
    groups.forEach(
        (key, problems) -> {
          BitSet common = answers.common(problems);
          for (int planner = 0; planner < answers.planners(); planner++) {
            List<Object> row = new ArrayList<>(List.of(key, answers.planner(planner)));
            row.addAll(values(answers, new Figures(answers, planner, problems, common), metrics));
            table.add(row);
          }
        });
    return table;
  }

  private static List<String> columns(Answers answers, Set<Metric> metrics) {
    List<String> columns = new ArrayList<>();
    for (Metric metric : EnumSet.copyOf(metrics)) {
      columns.addAll(
          switch (metric) {
            case COVERAGE -> List.of("asked", "solved", "coverage %", "valid", "optimal");
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
        case COVERAGE -> {
          int asked = figures.asked();
          int solved = figures.solved();
          values.addAll(
              List.of(asked, solved, 100.0 * solved / asked, figures.valid(), figures.optimal()));
        }
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

  static BitSet all(Answers answers) {
    BitSet all = new BitSet();
    all.set(0, answers.problems());
    return all;
  }

  private static String caption(Answers answers) {
    return CAPTION.formatted(answers.problems(), answers.common().cardinality());
  }
}
