package hopscotch.experiments.teach;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import java.util.List;
import java.util.Optional;

/**
 * A query on a small map with a point to make.
 *
 * @param name what it is called on the command line
 * @param point what to look at, a line each
 * @param map the map
 * @param start the cell to start at
 * @param goal the cell to reach
 * @param terrain what to walk on
 * @param planners the specs of the planners that show it best, at least one; of several, each is
 *     gone through, and they are compared
 */
public record Lesson(
    String name,
    List<String> point,
    GridMap map,
    int start,
    int goal,
    Terrain terrain,
    List<String> planners) {
  /** The planner of lessons that name no other: A* as textbooks have it. */
  public static final String TEXTBOOK = "astar(open=heap)";

  /** The letter of the start in a drawing. */
  public static final char START = 'A';

  /** The letter of the goal in a drawing. */
  public static final char GOAL = 'B';

  /** The most cells along a side of a lesson. */
  public static final int MAX_SIDE = 200;

  private static final Terrain SWAMPY = Terrain.parse(".=1,S=4");

  /** The lessons that come with Hopscotch. */
  public static final List<Lesson> BUILT_IN =
      List.of(
          of(
              "wall",
              List.of(
                  "A wall stands between start and goal.",
                  "Straight on, h shrinks as fast as g grows, and F stays the same.",
                  "At the wall F must grow, and cells left behind get their turn."),
              ".......",
              "...@...",
              ".A.@.B.",
              "...@...",
              "......."),
          of(
                  "ties",
                  List.of(
                      "Nothing stands in the way, but many ways are equally short: every cell on",
                      "one of them has the same F. Which of them is expanded next is a tie.",
                      "Taking the largest g goes straight to the goal; taking the smallest",
                      "expands all cells of all these ways. Both paths are optimal."),
                  ".........",
                  ".A.......",
                  ".........",
                  ".........",
                  ".......B.",
                  ".........")
              .with("astar(open=heap,ties=high-g)", "astar(open=heap,ties=low-g)"),
          of(
              "swamp",
              List.of(
                  "A step through swamp costs four times as much as one on the ground.",
                  "The straight way looks best to h, which knows of no swamp;",
                  "watch cells get a smaller g by the way around."),
              ".......",
              "..SSS..",
              "A.SSS.B",
              "..SSS..",
              "..SSS.."),
          of(
              "corner",
              List.of(
                  "May a diagonal pass between a wall and a corner?",
                  "By default both cells beside it must be free, so the way leads around.",
                  "Compare with --corners one-free and --corners always."),
              "....B",
              ".....",
              "..@..",
              ".@...",
              "A...."),
          of(
              "dead-end",
              List.of(
                  "The goal lies behind a room without a back door.",
                  "The search fills the room before it goes around: F in the room is smaller.",
                  "Compare with --planner dijkstra and --planner greedy."),
              ".......",
              ".@@@@..",
              "....@..",
              "A...@.B",
              "....@..",
              ".@@@@.."),
          of(
                  "weights",
                  List.of(
                      "Weighted A* takes h twice: it runs to the goal and first finds a long way.",
                      "Behind the wall, cells are then reached by better ways than before.",
                      "Without reopening they stay as they are: few expansions, and a path",
                      "that is longer, but by no more than the weight. With reopen=true each",
                      "is expanded again, and so are those behind it: more work than plain A*."),
                  ".........",
                  ".........",
                  ".......@.",
                  "A......@.",
                  ".......@.",
                  ".......@B")
              .with("astar(weight=2)", "astar(weight=2,reopen=true)"),
          of(
                  "branch",
                  List.of(
                      "Branch star runs straight at the goal. At an obstacle it splits into two",
                      "heads that climb around it, one each way; the first that gets free runs on.",
                      "There is no open list and no F: it is fast, and its path need not be short.",
                      "Compare with --planner astar."),
                  ".........",
                  "....@....",
                  ".A..@..B.",
                  "....@....",
                  "....@....",
                  ".........")
              .with("bstar"),
          of(
                  "rooms",
                  List.of(
                      "HPA* first joins start and goal to the nodes at the borders of clusters,",
                      "then searches those nodes alone, and last turns the way it found into moves,",
                      "cluster by cluster. Each part is a search of its own, on its own level.",
                      "Compare with --planner \"hpa(cluster=4,levels=2)\" and with astar."),
                  "....@.......",
                  ".A..@...@...",
                  "............",
                  "....@...@...",
                  "@@.@@@.@@.@@",
                  "....@...@...",
                  "........@.B.",
                  "....@.......")
              .with("hpa(cluster=4,insertion=dijkstra)"),
          of(
                  "frontiers",
                  List.of(
                      "One search goes out from A, another from B. Where they meet there is a path,",
                      "but the first meeting need not be on the best one. They may stop only when",
                      "no pair of open cells, one of each side, can join a shorter path.",
                      "NBS expands such pairs, by the lower bound of a path over both."),
                  "........",
                  ".A..@...",
                  "....@...",
                  "..@@@...",
                  "......B.",
                  "........")
              .with("nbs"),
          of(
                  "jumps",
                  List.of(
                      "On an empty map most moves only lead to cells that are reached as well by",
                      "another way. Jump point search follows one way of each kind and stops where",
                      "a wall forces a turn: at a jump point. Cells between are scanned, not opened.",
                      "Compare with --planner canonical, which opens them all."),
                  ".........",
                  ".A..@....",
                  "....@..@.",
                  ".@..@..@.",
                  ".@.....@B",
                  ".........")
              .with("jps"),
          of(
                  "intervals",
                  List.of(
                      "Anya goes by intervals of lines between rows, and what a point sees of them.",
                      "A path bends only at corners of blocked cells: there a point begins to see",
                      "what lay hidden. F is the way to that point, on through the interval, to B.",
                      "Compare with --planner polyanya, whose intervals are sides of rectangles."),
                  ".........",
                  ".A.......",
                  "...@@....",
                  "...@@....",
                  "....@..@.",
                  ".......@.",
                  ".......@B")
              .with("anya(blocks=false)"));

  private static Lesson of(String name, List<String> point, String... rows) {
    return drawn(name, point, List.of(rows), SWAMPY);
  }

  /**
   * Reads a drawing: rows of terrain letters, with one {@value #START} and one {@value #GOAL} that
   * stand on ground.
   *
   * @throws IllegalArgumentException if the rows differ in length or the ends are not there once,
   *     with the place
   */
  public static Lesson drawn(String name, List<String> point, List<String> rows, Terrain terrain) {
    int width = rows.isEmpty() ? 0 : rows.get(0).length();
    if (width < 1 || width > MAX_SIDE || rows.size() > MAX_SIDE) {
      throw new IllegalArgumentException(
          "%s: %d rows of %d letters: expected 1 to %d of each"
              .formatted(name, rows.size(), width, MAX_SIDE));
    }
    GridMap.Builder map = GridMap.builder(width, rows.size());
    int[] start = null;
    int[] goal = null;
    for (int y = 0; y < rows.size(); y++) {
      String row = rows.get(y);
      requireRow(name, row, y, width);
      for (int x = 0; x < width; x++) {
        char letter = row.charAt(x);
        if (letter == START) {
          start = once(name, start, letter, x, y);
        } else if (letter == GOAL) {
          goal = once(name, goal, letter, x, y);
        }
        map.set(x, y, letter == START || letter == GOAL ? '.' : letter);
      }
    }
    if (start == null || goal == null) {
      throw new IllegalArgumentException(
          name + ": expected one " + START + " for the start and one " + GOAL + " for the goal");
    }
    GridMap built = map.build();
    return new Lesson(
        name,
        point,
        built,
        built.cell(start[0], start[1]),
        built.cell(goal[0], goal[1]),
        terrain,
        List.of(TEXTBOOK));
  }

  private static void requireRow(String name, String row, int y, int width) {
    if (row.length() != width) {
      throw new IllegalArgumentException(
          "%s:%d: %d letters: expected %d, as in the first row"
              .formatted(name, y + 1, row.length(), width));
    }
    for (int x = 0; x < width; x++) {
      if (row.charAt(x) < '!' || row.charAt(x) > '~') {
        throw new IllegalArgumentException(
            "%s:%d:%d: expected a printable letter".formatted(name, y + 1, x + 1));
      }
    }
  }

  private static int[] once(String name, int[] before, char letter, int x, int y) {
    if (before != null) {
      throw new IllegalArgumentException(
          "%s:%d:%d: a second %s: expected one".formatted(name, y + 1, x + 1, letter));
    }
    return new int[] {x, y};
  }

  /** The built-in lesson of this name. */
  public static Optional<Lesson> find(String name) {
    return BUILT_IN.stream().filter(lesson -> lesson.name().equals(name)).findFirst();
  }

  private Lesson with(String... specs) {
    return new Lesson(name, point, map, start, goal, terrain, List.of(specs));
  }

  /** This lesson on other terrain. */
  public Lesson with(Terrain other) {
    return new Lesson(name, point, map, start, goal, other, planners);
  }

  /** The movement of the lesson: its terrain under what else is chosen. */
  public Movement movement(Movement chosen) {
    return chosen.withTerrain(terrain);
  }
}
