package hopscotch.mapf.team;

import hopscotch.core.grid.GridMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.BufferedReader;
import java.io.IOException;

/**
 * Plans as text, in the form of the tracker of multi-agent path finding (tracker.pathfinding.ai).
 * Each unit has a line, and each step a letter. {@code u}, {@code d}, {@code l} and {@code r} are
 * moves to y - 1, y + 1, x - 1 and x + 1; {@code w} is a wait. A number before a letter repeats it,
 * as in {@code 5w}. If up and down are flipped, {@code u} is y + 1.
 */
public final class MoveText {
  private static final String LETTERS = "udlrw";
  private static final String EXPECTED = "u, d, l, r or w, or a number before one of them";
  private static final int MAX_STEPS = 100_000;

  private MoveText() {}

  /**
   * The line of one unit, from step 0 to where it rests.
   *
   * @throws IllegalArgumentException if a step is neither a wait nor a straight move
   */
  public static String of(Team team, Plan plan, int unit, boolean flipped) {
    int stride = team.graph().map().stride();
    StringBuilder text = new StringBuilder();
    int waits = 0;
    for (int step = 1; step <= plan.steps(unit); step++) {
      int move = plan.cell(unit, step) - plan.cell(unit, step - 1);
      if (move == 0) {
        waits++;
        continue;
      }
      appendWaits(text, waits);
      waits = 0;
      int up = flipped ? stride : -stride;
      if (move != up && move != -up && move != 1 && move != -1) {
        throw new IllegalArgumentException(
            "unit %d, step %d: the tracker's text has straight moves only".formatted(unit, step));
      }
      text.append(move == up ? 'u' : move == -up ? 'd' : move == -1 ? 'l' : 'r');
    }
    return text.toString();
  }

  private static void appendWaits(StringBuilder text, int waits) {
    if (waits > 1) {
      text.append(waits);
    }
    if (waits > 0) {
      text.append('w');
    }
  }

  /**
   * Reads the lines of all units, one after the other. The plan that is read may break every rule
   * that {@link PlanValidator} checks, but no unit leaves the map.
   *
   * @throws BadPlanException if there are too few or too many lines, or if a line has no moves on
   *     this map
   * @throws IOException if it cannot be read
   */
  public static Plan read(BufferedReader lines, String file, Team team, boolean flipped)
      throws IOException {
    int[][] paths = new int[team.size()][];
    for (int unit = 0; unit < paths.length; unit++) {
      String line = lines.readLine();
      if (line == null) {
        throw new BadPlanException(
            file, unit + 1, 0, "the end", "the moves of " + team.size() + " units, a line each");
      }
      paths[unit] = path(line.strip(), file, team, unit, flipped);
    }
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (!line.isBlank()) {
        throw new BadPlanException(
            file,
            team.size() + 1,
            0,
            "one line more",
            "a line for each of " + team.size() + " units");
      }
    }
    return Plan.ofPaths(paths);
  }

  private static int[] path(String text, String file, Team team, int unit, boolean flipped)
      throws BadPlanException {
    GridMap map = team.graph().map();
    IntArrayList path = IntArrayList.of(team.start(unit));
    for (int at = 0; at < text.length(); at++) {
      int repeat = 0;
      int begin = at;
      while (at < text.length() && Character.digit(text.charAt(at), 10) >= 0) {
        repeat = Math.min(MAX_STEPS + 1, 10 * repeat + Character.digit(text.charAt(at), 10));
        at++;
      }
      int letter = at < text.length() ? LETTERS.indexOf(text.charAt(at)) : -1;
      if (letter < 0) {
        throw new BadPlanException(file, unit + 1, at + 1, "no move", EXPECTED);
      }
      int times = at == begin ? 1 : repeat;
      if (path.size() - 1 + times > MAX_STEPS) {
        throw new BadPlanException(
            file, unit + 1, begin + 1, "too many steps", "at most " + MAX_STEPS);
      }
      for (int i = 0; i < times; i++) {
        int step = path.size();
        int cell = path.getInt(step - 1) + offset(letter, map.stride(), flipped);
        if (!map.isCell(cell)) {
          throw new BadPlanException(
              file, unit + 1, at + 1, "the unit leaves the map at step " + step, "moves on it");
        }
        path.add(cell);
      }
    }
    return path.toIntArray();
  }

  private static int offset(int letter, int stride, boolean flipped) {
    return switch (LETTERS.charAt(letter)) {
      case 'u' -> flipped ? stride : -stride;
      case 'd' -> flipped ? -stride : stride;
      case 'l' -> -1;
      case 'r' -> 1;
      default -> 0;
    };
  }
}
