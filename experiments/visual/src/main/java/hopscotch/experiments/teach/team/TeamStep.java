package hopscotch.experiments.teach.team;

import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.mapf.team.Plan;
import java.util.List;
import java.util.Set;

/**
 * A step of a lecture on a team.
 *
 * @param plan the paths it is about, or {@code null} where units take cell after cell
 * @param now where each unit stands; empty beside a plan
 * @param next the cell each takes for the next step, -1 where it has none yet; empty beside a plan
 * @param unit the unit that is next, or -1
 * @param conflict the cells where units collide
 * @param reason what is done
 * @param changes what came of it, a line each
 * @param tree the constraint tree so far, a line a node
 */
record TeamStep(
    Plan plan,
    List<Integer> now,
    List<Integer> next,
    int unit,
    Set<Integer> conflict,
    String reason,
    List<String> changes,
    List<String> tree)
    implements Lecture.Step {

  TeamStep {
    now = List.copyOf(now);
    next = List.copyOf(next);
    conflict = Set.copyOf(conflict);
    changes = List.copyOf(changes);
    tree = List.copyOf(tree);
  }
}
