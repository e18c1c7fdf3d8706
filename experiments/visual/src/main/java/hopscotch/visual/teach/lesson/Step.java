package hopscotch.visual.teach.lesson;

import java.util.ArrayList;
import java.util.List;

/** A step of a lecture: an action, its effects, and the map at its end. */
public interface Step {
  /** The action, in one sentence. */
  String reason();

  /** The effects, one line for each. */
  List<String> changes();

  /** The map at its end. It must be read before that of another step. */
  Squares squares();

  /** The part of the planner's work to which it belongs. Empty if there is only one. */
  default String part() {
    return "";
  }

  /** The data of the planner beside the map, such as its queue, in lines. */
  default List<String> lists() {
    return List.of();
  }

  /** The edges of a graph to draw under the figures, those on top last. */
  default List<Edge> edges() {
    return List.of();
  }

  /**
   * The line of the path: x and y of each bend in turn, in widths of a cell from the corner of the
   * map. Empty if there is no line to draw.
   */
  default double[] line() {
    return new double[0];
  }

  /**
   * The cones through intervals: for each, x and y of the root and of both ends, and then 1 for the
   * interval that is expanded or 0 for one that is added. Cones without an end are left out.
   */
  default double[] cones() {
    return new double[0];
  }

  /** The action, followed by its effects, indented. */
  default List<String> told() {
    List<String> lines = new ArrayList<>(List.of(reason()));
    changes().forEach(change -> lines.add("  " + change));
    return lines;
  }
}
