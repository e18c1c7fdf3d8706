package hopscotch.experiments.teach.team;

import hopscotch.experiments.teach.lesson.Lecture;
import java.util.List;

/**
 * One step of a lecture on the distances of a unit.
 *
 * @param unit where the unit is
 * @param known up to which distance the table is filled
 * @param before up to which it was filled before this step
 * @param reason what is done
 * @param changes what came of it, a line each
 */
record DistanceStep(int unit, int known, int before, String reason, List<String> changes)
    implements Lecture.Step {
  /** Copies the lines. */
  DistanceStep {
    changes = List.copyOf(changes);
  }
}
