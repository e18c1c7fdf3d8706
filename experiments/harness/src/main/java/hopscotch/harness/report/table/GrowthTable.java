package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.Summary;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.stat.regression.SimpleRegression;

/**
 * Makes the table of how costs grow with the size of a map, for kinds of generated maps of several
 * sizes. It gives the exponent k of cells^k: the slope of a straight line that is fitted by least
 * squares to the logarithms of means, with one point for each map.
 */
final class GrowthTable {
  private static final double LEVEL = 0.05;

  /** The least number of sizes. With fewer nothing tells whether a line fits. */
  private static final int LEAST_SIZES = 3;

  /** The end of the name of a generated map, which has columns, rows and seed. */
  private static final Pattern SIZE = Pattern.compile("(.*)-(\\d+)x(\\d+)-\\d+");

  private GrowthTable() {}

  /** A map of a kind. */
  private record SizedMap(double cells, BitSet problems, int planned) {}

  /** The table. Empty if no kind of map has three sizes. */
  static Optional<Table> find(Answers answers) {
    List<String> columns = new ArrayList<>(List.of("kind of map", "planner", "maps", "cells"));
    for (String cost : List.of("time", "expansions", "preparation", "index")) {
      columns.add(cost);
      columns.add(cost + " 95 %");
    }
    Table table =
        new Table(
            "growth",
            "How cost grows with the cells of a map: the exponent k of cells^k, fitted to the means"
                + " of each map, and its 95 % interval.",
            columns);
    kinds(answers)
        .forEach(
            (kind, maps) -> {
              if (maps.stream().mapToDouble(SizedMap::cells).distinct().count() >= LEAST_SIZES) {
                for (int planner = 0; planner < answers.planners(); planner++) {
                  table.add(row(answers, kind, planner, maps));
                }
              }
            });
    return table.rows().isEmpty() ? Optional.empty() : Optional.of(table);
  }

  private static Map<String, List<SizedMap>> kinds(Answers answers) {
    List<PlannedQueries.Part> parts = answers.results().planned().parts();
    BitSet[] problems = new BitSet[parts.size()];
    for (int part = 0; part < problems.length; part++) {
      problems[part] = new BitSet();
    }
    for (int problem = 0; problem < answers.problems(); problem++) {
      problems[answers.part(problem)].set(problem);
    }
    boolean isOneMovement =
        parts.stream().map(PlannedQueries.Part::movement).distinct().count() <= 1;
    Map<String, List<SizedMap>> kinds = new TreeMap<>();
    for (int i = 0; i < parts.size(); i++) {
      PlannedQueries.Part part = parts.get(i);
      Matcher size = SIZE.matcher(part.map());
      if (size.matches()) {
        double cells = Double.parseDouble(size.group(2)) * Double.parseDouble(size.group(3));
        kinds
            .computeIfAbsent(
                isOneMovement ? size.group(1) : size.group(1) + " under " + part.movement(),
                unseen -> new ArrayList<>())
            .add(new SizedMap(cells, problems[i], part.queries()));
      }
    }
    return kinds;
  }

  /** A line through the logarithms of costs. */
  private static final class Fit {
    private final SimpleRegression line = new SimpleRegression();
    private final Set<Double> sizes = new HashSet<>();

    /** Adds a point. A cost of 0 is left out, such as that of a planner without preparation. */
    private void add(double cells, double cost) {
      if (cost > 0 && Double.isFinite(cost)) {
        line.addData(Math.log(cells), Math.log(cost));
        sizes.add(cells);
      }
    }

    private boolean isLine() {
      return sizes.size() >= LEAST_SIZES;
    }

    private String interval() {
      double half = line.getSlopeConfidenceInterval(LEVEL);
      return !Double.isFinite(half)
          ? null
          : String.format(
              Locale.ROOT, "%.2f to %.2f", line.getSlope() - half, line.getSlope() + half);
    }
  }

  private static List<Object> row(Answers answers, String kind, int planner, List<SizedMap> maps) {
    Fit time = new Fit();
    Fit expansions = new Fit();
    Fit preparation = new Fit();
    Fit index = new Fit();
    for (SizedMap map : maps) {
      BitSet common = answers.common(map.problems);
      Figures figures = new Figures(answers, planner, map.problems, common, map.planned);
      time.add(map.cells, figures.micros().mean());
      expansions.add(map.cells, figures.expanded().mean());
      preparation.add(map.cells, figures.of(RowColumn.PREPARATION_NANOS, Summary.Of.MEAN_OF_MAPS));
      index.add(map.cells, figures.of(RowColumn.INDEX_BYTES, Summary.Of.MEAN_OF_MAPS));
    }
    long solvedMaps = Math.max(time.line.getN(), expansions.line.getN());
    List<Object> row =
        new ArrayList<>(List.of(kind, answers.planner(planner), solvedMaps, span(maps)));
    for (Fit cost : List.of(time, expansions, preparation, index)) {
      row.add(cost.isLine() ? cost.line.getSlope() : Double.NaN);
      row.add(cost.isLine() ? cost.interval() : null);
    }
    return row;
  }

  private static String span(List<SizedMap> maps) {
    double least = maps.stream().mapToDouble(SizedMap::cells).min().orElseThrow();
    double most = maps.stream().mapToDouble(SizedMap::cells).max().orElseThrow();
    return String.format(Locale.ROOT, "%,.0f to %,.0f", least, most);
  }
}
