/** Paths: the buffer a search fills, the immutable result, and the check that trusts nobody. */
package hopscotch.core.path;
