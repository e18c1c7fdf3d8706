/**
 * Smoothing: decorators that shorten or straighten the path that a planner found, in place in the
 * caller's buffer. {@code rays} answers paths of moves again; {@code floyd} and {@code taut} answer
 * lines.
 */
package hopscotch.core.smoothing;
