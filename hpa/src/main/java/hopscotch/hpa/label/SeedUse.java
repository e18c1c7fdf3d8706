package hopscotch.hpa.label;

/** Whether the seeds of cells are kept in the index, or found by each query. */
enum SeedUse {
  /** Found by queries on maps where cells have few jump points, and kept on others. */
  AUTO,
  /** Kept on every map. */
  KEPT,
  /** Found by queries on every map. */
  SCANNED
}
