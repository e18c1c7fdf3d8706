package hopscotch.core.search.branch;

import static hopscotch.core.planner.parameter.Parameter.COMPONENTS;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.util.List;

/** The registry's entry of this package. */
public final class BranchPlanners implements PlannerProvider {
  /** The planner that is asked if no head arrives. */
  enum Fallback {
    NONE,
    ASTAR
  }

  private static final Parameter FALLBACK =
      Parameter.choice("fallback", Fallback.NONE, "what to ask where no head arrives");

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("bstar")
            .summary("branch star: heads run at the goal and climb around obstacles")
            .paper("game developers' practice")
            .parameters(FALLBACK, COMPONENTS)
            .preparedBy((arguments, inner, graph, budget) -> branchStar(arguments, graph, budget)));
  }

  private static Planner branchStar(Arguments arguments, GridGraph graph, Budget budget) {
    boolean components = arguments.flag("components");
    boolean hasFallback = arguments.choice("fallback", Fallback.class) == Fallback.ASTAR;
    Planner fallback =
        hasFallback
            ? Planners.prepare(Planners.known("astar(components=false)"), graph, budget)
            : null;
    return new GraphPlanner(
            graph,
            hasFallback ? Guarantee.COMPLETE : Guarantee.INCOMPLETE,
            observer -> {
              SearchObserver inner = observer == null ? null : observer.withoutEnds();
              PathSearch next = hasFallback ? fallback.newSearch(inner) : null;
              return new BranchStar(graph, next, components, observer);
            })
        .counting(List.of("fallbacks"));
  }
}
