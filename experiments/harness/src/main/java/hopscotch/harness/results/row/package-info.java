/**
 * A row of a run: what it holds, and its line in a file. Begin with {@link
 * hopscotch.harness.results.row.RowColumn}, the list of all columns; a {@link
 * hopscotch.harness.results.row.Row} has a text for each.
 */
package hopscotch.harness.results.row;
