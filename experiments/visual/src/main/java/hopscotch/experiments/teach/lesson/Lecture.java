package hopscotch.experiments.teach.lesson;

import hopscotch.core.planner.PlannerSpec;
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
  List<String> lists(int i);

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

  /** What is done at step {@code i}, then what came of it, indented. */
  default List<String> told(int i) {
    List<String> lines = new ArrayList<>(List.of(reason(i)));
    changes(i).forEach(change -> lines.add("  " + change));
    return lines;
  }

  /** A length with one digit after the point. */
  static String text(double length) {
    return String.format(Locale.ROOT, "%.1f", length);
  }
}
