package hopscotch.bidirectional;

/** Which of two frontiers expands next, where the algorithm leaves that open. */
enum Direction {
  /** One expansion each in turn. */
  ALTERNATE,
  /** The one with fewer open entries (Pohl 1971). */
  CARDINALITY,
  /** The one whose least key is smaller. */
  SMALLER_F;

  /** The frontier to expand after {@code expanded} expansions; on a tie the forward one. */
  Frontier choose(Frontier forward, Frontier backward, long expanded) {
    boolean isForward =
        switch (this) {
          case ALTERNATE -> (expanded & 1) == 0;
          case CARDINALITY -> forward.size() <= backward.size();
          case SMALLER_F -> forward.floor() <= backward.floor();
        };
    return isForward ? forward : backward;
  }
}
