/**
 * The rows of a run, their columns, and their lines in a file. Begin with {@link
 * hopscotch.harness.results.row.RowColumn}, the list of all columns; a {@link
 * hopscotch.harness.results.row.Row} has a text for each.
 */
package hopscotch.harness.results.row;
