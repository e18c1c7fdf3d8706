/**
 * Teaching by small maps, a step at a time: a {@link hopscotch.experiments.teach.Lesson} is a query
 * with a point to make, a {@link hopscotch.experiments.teach.Lecture} is its search cut into steps,
 * and a {@link hopscotch.experiments.teach.Board} writes one step as text.
 */
package hopscotch.experiments.teach;
