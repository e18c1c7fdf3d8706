/**
 * What a run leaves on disk, read back column by column. Begin with {@link
 * hopscotch.experiments.results.Results}.
 *
 * <p>The folder with its manifest is in {@code results.folder}, its files of rows in {@code
 * results.segment}, a row and its columns in {@code results.row}, and joining several folders in
 * {@code results.merge}.
 */
package hopscotch.experiments.results;
