/**
 * What is written for later: a file whole or not at all ({@link
 * hopscotch.experiments.output.OutputFile}), a manifest in JSON ({@link
 * hopscotch.experiments.output.Json}), and bytes in the letters of a page ({@link
 * hopscotch.experiments.output.Packed}).
 */
package hopscotch.experiments.output;
