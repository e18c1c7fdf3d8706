/**
 * {@code render}: pictures of maps, queries, walks and plans. {@link
 * hopscotch.cli.render.RenderCommand} has one subcommand for each kind of thing to draw.
 */
package hopscotch.cli.render;
