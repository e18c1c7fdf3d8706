/** Lectures on one query, of which {@code SearchLecture} is the first to read. */
package hopscotch.visual.teach.search;
