/**
 * The folder of a run: its manifest, its segments, and what the manifest says of the sessions that
 * wrote them. Begin with {@link hopscotch.experiments.results.folder.RunDirectory}.
 */
package hopscotch.experiments.results.folder;
