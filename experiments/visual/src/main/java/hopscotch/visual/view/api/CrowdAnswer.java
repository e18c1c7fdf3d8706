package hopscotch.visual.view.api;

import hopscotch.core.field.FlowField;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;
import java.util.List;

/**
 * Writes as JSON how the units of a crowd go on along a field: the places (y * width + x) where
 * they are and where they arrive, -1 for nowhere, and the {@link MoveRuns} of each.
 */
final class CrowdAnswer {

  private final GridMap map;
  private final FlowField field;
  private final JsonObject node = new JsonObject();

  private CrowdAnswer(GridMap map, FlowField field) {
    this.map = map;
    this.field = field;
  }

  /** Answers a request of one start, by a planner that suits the map. */
  public static JsonObject of(CrowdRequest request, MapSession ground, Crowds crowds)
      throws BadRequestException {
    GridMap map = ground.map();
    int[] asked = request.query().goalsOn(map);
    int start = request.query().startOn(map);
    GridGraph graph = ground.planner(request.query().planner(), request.query().movement()).graph();
    int[] goals = GoalsInReach.of(graph, start, asked);
    CrowdField kept = crowds.field(request);
    synchronized (kept) {
      FlowField field = kept.on(ground, request.query(), goals);
      CrowdAnswer answer = new CrowdAnswer(map, field);
      answer.node.put("own", kept.isOwn());
      answer.node.put("changedCells", kept.changedCells());
      if (!graph.isFree(asked[0]) && asked.length == 1) {
        answer.node.put("reached", answer.map.place(goals[0]));
      }
      answer.addWays(
          !request.at().isEmpty()
              ? answer.cells(request.at())
              : Gathering.around(field.graph(), start, request.units(), request.seed()));
      return answer.node;
    }
  }

  private int[] cells(List<Integer> places) throws BadRequestException {
    int[] cells = new int[places.size()];
    for (int i = 0; i < cells.length; i++) {
      int place = places.get(i);
      if (place < 0 || place >= map.width() * map.height()) {
        throw new BadRequestException(
            "a unit at place %d: expected one of the map".formatted(place));
      }
      cells[i] = map.cell(place % map.width(), place / map.width());
    }
    return cells;
  }

  private void addWays(int[] cells) {
    JsonArray starts = node.putArray("starts");
    JsonArray goals = node.putArray("goals");
    JsonArray moves = node.putArray("moves");
    PathBuffer way = new PathBuffer();
    int makespan = 0;
    double length = 0;
    for (int cell : cells) {
      way.clear();
      field.appendPath(cell, way);
      boolean arrives = way.size() > 0;
      starts.add(map.place(cell));
      goals.add(arrives ? map.place(way.cell(way.size() - 1)) : -1);
      moves.add(MoveRuns.of(map, way));
      makespan = Math.max(makespan, way.size() - 1);
      length += arrives ? field.length(cell) : 0;
    }
    node.put("makespan", makespan);
    node.put("length", length);
  }
}
