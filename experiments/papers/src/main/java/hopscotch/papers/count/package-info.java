/**
 * The parts of experiments of papers: a map with its rows, the counts, and the interface that does
 * the counting.
 */
package hopscotch.papers.count;
