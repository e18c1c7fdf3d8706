/**
 * A row of a run: what it holds, and its line in a file. Begin with {@link
 * hopscotch.experiments.results.row.Row}, which is written; {@link
 * hopscotch.experiments.results.row.StoredRow} is one that was read. Which columns there are says
 * {@link hopscotch.experiments.results.row.RowFormat}.
 */
package hopscotch.experiments.results.row;
