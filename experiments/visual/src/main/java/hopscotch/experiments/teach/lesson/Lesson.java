package hopscotch.experiments.teach.lesson;

import hopscotch.core.grid.Movement;
import java.util.List;

/** Something to learn from a small map: lectures on it, and exercises. */
public interface Lesson {
  /** What it is called on the command line. */
  String name();

  /** What it is about, in a few words. */
  String topic();

  /** What to look at, a line each. */
  List<String> point();

  /**
   * A lecture for each planner.
   *
   * @param planner the spec of the only planner, or {@code null} for those of the lesson
   * @param movement how to move; terrain is the lesson's
   * @throws IllegalArgumentException if the planner cannot be taught by this lesson
   */
  List<Lecture> lectures(String planner, Movement movement);

  /** The planners' answers side by side, a line each; none where there is but one. */
  default List<String> comparison(String planner, Movement movement) {
    return List.of();
  }

  /**
   * A figure that the text of a course asks for, as planners work it out on this lesson's map, such
   * as {@code expanded dijkstra}.
   *
   * @throws IllegalArgumentException if this lesson has no such figure
   */
  default String figure(String what) {
    throw new IllegalArgumentException("lesson %s has no figure '%s'".formatted(name(), what));
  }

  /**
   * Whether its map can be played with, on the page of that name, as {@code lesson/} and a name.
   */
  default boolean isPlayable() {
    return false;
  }

  /** Exercises under the usual movement, with their answers. */
  List<Exercise> exercises();
}
