package hopscotch.mapf.pibt;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;

/**
 * Finds two units in a corridor that must change places (Okumura, "Improving LaCAM for Scalable
 * Eventually Optimal Multi-Agent Pathfinding", IJCAI 2023, Section 4.1). One of them, the puller,
 * then steps back until a vertex of degree 3 or more lets them pass; a vertex of degree 1 whose
 * unit rests at its goal does not count.
 */
final class SwapRule {
  private static final int DEAD_END = -1;
  private static final int PASSABLE = -2;

  private final VertexGraph graph;
  private final GoalDistances distances;
  private final int[] unitNow;

  /** Reads where units stand from {@code unitNow}: for each vertex the unit there, or -1. */
  SwapRule(VertexGraph graph, GoalDistances distances, int[] unitNow) {
    this.graph = graph;
    this.distances = distances;
    this.unitNow = unitNow;
  }

  /**
   * The unit with which this one has to change places, or -1 if there is none. If two units can
   * pass at the nearest vertex, no swap is required, whichever unit comes, and no table needs to be
   * read.
   *
   * @param nearest the vertex to which the unit would go
   */
  int findPartner(int unit, int[] now, int[] next, int nearest) {
    int here = now[unit];
    if (nearest == here || onward(nearest, here) == PASSABLE) {
      return -1;
    }
    int ahead = unitNow[nearest];
    if (ahead >= 0
        && next[ahead] < 0
        && isRequired(unit, ahead, here, nearest)
        && isPossible(nearest, here)) {
      return ahead;
    }
    int[] targets = graph.targets();
    for (int at = graph.first()[here]; at < graph.first()[here + 1]; at++) {
      int behind = unitNow[targets[at]];
      if (behind >= 0
          && targets[at] != nearest
          && isRequired(behind, unit, here, nearest)
          && isPossible(nearest, here)) {
        return behind;
      }
    }
    return -1;
  }

  /** Whether the pusher, if it walks on, would push the puller through a corridor to its end. */
  private boolean isRequired(int pusher, int puller, int from, int to) {
    int push = from;
    int pull = to;
    while (distances.of(pusher, pull) < distances.of(pusher, push)) {
      int onward = onward(pull, push);
      if (onward == PASSABLE) {
        return false;
      }
      if (onward == DEAD_END) {
        break;
      }
      push = pull;
      pull = onward;
    }
    return distances.of(puller, push) < distances.of(puller, pull)
        && (distances.of(pusher, push) == 0
            || distances.of(pusher, pull) < distances.of(pusher, push));
  }

  /** Whether the way from one vertex over the next comes to a vertex where two units can pass. */
  private boolean isPossible(int from, int to) {
    int push = from;
    int pull = to;
    do {
      int onward = onward(pull, push);
      if (onward < 0) {
        return onward == PASSABLE;
      }
      push = pull;
      pull = onward;
    } while (pull != from);
    return false;
  }

  /**
   * The only way on from a vertex for a unit that comes from another, or a value that says that
   * there is none, or more than one.
   */
  private int onward(int vertex, int from) {
    int[] targets = graph.targets();
    int only = DEAD_END;
    for (int at = graph.first()[vertex]; at < graph.first()[vertex + 1]; at++) {
      int target = targets[at];
      int unit = unitNow[target];
      boolean isBlocked = graph.degree(target) == 1 && unit >= 0 && distances.goal(unit) == target;
      if (target == from || isBlocked) {
        continue;
      }
      if (only != DEAD_END) {
        return PASSABLE;
      }
      only = target;
    }
    return only;
  }
}
