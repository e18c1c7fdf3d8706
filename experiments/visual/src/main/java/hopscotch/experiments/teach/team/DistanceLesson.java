package hopscotch.experiments.teach.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.experiments.teach.lesson.Exercise;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Lesson;
import java.util.List;

/**
 * A unit that asks for distances on its way, and is pushed aside once. It moves in 4 directions.
 *
 * @param name what it is called on the command line
 * @param topic what it is about, in a few words
 * @param point what to look at, a line each
 * @param map the map
 * @param start where the unit starts
 * @param goal where it goes
 * @param pushedAfter after how many moves it is pushed
 * @param aside to which cell
 */
public record DistanceLesson(
    String name,
    String topic,
    List<String> point,
    GridMap map,
    int start,
    int goal,
    int pushedAfter,
    int aside)
    implements Lesson {

  /** A unit in a room whose door is on the wrong side. */
  public static final DistanceLesson DISTANCES =
      of(
          "distances",
          "Distances for teams: a table for each unit",
          List.of(
              "At every step each unit of a team asks which neighbouring cell is nearest to its goal.",
              "Distances without walls would lead it into dead ends. So true distances are asked of",
              "a table: a search from the goal fills it, goes only as far as it is asked, and is kept.",
              "Wherever the unit is pushed, its next question costs little or nothing."));

  /** Copies the lines. */
  public DistanceLesson {
    point = List.copyOf(point);
  }

  private static DistanceLesson of(String name, String topic, List<String> point) {
    GridMap map =
        GridMap.parse(
            "........", //
            ".@@@@...",
            "....@...",
            "....@...",
            ".@@@@...",
            "........");
    return new DistanceLesson(
        name, topic, point, map, map.cell(2, 2), map.cell(6, 2), 2, map.cell(0, 3));
  }

  GridGraph graph() {
    return GridGraph.of(map, Movement.parse("4 never 1/1 ground"));
  }

  @Override
  public List<Lecture> lectures(String planner, Movement movement) {
    if (planner != null) {
      throw new IllegalArgumentException(
          "lesson %s: expected no planner, since those of teams share these distances"
              .formatted(name));
    }
    return List.of(new DistanceLecture(this));
  }

  /**
   * {@inheritDoc}
   *
   * <p>{@code known}: how many distances the table holds in the end; {@code searched}: how many
   * cells a search at each step would expand; {@code free}: how many cells are no walls.
   */
  @Override
  public String figure(String what) {
    DistanceLecture lecture = new DistanceLecture(this);
    return switch (what) {
      case "known" -> String.valueOf(lecture.touched());
      case "searched" -> String.valueOf(lecture.searched());
      case "free" -> String.valueOf(graph().freeCount());
      default -> Lesson.super.figure(what);
    };
  }

  @Override
  public List<Exercise> exercises() {
    DistanceLecture lecture = new DistanceLecture(this);
    int last = lecture.size() - 1;
    return List.of(
        Exercise.fill(
            lecture,
            1,
            "The figure shows the table after step %d. Write into each cell that is told its distance"
                + " to B, in steps."),
        Exercise.of(
            "How many distances does the table hold in the end, and how many cells would a search at"
                + " each step of the unit expand?",
            lecture.changes(last)));
  }
}
