package hopscotch.mapf.cbs.lowlevel;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.ints.IntIterator;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;

/** Makes the diagrams of units under their constraints. */
public record Diagrams(VertexGraph graph, GoalDistances distances) {
  /** All paths of as many steps as a path, which keeps the constraints. */
  public Diagram of(int unit, UnitPath path, ConstraintTable constraints) {
    int cost = path.steps();
    IntOpenHashSet[] levels = new IntOpenHashSet[cost + 1];
    levels[0] = new IntOpenHashSet(new int[] {path.at(0)});
    for (int step = 1; step <= cost; step++) {
      levels[step] = forward(unit, levels[step - 1], step, cost, constraints);
    }
    int[][] sorted = new int[cost + 1][];
    for (int step = cost; step >= 0; step--) {
      if (step < cost) {
        retain(levels[step], levels[step + 1], step, constraints);
      }
      sorted[step] = levels[step].toIntArray();
      Arrays.sort(sorted[step]);
    }
    return new Diagram(sorted);
  }

  private IntOpenHashSet forward(
      int unit, IntOpenHashSet level, int step, int cost, ConstraintTable constraints) {
    IntOpenHashSet next = new IntOpenHashSet();
    for (IntIterator i = level.iterator(); i.hasNext(); ) {
      int vertex = i.nextInt();
      int end = graph.first()[vertex + 1];
      for (int at = graph.first()[vertex]; at <= end; at++) {
        int to = at < end ? graph.targets()[at] : vertex;
        if (step + distances.of(unit, to) <= cost && constraints.allows(vertex, to, step)) {
          next.add(to);
        }
      }
    }
    return next;
  }

  /** Keeps what leads to the level after. */
  private void retain(
      IntOpenHashSet level, IntOpenHashSet next, int step, ConstraintTable constraints) {
    for (IntIterator i = level.iterator(); i.hasNext(); ) {
      int vertex = i.nextInt();
      int end = graph.first()[vertex + 1];
      boolean leads = false;
      for (int at = graph.first()[vertex]; at <= end && !leads; at++) {
        int to = at < end ? graph.targets()[at] : vertex;
        leads = next.contains(to) && constraints.allows(vertex, to, step + 1);
      }
      if (!leads) {
        i.remove();
      }
    }
  }
}
