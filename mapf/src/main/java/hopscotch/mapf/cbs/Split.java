package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Branch;

/**
 * The two sides of a split. Every two paths without a conflict keep to one side at least, and
 * neither side allows the paths at hand.
 *
 * @param conflict the conflict that is resolved
 * @param first one side
 * @param second the other side
 * @param kind on how many sides the cost need not rise: {@link #CARDINAL}, 1 or 2
 * @param reasoning the symmetry that it resolves
 */
record Split(Conflict conflict, Branch first, Branch second, int kind, Reasoning reasoning) {
  static final int CARDINAL = 0;

  /** A symmetry; of splits of one kind, that on the first of these is the best. */
  enum Reasoning {
    /** One unit is at rest at its goal. */
    TARGET,
    /** The units meet in a corridor. */
    CORRIDOR,
    /** None, or a rectangle. */
    NONE
  }
}
