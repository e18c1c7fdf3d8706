package hopscotch.harness.results.row;

import hopscotch.datasets.library.MapLibrary;
import hopscotch.judge.query.Point;
import hopscotch.judge.query.ProblemKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The question of a row on its map. Equal problems are equal here.
 *
 * @param kind the kind of problem
 * @param values the values of the columns that say what was asked, in their order; -1 for none
 */
public record RowProblem(ProblemKind kind, List<Long> values) {
  /** Copies the list. */
  public RowProblem {
    values = List.copyOf(values);
  }

  /** The value of a column that says what was asked, or -1 if there is none. */
  public long of(RowColumn column) {
    return values.get(RowColumn.asked(kind).indexOf(column));
  }

  /** Its number among the problems of the map, from 0. */
  public int number() {
    return (int) of(RowColumn.QUERY);
  }

  /** Whether it is a query for one of several goals, and not for the cell nearest to one. */
  public boolean isForGoals() {
    return kind == ProblemKind.GOALS && of(RowColumn.NEAREST) != 1;
  }

  /** For an ask, the share of the map's cells that changed, 0 to 1. */
  public double changedShare() {
    return (double) of(RowColumn.CHANGED_CELLS) / Math.max(1, of(RowColumn.MAP_CELLS));
  }

  /**
   * The arguments of {@code hopscotch solve} that repeat it, one word for each. For several goals
   * the seed is left out, which depends on the map and the run.
   *
   * @param map the name of the map in a library, or its file
   * @param file the file of the map or the walk
   * @throws IllegalArgumentException for a crowd, which no command asks
   */
  public List<String> arguments(String map, String file) {
    List<String> words = new ArrayList<>(List.of("--map", map));
    switch (kind) {
      case WALK -> {
        return List.of("--walk", file, "--limit", Integer.toString(number() + 1));
      }
      case CROWD ->
          throw new IllegalArgumentException(
              "a crowd of %d units: only a run asks it".formatted(of(RowColumn.UNITS)));
      case TEAM -> words.addAll(teamArguments(file));
      case QUERY, GOALS -> words.addAll(List.of("--from", text(start()), "--to", text(goal())));
    }
    if (kind == ProblemKind.GOALS && !isForGoals()) {
      words.add("--nearest");
    } else if (isForGoals() && of(RowColumn.GOALS) > 1) {
      words.addAll(List.of("--goals", "" + of(RowColumn.GOALS)));
    }
    return words;
  }

  /** The start. For a kind without a single start, a point off every map. */
  public Point start() {
    return new Point((int) of(RowColumn.START_X), (int) of(RowColumn.START_Y));
  }

  /** The goal. For a kind without a single goal, a point off every map. */
  public Point goal() {
    return new Point((int) of(RowColumn.GOAL_X), (int) of(RowColumn.GOAL_Y));
  }

  private static String text(Point point) {
    return point.x() + "," + point.y();
  }

  private List<String> teamArguments(String file) {
    String agents = Long.toString(of(RowColumn.UNITS));
    long seed = of(RowColumn.TEAM_SEED);
    if (seed >= 0) {
      return List.of("--random-team", Long.toString(seed), "--agents", agents);
    }
    long even = of(RowColumn.EVEN_SCENARIO);
    String source = even >= 0 ? "-even-" + even : "-random-" + of(RowColumn.RANDOM_SCENARIO);
    Path map = Path.of(file);
    String name = map.getFileName().toString().replaceAll("\\.map$", "") + source + ".scen";
    return List.of("--scen", MapLibrary.scenario(map, name).toString(), "--agents", agents);
  }
}
