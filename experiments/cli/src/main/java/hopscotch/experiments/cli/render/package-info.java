/**
 * {@code render}: pictures of maps, queries, walks and plans. {@link
 * hopscotch.experiments.cli.render.RenderCommand} reads the options and hands on to a class for
 * each thing that is drawn.
 */
package hopscotch.experiments.cli.render;
