package example;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.search.CellSearch;
import java.util.List;

/** Dijkstra's algorithm, told how far it may go. */
public final class OwnPlanners implements PlannerProvider {
  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("own-dijkstra")
            .parameters(Parameter.integer("reach", 0, 0, 99_999, "the longest path, 0 for any"))
            .from((arguments, graph) -> dijkstra(graph, arguments.integer("reach"))));
  }

  private static GraphPlanner dijkstra(GridGraph graph, int reach) {
    long most = reach == 0 ? Long.MAX_VALUE : reach * graph.leastStraightCost();
    Guarantee guarantee = reach == 0 ? Guarantee.OPTIMAL : Guarantee.INCOMPLETE;
    return new GraphPlanner(graph, guarantee, observer -> search(graph, most, observer));
  }

  private static PathSearch search(GridGraph graph, long most, SearchObserver observer) {
    return new CellSearch(graph, observer) {
      @Override
      protected void search(int start, int goal) {
        open(start, 0);
        for (int cell = next(); cell >= 0 && g(cell) <= most; cell = next()) {
          for (int moves = graph.moves(cell); moves != 0; moves &= moves - 1) {
            int d = Integer.numberOfTrailingZeros(moves);
            long g = g(cell) + graph.cost(cell, d);
            relax(cell, d, g, g);
          }
        }
      }
    };
  }
}
