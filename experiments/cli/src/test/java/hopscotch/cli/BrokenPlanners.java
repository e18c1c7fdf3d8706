package hopscotch.cli;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import java.util.List;

/**
 * Planners that are wrong, each in its way, on the class path of these tests. They are there only
 * in a process that was started with {@code -Dhopscotch.broken=true}.
 */
public final class BrokenPlanners implements PlannerProvider {

  /** What is wrong with one: it promises the optimum, and answers like this. */
  @FunctionalInterface
  private interface Answer {
    Outcome find(GridGraph graph, int start, int goal, PathBuffer path);
  }

  @Override
  public List<PlannerFactory> planners() {
    return Boolean.getBoolean("hopscotch.broken")
        ? List.of(
            planner("blind", (graph, start, goal, path) -> Outcome.NO_PATH),
            planner("ghost", BrokenPlanners::throughWalls),
            planner("stray", BrokenPlanners::byDepthFirstSearch),
            planner(
                "thrower",
                (graph, start, goal, path) -> {
                  throw new IllegalStateException("thrown");
                }))
        : List.of();
  }

  private static Outcome throughWalls(GridGraph graph, int start, int goal, PathBuffer path) {
    path.clear();
    path.add(start);
    path.add(goal);
    return Outcome.FOUND;
  }

  private static Outcome byDepthFirstSearch(GridGraph graph, int start, int goal, PathBuffer path) {
    return Planners.prepare("dfs", graph).newSearch().find(start, goal, path);
  }

  private static PlannerFactory planner(String id, Answer answer) {
    return PlannerFactory.named(id)
        .summary(id)
        .from((arguments, graph) -> new Broken(graph, answer));
  }

  private record Broken(GridGraph graph, Answer answer) implements Planner {
    @Override
    public Guarantee guarantee() {
      return Guarantee.OPTIMAL;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return new PathSearch() {
        @Override
        public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
          return answer.find(graph, start, goal, path);
        }

        @Override
        public SearchCounters counters() {
          return new SearchCounters(0);
        }
      };
    }
  }
}
