/**
 * Paths: the buffer a search fills, the immutable result, and a check that shares no code with
 * planners.
 */
package hopscotch.core.path;
