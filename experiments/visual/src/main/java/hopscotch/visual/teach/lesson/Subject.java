package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.Movement;

/** What lessons can be about: makes a lecture of what stands in a lesson's file. */
public interface Subject {
  /**
   * A lecture.
   *
   * @param planner the spec of the planner; {@code null} in a lesson that has none
   * @param movement how to move
   * @throws IllegalArgumentException if the planner cannot be taught by this lesson
   */
  Lecture lecture(Lesson lesson, String planner, Movement movement);
}
