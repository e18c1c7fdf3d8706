/** Compiles planners and page at build time, by {@link hopscotch.live.compile.Compile#main}. */
package hopscotch.live.compile;
