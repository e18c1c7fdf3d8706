/**
 * Teaching by small maps, a step at a time. {@link hopscotch.experiments.teach.Course} has the
 * lessons in their order; a {@link hopscotch.experiments.teach.Classroom} leads through one by
 * keys, a {@link hopscotch.experiments.teach.LessonPage} is one to print. What every lesson is made
 * of is in {@link hopscotch.experiments.teach.lesson}.
 */
package hopscotch.experiments.teach;
