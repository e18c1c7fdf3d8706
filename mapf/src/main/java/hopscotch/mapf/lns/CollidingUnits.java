package hopscotch.mapf.lns;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.IntHeap;
import hopscotch.mapf.lowlevel.Orders;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntCollection;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Chooses the units that are planned anew while some units collide (Li, Chen, Harabor, Stuckey and
 * Koenig, "MAPF-LNS2", AAAI 2022, Section "Neighborhood Selection"). There are three choices:
 *
 * <ul>
 *   <li>units that collide with each other;
 *   <li>one unit that collides, the units whose goals its path must pass, and those that pass its
 *       start;
 *   <li>any units; those that collide with more others are more likely.
 * </ul>
 */
final class CollidingUnits {
  /** The kinds of choice. */
  enum Kind {
    /** Units that collide with each other, and those near them. */
    COLLISION,
    /** One unit that collides, and those that keep it from its goal. */
    FAILURE,
    /**
     * Units drawn with probabilities in proportion to 1 + the number of units that each collides
     * with.
     */
    RANDOM
  }

  private static final int TRIES = 10;

  private final VertexGraph graph;
  private final int[] starts;
  private final int[] goals;
  private final SoftReservations soft;
  private final SplittableRandom random;
  private final int[] unitOfGoal;
  private final IntHeap open = new IntHeap();
  private final long[] costs;
  private final int[] parents;

  CollidingUnits(
      VertexGraph graph,
      int[] starts,
      int[] goals,
      SoftReservations soft,
      SplittableRandom random) {
    this.graph = graph;
    this.starts = starts;
    this.goals = goals;
    this.soft = soft;
    this.random = random;
    this.costs = new long[graph.size()];
    this.parents = new int[graph.size()];
    this.unitOfGoal = new int[graph.size()];
    Arrays.fill(unitOfGoal, -1);
    for (int unit = 0; unit < goals.length; unit++) {
      unitOfGoal[goals[unit]] = unit;
    }
  }

  /**
   * Chooses {@code size} different units, or fewer if there are no more.
   *
   * @param paths for each unit, one vertex for each step
   * @param colliding for each unit, those with which it collides; at least one unit must collide
   */
  int[] units(Kind kind, int size, int[][] paths, IntOpenHashSet[] colliding) {
    int wanted = Math.min(size, paths.length);
    IntLinkedOpenHashSet chosen = new IntLinkedOpenHashSet();
    if (kind == Kind.COLLISION) {
      chooseByCollision(chosen, wanted, paths, colliding);
    } else if (kind == Kind.FAILURE) {
      chooseByFailure(chosen, wanted, colliding);
    }
    for (int i = 0; i < TRIES * wanted && chosen.size() < wanted; i++) {
      chosen.add(draw(colliding, 1));
    }
    while (chosen.size() < wanted) {
      chosen.add(random.nextInt(paths.length));
    }
    return chosen.toIntArray();
  }

  /**
   * Draws a unit with a probability in proportion to the number of units that it collides with,
   * plus {@code more}.
   */
  private int draw(IntOpenHashSet[] colliding, int more) {
    int sum = 0;
    for (IntOpenHashSet others : colliding) {
      sum += others.size() + more;
    }
    int at = random.nextInt(sum);
    int unit = 0;
    while (at >= colliding[unit].size() + more) {
      at -= colliding[unit++].size() + more;
    }
    return unit;
  }

  /** A whole component of units that collide, or, where it is too large, a random walk in it. */
  private void chooseByCollision(
      IntLinkedOpenHashSet chosen, int wanted, int[][] paths, IntOpenHashSet[] colliding) {
    int[] bad = IntStream.range(0, paths.length).filter(one -> !colliding[one].isEmpty()).toArray();
    int unit = bad[random.nextInt(bad.length)];
    IntArrayList component = component(unit, wanted, colliding);
    if (component.size() > wanted) {
      chosen.add(unit);
      while (chosen.size() < wanted) {
        unit = anyOf(colliding[unit]);
        chosen.add(unit);
      }
      return;
    }
    chosen.addAll(component);
    for (int i = 0; i < TRIES * wanted && chosen.size() < wanted; i++) {
      int met = walk(paths[anyOf(chosen)]);
      if (met >= 0) {
        chosen.add(met);
      }
    }
  }

