/**
 * The output of the harness: files that are written completely or not at all ({@link
 * hopscotch.harness.output.OutputFile}), manifests in JSON ({@link hopscotch.harness.output.Json}),
 * and bytes in the letters of a page ({@link hopscotch.harness.output.Packed}).
 */
package hopscotch.harness.output;
