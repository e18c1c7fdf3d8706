/**
 * Teaching by small maps, step by step. {@link hopscotch.visual.teach.Course} has the lessons in
 * their order; a {@link hopscotch.visual.teach.Classroom} leads through one by keys, a {@link
 * hopscotch.visual.teach.LessonPage} is one to print. The parts of every lesson are in {@link
 * hopscotch.visual.teach.lesson}.
 */
package hopscotch.visual.teach;
