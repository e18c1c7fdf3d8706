/**
 * Lessons about one query. Begin with {@link hopscotch.experiments.teach.search.SearchLecture}, a
 * recorded search cut into steps; {@link hopscotch.experiments.teach.search.SearchLessons} are
 * those that come with Hopscotch.
 */
package hopscotch.experiments.teach.search;
