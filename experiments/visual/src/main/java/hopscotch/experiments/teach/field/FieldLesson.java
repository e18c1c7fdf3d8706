package hopscotch.experiments.teach.field;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.experiments.teach.lesson.Exercise;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Lesson;
import hopscotch.experiments.teach.lesson.SquaresSvg;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Several units with one goal on a small map, a wall that appears while they walk, and exercises.
 *
 * @param name what it is called on the command line
 * @param topic what it is about, in a few words
 * @param point what to look at, a line each
 * @param map the map
 * @param goal the cell to which all units go
 * @param units the cells of the units, at most 9
 * @param wall the cell that is blocked while they walk
 */
public record FieldLesson(
    String name,
    String topic,
    List<String> point,
    GridMap map,
    int goal,
    List<Integer> units,
    int wall)
    implements Lesson {
  private static final String EXACT = "dijkstra";
  private static final String TILES = "hpa(cluster=4)";

  /** Three units and a door that closes. */
  public static final FieldLesson FIELDS =
      of(
          "fields",
          "Fields: one search for many units",
          List.of(
              "A distance field holds for each cell the cost to the goal B and the next move of a",
              "shortest path. One search from B makes it, and every unit follows it.",
              "Along a next move the cost falls by exactly what the move costs. So no unit turns",
              "back, and at cost 0 the unit is at B.",
              "A wall changes only the cells whose path led through it. All others keep their cost.",
              "HPA* finds the costs of the nodes at cluster borders first. The costs inside a",
              "cluster, its tile, are worked out when a unit first stands there. The ways",
              "lead through nodes, and may be longer than the shortest."));

  /** Copies the lines and the units. */
  public FieldLesson {
    point = List.copyOf(point);
    units = List.copyOf(units);
  }

  private static FieldLesson of(String name, String topic, List<String> point) {
    GridMap map = GridMap.parse("...@...", "...@...", ".....@.", "...@.@.", "...@.@.", ".......");
    return new FieldLesson(
        name,
        topic,
        point,
        map,
        map.cell(6, 3),
        List.of(map.cell(0, 0), map.cell(2, 0), map.cell(0, 3)),
        map.cell(3, 2));
  }

  @Override
  public List<Lecture> lectures(String planner, Movement movement) {
    List<String> planners = planner == null ? List.of(EXACT, TILES) : List.of(planner);
    return planners.stream().<Lecture>map(spec -> lecture(spec, movement)).toList();
  }

  @Override
  public List<String> comparison(String planner, Movement movement) {
    return planner == null ? compared(movement) : List.of();
  }

  private FieldLecture lecture(String planner, Movement movement) {
    return new FieldLecture(this, planner, movement);
  }

  /** How long the ways are by the exact field and by that of tiles, a line for each unit. */
  private List<String> compared(Movement movement) {
    FieldLecture exact = lecture(EXACT, movement);
    FieldLecture tiles = lecture(TILES, movement);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      lines.add(
          String.format(
              Locale.ROOT,
              "unit %d: %.1f by exact distances, %.1f by the tiles of %s",
              i + 1,
              exact.lengths(0).get(i),
              tiles.lengths(0).get(i),
              TILES));
    }
    lines.add(
        "tiles made: %d before the wall, %d until all have arrived"
            .formatted(tiles.tilesBeforeTheWall(), tiles.tileCount()));
    return lines;
  }

  @Override
  public List<Exercise> exercises() {
    FieldLecture exact = lecture(EXACT, Movement.OCTILE);
    int move = exact.firstMove();
    int wall = exact.wallStep();
    return List.of(
        new Exercise(
            "The arrow of each cell is its next move. Write the cost to B into each cell. A diagonal"
                + " move costs 1.4.",
            SquaresSvg.blank(exact.squares(move - 1)),
            List.of(),
            SquaresSvg.of(exact.squares(move - 1))),
        Exercise.of(
            "Each unit goes one step along its arrow. What does the move cost, and by how much does"
                + " the cost of its cell fall? Why does no unit turn back, as long as no wall appears?",
            withReason(exact.changes(move))),
        new Exercise(
            "Then the cell (3, 2) is blocked. Which cells get another cost, and which keep theirs? Guess"
                + " from the arrows before you work it out.",
            "",
            exact.changes(wall),
            SquaresSvg.of(exact.squares(wall))),
        Exercise.of(
            "With clusters of 4 x 4 cells a unit leaves a cluster at its nodes alone. How much longer"
                + " is the way of each unit, and how many tiles are made?",
            compared(Movement.OCTILE)));
  }

  private static List<String> withReason(List<String> moves) {
    List<String> lines = new ArrayList<>(moves);
    lines.add("a cell that was left has a larger cost than all that follow, so none comes twice");
    return lines;
  }
}
