package hopscotch.mapf.team;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;

/** Lower bounds of the costs of a plan: each unit walks to its goal as if it were alone. */
public final class LowerBounds {

  private LowerBounds() {}

  /** The bounds for a team, by true distances. */
  public static PlanCosts of(Team team) {
    VertexGraph graph = VertexGraph.of(team.graph());
    long sum = 0;
    int largest = 0;
    for (int unit = 0; unit < team.size(); unit++) {
      int[] goal = {graph.vertex(team.goal(unit))};
      int distance = new GoalDistances(graph, goal).of(0, graph.vertex(team.start(unit)));
      sum += distance;
      largest = Math.max(largest, distance);
    }
    return new PlanCosts(sum, largest, sum);
  }
}
