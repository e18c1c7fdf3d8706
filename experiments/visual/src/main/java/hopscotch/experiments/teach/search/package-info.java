/**
 * Lectures on one query. Begin with {@link hopscotch.experiments.teach.search.SearchLecture}, a
 * recorded search cut into steps.
 */
package hopscotch.experiments.teach.search;
