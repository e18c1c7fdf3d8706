package hopscotch.visual.teach.lesson;

import java.util.ArrayList;
import java.util.List;

/** A step of a lecture: what is done, what came of it, and what the map shows then. */
public interface Step {
  /** What is done, as one sentence. */
  String reason();

  /** What came of it, a line each. */
  List<String> changes();

  /** The map at its end; to be read before another step's. */
  Squares squares();

  /** The part of the planner's work that it belongs to; empty if there is but one. */
  default String part() {
    return "";
  }

  /** What the planner keeps beside the map, such as its queue, in lines. */
  default List<String> lists() {
    return List.of();
  }

  /**
   * The line of the path: x and y of each bend in turn, in widths of a cell from the corner of the
   * map. Empty where there is none to draw.
   */
  default double[] line() {
    return new double[0];
  }

  /**
   * What it sees through intervals: x and y of the root and of both ends of each, then 1 for the
   * interval that is expanded, 0 for one that is added. None that has no end.
   */
  default double[] cones() {
    return new double[0];
  }

  /** What is done, then what came of it, indented. */
  default List<String> told() {
    List<String> lines = new ArrayList<>(List.of(reason()));
    changes().forEach(change -> lines.add("  " + change));
    return lines;
  }
}
