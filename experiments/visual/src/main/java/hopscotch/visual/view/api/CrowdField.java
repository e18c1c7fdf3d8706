package hopscotch.visual.view.api;

import hopscotch.core.field.DistanceField;
import hopscotch.core.field.FlowField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.capability.FlowFields;
import java.util.Arrays;
import java.util.Optional;

/**
 * The field that a crowd follows: the planner's own if it makes fields, or else that of exact
 * distances. If the map has changed since the last ask, the field is repaired. If the goals have
 * changed, it is made anew. Only one ask at a time.
 */
final class CrowdField {
  private GridMap map;
  private int[] goals;
  private FlowField field;
  private boolean isOwn;
  private int changedCells;

  /** The field on the present map. */
  FlowField on(MapSession ground, SearchRequest request, int[] goals) {
    GridMap now = ground.map();
    boolean isNew = field == null || !isOfSize(now) || !Arrays.equals(goals, this.goals);
    if (isNew) {
      changedCells = 0;
      make(ground.planner(request.planner(), request.movement()), goals);
    } else {
      CellChanges changes = ground.changesSince(map);
      changedCells = changes.size();
      field = changedCells > 0 ? field.withChanges(changes) : field;
    }
    map = now;
    return field;
  }

  private boolean isOfSize(GridMap now) {
    return map.width() == now.width() && map.height() == now.height();
  }

  private void make(Planner planner, int[] goals) {
    Optional<FlowFields> fields = planner.capability(FlowFields.class);
    isOwn = fields.isPresent();
    field = isOwn ? fields.get().flowField(goals) : DistanceField.of(planner.graph(), goals);
    this.goals = goals;
  }

  /** Whether the planner made the field. */
  boolean isOwn() {
    return isOwn;
  }

  /** For how many changed cells the last ask repaired the field. 0 if it was not repaired. */
  int changedCells() {
    return changedCells;
  }
}
