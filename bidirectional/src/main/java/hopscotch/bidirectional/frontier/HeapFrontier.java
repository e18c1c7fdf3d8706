package hopscotch.bidirectional.frontier;

import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;

/** A frontier whose open list is ordered by key exactly, and by a tie rule: a heap. */
public final class HeapFrontier extends Frontier {
  /** The open list: an {@link OpenEntry} has a cell and its rank among equal keys. */
  public final EntryHeap open = new EntryHeap();

  /** A frontier of side 0 or 1. */
  public HeapFrontier(int side) {
    super(side);
  }

  /** Begins a query at a cell, with that cell of g = 0 on the open list. */
  public void begin(int cell, int stride, long key) {
    place(cell, stride);
    open.clear();
    open.push(key, cell);
  }
}
