package hopscotch.hpa;

import hopscotch.hpa.cluster.Crossings;

/**
 * The parameters of {@code hpa}.
 *
 * @param cluster the side of a cluster of level 1, in cells, or {@link
 *     hopscotch.hpa.abstraction.AbstractGraph#SIDE_BY_MAP}
 * @param levels the number of abstract levels, or {@link
 *     hopscotch.hpa.abstraction.AbstractGraph#MAX_LEVELS}
 * @param crossings which moves between clusters become transitions
 * @param insertion how start and goal are joined to the nodes of their clusters; with walks the
 *     graph has turns of edges and landmarks, which the papers have not
 * @param refine how much of the abstract path is turned into moves
 * @param cacheKibibytes the size of each search's cache of refined intra-edges; 0 for none
 * @param direct pairs up to this distance, the larger of |dx| and |dy|, are answered by A*; 0 for
 *     none, or {@link #BY_MAP}
 * @param turns whether the turns of edges are kept; only with walks
 * @param landmarks how many there are, an even number; 0 for none, or {@link #BY_MAP}; only with
 *     walks
 * @param searchedLevel the level of the landmarks, which queries search, from 1; or {@link #BY_MAP}
 * @param components whether connected components answer unreachable goals
 * @param indexBytesPerCell a level above the first is left out where with it the index would be
 *     larger; 0 for no limit
 */
public record HpaOptions(
    int cluster,
    int levels,
    Crossings crossings,
    Insertion insertion,
    RefineMode refine,
    int cacheKibibytes,
    int direct,
    Turns turns,
    int landmarks,
    int searchedLevel,
    boolean components,
    double indexBytesPerCell) {
  /**
   * In place of a number: the one that {@link hopscotch.hpa.policy.HpaPolicy} finds for the map.
   */
  public static final int BY_MAP = -1;

  /** Whether the turns of edges are kept. */
  public enum Turns {
    /** If there is room for them. */
    AUTO,
    /** They are. */
    TRUE,
    /** They are not. */
    FALSE
  }
}
