/**
 * Teaching by small maps, a step at a time. {@link hopscotch.visual.teach.Course} has the lessons
 * in their order; a {@link hopscotch.visual.teach.Classroom} leads through one by keys, a {@link
 * hopscotch.visual.teach.LessonPage} is one to print. What every lesson is made of is in {@link
 * hopscotch.visual.teach.lesson}.
 */
package hopscotch.visual.teach;
