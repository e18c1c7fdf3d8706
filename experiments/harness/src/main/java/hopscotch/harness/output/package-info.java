/**
 * What is written for later: a file whole or not at all ({@link
 * hopscotch.harness.output.OutputFile}), a manifest in JSON ({@link
 * hopscotch.harness.output.Json}), and bytes in the letters of a page ({@link
 * hopscotch.harness.output.Packed}).
 */
package hopscotch.harness.output;
