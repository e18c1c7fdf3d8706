package hopscotch.experiments.teach.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Square;
import hopscotch.experiments.teach.lesson.Squares;
import hopscotch.experiments.teach.lesson.Tint;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import java.util.ArrayList;
import java.util.List;

/**
 * How a unit of a team asks for true distances to its goal, step by step, and how the table behind
 * the answers grows. It is the table that planners of teams use. Once another unit pushes it aside.
 */
final class DistanceLecture implements Lecture {
  private static final String SEARCH = "astar(open=heap)";

  private final DistanceLesson lesson;
  private final GridGraph graph;
  private final GridMap map;
  private final VertexGraph vertices;
  private final GoalDistances distances;

  /** A second table, all of it filled, to draw from. */
  private final GoalDistances all;

  private final List<DistanceStep> steps = new ArrayList<>();
  private int known;
  private long searched;

  DistanceLecture(DistanceLesson lesson) {
    this.lesson = lesson;
    graph = lesson.graph();
    map = graph.map();
    vertices = VertexGraph.of(graph);
    distances = new GoalDistances(vertices, new int[] {vertices.vertex(lesson.goal())});
    all = new GoalDistances(vertices, new int[] {vertices.vertex(lesson.goal())});
    add(
        lesson.start(),
        0,
        "the table of unit 1 knows one distance: its goal B is at distance 0",
        List.of());
    askFirst();
    walk();
  }

  private void askFirst() {
    int before = known;
    int distance = ask(lesson.start());
    int wide = Math.abs(map.x(lesson.start()) - map.x(lesson.goal()));
    int high = Math.abs(map.y(lesson.start()) - map.y(lesson.goal()));
    add(
        lesson.start(),
        before,
        "unit 1 asks how far it is: a search goes out from B, layer by layer, until it is there",
        List.of(
            "the distance is %d; without walls it would be %d".formatted(distance, wide + high),
            filled()));
  }

  private void walk() {
    int cell = lesson.start();
    boolean isPushed = false;
    for (int moves = 0; cell != lesson.goal(); moves++) {
      int before = known;
      searched += Lecture.expanded(SEARCH, graph, cell, lesson.goal());
      List<String> lines = new ArrayList<>();
      int best = cell;
      for (int next : neighbours(cell)) {
        lines.add("%s: distance %d".formatted(map.describe(next), ask(next)));
        best = ask(next) < ask(best) ? next : best;
      }
      lines.add(known == before ? "all of them were known: no search" : filled());
      if (moves == lesson.pushedAfter() && !isPushed) {
        isPushed = true;
        best = lesson.aside();
        add(
            best,
            before,
            "another unit needs its cell (it is not drawn): unit 1 is pushed to "
                + map.describe(best),
            lines);
      } else {
        add(
            best,
            before,
            "unit 1 asks for the cells around it, and goes to the nearest, " + map.describe(best),
            lines);
      }
      cell = best;
    }
    add(
        cell,
        known,
        "unit 1 is at its goal",
        List.of(
            filled(),
            "a search by A* at each of its steps would have expanded %d cells"
                .formatted(searched)));
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

  /** The cells that one move reaches. */
  private List<Integer> neighbours(int cell) {
    List<Integer> cells = new ArrayList<>();
    int vertex = vertices.vertex(cell);
    for (int at = vertices.first()[vertex]; at < vertices.first()[vertex + 1]; at++) {
      cells.add(vertices.cell(vertices.targets()[at]));
    }
    return cells;
  }

  private void add(int unit, int before, String reason, List<String> changes) {
    steps.add(new DistanceStep(unit, known, before, reason, changes));
  }

  /** How many distances the table holds in the end. */
  long touched() {
    return distances.touched();
  }

  /** How many cells a search at each step would expand. */
  long searched() {
    return searched;
  }

  /** How many free cells have a distance of at most {@code most}, counted by the full table. */
  long within(int most) {
    long count = 0;
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        count += graph.isFree(cell) && distance(cell) <= most ? 1 : 0;
      }
    }
    return count;
  }

  private int distance(int cell) {
    return all.of(0, vertices.vertex(cell));
  }

  @Override
  public PlannerSpec spec() {
    return PlannerSpec.parse("pibt");
  }

  @Override
  public List<DistanceStep> steps() {
    return steps;
  }

  @Override
  public List<String> key(boolean isLarge) {
    return List.of(
        "1 the unit, B its goal, o told by this step, x told before",
        isLarge
            ? "in a cell: the distance to B, in steps"
            : "there is no room for distances in the cells: enlarge the terminal");
  }

  @Override
  public String meaning(Tint tint) {
    return switch (tint) {
      case CURRENT -> "the unit";
      case OPEN -> "distance told by this step";
      case CLOSED -> "distance known before";
      default -> "";
    };
  }

  @Override
  public Squares squares(int i) {
    DistanceStep step = steps.get(i);
    return new Squares() {
      @Override
      public GridMap map() {
        return map;
      }

      @Override
      public Square at(int cell) {
        return square(step, cell);
      }
    };
  }

  private Square square(DistanceStep step, int cell) {
    char ground = (char) map.terrain(cell);
    if (!graph.isFree(cell)) {
      return Square.wall(ground, Tint.PLAIN);
    }
    boolean isUnit = cell == step.unit();
    boolean isGoal = cell == lesson.goal();
    int distance = distance(cell);
    boolean isKnown = distance <= step.known();
    boolean isNew = isKnown && distance > step.before();
    Tint tint = isUnit ? Tint.CURRENT : isNew ? Tint.OPEN : isKnown ? Tint.CLOSED : Tint.PLAIN;
    return new Square(
        true,
        isUnit ? '1' : isGoal ? Square.GOAL : ' ',
        isNew ? 'o' : isKnown ? 'x' : ' ',
        ' ',
        0,
        0,
        ground,
        isKnown ? List.of(String.valueOf(distance)) : List.of(),
        tint);
  }
}
