package hopscotch.experiments.teach.label;

import hopscotch.experiments.teach.lesson.Lecture;
import java.util.List;

/**
 * One step of a lecture on labels.
 *
 * @param shownOfStart how many entries of the start's label are on the map
 * @param shownOfGoal how many entries of the goal's label are on the map
 * @param hub the cell of the hub that the step is about; -1 for none
 * @param best the cell of the hub over which the shortest way so far leads; -1 for none
 * @param reason what is done
 * @param changes what came of it, a line each
 */
record LabelStep(
    int shownOfStart, int shownOfGoal, int hub, int best, String reason, List<String> changes)
    implements Lecture.Step {
  /** Copies the lines. */
  LabelStep {
    changes = List.copyOf(changes);
  }
}
