/**
 * Planners with one classic mistake each, and their sound twins: the test kit must catch the first
 * and pass the second. Textbook code over a {@link java.util.PriorityQueue}, slow and short.
 */
package hopscotch.core.testkit.broken;
