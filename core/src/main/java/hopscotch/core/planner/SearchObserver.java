package hopscotch.core.planner;

/**
 * Watches a search. Chosen when the search is made; an observed and an unobserved search give the
 * same path and the same counters. Called on the searching thread; must not call the search.
 *
 * <p>Costs are in the scale of the graph: {@code g} is what the search takes the way to the cell to
 * cost, and {@code f} what it sorts its open list by; weighted A* in the least multiple of the
 * scale that keeps it whole. {@code side} is 0 for a search from the start, 1 for one from the
 * goal. Where a search works on an abstract graph, cells are those its nodes stand on.
 */
public interface SearchObserver {
  /** A query begins. */
  default void begin(int start, int goal) {}

  /**
   * A part of a hierarchical query begins: a search of its own, or a way found without one. Until
   * the next part, g counts from {@code from}, which alone is on the open list. A planner that
   * makes one search for a query never calls this.
   *
   * @param level what is searched: 0 for the cells of the map, from 1 on for abstract graphs
   * @param from the cell where it begins
   * @param to the cell it leads to, or -1 for every node around
   */
  default void enter(SearchPart part, int level, int from, int to) {}

  /** A cell was put on the open list, first or by a shorter way, from {@code parent}. */
  default void generate(int side, int cell, int parent, long g, long f) {}

  /** A cell was taken from the open list to be expanded. */
  default void expand(int side, int cell, long g, long f) {}

  /** The query ended. */
  default void end(Outcome outcome) {}
}
