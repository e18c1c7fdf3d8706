/**
 * {@code render}: pictures of maps, queries, walks and plans. {@link
 * hopscotch.cli.render.RenderCommand} has a command below it for each kind of thing that is drawn.
 */
package hopscotch.cli.render;
