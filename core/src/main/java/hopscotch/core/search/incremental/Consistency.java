package hopscotch.core.search.incremental;

/**
 * The view of what a search of LPA*, D* Lite or MT-D* Lite knows of a cell between two finds. An
 * observer hears what changes during a find. A cell is consistent where g = rhs, overconsistent
 * where g &gt; rhs, underconsistent where g &lt; rhs. Costs are in the scale of the graph and count
 * from the cell where the search began: of D* Lite the goal.
 */
public interface Consistency {
  /** g or rhs of a cell to which no way is known. */
  long INFINITE = CellRecords.INFINITE;

  /** The cost of the cell as last worked out, or {@link #INFINITE}. */
  long g(int cell);

  /** The cost of the cell by what its neighbours' g say, or {@link #INFINITE}. */
  long rhs(int cell);

  /** Whether the cell is on the open list: whether it is inconsistent. */
  boolean isOpen(int cell);
}
