package hopscotch.experiments.teach.field;

import hopscotch.core.field.FlowField;
import hopscotch.core.planner.capability.Layer;
import hopscotch.experiments.teach.lesson.Lecture;
import java.util.List;
import java.util.Set;

/**
 * A step of a lecture on fields.
 *
 * @param field the field as it is then
 * @param layer the clusters whose tiles the field has; {@code null} if it has none
 * @param units where the units stand
 * @param known the cells whose cost is told
 * @param fresh those of them that are told since this step
 * @param blocked cells that were blocked just now
 * @param part what the step belongs to
 * @param reason what is done
 * @param changes what came of it, a line each
 */
record FieldStep(
    FlowField field,
    Layer layer,
    List<Integer> units,
    Set<Integer> known,
    Set<Integer> fresh,
    Set<Integer> blocked,
    String part,
    String reason,
    List<String> changes)
    implements Lecture.Step {

  FieldStep {
    units = List.copyOf(units);
    known = Set.copyOf(known);
    fresh = Set.copyOf(fresh);
    blocked = Set.copyOf(blocked);
    changes = List.copyOf(changes);
  }
}
