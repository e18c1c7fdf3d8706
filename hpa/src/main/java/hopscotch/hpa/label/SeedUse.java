package hopscotch.hpa.label;

/** Whether the seeds of each cell are kept in the index, or found in each query. */
enum SeedUse {
  /** Scanned for where cells have few jump points, else kept. */
  AUTO,
  /** On every map. */
  KEPT,
  /** On no map; queries scan. */
  SCANNED
}
