/**
 * What experiments of papers are made of: a map with its rows, counts, and what does the counting.
 */
package hopscotch.papers.count;
