package hopscotch.harness.results.row;

import hopscotch.judge.query.Point;
import hopscotch.judge.query.ProblemKind;
import java.util.ArrayList;
import java.util.List;

/**
 * What a row asked on its map; equal for equal problems.
 *
 * @param kind of the problem
 * @param values of the columns that say what was asked, in their order; -1 for none
 */
public record RowProblem(ProblemKind kind, List<Long> values) {
  /** Copies the list. */
  public RowProblem {
    values = List.copyOf(values);
  }

  /** The value of a column that says what was asked; -1 for none. */
  public long of(RowColumn column) {
    return values.get(RowColumn.asked(kind).indexOf(column));
  }

  /** Its number among the problems of the map, from 0. */
  public int number() {
    return (int) of(RowColumn.QUERY);
  }

  /** Whether it is a query for one of several goals, and not for a cell near to one. */
  public boolean isForGoals() {
    return kind == ProblemKind.GOALS && of(RowColumn.NEAREST) != 1;
  }

  /** Of an ask: the share of the map's cells that changed, 0 to 1. */
  public double changedShare() {
    return (double) of(RowColumn.CHANGED_CELLS) / Math.max(1, of(RowColumn.MAP_CELLS));
  }

  /**
   * What {@code hopscotch solve} takes to repeat it, a word each. Of several goals without the
   * seed, which depends on the map and on the run.
   *
   * @param map the map, by its name in a library or its file
   * @param file of the map or the walk
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

  /** The start; of a kind that has no single one, none on a map. */
  public Point start() {
    return new Point((int) of(RowColumn.START_X), (int) of(RowColumn.START_Y));
  }

  /** The goal, likewise. */
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
    String scenario = file.replaceAll("\\.map$", "") + source + ".scen";
    return List.of("--scen", scenario, "--agents", agents);
  }
}
