package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Branch;

/**
 * The two sides of a split. Any two paths without a conflict obey at least one of the sides, and
 * neither side allows the paths at hand.
 *
 * @param conflict the conflict that the split resolves
 * @param first one side
 * @param second the other side
 * @param kind the number of sides on which the cost need not rise: {@link #CARDINAL}, {@link
 *     #SEMI_CARDINAL} or 2
 * @param delay how many steps later one of the units must be at the place that the split is about,
 *     both sides together; 0 for a split that says nothing of it
 * @param reasoning the symmetry that the split resolves
 */
record Split(
    Conflict conflict, Branch first, Branch second, int kind, int delay, Reasoning reasoning) {
  static final int CARDINAL = 0;
  static final int SEMI_CARDINAL = 1;

  /**
   * A symmetry. Of two splits of the same kind, the one whose symmetry comes first here is the
   * better one; the last two are equal.
   */
  enum Reasoning {
    /** One unit is at rest at its goal. */
    TARGET,
    /** The units meet in a corridor. */
    CORRIDOR,
    /** The units cross in the open. */
    RECTANGLE,
    /** There is no symmetry. */
    NONE
  }

  /** The rank of its symmetry among splits of the same kind; the least is the best. */
  int rank() {
    return switch (reasoning) {
      case TARGET -> 0;
      case CORRIDOR -> 1;
      case RECTANGLE, NONE -> 2;
    };
  }
}
