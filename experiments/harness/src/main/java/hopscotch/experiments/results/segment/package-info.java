/**
 * The files of rows and of anytime curves, which are appended to line by line, every line with its
 * checksum. Begin with {@link hopscotch.experiments.results.segment.RowWriter} and {@link
 * hopscotch.experiments.results.segment.RowReader}.
 */
package hopscotch.experiments.results.segment;
