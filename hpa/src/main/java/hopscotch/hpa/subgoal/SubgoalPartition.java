package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Ints;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;

/**
 * Divides subgoals into levels (Uras, Koenig and Hernandez, ICAPS 2013, for two; Uras and Koenig,
 * "Identifying Hierarchies for Fast Optimal Search", AAAI 2014, for more).
 *
 * <p>A subgoal is moved below a level if the distances among its neighbours there do not depend on
 * it. This is so if one of these holds for each pair of neighbours:
 *
 * <ul>
 *   <li>another path is no longer than the path through the subgoal;
 *   <li>the path through it is as short as their octile distance, so that an edge may join the two.
 * </ul>
 *
 * <p>So all distances on a level are true distances.
 *
 * <p>Each level is made in one pass over the subgoals that the last pass left. Two neighbours may
 * go in the same pass, since an edge then leads up from one to the other; so a pass moves more
 * subgoals than if one of the two had to stay.
 */
final class SubgoalPartition {
  private final RemainingSubgoals graph;
  private final OctileWalk walk;
  private final boolean[] isBelow;
  private final boolean[] isTried;
  private final Ints joined = new Ints();

  private SubgoalPartition(SubgoalGraph subgoals) {
    graph = new RemainingSubgoals(subgoals);
    walk = new OctileWalk(subgoals.graph());
    isBelow = new boolean[subgoals.nodeCount()];
    isTried = new boolean[subgoals.nodeCount()];
  }

  /**
   * Divides the subgoals of a graph into levels.
   *
   * @param levels the largest number of levels, at least 2; there are fewer if no subgoal can be
   *     moved
   * @throws BudgetExhaustedException if the budget runs out; each subgoal that is tried counts as
   *     an expansion
   */
  static SubgoalLevels of(SubgoalGraph subgoals, int levels, Budget budget) {
    SubgoalPartition partition = new SubgoalPartition(subgoals);
    partition.run(levels, budget);
    return SubgoalLevels.of(partition.graph, partition.isBelow);
  }

  private void run(int levels, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    long tried = 0;
    boolean anyMoved = true;
    for (int level = 1; level < levels && anyMoved; level++) {
      anyMoved = false;
      for (int node = 0; node < isBelow.length; node++) {
        if (isTried[node]) {
          continue;
        }
        meter.require(tried++, "the levels of the subgoal graph");
        isTried[node] = true;
        if (isNotNeeded(node)) {
          moveDown(node);
          anyMoved = true;
        }
      }
    }
  }

  /**
   * Whether a node may be moved below; finds the pairs of its neighbours that must be joined then.
   */
  private boolean isNotNeeded(int node) {
    joined.clear();
    int degree = graph.degree(node);
    long farthest = 0;
    for (int i = 0; i < degree; i++) {
      farthest = Math.max(farthest, graph.distance(node, graph.target(node, i)));
    }
    for (int i = 0; i < degree; i++) {
      int from = graph.target(node, i);
      long first = graph.distance(from, node);
      graph.lookAround(from, node, first + farthest);
      for (int j = i + 1; j < degree; j++) {
        int to = graph.target(node, j);
        long cost = first + graph.distance(node, to);
        if (!graph.isNear(to, cost) && !graph.hasOtherPath(from, to, node, cost)) {
          if (cost > graph.distance(from, to)) {
            return false;
          }
          joined.add(from);
          joined.add(to);
        }
      }
    }
    return true;
  }

  /**
   * Moves a node below the level. A node that stayed is tried again only after its neighbours have
   * changed.
   */
  private void moveDown(int node) {
    isBelow[node] = true;
    graph.remove(node);
    for (int i = 0; i < graph.degree(node); i++) {
      isTried[graph.target(node, i)] = false;
    }
    for (int i = 0; i < joined.size(); i += 2) {
      int a = joined.get(i);
      int b = joined.get(i + 1);
      boolean isWalk = walk.isFree(graph.subgoals().cell(a), graph.subgoals().cell(b));
      graph.join(a, b, isWalk ? SubgoalLevels.NO_MIDDLE : node);
    }
  }
}
