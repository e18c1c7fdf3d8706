package hopscotch.core.testkit;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A small map for a test that is read as an example. Lower-case letters name free cells: {@code s}
 * is the start and {@code g} the goal of a query, others may be named at will. Answers are the same
 * map with marks on it, a line for each row.
 *
 * <pre>{@code
 * ExampleMap map = ExampleMap.of("8 never sqrt2", """
 *     s...
 *     .@@.
 *     ...g
 *     """);
 * assertEquals(
 *     """
 *     s...
 *     *@@.
 *     .**g
 *     """,
 *     map.path("astar"));
 * }</pre>
 */
public final class ExampleMap {
  private final GridGraph graph;
  private final Map<Character, Integer> named = new HashMap<>();

  private ExampleMap(String movement, String text) {
    String[] rows = text.lines().toArray(String[]::new);
    GridMap.Builder builder = GridMap.builder(rows[0].length(), rows.length);
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        char letter = rows[y].charAt(x);
        builder.set(x, y, Character.isLowerCase(letter) ? '.' : letter);
      }
    }
    GridMap map = builder.build();
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        if (Character.isLowerCase(rows[y].charAt(x))) {
          named.put(rows[y].charAt(x), map.cell(x, y));
        }
      }
    }
    graph = GridGraph.of(map, Movement.parse(movement));
  }

  /** The map of rows, one in each line, under a movement. */
  public static ExampleMap of(String movement, String rows) {
    return new ExampleMap(movement, rows);
  }

  /** The map under its movement. */
  public GridGraph graph() {
    return graph;
  }

  /** The cell that a letter names. */
  public int cell(char letter) {
    return named.get(letter);
  }

  /** The letter that names a cell. */
  public char letter(int cell) {
    return named.entrySet().stream()
        .filter(entry -> entry.getValue() == cell)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  /**
   * The path from {@code s} to {@code g} that a planner finds, each cell between them marked {@code
   * *}; or the outcome in words if there is none.
   */
  public String path(String planner) {
    PathBuffer path = new PathBuffer();
    Outcome outcome = Planners.prepare(planner, graph).newSearch().find(cell('s'), cell('g'), path);
    return outcome == Outcome.FOUND
        ? marked('*', IntStream.range(1, path.size() - 1).map(path::cell).toArray())
        : outcome.toString();
  }

  /**
   * The map with the cells that a planner expands between {@code s} and {@code g}, in the order of
   * their first expansions: 0 to 9, then a to z, then {@code +}.
   */
  public String expansions(String planner) {
    Map<Integer, Character> order = new HashMap<>();
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void expand(int side, int cell, long g, long f) {
            int number = order.size();
            order.putIfAbsent(
                cell, number < 36 ? Character.forDigit(number, Character.MAX_RADIX) : '+');
          }
        };
    Planners.prepare(planner, graph)
        .newSearch(observer)
        .find(cell('s'), cell('g'), new PathBuffer());
    return marked(order);
  }

  /** The map with a mark on some cells. */
  public String marked(char mark, int... cells) {
    Map<Integer, Character> marks = new HashMap<>();
    for (int cell : cells) {
      marks.put(cell, mark);
    }
    return marked(marks);
  }

  /** The map with a mark for each of some cells, and the letters of the other named ones. */
  public String marked(Map<Integer, Character> marks) {
    Map<Integer, Character> shown = new HashMap<>();
    named.forEach((letter, cell) -> shown.put(cell, letter));
    shown.putAll(marks);
    GridMap map = graph.map();
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        text.append(shown.getOrDefault(cell, (char) map.terrain(cell)));
      }
      text.append('\n');
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return marked(Map.of());
  }
}
