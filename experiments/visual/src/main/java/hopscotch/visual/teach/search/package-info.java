/**
 * Lectures on one query. Begin with {@link hopscotch.visual.teach.search.SearchLecture}, a recorded
 * search cut into steps.
 */
package hopscotch.visual.teach.search;
