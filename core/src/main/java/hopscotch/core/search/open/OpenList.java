package hopscotch.core.search.open;

/** The open list of A*. */
public enum OpenList {
  /** Buckets if the heuristic, the weight and the tie rule allow them, else the heap. */
  AUTO,
  /**
   * A monotone bucket queue; inside a bucket the last in is the first out, so some cells are
   * expanded again though the heuristic is consistent.
   */
  BUCKETS,
  /** A 4-ary heap, ordered by f and the tie rule. */
  HEAP
}
