package hopscotch.mapf.planner;

import hopscotch.core.grid.GridGraph;
import hopscotch.mapf.distance.VertexGraph;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A planner that prepares nothing beyond the graph of vertices.
 *
 * @param guarantee what the planner promises on that graph
 * @param isAnytime whether the planner goes on after its first plan
 * @param extraCounters the names of its extra counters
 * @param searches makes a search with an observer, which may be {@code null}
 * @param steps makes a workspace that goes step by step; {@code null} if there is none
 */
public record GraphTeamPlanner(
    VertexGraph vertices,
    TeamGuarantee guarantee,
    boolean isAnytime,
    List<String> extraCounters,
    Function<TeamObserver, TeamSearch> searches,
    Supplier<StepPlanner> steps)
    implements TeamPlanner {

  /** A planner that needs a whole plan. */
  public GraphTeamPlanner(
      VertexGraph vertices,
      TeamGuarantee guarantee,
      boolean isAnytime,
      List<String> extraCounters,
      Function<TeamObserver, TeamSearch> searches) {
    this(vertices, guarantee, isAnytime, extraCounters, searches, null);
  }

  @Override
  public Optional<StepPlanner> findSteps() {
    return Optional.ofNullable(steps).map(Supplier::get);
  }

  @Override
  public GridGraph graph() {
    return vertices.grid();
  }

  @Override
  public TeamSearch newSearch(TeamObserver observer) {
    return searches.apply(observer);
  }
}
