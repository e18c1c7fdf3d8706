/**
 * {@link hopscotch.core.search.anyangle.exact.anya.Anya}: intervals of the lines between rows, with
 * nothing prepared but the cells to leave out.
 */
package hopscotch.core.search.anyangle.exact.anya;
