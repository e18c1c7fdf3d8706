package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Constraint trees of small teams. */
final class SmallTrees {
  private static final int MOST_STEPS = 14;

  private SmallTrees() {}

  /** A team by chance and its tree; {@code null} where not all units can get to their goals. */
  static ConstraintTree any(Random random, int units, int thousandths) {
    return on(Walks.graph(random), random, units, thousandths);
  }

  /** A team by chance on a graph; {@code null} where not all units can get to their goals. */
  static ConstraintTree on(VertexGraph graph, Random random, int units, int thousandths) {
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

  /** A walk to the goal with detours and pauses, {@code null} if it takes too long. */
  static UnitPath walk(CurrentNode current, int unit, Random random) {
    List<Integer> path = new ArrayList<>(List.of(current.starts[unit]));
    int detours = random.nextInt(3);
    while (path.size() <= MOST_STEPS) {
      int at = path.get(path.size() - 1);
      if (at == current.goals[unit] && (detours == 0 || random.nextInt(3) == 0)) {
        return new UnitPath(path.stream().mapToInt(vertex -> vertex).toArray());
      }
      boolean strays = detours > 0 && random.nextInt(3) == 0;
      int drawn = random.nextInt(current.graph.degree(at) + 1);
      int next = drawn == 0 ? at : current.graph.targets()[current.graph.first()[at] + drawn - 1];
      if (strays) {
        detours--;
      } else if (current.distances.of(unit, next) >= current.distances.of(unit, at)) {
        continue;
      }
      path.add(next);
    }
    return null;
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
