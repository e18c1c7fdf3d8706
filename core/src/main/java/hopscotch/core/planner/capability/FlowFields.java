package hopscotch.core.planner.capability;

import hopscotch.core.field.FlowField;
import hopscotch.core.planner.Planner;

/**
 * The ability of a planner to make fields for many units from the data that it prepared. Ask {@link
 * Planner#capability} for it. Where it promises {@link hopscotch.core.planner.Guarantee#OPTIMAL
 * OPTIMAL}, the costs of the field are exact. {@link hopscotch.core.field.DistanceField} is an
 * exact field of any graph, without a planner.
 */
@FunctionalInterface
public interface FlowFields {
  /**
   * The field of some goals.
   *
   * @param goals cells, one at least; a cell that is named twice counts once
   * @throws IllegalArgumentException if there is no goal, or one lies off the map or is blocked
   */
  FlowField flowField(int... goals);
}
