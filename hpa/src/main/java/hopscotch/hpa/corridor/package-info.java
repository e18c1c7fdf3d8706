/**
 * Planners that search a corridor: first a path over connected regions, which tile the map, and
 * then a path over the cells of these regions alone. The regions are cliques, level upon level
 * ({@code pra}), or the connected parts of squares ({@code sectors}).
 */
package hopscotch.hpa.corridor;
