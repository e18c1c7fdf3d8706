package hopscotch.visual.view.api;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.mapf.team.Plan;
import java.util.function.IntUnaryOperator;

/**
 * Writes the moves of a unit as runs, short enough to be sent for a thousand units: one letter for
 * each move, with a number before it that repeats it, as in {@code 12u3w}. The straight moves and
 * the wait are those of {@link hopscotch.mapf.team.MoveText}. The letters of the diagonal ones lie
 * around S on a keyboard: {@code q} up left, {@code e} up right, {@code z} down left, {@code c}
 * down right.
 */
final class MoveRuns {
  /** The letter of each move, by row and column from -1 to 1. */
  private static final String LETTERS = "que" + "lwr" + "zdc";

  private MoveRuns() {}

  /**
   * The runs of one unit, from step 0 until it rests.
   *
   * @throws IllegalArgumentException if a step leads further than to a neighbour
   */
  static String of(GridMap map, Plan plan, int unit) {
    return of(map, unit, plan.steps(unit), step -> plan.cell(unit, step));
  }

  /** The runs of a path of moves. Empty if there is none. */
  public static String of(GridMap map, PathBuffer path) {
    return of(map, 0, path.size() - 1, path::cell);
  }

  private static String of(GridMap map, int unit, int steps, IntUnaryOperator cells) {
    StringBuilder text = new StringBuilder();
    char last = 0;
    int run = 0;
    for (int step = 1; step <= steps; step++) {
      int from = cells.applyAsInt(step - 1);
      int to = cells.applyAsInt(step);
      char letter = letter(map, from, to);
      if (letter == 0) {
        throw new IllegalArgumentException(
            "unit %d, step %d: from %s to %s is no move to a cell beside"
                .formatted(unit, step, map.describe(from), map.describe(to)));
      }
      if (letter != last) {
        append(text, last, run);
        run = 0;
      }
      last = letter;
      run++;
    }
    append(text, last, run);
    return text.toString();
  }

  private static void append(StringBuilder text, char letter, int run) {
    if (run > 1) {
      text.append(run);
    }
    if (run > 0) {
      text.append(letter);
    }
  }

  private static char letter(GridMap map, int from, int to) {
    int dx = map.x(to) - map.x(from);
    int dy = map.y(to) - map.y(from);
    boolean isBeside = Math.abs(dx) <= 1 && Math.abs(dy) <= 1;
    return isBeside ? LETTERS.charAt(3 * (dy + 1) + dx + 1) : 0;
  }
}
