package hopscotch.experiments.view.search;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.experiments.query.Point;
import hopscotch.experiments.view.map.BadRequestException;

/**
 * What the page asks for.
 *
 * @param map the number of the map
 * @param planner the planner
 * @param movement how to move
 * @param start where to start
 * @param goal where to end
 * @param withEdges whether the edges of an abstract graph are wanted
 * @param walk which walk this is an ask of, as the page calls it; {@code null} for a single query
 */
public record SearchRequest(
    int map,
    PlannerSpec planner,
    Movement movement,
    Point start,
    Point goal,
    boolean withEdges,
    String walk) {

  /**
   * Reads {@code {"map":1,"planner":"astar","movement":"8 never sqrt2 ground","from":[x,y],...}}.
   */
  public static SearchRequest read(JsonNode json) throws BadRequestException {
    try {
      return new SearchRequest(
          json.path("map").asInt(),
          PlannerSpec.parse(json.path("planner").asText()),
          Movement.parse(json.path("movement").asText("8")),
          point(json, "from"),
          point(json, "to"),
          json.path("edges").asBoolean(),
          json.path("walk").asText(null));
    } catch (IllegalArgumentException e) {
      throw new BadRequestException(e.getMessage());
    }
  }

  private static Point point(JsonNode json, String name) throws BadRequestException {
    JsonNode point = json.path(name);
    if (point.size() != 2 || !point.path(0).isInt() || !point.path(1).isInt()) {
      throw new BadRequestException(name + ": expected [x, y]");
    }
    return new Point(point.path(0).asInt(), point.path(1).asInt());
  }

  /** The start on a map. */
  int startOn(GridMap target) throws BadRequestException {
    return cell(target, start);
  }

  /** The goal on a map. */
  int goalOn(GridMap target) throws BadRequestException {
    return cell(target, goal);
  }

  private static int cell(GridMap target, Point point) throws BadRequestException {
    try {
      return target.cell(point.x(), point.y());
    } catch (IllegalArgumentException e) {
      throw new BadRequestException(e.getMessage());
    }
  }
}
