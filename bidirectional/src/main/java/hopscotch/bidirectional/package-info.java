/** Bidirectional planners: one frontier grows from the start, one from the goal, and they meet. */
package hopscotch.bidirectional;
