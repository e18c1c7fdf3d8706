/**
 * The parts of every lesson. A {@link hopscotch.visual.teach.lesson.Lesson} makes a point on a
 * small map, a {@link hopscotch.visual.teach.lesson.Lecture} is the work of a planner there, cut
 * into steps, and a {@link hopscotch.visual.teach.lesson.LessonBoard} writes one step as text.
 */
package hopscotch.visual.teach.lesson;
