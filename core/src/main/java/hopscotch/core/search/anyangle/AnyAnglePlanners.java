package hopscotch.core.search.anyangle;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.sight.LineOfSight;
import java.util.List;

/** The registry's entries of this package. */
public final class AnyAnglePlanners implements PlannerProvider {
  @Override
  public String group() {
    return "any angle";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        entry(
            "thetastar",
            "Theta*: A* whose cells take their parent's parent where it sees them",
            "Nash, Daniel, Koenig and Felner 2007",
            ThetaStar::new),
        entry(
            "lazythetastar",
            "Lazy Theta*: sight is tested once for each expanded cell",
            "Nash, Koenig and Tovey 2010",
            LazyThetaStar::new));
  }

  private interface Searches {
    PathSearch of(GridGraph graph, boolean checkComponents, SearchObserver observer);
  }

  private static PlannerFactory entry(String id, String summary, String paper, Searches searches) {
    return PlannerFactory.named(id)
        .summary(summary)
        .paper(paper)
        .parameters(Parameter.COMPONENTS)
        .from(
            (arguments, graph) -> {
              LineOfSight.requireUnweighted(graph, id);
              boolean components = arguments.flag("components");
              return new GraphPlanner(
                      graph,
                      Guarantee.COMPLETE,
                      observer -> searches.of(graph, components, observer))
                  .anyAngle(false)
                  .counting(List.of(LineOfSight.TESTS_COUNTER));
            });
  }
}
