package hopscotch.mapf.lns.refine;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.Reservations;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayDeque;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Chooses the units that are planned anew (Li, Chen, Harabor, Stuckey and Koenig, "Anytime
 * Multi-Agent Path Finding via Large Neighborhood Search", IJCAI 2021, Section 4). There are three
 * choices:
 *
 * <ul>
 *   <li>units at random;
 *   <li>the most delayed unit, and those that keep it from a shorter path;
 *   <li>the units that come by an intersection.
 * </ul>
 *
 * <p>One of the three is drawn by weights that follow what each has gained (the paper's Section
 * 4.4).
 */
final class Neighbourhoods {
  /** The kinds of choice. */
  enum Kind {
    RANDOM,
    DELAYED,
    INTERSECTION
  }

  private static final int WALKS = 10;

  private final VertexGraph graph;
  private final GoalDistances distances;
  private final Reservations reserved;
  private final SplittableRandom random;
  private final Roulette<Kind> roulette;
  private final IntOpenHashSet tabu = new IntOpenHashSet();

  Neighbourhoods(
      VertexGraph graph, GoalDistances distances, Reservations reserved, SplittableRandom random) {
    this.graph = graph;
    this.distances = distances;
    this.reserved = reserved;
    this.random = random;
    this.roulette = new Roulette<>(List.of(Kind.values()), random);
  }

  /** Draws a kind by the weights. */
  Kind draw() {
    return roulette.draw();
  }

  /** Adjusts the weight of a kind to what it has gained, 0 or more. */
  void reward(Kind kind, int gain) {
    roulette.reward(kind, gain);
  }

  /** Chooses {@code size} different units, or fewer if there are no more. */
  int[] units(Kind kind, int size, int[][] paths) {
    IntLinkedOpenHashSet chosen = new IntLinkedOpenHashSet();
    if (kind == Kind.DELAYED) {
      chooseDelayed(chosen, size, paths);
    } else if (kind == Kind.INTERSECTION) {
      chooseIntersection(chosen, size);
    }
    while (chosen.size() < Math.min(size, paths.length)) {
      chosen.add(random.nextInt(paths.length));
    }
    return chosen.toIntArray();
  }

  private void chooseDelayed(IntLinkedOpenHashSet chosen, int size, int[][] paths) {
    int worst = mostDelayed(paths);
    if (worst < 0) {
      tabu.clear();
      worst = mostDelayed(paths);
    }
    if (worst < 0) {
      return;
    }
    tabu.add(worst);
    chosen.add(worst);
    for (int walk = 0; walk < WALKS && chosen.size() < size; walk++) {
      walk(worst, paths[worst], chosen, size);
    }
  }

  private int mostDelayed(int[][] paths) {
    int worst = -1;
    int most = 0;
    for (int unit = 0; unit < paths.length; unit++) {
      int delay = paths[unit].length - 1 - distances.of(unit, paths[unit][0]);
      if (delay > most && !tabu.contains(unit)) {
        most = delay;
        worst = unit;
      }
    }
    return worst;
  }

  /**
   * Walks on from a step of the path as long as the walk can still be shorter than the path, and
   * adds the units that are in the way.
   */
  private void walk(int unit, int[] path, IntLinkedOpenHashSet chosen, int size) {
    int step = random.nextInt(path.length);
    int vertex = path[step];
    while (chosen.size() < size) {
      int degree = graph.degree(vertex);
      int begin = random.nextInt(degree + 1);
      int next = -1;
      for (int i = 0; i <= degree && next < 0; i++) {
        int at = (begin + i) % (degree + 1);
        int candidate = at == degree ? vertex : graph.targets()[graph.first()[vertex] + at];
        next = step + 1 + distances.of(unit, candidate) < path.length - 1 ? candidate : -1;
      }
      if (next < 0) {
        return;
      }
      step++;
      note(reserved.unitAt(next, step), chosen);
      int before = reserved.unitAt(next, step - 1);
      if (before >= 0 && reserved.unitAt(vertex, step) == before) {
        note(before, chosen);
      }
      vertex = next;
    }
  }

  private static void note(int unit, IntLinkedOpenHashSet chosen) {
    if (unit >= 0) {
      chosen.add(unit);
    }
  }

  /** Goes outwards from a vertex of degree 3 or more, and adds the units that come by. */
  private void chooseIntersection(IntLinkedOpenHashSet chosen, int size) {
    int start = random.nextInt(graph.size());
    for (int i = 0; i < WALKS && graph.degree(start) < 3; i++) {
      start = random.nextInt(graph.size());
    }
    IntOpenHashSet seen = new IntOpenHashSet(new int[] {start});
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    queue.add(start);
    while (!queue.isEmpty() && chosen.size() < size) {
      int vertex = queue.poll();
      int count = reserved.count(vertex);
      int begin = count == 0 ? 0 : random.nextInt(count);
      for (int i = 0; i < count && chosen.size() < size; i++) {
        chosen.add(reserved.unit(vertex, (begin + i) % count));
      }
      for (int at = graph.first()[vertex]; at < graph.first()[vertex + 1]; at++) {
        if (seen.add(graph.targets()[at])) {
          queue.add(graph.targets()[at]);
        }
      }
    }
  }
}
