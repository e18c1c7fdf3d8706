package hopscotch.core.search.incremental;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.capability.Incremental;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.MovingEnds;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.util.List;
import java.util.function.Function;

/** The registry's entries of this package. */
public final class IncrementalPlanners implements PlannerProvider {
  private static final Parameter TIES =
      Parameter.choice(
          "ties",
          ReplanKeys.Ties.HIGH_G,
          "which inconsistent cells of equal first key are expanded first; low-g: as published");

  @Override
  public String group() {
    return "incremental";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        lifelong(
            "lpastar",
            "Lifelong Planning A*: keeps g between finds of one query while the map changes",
            "Koenig, Likhachev and Furcy 2004",
            Replanning.LPA_STAR),
        lifelong(
            "dstarlite",
            "D* Lite: keeps g to a fixed goal while the start moves and the map changes",
            "Koenig and Likhachev 2002",
            Replanning.D_STAR_LITE),
        lifelong(
            "mtdstarlite",
            "Moving Target D* Lite: keeps g while start and goal move and the map changes",
            "Sun, Yeoh and Koenig 2010",
            Replanning.MT_D_STAR_LITE),
        adaptive(
            "aastar",
            "Adaptive A*: learns h from each find, forgets it when a cost falls",
            "Koenig and Likhachev 2005",
            Adaptation.AA_STAR),
        adaptive(
            "gaastar",
            "Generalized Adaptive A*: learns h, lowers it where costs fall, follows the goal",
            "Sun, Koenig and Yeoh 2008",
            Adaptation.GAA_STAR),
        adaptive(
            "mpgaastar",
            "Multipath Generalized Adaptive A*: also stops at paths found before",
            "Hernandez, Asin and Baier 2015",
            Adaptation.MPGAA_STAR));
  }

  private static PlannerFactory lifelong(String id, String summary, String paper, Replanning kind) {
    return PlannerFactory.named(id)
        .summary(summary)
        .paper(paper)
        .parameters(TIES)
        .from((arguments, graph) -> lifelong(arguments, graph, kind));
  }

  private static Planner lifelong(Arguments arguments, GridGraph graph, Replanning kind) {
    ReplanKeys.Ties ties = arguments.choice("ties", ReplanKeys.Ties.class);
    return planner(
        graph,
        kind.mayMove(),
        "raised",
        observer -> new LifelongSearch(graph, kind, ties, observer));
  }

  private static PlannerFactory adaptive(String id, String summary, String paper, Adaptation kind) {
    return PlannerFactory.named(id)
        .summary(summary)
        .paper(paper)
        .from((arguments, graph) -> adaptive(graph, kind));
  }

  private static Planner adaptive(GridGraph graph, Adaptation kind) {
    return planner(
        graph, kind.mayMove(), "lowered", observer -> new AdaptiveAStar(graph, kind, observer));
  }

  private static Planner planner(
      GridGraph graph,
      MovingEnds mayMove,
      String counter,
      Function<SearchObserver, IncrementalSearch> searches) {
    Incremental incremental =
        new Incremental() {
          @Override
          public MovingEnds mayMove() {
            return mayMove;
          }

          @Override
          public IncrementalSearch newIncrementalSearch(SearchObserver observer) {
            return searches.apply(observer);
          }
        };
    return new GraphPlanner(
            graph, ReplanningSearch.PROMISE, observer -> new FirstFinds(searches.apply(observer)))
        .counting(List.of(counter))
        .with(incremental);
  }

  /**
   * An incremental search as one for single queries: each begins anew, so none is answered by what
   * another found.
   */
  private record FirstFinds(IncrementalSearch search) implements PathSearch {
    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      search.beginAnew();
      return search.find(start, goal, path, budget);
    }

    @Override
    public SearchCounters counters() {
      return search.counters();
    }
  }
}
