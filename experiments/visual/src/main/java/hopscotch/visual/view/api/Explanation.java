package hopscotch.visual.view.api;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.query.Query;
import hopscotch.visual.teach.search.SearchLecture;
import hopscotch.visual.teach.search.SearchStep;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;

/** The steps of a search on a small map, as in the command {@code teach}. */
final class Explanation {
  /** The most cells of a map whose searches are explained. */
  static final int MOST_CELLS = 4096;

  private Explanation() {}

  /**
   * An array of {@code {"expansions":0,"reason":"...","changes":["..."]}}: the steps, each with the
   * number of expansions until its end. For a guest there are none, since it tells an observer
   * nothing.
   */
  public static JsonArray of(GridMap map, SearchRequest request) throws BadRequestException {
    if (map.width() * map.height() > MOST_CELLS) {
      throw new BadRequestException(
          "steps are explained on maps of up to " + MOST_CELLS + " cells");
    }
    if (GuestPlanners.findName(request.planner()).isPresent()) {
      return new JsonArray();
    }
    PreparedPlanner planner =
        Planners.prepare(
            request.planner(), GridGraph.of(map, request.movement()), Budget.UNLIMITED);
    SearchLecture lecture =
        SearchLecture.of(planner, Query.of(request.startOn(map), request.goalOn(map)));
    JsonArray steps = new JsonArray();
    int expansions = 0;
    for (int i = 0; i < lecture.size(); i++) {
      SearchStep step = lecture.at(i);
      JsonObject node = steps.addObject();
      expansions += step.cell() < 0 ? 0 : 1;
      node.put("expansions", expansions);
      node.put("reason", step.reason());
      JsonArray changes = node.putArray("changes");
      step.changes().forEach(changes::add);
    }
    return steps;
  }
}
