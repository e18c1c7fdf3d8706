package hopscotch.judge.query;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import java.util.Optional;

/**
 * A query of a walk: the map changes, then a unit asks for its way.
 *
 * @param row the number of the ask, from 0
 * @param changes the cells whose terrain differs from that at the ask before, each once; at the
 *     first ask, from that of the first map
 * @param graph the map after these changes, under the movement
 * @param start a cell on the map, free or not
 * @param goal a cell on the map, free or not
 * @param published the length in the file; empty if it has none, or if the movement is not that of
 *     the file
 */
public record WalkQuery(
    int row,
    CellChanges changes,
    GridGraph graph,
    int start,
    int goal,
    Optional<PublishedLength> published)
    implements Problem {

  /** Whether both ends are free on the map as it is now. */
  public boolean isFree() {
    return graph.isFree(start) && graph.isFree(goal);
  }
}
