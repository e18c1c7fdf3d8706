import es.usc.citius.hipster.algorithm.Algorithm;
import es.usc.citius.hipster.algorithm.Hipster;
import es.usc.citius.hipster.graph.GraphBuilder;
import es.usc.citius.hipster.graph.GraphSearchProblem;
import es.usc.citius.hipster.graph.HashBasedHipsterGraph;
import es.usc.citius.hipster.graph.HipsterGraph;
import es.usc.citius.hipster.model.impl.WeightedNode;
import es.usc.citius.hipster.model.problem.SearchProblem;
import java.util.List;

/** Hipster, of which the argument names a search: astar or dijkstra. */
final class Hipster4j implements HopscotchGuest.Planner {
  private final HopscotchGuest.Grid grid;
  private final String which;
  private final HashBasedHipsterGraph<Integer, Double> graph = new HashBasedHipsterGraph<>();

  private Hipster4j(HopscotchGuest.Grid grid, String which) {
    this.grid = grid;
    this.which = which;
    for (int cell = 0; cell < grid.weights.length; cell++) {
      if (grid.weights[cell] > 0) {
        graph.add(cell);
      }
    }
    for (int cell = 0; cell < grid.weights.length; cell++) {
      grid.moves(
          cell,
          (from, to, cost) -> {
            if (from < to) {
              graph.connect(from, to, cost);
            }
          });
    }
  }

  /** A search that ends without the goal hands out the last node it met, so that is looked at. */
  @Override
  public HopscotchGuest.Answer find(int start, int goal) {
    var costs = GraphSearchProblem.startingFrom(start).in(graph).takeCostsFromEdges();
    boolean isInformed = which.equals("astar");
    SearchProblem<Double, Integer, WeightedNode<Double, Integer, Double>> problem =
        isInformed
            ? costs.useHeuristicFunction(cell -> grid.distance(cell, goal)).build()
            : costs.build();
    var search = isInformed ? Hipster.createAStar(problem) : Hipster.createDijkstra(problem);
    var result = search.search(goal);
    boolean isFound = result.getGoalNode() != null && result.getGoalNode().state().equals(goal);
    List<Integer> cells =
        isFound ? Algorithm.recoverStatePath(result.getGoalNode()) : null;
    return new HopscotchGuest.Answer(cells, result.getIterations());
  }

  public static void main(String[] args) throws Exception {
    HopscotchGuest.serve(
        "Hipster-" + args[0],
        "1.0.1",
        "COMPLETE",
        grid -> new Hipster4j(grid, args[0]),
        "directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted");
  }
}
