package hopscotch.bidirectional.frontier;

import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;

/** A frontier whose open list is ordered by key exactly, and by a tie rule: a heap. */
public final class HeapFrontier extends Frontier {
  private final EntryHeap open = new EntryHeap();

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

  /** The least key, which may be that of a stale entry; the open list must not be empty. */
  public long floor() {
    return open.topKey();
  }

  /** The number of entries, including stale ones. */
  public int size() {
    return open.size();
  }

  /** Adds an {@link OpenEntry} of a cell and its rank among equal keys. */
  public void push(long key, long entry) {
    open.push(key, entry);
  }

  /** Removes the entry of the least key and returns its cell; the list must not be empty. */
  public int pop() {
    int cell = OpenEntry.cell(open.topEntry());
    open.pop();
    return cell;
  }
}
