/**
 * Compiles planners and page at build time, by {@link
 * hopscotch.experiments.live.compile.Compile#main}.
 */
package hopscotch.experiments.live.compile;
