package hopscotch.experiments.teach.replan;

import hopscotch.core.grid.GridGraph;
import hopscotch.experiments.teach.lesson.Lecture;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A step of a lecture on a map that changes.
 *
 * @param graph the map as it is then
 * @param unit where the unit stands
 * @param goal where it goes
 * @param cell the cell expanded, or -1
 * @param changed cells that changed just now
 * @param path the cells of the path, where it is known
 * @param known what the search knows at its end, by cell
 * @param reason why this cell was next, or what begins or ended here
 * @param changes what became of other cells, a line each
 */
record ReplanStep(
    GridGraph graph,
    int unit,
    int goal,
    int cell,
    Set<Integer> changed,
    Set<Integer> path,
    Map<Integer, Knowledge> known,
    String reason,
    List<String> changes)
    implements Lecture.Step {

  ReplanStep {
    changed = Set.copyOf(changed);
    path = Set.copyOf(path);
    known = Map.copyOf(known);
    changes = List.copyOf(changes);
  }
}
