package hopscotch.experiments.teach;

import java.util.List;

/**
 * One step of a lecture.
 *
 * @param events how many events of the recording are played at its end
 * @param side who expands, 0 or 1
 * @param cell the cell expanded, -1 before the first expansion and after the last
 * @param reason why this cell was next
 * @param changes what became of its neighbours, a line each
 */
public record Step(int events, int side, int cell, String reason, List<String> changes) {

  /** Copies the list. */
  public Step {
    changes = List.copyOf(changes);
  }
}
