package hopscotch.mapf.cbs;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/** Constraint trees of small teams. */
final class SmallTrees {
  private SmallTrees() {}

  /** A team by chance and its tree; {@code null} where not all units can get to their goals. */
  static ConstraintTree any(Random random, int units, int thousandths) {
    VertexGraph graph = Walks.graph(random);
    if (graph.size() < units) {
      return null;
    }
    int[] vertices = IntStream.range(0, graph.size()).toArray();
    int[] starts = drawn(vertices, units, random);
    int[] goals = drawn(vertices, units, random);
    for (int unit = 0; unit < units; unit++) {
      if (!graph.grid().components().connected(graph.cell(starts[unit]), graph.cell(goals[unit]))) {
        return null;
      }
    }
    TeamMeter meter = new TeamMeter();
    meter.start(TeamBudget.UNLIMITED);
    return ConstraintTree.of(graph, starts, goals, thousandths, meter);
  }

  private static int[] drawn(int[] vertices, int count, Random random) {
    for (int i = vertices.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int swap = vertices[i];
      vertices[i] = vertices[other];
      vertices[other] = swap;
    }
    return Arrays.copyOf(vertices, count);
  }
}
