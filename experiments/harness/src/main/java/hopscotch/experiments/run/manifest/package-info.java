/**
 * What the manifest of a run says before anything was asked: the suite as its rows depend on it,
 * how that differs from what is there, the machine and the guests. Begin with {@link
 * hopscotch.experiments.run.manifest.PlanManifest}.
 */
package hopscotch.experiments.run.manifest;
