/**
 * Bidirectional planners: one frontier grows from the start, one from the goal, and they meet. The
 * searches that expand one cell at a time are here, those that choose a pair of cells in {@code
 * pair}, and what they share in {@code frontier}.
 */
package hopscotch.bidirectional;
