package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;

/** A subject of lessons. It makes a lecture from a lesson's file. */
public interface Subject {
  /**
   * A lecture.
   *
   * @param planner the planner; {@code null} in a lesson that has none
   * @throws IllegalArgumentException if the planner cannot be taught by this lesson
   */
  Lecture lecture(Lesson lesson, KnownSpec planner, Movement movement);
}
