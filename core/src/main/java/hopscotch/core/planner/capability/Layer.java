package hopscotch.core.planner.capability;

/**
 * An abstract level as data to draw: square clusters that cut up the map, cells of each that are
 * entrances, and edges between entrances. To look at, not to search: arrays are made for each call.
 * Immutable, shared by threads.
 */
public interface Layer {
  /** The cost of an intra-edge that does not exist. */
  long NO_EDGE = Long.MAX_VALUE;

  /** The side of a cluster, in cells; those at the east and south border may be cut short. */
  int side();

  /** The number of clusters, which are numbered from 0 row by row from the north-west. */
  int clusterCount();

  /** The cluster of a cell on the map. */
  int cluster(int cell);

  /** Whether a cell on the map is an entrance. */
  boolean isEntrance(int cell);

  /** The cells of a cluster that are entrances. */
  int[] entrances(int cluster);

  /** The cells, entrances of other clusters, to which inter-edges lead from an entrance. */
  int[] interEdges(int entrance);

  /**
   * The costs of the intra-edges from an entrance to each of {@link #entrances} of its cluster, in
   * that order, in the scale of the graph: 0 to itself, {@link #NO_EDGE} where there is none.
   */
  long[] intraEdges(int entrance);
}
