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

  /** A cell was put on the open list, first or by a shorter way, from {@code parent}. */
  default void generate(int side, int cell, int parent, long g, long f) {}

  /** A cell was taken from the open list to be expanded. */
  default void expand(int side, int cell, long g, long f) {}

  /** The query ended. */
  default void end(Outcome outcome) {}
}
