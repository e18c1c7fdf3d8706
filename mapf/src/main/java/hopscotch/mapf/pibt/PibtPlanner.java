package hopscotch.mapf.pibt;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.StepPlanner;
import hopscotch.mapf.planner.TeamGuarantee;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Objective;
import java.util.Optional;

/** The planner {@code pibt}: {@link PibtSearch} until all are at their goals, or step by step. */
record PibtPlanner(VertexGraph vertices, PibtRules rules, StepOrder order, int steps, long seed)
    implements TeamPlanner {

  @Override
  public GridGraph graph() {
    return vertices.grid();
  }

  @Override
  public TeamGuarantee guarantee() {
    return new TeamGuarantee(Guarantee.INCOMPLETE, Objective.SUM_OF_COSTS);
  }

  @Override
  public TeamSearch newSearch(TeamObserver observer) {
    return new PibtSearch(vertices, rules, order, steps, seed, observer);
  }

  @Override
  public Optional<StepPlanner> findSteps() {
    return Optional.of(new PibtSteps(vertices, rules, order, seed, null));
  }
}
