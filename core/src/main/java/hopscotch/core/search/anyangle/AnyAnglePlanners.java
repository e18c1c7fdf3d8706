package hopscotch.core.search.anyangle;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.sight.LineOfSight;
import java.util.List;
import java.util.function.Function;

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
              return new AnyAnglePlanner(
                  graph, observer -> searches.of(graph, components, observer));
            });
  }

  /** A planner of any-angle paths, complete and no more. */
  private record AnyAnglePlanner(GridGraph graph, Function<SearchObserver, PathSearch> searches)
      implements Planner {
    @Override
    public Guarantee guarantee() {
      return Guarantee.COMPLETE;
    }

    @Override
    public LengthMetric metric() {
      return LengthMetric.EUCLIDEAN;
    }

    @Override
    public List<String> extraCounters() {
      return List.of(LineOfSight.TESTS_COUNTER);
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return searches.apply(observer);
    }
  }
}
