package hopscotch.mapf.planner;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.KnownSpec;
import java.util.List;
import java.util.Optional;

/**
 * A planner with the spec from which it was prepared, and the time that this took.
 *
 * @param distanceBytes the size in bytes of the index that tells its distances, 0 if there is none
 * @param preparationNanos the time in nanoseconds that the preparation took
 */
public record PreparedTeamPlanner(
    KnownSpec spec, TeamPlanner planner, long distanceBytes, long preparationNanos)
    implements TeamPlanner {

  @Override
  public GridGraph graph() {
    return planner.graph();
  }

  @Override
  public TeamGuarantee guarantee() {
    return planner.guarantee();
  }

  @Override
  public boolean isAnytime() {
    return planner.isAnytime();
  }

  @Override
  public long indexBytes() {
    return planner.indexBytes() + distanceBytes;
  }

  @Override
  public Optional<StepPlanner> findSteps() {
    return planner.findSteps();
  }

  @Override
  public List<String> extraCounters() {
    return planner.extraCounters();
  }

  @Override
  public TeamSearch newSearch(TeamObserver observer) {
    return planner.newSearch(observer);
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
