package hopscotch.judge.team;

import hopscotch.core.grid.Movement;
import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.Point;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Our own file format for plans. A file has one plan and everything but the map. The first line is
 * {@code hopscotch plan 1}. Lines of a word and its value follow, of which {@code units N} is the
 * last. Then each unit has a line {@code startX,startY goalX,goalY MOVES}.
 */
public final class PlanFile {
  private static final String FIRST_LINE = "hopscotch plan 1";
  private static final String UNITS = "units";
  private static final Set<String> WORDS =
      Set.of("map", "movement", "scenario", "planner", "sum-of-costs", "lower-bound", UNITS);
  private static final String EXPECTED_UNIT = "startX,startY goalX,goalY MOVES";

  private final String file;
  private final Iterator<String> lines;
  private int line;

  private PlanFile(String file, Iterator<String> lines) {
    this.file = file;
    this.lines = lines;
  }

  /** Whether a file with this beginning has our format. */
  public static boolean isOurs(String head) {
    return head.startsWith("hopscotch plan ");
  }

  /** The text of a file with this plan. */
  public static String write(PlanText plan) {
    StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
    append(text, "map", plan.map());
    append(text, "movement", plan.movement());
    append(text, "scenario", plan.scenario());
    append(text, "planner", plan.planner());
    append(text, "sum-of-costs", plan.cost());
    append(text, "lower-bound", plan.bound());
    append(text, UNITS, plan.moves().size());
    for (int unit = 0; unit < plan.moves().size(); unit++) {
      Point start = plan.starts().get(unit);
      Point goal = plan.goals().get(unit);
      String line =
          String.format(
              Locale.ROOT,
              "%d,%d %d,%d %s",
              start.x(),
              start.y(),
              goal.x(),
              goal.y(),
              plan.moves().get(unit));
      text.append(line.strip()).append('\n');
    }
    return text.toString();
  }

  private static void append(StringBuilder text, String word, Object value) {
    if (value != null) {
      text.append(word).append(' ').append(value).append('\n');
    }
  }

  /**
   * Reads the text of a file.
   *
   * @param file the name for messages
   * @throws BadFileException if the text is wrong; the message names the line
   */
  public static PlanText read(String text, String file) throws BadFileException {
    return new PlanFile(file, text.lines().iterator()).read();
  }

  private PlanText read() throws BadFileException {
    String first = next(FIRST_LINE);
    if (!first.equals(FIRST_LINE)) {
      throw bad(BadFileException.quote(first), "'" + FIRST_LINE + "'");
    }
    Map<String, String> head = head();
    int units = (int) number(head, UNITS, 1_000_000);
    List<Point> starts = new ArrayList<>();
    List<Point> goals = new ArrayList<>();
    List<String> moves = new ArrayList<>();
    for (int unit = 0; unit < units; unit++) {
      String[] parts = next(units + " units, a line each").strip().split(" +");
      if (parts.length < 2 || parts.length > 3) {
        throw bad(parts.length + " words", EXPECTED_UNIT);
      }
      starts.add(point(parts[0]));
      goals.add(point(parts[1]));
      moves.add(parts.length == 3 ? parts[2] : "");
    }
    while (lines.hasNext()) {
      if (!next("").isBlank()) {
        throw bad("one line more", "the lines of %d units".formatted(units));
      }
    }
    return new PlanText(
        file,
        head.get("map"),
        movement(head.getOrDefault("movement", "4")),
        head.get("scenario"),
        head.get("planner"),
        head.containsKey("sum-of-costs") ? number(head, "sum-of-costs", Long.MAX_VALUE) : null,
        head.containsKey("lower-bound") ? number(head, "lower-bound", Long.MAX_VALUE) : null,
        starts,
        goals,
        moves,
        false);
  }

  /** Reads the words up to {@code units}. */
  private Map<String, String> head() throws BadFileException {
    Map<String, String> head = new LinkedHashMap<>();
    while (!head.containsKey(UNITS)) {
      String[] parts = next("'units N', and the units").strip().split(" +", 2);
      if (parts.length < 2 || !WORDS.contains(parts[0])) {
        throw bad(
            BadFileException.quote(parts[0]),
            "one of " + String.join(", ", WORDS.stream().sorted().toList()) + ", and its value");
      }
      if (head.put(parts[0], parts[1]) != null) {
        throw bad("a second " + parts[0], "one");
      }
    }
    if (!head.containsKey("map")) {
      throw bad("no map", "a line 'map NAME' before the units");
    }
    return head;
  }

  private Movement movement(String text) throws BadFileException {
    try {
      return Movement.parse(text);
    } catch (IllegalArgumentException e) {
      throw new BadFileException(file, e.getMessage(), "a movement such as '4'");
    }
  }

  private long number(Map<String, String> head, String word, long most) throws BadFileException {
    String text = head.get(word);
    if (!text.matches("[0-9]{1,18}") || Long.parseLong(text) > most) {
      throw new BadFileException(
          file, word + " " + BadFileException.quote(text), "a whole number of at most " + most);
    }
    return Long.parseLong(text);
  }

  private Point point(String text) throws BadFileException {
    try {
      return Point.parse(text);
    } catch (IllegalArgumentException e) {
      throw bad(BadFileException.quote(text), EXPECTED_UNIT);
    }
  }

  private String next(String expected) throws BadFileException {
    line++;
    if (!lines.hasNext()) {
      throw bad("the end of the file", expected);
    }
    return lines.next();
  }

  private BadFileException bad(String fault, String expected) {
    return new BadFileException(file, line, 0, fault, expected);
  }
}
