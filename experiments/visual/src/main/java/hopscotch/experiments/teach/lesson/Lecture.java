package hopscotch.experiments.teach.lesson;

import hopscotch.core.planner.PlannerSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a planner does, cut into steps: each with why it is done, what it changes, and squares. */
public interface Lecture {
  /** The planner. */
  PlannerSpec spec();

  /** How many steps there are, at least 2. */
  int size();

  /** What is done at step {@code i}, from 0, as one sentence. */
  String reason(int i);

  /** What came of step {@code i}, a line each. */
  List<String> changes(int i);

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
