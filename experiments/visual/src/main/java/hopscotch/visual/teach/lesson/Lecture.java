package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The work of a planner, cut into steps. There is one class for each kind of work, which listens to
 * the planner and tells one step for each of its decisions. Not safe for use by several threads.
 */
public abstract class Lecture {
  @SuppressWarnings("ArrayRecordComponent") // the ends of a line, which are read alone
  private record Told(
      String part,
      String reason,
      List<String> changes,
      List<String> lists,
      Squares squares,
      double[] line,
      List<Edge> edges)
      implements Step {}

  private final Legend legend;
  private final List<Step> steps = new ArrayList<>();

  /** A lecture without steps. Without a legend ({@code null}), a method computes it. */
  protected Lecture(Legend legend) {
    this.legend = legend;
  }

  /** The planner. */
  public abstract KnownSpec spec();

  /** A sentence about what is wrong with the planner's answer. Empty if nothing is. */
  public Optional<String> findFault() {
    return Optional.empty();
  }

  /** The meaning of signs and colours. */
  public Legend legend() {
    return legend;
  }

  /** A figure that the text of the lesson names. */
  public String figure(String name) {
    throw new IllegalArgumentException("%s has no figure '%s'".formatted(spec(), name));
  }

  /**
   * The cells that the step after step {@code i} could be about: first the right one, then others
   * that one might take for it. Empty if the step is not about a cell.
   */
  public List<String> candidates(int i) {
    return List.of();
  }

  /** The steps, at least 2. */
  public final List<Step> steps() {
    return Collections.unmodifiableList(steps);
  }

  /** The number of steps. */
  public final int size() {
    return steps.size();
  }

  /** Step {@code i}, from 0. */
  public final Step step(int i) {
    return steps.get(i);
  }

  /** Adds a step. */
  protected final void add(Step step) {
    steps.add(step);
  }

  /** Adds a step that shows squares as they are now. */
  protected final void tell(
      String part, String reason, List<String> changes, List<String> lists, Squares squares) {
    tell(part, reason, changes, lists, squares, new double[0]);
  }

  /** Adds a step that shows squares as they are now, with the line of a path. */
  protected final void tell(
      String part,
      String reason,
      List<String> changes,
      List<String> lists,
      Squares squares,
      double[] line) {
    tell(part, reason, changes, lists, squares, line, List.of());
  }

  /** Adds a step that shows squares as they are now, with the line of a path and edges. */
  protected final void tell(
      String part,
      String reason,
      List<String> changes,
      List<String> lists,
      Squares squares,
      double[] line,
      List<Edge> edges) {
    add(
        new Told(
            part, reason, List.copyOf(changes), lists, squares.drawn(), line, List.copyOf(edges)));
  }

  /** Takes the last step back. */
  protected final Step takeBack() {
    return steps.remove(steps.size() - 1);
  }

  /** The line along a path, in the form of {@link Step#line}. */
  public static double[] line(GridGraph graph, PathBuffer path) {
    Points points = new Points(graph);
    double[] line = new double[2 * path.size()];
    for (int i = 0; i < path.size(); i++) {
      boolean isPoint = path.holdsPoints();
      line[2 * i] = isPoint ? points.x(path.point(i)) / 2.0 : graph.map().x(path.cell(i)) + 0.5;
      line[2 * i + 1] = isPoint ? points.y(path.point(i)) / 2.0 : graph.map().y(path.cell(i)) + 0.5;
    }
    return line;
  }

  /** The number of cells or nodes that a planner expands between two cells. */
  protected static long expanded(String planner, GridGraph graph, int start, int goal) {
    PathSearch search = Planners.prepare(planner, graph).newSearch();
    search.find(start, goal, new PathBuffer());
    return search.counters().expanded;
  }

  /** A length with one digit after the point. */
  public static String text(double length) {
    return String.format(Locale.ROOT, "%.1f", length);
  }
}
