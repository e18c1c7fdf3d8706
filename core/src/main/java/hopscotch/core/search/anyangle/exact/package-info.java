/**
 * Shortest any-angle paths, exactly. The agent is a point in the free cells, borders included. A
 * shortest path bends only at corners of blocked cells. Start and goal are centres or corners of
 * their cells, as the movement says. All points are in doubled coordinates, so all are whole
 * numbers.
 *
 * <p>Sight and sides are decided in whole numbers. A cone of sight is a root and one point of the
 * grid on each of its two rays, never a rounded intersection. Lengths are sums of square roots in
 * doubles. If two are so close that rounding could order them, {@link
 * hopscotch.core.path.SquareRootSum} does.
 *
 * <p>Between two blocked cells that touch at a corner a path squeezes only under the corner rule
 * {@code always}.
 *
 * <p>Here are the registry's entries. The searches are in {@link
 * hopscotch.core.search.anyangle.exact.interval} and {@link
 * hopscotch.core.search.anyangle.exact.enlsvg}; both packages use {@link
 * hopscotch.core.search.anyangle.exact.corner} and {@link
 * hopscotch.core.search.anyangle.exact.pruning}.
 */
package hopscotch.core.search.anyangle.exact;
