/**
 * What every lesson is made of, whatever it is about. A {@link
 * hopscotch.visual.teach.lesson.Lesson} has a point to make on a small map, a {@link
 * hopscotch.visual.teach.lesson.Lecture} is what a planner does there, cut into steps, and a {@link
 * hopscotch.visual.teach.lesson.LessonBoard} writes one step as text.
 */
package hopscotch.visual.teach.lesson;
