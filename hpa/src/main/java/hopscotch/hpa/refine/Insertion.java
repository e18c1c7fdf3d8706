package hopscotch.hpa.refine;

/** How start and goal are joined to the nodes of their clusters of level 1. */
public enum Insertion {
  /** By one search of the cluster: Jansen and Buro 2007. */
  DIJKSTRA,
  /** By a search for each node. */
  ASTAR
}
