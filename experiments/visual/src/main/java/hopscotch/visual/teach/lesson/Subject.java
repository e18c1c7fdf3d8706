package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;

/** What lessons can be about: makes a lecture of what stands in a lesson's file. */
public interface Subject {
  /**
   * A lecture.
   *
   * @param planner the planner; {@code null} in a lesson that has none
   * @param movement how to move
   * @throws IllegalArgumentException if the planner cannot be taught by this lesson
   */
  Lecture lecture(Lesson lesson, KnownSpec planner, Movement movement);
}
