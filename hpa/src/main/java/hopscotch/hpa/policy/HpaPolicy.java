package hopscotch.hpa.policy;

/**
 * The numbers by which {@code hpa} decides for a map what its spec leaves to it: the side of
 * clusters, levels, turns of edges, landmarks, and which pairs plain A* answers. Each was found by
 * trial on benchmark maps. A planner says what it decided by {@link
 * hopscotch.core.planner.PreparedPlanner#resolved}.
 */
public final class HpaPolicy {
  /** The side of a cluster, in cells, of most maps. */
  public static final int USUAL_SIDE = 16;

  /**
   * The side where obstacles are scattered. There entrances are many and narrow, and each makes
   * paths longer; wider clusters have fewer.
   */
  public static final int SCATTERED_SIDE = 24;

  /**
   * Obstacles are scattered where clusters of the usual side have at least so many intra-edges on
   * the mean. Random obstacles on 10 to 40 % of 512 x 512 cells make 22 to 105 of them; rooms of 8
   * x 8 cells make 15, corridors of width 1 make 11, and maps of games at most 7.
   */
  public static final int SCATTERED_EDGES = 20;

  /** On maps of fewer clusters the usual side is taken, since there is little to gain. */
  public static final int LEAST_SCATTERED_CLUSTERS = 64;

  /** An expansion takes as long as following so many edges, for the estimate of a level's gain. */
  public static final int EXPANSION_EDGES = 30;

  /**
   * A level is added where it saves the search of at least so many clusters of the one below. What
   * it costs each query does not grow with the map.
   */
  public static final int LEAST_SAVED_CLUSTERS = 40;

  /** A level is added where it saves at least this share of the work below. */
  public static final double LEAST_SAVED_SHARE = 0.15;

  /**
   * No level is added above clusters of more nodes than that on average, since the repair of a
   * group takes the cube of its nodes.
   */
  public static final int MOST_GROUP_NODES = 70;

  /** A map of more clusters is large: there a higher level takes less time to search. */
  public static final int MOST_SMALL_CLUSTERS = 6_000;

  /** On large maps a level of more clusters is not searched if there is one above it. */
  public static final int MOST_SEARCHED_CLUSTERS = 1 << 11;

  /** How many landmarks there are where more find no room. */
  public static final int FEW_LANDMARKS = 4;

  /** The landmarks of small maps: the first number that finds room beside all levels. */
  private static final int[] SMALL_LANDMARKS = {16, 12, 8, FEW_LANDMARKS};

  /**
   * The landmarks of large maps: the first number that finds room. What their bound lacks grows
   * with the distance, so there are more of them.
   */
  private static final int[] LARGE_LANDMARKS = {48, 24, 16};

  /** The index takes at most so many bytes a cell, which is less than the map with its moves. */
  public static final double MOST_BYTES = 1.5;

  /** The same where obstacles are scattered, or where levels alone take more than that. */
  public static final double MOST_SCATTERED_BYTES = 8;

  /**
   * Pairs no farther apart are answered by A* where obstacles are scattered: there the paths of
   * abstract graphs are longest over a short distance.
   */
  public static final int SCATTERED_DIRECT = 64;

  /** On maps of more cells no pair is answered by A*: each search would take 8 bytes a cell. */
  public static final int MOST_DIRECT_CELLS = 1 << 20;

  private HpaPolicy() {}

  /** How many landmarks to try on a small map, in this order. */
  public static int[] smallLandmarks() {
    return SMALL_LANDMARKS.clone();
  }

  /** How many landmarks to try on a large map, in this order. */
  public static int[] largeLandmarks() {
    return LARGE_LANDMARKS.clone();
  }
}
