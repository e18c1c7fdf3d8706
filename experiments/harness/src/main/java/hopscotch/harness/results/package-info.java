/**
 * The files of a run. A {@link hopscotch.harness.results.RunDirectory} is its folder: a manifest,
 * and segments, which are files of rows appended to line by line, each line with its checksum
 * ({@link hopscotch.harness.results.RowWriter}, {@link hopscotch.harness.results.RowReader}).
 * Several folders of one suite, such as those of its shards, are joined by {@link
 * hopscotch.harness.results.RunMerge}.
 *
 * <p>All of it is read back column by column as {@link hopscotch.harness.results.Results}. One row
 * and its columns are in {@link hopscotch.harness.results.row}.
 */
package hopscotch.harness.results;
