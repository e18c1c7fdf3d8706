package hopscotch.hpa;

import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.refine.Insertion;
import hopscotch.hpa.refine.RefineMode;

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
 *     none, or {@link #DIRECT_BY_MAP}
 * @param visible whether pairs that see each other are answered by A*
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
    boolean visible,
    boolean components,
    double indexBytesPerCell) {
  /**
   * In place of a distance: 64 cells where obstacles are scattered, so that {@code cluster} chosen
   * by the map is 24, on maps of up to 2^20 cells; else none.
   */
  public static final int DIRECT_BY_MAP = -1;
}
