package hopscotch.core.testkit.broken;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.IncrementalSearch;

/** The classic mistakes of D* Lite, each made by {@link TextbookDStarLite}. */
enum ReplanningFault {
  /** k_m stays 0: keys of before a move are larger than they should be. */
  NO_KM("the cost of fresh A*"),
  /** k_m is measured from the first start for ever, so a way back adds nothing. */
  LAST_NOT_MOVED_ON("the path is legal"),
  /** The start's key is worked out once, before the loop. */
  START_KEY_NOT_RECOMPUTED("the cost of fresh A*"),
  /** Only the changed cell is updated, and not those that have an edge to it. */
  NEIGHBOURS_FORGOTTEN("the cost of fresh A*"),
  /** Only the edges of the changed cell are looked at, and not diagonals that pass it. */
  DIAGONALS_BESIDE_FORGOTTEN("the cost of fresh A*"),
  /** A cell taken with an outdated key is expanded, not put back: right, but more often. */
  OUTDATED_NOT_REINSERTED("expansions of a cell in one find");

  private final String message;

  ReplanningFault(String message) {
    this.message = message;
  }

  /** What {@code IncrementalChecks.answersOnAWalk} says of it. */
  String message() {
    return message;
  }

  IncrementalSearch broken(GridGraph graph, SearchObserver observer) {
    return new TextbookDStarLite(graph, this, observer);
  }

  static IncrementalSearch sound(GridGraph graph, SearchObserver observer) {
    return new TextbookDStarLite(graph, null, observer);
  }
}
