package hopscotch.experiments.teach.search;

import hopscotch.experiments.teach.lesson.Lecture;
import java.util.List;
import java.util.Set;

/**
 * One step of a lecture.
 *
 * @param part the number of the part it belongs to, from 0
 * @param events how many events of the recording are played at its end
 * @param side who expands, 0 or 1
 * @param cell the cell expanded; -1 where a part begins or ends, and for the answer
 * @param path the cells of the path as far as it is known
 * @param reason why this cell was next, or what begins or ended here
 * @param changes what became of its neighbours, a line each
 * @param marks what its jumps are marked by
 */
public record SearchStep(
    int part,
    int events,
    int side,
    int cell,
    Set<Integer> path,
    String reason,
    List<String> changes,
    JumpMarks marks)
    implements Lecture.Step {

  /** Copies what is not immutable already. */
  public SearchStep {
    path = Set.copyOf(path);
    changes = List.copyOf(changes);
  }
}
