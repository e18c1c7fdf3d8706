/**
 * A row of a run: what it holds, and its line in a file. Begin with {@link
 * hopscotch.harness.results.row.Row}, which is written; {@link
 * hopscotch.harness.results.row.StoredRow} is one that was read. {@link
 * hopscotch.harness.results.row.RowFormat} says which columns there are.
 */
package hopscotch.harness.results.row;
