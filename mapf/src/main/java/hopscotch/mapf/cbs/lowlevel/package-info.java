/**
 * The low level of conflict-based search: the path of one unit under constraints. The path is a
 * shortest one, or one within a factor of it that meets few others.
 */
package hopscotch.mapf.cbs.lowlevel;
