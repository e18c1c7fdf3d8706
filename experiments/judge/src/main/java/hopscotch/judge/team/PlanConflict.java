package hopscotch.judge.team;

import hopscotch.core.grid.GridMap;
import java.util.Locale;

/**
 * One thing that is wrong with a plan.
 *
 * @param kind what it is
 * @param step when; for what happens between two steps, the later one
 * @param unit the unit, from 0
 * @param other the other unit; -1 where there is one alone
 * @param from where the unit was a step before
 * @param to where it is at the step
 */
public record PlanConflict(Kind kind, int step, int unit, int other, int from, int to) {

  /** The kinds. */
  public enum Kind {
    /** Two units are in one cell. */
    VERTEX("units %1$d and %2$d are both at %4$s"),
    /** Two units exchange their cells. */
    SWAP("units %1$d and %2$d swap %3$s and %4$s"),
    /** Two units cross on the diagonals of one block of 2 x 2 cells. */
    CROSSING("unit %1$d from %3$s to %4$s crosses unit %2$d"),
    /** A unit enters a cell that another only just leaves, where that is forbidden. */
    FOLLOWING("unit %1$d follows unit %2$d into %4$s"),
    /** A step that is no wait and no legal move. */
    MOVE("unit %1$d moves from %3$s to %4$s, which is no legal move"),
    /** A unit does not rest at its goal. */
    GOAL("unit %1$d rests at %4$s, which is not its goal");

    private final String sentence;

    Kind(String sentence) {
      this.sentence = sentence;
    }

    /** In text: {@code vertex}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What happens, in words. */
  public String describe(GridMap map) {
    return kind.sentence.formatted(unit, other, map.describe(from), map.describe(to));
  }
}
