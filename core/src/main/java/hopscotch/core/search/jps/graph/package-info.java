/**
 * The jump point graph, whose edges are pruned jumps.
 *
 * <p>{@link hopscotch.core.search.jps.graph.JumpGraph} is laid out for {@link
 * hopscotch.core.search.jps.graph.JumpGraphSearch}. {@link
 * hopscotch.core.search.jps.graph.JumpVertices} shows all vertices and edges, for who contracts or
 * counts them, and {@link hopscotch.core.search.jps.graph.JumpEnds} joins the ends of a query to
 * it.
 */
package hopscotch.core.search.jps.graph;
