package hopscotch.core.planner;

/**
 * Watches a search. It is chosen when the search is made. A search gives the same path and the same
 * counters whether it is observed or not. The observer is called on the searching thread, and must
 * not call the search.
 *
 * <p>Costs are in the scale of the graph:
 *
 * <ul>
 *   <li>{@code g} is the cost of the best path to the cell found so far.
 *   <li>{@code f} is the key by which the search orders its open list. For weighted A* it is
 *       multiplied by the least factor that makes it a whole number.
 *   <li>{@code side} is 0 for a search from the start, 1 for one from the goal.
 * </ul>
 *
 * <p>A search on an abstract graph reports a node by the cell it stands on.
 */
public interface SearchObserver {
  /** The cost told to {@link #update} where no path is known. */
  long NO_COST = Long.MAX_VALUE;

  /** A query begins. */
  default void begin(int start, int goal) {}

  /**
   * A part of a hierarchical query begins: a search of its own, or a path found without one. Until
   * the next part, g counts from {@code from}, and the open list holds that cell alone. Planners
   * that answer a query by one search never call this.
   *
   * @param level what is searched: 0 for the cells of the map, from 1 on for abstract graphs
   * @param from the cell where the part begins
   * @param to the cell where it ends, or -1 for every node of the cluster
   */
  default void enter(SearchPart part, int level, int from, int to) {}

  /**
   * A cell was reached from {@code parent}, for the first time or at a lower g, and put on the open
   * list.
   */
  default void generate(int side, int cell, int parent, long g, long f) {}

  /** A cell was taken from the open list to be expanded. */
  default void expand(int side, int cell, long g, long f) {}

  /**
   * A search that keeps costs from find to find begins anew: all that {@link #update} told is
   * forgotten. Told within a find, after {@link #begin}.
   */
  default void forget() {}

  /**
   * A search that keeps costs from find to find worked a cell out again: its g, its rhs or its
   * place on the open list may be another. Told by LPA*, D* Lite and MT-D* Lite, within a find and,
   * when they take up changes of the map, between two finds. What was told last of a cell holds
   * until {@link #forget}; of a cell not told, g and rhs are {@link #NO_COST}.
   *
   * <p>The cell is on the open list exactly where g and rhs differ: overconsistent where g is
   * larger, underconsistent where rhs is. Both count from the end where the search began, with
   * {@code side} 1 from the goal.
   *
   * @param parent the neighbour that the cell has its rhs from, or -1 for none
   * @param g the cost of the cell as last worked out, or {@link #NO_COST}
   * @param rhs its cost by what its neighbours' g say, or {@link #NO_COST}
   * @param f the first part of its key, min(g, rhs) + h + k_m, where it is on the open list, else
   *     {@link #NO_COST}; the second part is min(g, rhs)
   */
  default void update(int side, int cell, int parent, long g, long rhs, long f) {}

  /**
   * The node just generated or expanded is an interval, and this is what is seen through it. It is
   * told by searches over intervals, such as {@code anya}. x and y are in widths of a cell: the
   * corners of cell (x, y) are (x, y) to (x + 1, y + 1). The cell told before is one beyond the
   * interval. If the root lies on the interval's line, it sees all beyond, and all three points are
   * the root.
   *
   * @param rootX the point that sees, where the path so far ends
   * @param fromX one end of the interval
   * @param toX the other end
   */
  default void cone(
      double rootX, double rootY, double fromX, double fromY, double toX, double toY) {}

  /** The query ended. */
  default void end(Outcome outcome) {}

  /**
   * This observer for a search that is only a part of a query: it hears which parts the search has,
   * and what it generates, expands and updates. It hears neither that the search begins nor that it
   * ends, since the query tells it so itself.
   */
  default SearchObserver withoutEnds() {
    SearchObserver query = this;
    return new RetellingObserver() {
      @Override
      protected SearchObserver to() {
        return query;
      }
    };
  }
}
