package hopscotch.judge.query;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import java.util.Optional;

/**
 * A query of a walk: the map changes, then a unit asks for its way.
 *
 * @param row the number of the ask, from 0
 * @param changes the cells whose terrain is not what it was at the ask before, each once; at the
 *     first ask, not what it was on the first map
 * @param graph the map after these changes, under the movement
 * @param start a cell on the map, free or not
 * @param goal a cell on the map, free or not
 * @param published what the file says of it; empty if it says nothing, or if the movement is not
 *     the one of the file
 */
public record WalkQuery(
    int row,
    CellChanges changes,
    GridGraph graph,
    int start,
    int goal,
    Optional<PublishedLength> published)
    implements Problem {

  /** Whether both ends are free as the map is now. */
  public boolean isFree() {
    return graph.isFree(start) && graph.isFree(goal);
  }
}
