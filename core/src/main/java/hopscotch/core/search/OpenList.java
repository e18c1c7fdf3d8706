package hopscotch.core.search;

/** The open list of A*. */
public enum OpenList {
  /** Buckets if the heuristic, the weight and the tie rule allow them, else the heap. */
  AUTO,
  /** A monotone bucket queue; inside a bucket the last in is the first out. */
  BUCKETS,
  /** A 4-ary heap, ordered by f and the tie rule. */
  HEAP
}
