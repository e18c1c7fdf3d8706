package hopscotch.judge.team;

import hopscotch.core.grid.GridMap;
import java.util.Locale;

/**
 * One conflict of a plan.
 *
 * @param kind the kind of conflict
 * @param step the step of the conflict; the later one if it happens between two steps
 * @param unit the unit, from 0
 * @param other the other unit; -1 if only one is involved
 * @param from the cell of the unit one step before
 * @param to the cell of the unit at the step
 */
public record PlanConflict(Kind kind, int step, int unit, int other, int from, int to) {

  /** The kinds of conflicts. */
  public enum Kind {
    /** Two units are in one cell. */
    VERTEX("units %1$d and %2$d are both at %4$s"),
    /** Two units exchange their cells. */
    SWAP("units %1$d and %2$d swap %3$s and %4$s"),
    /** Two units cross on the diagonals of one block of 2 x 2 cells. */
    CROSSING("unit %1$d from %3$s to %4$s crosses unit %2$d"),
    /** A unit enters a cell that another leaves in the same step, and that is forbidden. */
    FOLLOWING("unit %1$d follows unit %2$d into %4$s"),
    /** A step is neither a wait nor a legal move. */
    MOVE("unit %1$d moves from %3$s to %4$s, which is no legal move"),
    /** A unit does not rest at its goal. */
    GOAL("unit %1$d rests at %4$s, which is not its goal");

    private final String sentence;

    Kind(String sentence) {
      this.sentence = sentence;
    }

    /** The kind in text, such as {@code vertex}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A description of the conflict in words. */
  public String describe(GridMap map) {
    return kind.sentence.formatted(unit, other, map.describe(from), map.describe(to));
  }
}
