/**
 * What a run leaves on disk: a folder with a manifest and append-only segments of rows, every line
 * with its checksum ({@link hopscotch.experiments.results.RunDirectory}), and how they are read
 * back, column by column ({@link hopscotch.experiments.results.Results}).
 */
package hopscotch.experiments.results;
