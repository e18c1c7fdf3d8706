/** Branch star, the obstacle-following search of game developers. */
package hopscotch.core.search.branch;
