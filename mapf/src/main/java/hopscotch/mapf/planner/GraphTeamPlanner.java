package hopscotch.mapf.planner;

import hopscotch.core.grid.GridGraph;
import hopscotch.mapf.distance.VertexGraph;
import java.util.List;
import java.util.function.Function;

/**
 * A planner that prepares nothing beyond the graph of vertices.
 *
 * @param guarantee what the planner promises on that graph
 * @param isAnytime whether the planner goes on after its first plan
 * @param extraCounters the names of its extra counters
 * @param searches makes a search with an observer, which may be {@code null}
 */
public record GraphTeamPlanner(
    VertexGraph vertices,
    TeamGuarantee guarantee,
    boolean isAnytime,
    List<String> extraCounters,
    Function<TeamObserver, TeamSearch> searches)
    implements TeamPlanner {

  @Override
  public GridGraph graph() {
    return vertices.grid();
  }

  @Override
  public TeamSearch newSearch(TeamObserver observer) {
    return searches.apply(observer);
  }
}
