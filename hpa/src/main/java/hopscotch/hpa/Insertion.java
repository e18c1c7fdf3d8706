package hopscotch.hpa;

/** How start and goal are joined to the nodes of their clusters of level 1. */
enum Insertion {
  /** By octile paths of one turn where all but two nodes have one, else by one search. */
  WALK,
  /** By one search of the cluster: Jansen and Buro 2007. */
  DIJKSTRA,
  /** By a search for each node. */
  ASTAR
}
