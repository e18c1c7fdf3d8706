package hopscotch.mapf.distance;

import hopscotch.core.grid.ArrayLength;
import java.util.Arrays;

/**
 * Distances to the goals of units that a {@link DistanceSource} tells. For each unit the last ones
 * are kept, one for each place in a window of {@value #SIDE} x {@value #SIDE} cells, which goes
 * over the map with the unit. What is not there is asked for, together with the neighbours that are
 * not there either. Space: 512 bytes for each unit. For one thread.
 */
final class ToldDistances {
  private static final int SIDE_BITS = 3;
  private static final int SIDE = 1 << SIDE_BITS;
  private static final int WINDOW = SIDE * SIDE;

  private final VertexGraph graph;
  private final int[] goals;
  private final int stride;
  private final DistanceSource.Steps source;

  /**
   * For each unit its window: in each place the cell in the high half, and its distance in the low
   * half; 0 if there is none.
   */
  private final long[] kept;

  private final int[] asked;
  private final int[] told;
  private long touched;

  /** Distances to goals, given as vertices; the array is not copied. */
  ToldDistances(VertexGraph graph, int[] goals) {
    this.graph = graph;
    this.goals = goals;
    stride = graph.grid().map().stride();
    source = graph.source().newSteps();
    kept = new long[ArrayLength.of((long) goals.length * WINDOW, "the distances of all units")];
    asked = new int[graph.largestDegree() + 1];
    told = new int[graph.largestDegree() + 1];
  }

  /** Forgets the distances to the old goal of a unit. */
  void forget(int unit) {
    Arrays.fill(kept, unit * WINDOW, (unit + 1) * WINDOW, 0);
  }

  /** The distance from a vertex to the goal of a unit. */
  int of(int unit, int vertex) {
    int cell = graph.cell(vertex);
    long entry = kept[place(unit, cell)];
    if (entry >>> Integer.SIZE == cell) {
      return (int) entry;
    }
    lookAround(unit, vertex);
    return (int) kept[place(unit, cell)];
  }

  /** Asks the source for the distances of a vertex and of its neighbours, unless they are there. */
  void lookAround(int unit, int vertex) {
    int count = 0;
    int end = graph.first()[vertex + 1];
    for (int at = graph.first()[vertex]; at <= end; at++) {
      int cell = graph.cell(at < end ? graph.targets()[at] : vertex);
      if (kept[place(unit, cell)] >>> Integer.SIZE != cell) {
        asked[count++] = cell;
      }
    }
    if (count == 0) {
      return;
    }
    source.to(graph.cell(goals[unit]), asked, count, told);
    for (int i = 0; i < count; i++) {
      int steps = told[i];
      boolean isReached = steps != GoalDistances.UNREACHABLE;
      int distance = isReached ? GoalDistances.requireServed(steps) : steps;
      kept[place(unit, asked[i])] = (long) asked[i] << Integer.SIZE | distance;
    }
    touched += count;
  }

  /** The place of a cell in the window of a unit; those of neighbours differ. */
  private int place(int unit, int cell) {
    int row = cell / stride;
    int column = cell - row * stride;
    return unit * WINDOW | (row & SIDE - 1) << SIDE_BITS | column & SIDE - 1;
  }

  long bytes() {
    return 8L * kept.length;
  }

  long touched() {
    return touched;
  }
}
