package hopscotch.experiments.teach.label;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.experiments.teach.lesson.Exercise;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Lesson;
import hopscotch.experiments.teach.lesson.SquaresSvg;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Two nodes on a small map whose distance is looked up in labels, and exercises about it.
 *
 * @param name what it is called on the command line
 * @param topic what it is about, in a few words
 * @param point what to look at, a line each
 * @param map the map
 * @param start the cell to start at, a node
 * @param goal the cell to reach, a node
 */
public record LabelLesson(
    String name, String topic, List<String> point, GridMap map, int start, int goal)
    implements Lesson {
  private static final String PLANNER = "hl";

  /** Two nodes at opposite sides of a map with four walls. */
  public static final LabelLesson LABELS =
      of(
          "labels",
          "Hub labels: a distance from two lists",
          List.of(
              "Each node has a label: a list of other nodes, its hubs, with exact distances.",
              "For any two nodes some hub in both lists lies on a shortest path between them.",
              "So a distance is the least sum over the hubs that both lists share. No search",
              "is made: both lists are sorted by rank, and are gone through once."));

  /** Copies the lines. */
  public LabelLesson {
    point = List.copyOf(point);
  }

  private static LabelLesson of(String name, String topic, List<String> point) {
    GridMap map =
        GridMap.parse(
            "...........",
            "...@@......",
            "...@@...@..",
            "........@..",
            "..@@....@..",
            "..@@.......",
            "...........");
    return new LabelLesson(name, topic, point, map, map.cell(2, 0), map.cell(9, 5));
  }

  @Override
  public List<Lecture> lectures(String planner, Movement movement) {
    return List.of(lecture(planner == null ? PLANNER : planner, movement));
  }

  LabelLecture lecture(String planner, Movement movement) {
    return new LabelLecture(Planners.prepare(planner, GridGraph.of(map, movement)), start, goal);
  }

  /** The number of expansions of a planner between the two nodes. */
  private long expanded(String planner) {
    return Lecture.expanded(planner, GridGraph.of(map, Movement.OCTILE), start, goal);
  }

  /**
   * {@inheritDoc}
   *
   * <p>{@code expanded SPEC}.
   */
  @Override
  public String figure(String what) {
    return what.startsWith("expanded ")
        ? String.valueOf(expanded(what.substring("expanded ".length())))
        : Lesson.super.figure(what);
  }

  @Override
  public List<Exercise> exercises() {
    LabelLecture lecture = lecture(PLANNER, Movement.OCTILE);
    List<String> joined = new ArrayList<>();
    for (int i = 3; i < lecture.size() - 1; i++) {
      joined.addAll(lecture.told(i));
    }
    List<String> lines = new ArrayList<>();
    for (String spec : List.of("hl", "ch", "subgoal", "astar(open=heap)")) {
      lines.add(String.format(Locale.ROOT, "%-16s %3d expanded", spec, expanded(spec)));
    }
    return List.of(
        new Exercise(
            "The figure shows both labels: in a cell the distance to A and that to B. Which hubs are"
                + " in both, and how far is it from A to B?",
            SquaresSvg.of(lecture.squares(2)),
            joined,
            ""),
        Exercise.of(
            "How many nodes or cells are expanded between A and B by hub labels, where reading a"
                + " label counts as one, by contraction hierarchies, on the subgoal graph, and by"
                + " A*?",
            lines));
  }
}
