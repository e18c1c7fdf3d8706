package hopscotch.bidirectional;

/**
 * The rule that chooses which of two frontiers expands next, where the algorithm leaves that open.
 */
enum Direction {
  /** The frontiers take turns. */
  ALTERNATE,
  /** The frontier with fewer open entries expands (Pohl 1971). */
  CARDINALITY,
  /** The frontier whose least key is smaller expands (Nicholson 1966). */
  SMALLER_F;

  /**
   * Whether the forward frontier is next; on a tie it is.
   *
   * @param expanded how many cells both have expanded
   * @param sizeF the open entries of the forward frontier
   * @param sizeB those of the backward one
   * @param floorF the least key of the forward frontier, or its bucket's floor
   * @param floorB that of the backward one
   */
  boolean isForward(long expanded, int sizeF, int sizeB, long floorF, long floorB) {
    if (this == CARDINALITY) {
      return sizeF <= sizeB;
    }
    return this == ALTERNATE ? (expanded & 1) == 0 : floorF <= floorB;
  }
}