  /** The units that collide with one, and so on; stops when there are more than wanted. */
  private static IntArrayList component(int unit, int wanted, IntOpenHashSet[] colliding) {
    IntArrayList component = new IntArrayList(new int[] {unit});
    IntOpenHashSet seen = new IntOpenHashSet(new int[] {unit});
    for (int i = 0; i < component.size() && component.size() <= wanted; i++) {
      int[] others = colliding[component.getInt(i)].toIntArray();
      Arrays.sort(others);
      for (int other : others) {
        if (seen.add(other)) {
          component.add(other);
        }
      }
    }
    return component;
  }

  private int anyOf(IntCollection units) {
    int[] all = units.toIntArray();
    Arrays.sort(all);
    return all[random.nextInt(all.length)];
  }

  /**
   * The unit that a random walk from a random step of a path meets first, or -1 if it meets none.
   */
  private int walk(int[] path) {
    int step = random.nextInt(path.length);
    int vertex = path[step];
    for (int i = 0; i < path.length; i++) {
      int drawn = random.nextInt(graph.degree(vertex) + 1);
      vertex = drawn == 0 ? vertex : graph.targets()[graph.first()[vertex] + drawn - 1];
      step++;
      int met = soft.unitAt(vertex, step);
      if (met >= 0) {
        return met;
      }
    }
    return -1;
  }

  /**
   * Chooses one unit that collides, the units whose goals its path must pass, and those that pass
   * its start.
   */
  private void chooseByFailure(
      IntLinkedOpenHashSet chosen, int wanted, IntOpenHashSet[] colliding) {
    int unit = draw(colliding, 0);
    chosen.add(unit);
    int[] atGoals = goalsOnTheWay(unit).toIntArray();
    Orders.shuffle(atGoals, 0, random);
    IntArrayList atStart = soft.visitors(starts[unit], unit);
    int room = wanted - chosen.size() - (atStart.isEmpty() ? 0 : 1);
    for (int i = 0; i < Math.min(room, atGoals.length); i++) {
      chosen.add(atGoals[i]);
    }
    for (int i = 0; i < atStart.size() && chosen.size() < wanted; i++) {
      chosen.add(atStart.getInt(i));
    }
    for (int i = 0; i < TRIES * wanted && chosen.size() < wanted; i++) {
      IntArrayList visitors = soft.visitors(goals[anyOf(chosen)], -1);
      chosen.add(visitors.getInt(random.nextInt(visitors.size())));
    }
  }

  /** The units whose goals are on a path of the unit that passes the fewest goals. */
  private IntArrayList goalsOnTheWay(int unit) {
    Arrays.fill(costs, Long.MAX_VALUE);
    open.clear();
    costs[starts[unit]] = 0;
    open.add(0, starts[unit]);
    parents[starts[unit]] = -1;
    while (!open.isEmpty()) {
      long cost = open.minKey();
      int vertex = open.take();
      if (vertex == goals[unit]) {
        break;
      }
      if (cost > costs[vertex]) {
        continue;
      }
      for (int at = graph.first()[vertex]; at < graph.first()[vertex + 1]; at++) {
        int next = graph.targets()[at];
        boolean isGoal = unitOfGoal[next] >= 0 && unitOfGoal[next] != unit;
        long through = cost + 1 + (isGoal ? 1L << 32 : 0);
        if (through < costs[next]) {
          costs[next] = through;
          parents[next] = vertex;
          open.add(through, next);
        }
      }
    }
    IntArrayList units = new IntArrayList();
    for (int vertex = goals[unit]; vertex >= 0; vertex = parents[vertex]) {
      if (unitOfGoal[vertex] >= 0 && unitOfGoal[vertex] != unit) {
        units.add(unitOfGoal[vertex]);
      }
    }
    return units;
  }
}
