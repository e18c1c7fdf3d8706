package hopscotch.hpa.abstraction;

import hopscotch.core.search.Heuristic;

/**
 * The lower bound on the distance to the goal that leads a search on a level: the octile distance,
 * and where there are {@link Landmarks} the differences of the distances to some of them, those
 * that say the most about start and goal. Consistent. For one thread.
 */
final class GoalBound {
  /** The landmarks used of {@link Landmarks#FEW}. */
  private static final int MOST_OF_FEW = 2;

  /** Those used of more. */
  private static final int MOST_OF_MANY = 12;

  private final Landmarks landmarks;
  private final int count;
  private final int stride;
  private final int slotBits;
  private final int slotMask;
  private final long perMax;
  private final long perMin;
  private int goalX;
  private int goalY;

  /** The landmarks that the bound uses, what they say of the start, and their distances. */
  private final int[] chosen;

  private final long[] bounds;
  private final long[] goalDistances;
  private int used;

  /** The best of them again, and the next, or itself if there is none. */
  private int first;

  private int second;
  private long firstToGoal;
  private long secondToGoal;

  /** A bound on a level; {@code landmarks} may be null. */
  GoalBound(Level level, Landmarks landmarks) {
    this.landmarks = landmarks;
    count = landmarks == null ? 0 : landmarks.count();
    int most = count > Landmarks.FEW ? MOST_OF_MANY : MOST_OF_FEW;
    chosen = new int[most];
    bounds = new long[most];
    goalDistances = new long[most];
    stride = level.graph().map().stride();
    slotBits = level.slotBits();
    slotMask = level.mostNodes() - 1;
    perMax = Heuristic.AUTO.perMax(level.graph());
    perMin = Heuristic.AUTO.perMin(level.graph());
  }

  /** Aims at a goal by the octile distance alone. */
  void aim(LevelEnd goal) {
    goalX = goal.cell() % stride - 1;
    goalY = goal.cell() / stride - 1;
    used = 0;
  }

  /** Aims at a goal, with the landmarks that are best for a start. */
  void aim(LevelEnd start, LevelEnd goal) {
    aim(goal);
    for (int k = 0; k < count; k++) {
      long toStart = landmarks.distance(start, k);
      long toGoal = landmarks.distance(goal, k);
      if (toStart != Level.NO_EDGE && toGoal != Level.NO_EDGE) {
        choose(k, Math.abs(toStart - toGoal), toGoal);
      }
    }
    int next = Math.min(1, Math.max(0, used - 1));
    first = chosen[0];
    second = chosen[next];
    firstToGoal = goalDistances[0];
    secondToGoal = goalDistances[next];
  }

  /** Takes a landmark among the best, the one that says the most first. */
  private void choose(int landmark, long bound, long toGoal) {
    int place = used;
    while (place > 0 && bounds[place - 1] < bound) {
      place--;
    }
    if (place == chosen.length) {
      return;
    }
    used = Math.min(used + 1, chosen.length);
    for (int k = used - 1; k > place; k--) {
      chosen[k] = chosen[k - 1];
      bounds[k] = bounds[k - 1];
      goalDistances[k] = goalDistances[k - 1];
    }
    chosen[place] = landmark;
    bounds[place] = bound;
    goalDistances[place] = toGoal;
  }

  /** Whether it is more than the octile distance. */
  boolean usesLandmarks() {
    return used > 0;
  }

  /** The bound for a cell, by column and row: the octile distance. */
  long octile(int x, int y) {
    return Heuristic.estimate(x - goalX, y - goalY, perMax, perMin);
  }

  /** The bound for a node on a cell, by column and row. */
  long of(int node, int x, int y) {
    long octile = octile(x, y);
    if (used == 0) {
      return octile;
    }
    int[] distances = landmarks.distances(node >>> slotBits);
    int at = count * (node & slotMask);
    long byFirst = Math.abs(distances[at + first] - firstToGoal);
    long bySecond = Math.abs(distances[at + second] - secondToGoal);
    long bound = Math.max(octile, Math.max(byFirst, bySecond));
    return used > 2 ? Math.max(bound, byOthers(distances, at)) : bound;
  }

  private long byOthers(int[] distances, int at) {
    long bound = 0;
    for (int k = 2; k < used; k++) {
      bound = Math.max(bound, Math.abs(distances[at + chosen[k]] - goalDistances[k]));
    }
    return bound;
  }
}
