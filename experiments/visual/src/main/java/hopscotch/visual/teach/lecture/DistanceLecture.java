package hopscotch.visual.teach.lecture;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.LessonDrawing;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Tint;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows how a unit of a team asks for true distances to its goal, and how the table behind the
 * answers grows. It is the table that planners of teams use. At one time another unit pushes it
 * aside: the lesson's facts are {@code pushed-after}, in moves, and {@code aside}, the cell.
 */
public final class DistanceLecture extends Lecture {
  private final GridGraph graph;
  private final GridMap map;
  private final int goal;
  private final VertexGraph vertices;
  private final GoalDistances distances;

  /** A second table that is completely filled, for drawing. */
  private final GoalDistances all;

  private int unit;

  /** The distance up to which the table is filled, and below it that before this step. */
  private int known;

  private int before;
  private long searched;

  /**
   * The lecture on a unit.
   *
   * @throws IllegalArgumentException if a planner is named, since all planners of teams share these
   *     distances
   */
  public DistanceLecture(Lesson lesson, KnownSpec planner, Movement movement) {
    super(lesson.legend());
    if (planner != null) {
      throw new IllegalArgumentException(
          "lesson %s: expected no planner, since those of teams share these distances"
              .formatted(lesson.name()));
    }
    LessonDrawing drawing = lesson.drawing();
    graph = GridGraph.of(drawing.map(), movement);
    map = graph.map();
    goal = drawing.goal();
    unit = drawing.start();
    vertices = VertexGraph.of(graph);
    distances = new GoalDistances(vertices, new int[] {vertices.vertex(goal)});
    all = new GoalDistances(vertices, new int[] {vertices.vertex(goal)});
    add("the table of unit 1 knows one distance: its goal B is at distance 0", List.of());
    askFirst();
    int pushedAfter = Integer.parseInt(lesson.fact("pushed-after"));
    for (int moves = 0; unit != goal; moves++) {
      walk(moves == pushedAfter ? lesson.cells("aside").get(0) : -1);
    }
    String searches = "a search by A* at each of its steps would have expanded %d cells";
    add("unit 1 is at its goal", List.of(filled(), searches.formatted(searched)));
  }

  private void askFirst() {
    int distance = ask(unit);
    int wide = Math.abs(map.x(unit) - map.x(goal));
    int high = Math.abs(map.y(unit) - map.y(goal));
    add(
        "unit 1 asks how far it is: a search goes out from B, layer by layer, until it is there",
        List.of(
            "the distance is %d; without walls it would be %d".formatted(distance, wide + high),
            filled()));
  }

  /** Tells a step to the neighbour nearest to the goal, or to the cell where the unit is pushed. */
  private void walk(int aside) {
    searched += expanded(Lesson.TEXTBOOK, graph, unit, goal);
    List<String> lines = new ArrayList<>();
    int best = unit;
    int vertex = vertices.vertex(unit);
    for (int at = vertices.first()[vertex]; at < vertices.first()[vertex + 1]; at++) {
      int next = vertices.cell(vertices.targets()[at]);
      lines.add("%s: distance %d".formatted(map.describe(next), ask(next)));
      best = ask(next) < ask(best) ? next : best;
    }
    lines.add(known == before ? "all of them were known: no search" : filled());
    unit = aside < 0 ? best : aside;
    String reason =
        aside < 0
            ? "unit 1 asks for the cells around it, and goes to the nearest, "
            : "another unit needs its cell (it is not drawn): unit 1 is pushed to ";
    add(reason + map.describe(unit), lines);
  }

  private String filled() {
    return "%d of %d free cells have a distance now"
        .formatted(distances.touched(), graph.freeCount());
  }

  private int ask(int cell) {
    int distance = distances.of(0, vertices.vertex(cell));
    known = Math.max(known, distance);
    return distance;
  }

  private void add(String reason, List<String> changes) {
    tell("", reason, changes, List.of(), new Squares(map, this::square));
    before = known;
  }

  private Square square(int cell) {
    if (!graph.isFree(cell)) {
      return Square.wall(map, cell, Tint.PLAIN);
    }
    int distance = all.of(0, vertices.vertex(cell));
    boolean isKnown = distance <= known;
    boolean isNew = isKnown && distance > before;
    char end = cell == unit ? '1' : cell == goal ? Square.GOAL : ' ';
    char sign = isNew ? 'o' : isKnown ? 'x' : ' ';
    Tint told = isNew ? Tint.OPEN : isKnown ? Tint.CLOSED : Tint.PLAIN;
    return Square.of(
        map,
        cell,
        "" + end + sign + ' ',
        -1,
        isKnown ? List.of(String.valueOf(distance)) : List.of(),
        cell == unit ? Tint.CURRENT : told);
  }

  @Override
  public KnownSpec spec() {
    return TeamPlanners.factory("pibt").spec();
  }

  /**
   * {@inheritDoc}
   *
   * <p>{@code known}: the number of distances in the table at the end; {@code searched}: the number
   * of cells that a search at each step would expand.
   */
  @Override
  public String figure(String name) {
    return switch (name) {
      case "known" -> String.valueOf(distances.touched());
      case "searched" -> String.valueOf(searched);
      default -> super.figure(name);
    };
  }
}
