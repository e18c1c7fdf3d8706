package hopscotch.visual.view.api;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.judge.query.Point;
import hopscotch.visual.view.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * A request of the page for a search.
 *
 * @param more further goals; the path is to lead to the nearest of all
 * @param withEdges whether the edges of an abstract graph are wanted
 * @param walk the page's name of the walk to which this ask belongs; {@code null} for a single
 *     query
 */
public record SearchRequest(
    int map,
    KnownSpec planner,
    Movement movement,
    Point start,
    Point goal,
    List<Point> more,
    boolean withEdges,
    String walk) {

  /** Reads {@code {"map":1,"planner":"astar","movement":"8 never sqrt2 ground",...}}. */
  public static SearchRequest read(JsonValue json) throws BadRequestException {
    try {
      return new SearchRequest(
          json.path("map").asInt(),
          Planners.known(json.path("planner").asText()),
          Movement.parse(json.path("movement").asText("8")),
          point(json.path("from"), "from"),
          point(json.path("to"), "to"),
          more(json.path("more")),
          json.path("edges").asBoolean(),
          json.path("walk").asText(null));
    } catch (IllegalArgumentException e) {
      throw new BadRequestException(e.getMessage());
    }
  }

  private static List<Point> more(JsonValue json) throws BadRequestException {
    List<Point> points = new ArrayList<>();
    for (JsonValue point : json) {
      points.add(point(point, "more"));
    }
    return points;
  }

  private static Point point(JsonValue point, String name) throws BadRequestException {
    if (point.size() != 2 || !point.path(0).isInt() || !point.path(1).isInt()) {
      throw new BadRequestException(name + ": expected [x, y]");
    }
    return new Point(point.path(0).asInt(), point.path(1).asInt());
  }

  /** The start on a map. */
  public int startOn(GridMap target) throws BadRequestException {
    return cell(target, start);
  }

  /** The goal on a map. */
  public int goalOn(GridMap target) throws BadRequestException {
    return cell(target, goal);
  }

  /** The goals on a map, beginning with the first one. */
  public int[] goalsOn(GridMap target) throws BadRequestException {
    int[] goals = new int[1 + more.size()];
    goals[0] = goalOn(target);
    for (int i = 0; i < more.size(); i++) {
      goals[i + 1] = cell(target, more.get(i));
    }
    return goals;
  }

  private static int cell(GridMap target, Point point) throws BadRequestException {
    try {
      return target.cell(point.x(), point.y());
    } catch (IllegalArgumentException e) {
      throw new BadRequestException(e.getMessage());
    }
  }
}
