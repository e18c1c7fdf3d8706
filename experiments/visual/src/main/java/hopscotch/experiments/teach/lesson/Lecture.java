package hopscotch.experiments.teach.lesson;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a planner does, cut into steps: each with why it is done, what it changes, and squares. */
public interface Lecture {
  /** The planner. */
  PlannerSpec spec();

  /** A step: why it is done, and what it changes. */
  interface Step {
    /** What is done, as one sentence. */
    String reason();

    /** What came of it, a line each. */
    List<String> changes();
  }

  /** The steps, at least 2. */
  List<? extends Step> steps();

  /** How many steps there are. */
  default int size() {
    return steps().size();
  }

  /** What is done at step {@code i}, from 0. */
  default String reason(int i) {
    return steps().get(i).reason();
  }

  /** What came of step {@code i}, a line each. */
  default List<String> changes(int i) {
    return steps().get(i).changes();
  }

  /** The map as step {@code i} shows it; to be read before the next call. */
  Squares squares(int i);

  /** What the planner keeps beside the map after step {@code i}, such as its queue, in lines. */
  default List<String> lists(int i) {
    return List.of();
  }

  /** The part of the planner's work that step {@code i} belongs to; empty if there is but one. */
  default String part(int i) {
    return "";
  }

  /**
   * What the signs mean.
   *
   * @param isLarge whether there is room for figures in the cells
   */
  List<String> key(boolean isLarge);

  /** What a colour of the squares says, in a few words; empty where that needs no words. */
  default String meaning(Tint tint) {
    return tint.meaning();
  }

  /**
   * The line of the path after step {@code i}: x and y of each bend in turn, in widths of a cell
   * from the corner of the map. Empty where there is none to draw.
   */
  default double[] line(int i) {
    return new double[0];
  }

  /**
   * The edges of a prepared graph to draw under the map's figures: x and y of both ends, in widths
   * of a cell, then 1 for a shortcut, else 0.
   */
  default double[] edges() {
    return new double[0];
  }

  /**
   * What step {@code i} sees through intervals: x and y of the root and of both ends of each, then
   * 1 for the interval that the step expands, 0 for one that it adds. None that has no end.
   */
  default double[] cones(int i) {
    return new double[0];
  }

  /**
   * What the step after step {@code i} could be about, the cell that it is about first, then others
   * that one might take for it. Empty where that is no question of cells.
   */
  default List<String> candidates(int i) {
    return List.of();
  }

  /** What is done at step {@code i}, then what came of it, indented. */
  default List<String> told(int i) {
    List<String> lines = new ArrayList<>(List.of(reason(i)));
    changes(i).forEach(change -> lines.add("  " + change));
    return lines;
  }

  /** The line along a path, as {@link #line(int)} has it. */
  static double[] line(GridGraph graph, PathBuffer path) {
    Points points = new Points(graph);
    double[] line = new double[2 * path.size()];
    for (int i = 0; i < path.size(); i++) {
      boolean isPoint = path.holdsPoints();
      line[2 * i] = isPoint ? points.x(path.point(i)) / 2.0 : graph.map().x(path.cell(i)) + 0.5;
      line[2 * i + 1] = isPoint ? points.y(path.point(i)) / 2.0 : graph.map().y(path.cell(i)) + 0.5;
    }
    return line;
  }

  /** How many cells or nodes a planner expands between two cells. */
  static long expanded(String planner, GridGraph graph, int start, int goal) {
    PathSearch search = Planners.prepare(planner, graph).newSearch();
    search.find(start, goal, new PathBuffer());
    return search.counters().expanded;
  }

  /** A length with one digit after the point. */
  static String text(double length) {
    return String.format(Locale.ROOT, "%.1f", length);
  }
}
