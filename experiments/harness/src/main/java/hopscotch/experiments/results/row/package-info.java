/**
 * A row of a run: what it holds, and its line in a file. Begin with {@link
 * hopscotch.experiments.results.row.Row}, which is written; {@link
 * hopscotch.experiments.results.row.StoredRow} is one that was read. {@link
 * hopscotch.experiments.results.row.RowFormat} says which columns there are.
 */
package hopscotch.experiments.results.row;
