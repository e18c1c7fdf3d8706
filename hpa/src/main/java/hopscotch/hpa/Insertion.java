package hopscotch.hpa;

/** The ways to join start and goal to the nodes of their clusters of level 1. */
enum Insertion {
  /** By octile paths of one turn if all but at most two nodes have one, else by one search. */
  WALK,
  /** By one search of the cluster (Jansen and Buro 2007). */
  DIJKSTRA,
  /** By one search for each node. */
  ASTAR
}
