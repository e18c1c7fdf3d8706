package hopscotch.hpa.search;

import hopscotch.core.search.Heuristic;
import hopscotch.hpa.level.Level;

/**
 * The lower bound on the distance to the goal that leads a search on a level. It is the octile
 * distance or, if it is larger, a difference of distances to one of the {@link Landmarks}. Both
 * forms are consistent:
 *
 * <ul>
 *   <li>{@link #of} looks only at the two landmarks that say the most about start and goal. It is
 *       for nodes that are generated.
 *   <li>{@link #byAll} looks at every landmark. It is for nodes that are taken from the open list,
 *       which are fewer.
 * </ul>
 *
 * <p>For one thread.
 */
final class GoalBound {
  private final Landmarks landmarks;
  private final int count;
  private final int stride;
  private final int slotBits;
  private final int slotMask;
  private final long perMax;
  private final long perMin;
  private int goalX;
  private int goalY;

  /** The distances of the landmarks to the goal. */
  private final int[] toGoal;

  private final int[] toStart;

  private boolean usesLandmarks;

  /** The two landmarks whose bounds are largest between start and goal. */
  private int first;

  private int second;

  /** A bound on a level; {@code landmarks} may be null. */
  GoalBound(Level level, Landmarks landmarks) {
    this.landmarks = landmarks;
    count = landmarks == null ? 0 : landmarks.count();
    toGoal = new int[count];
    toStart = new int[count];
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
    usesLandmarks = false;
  }

  /** Aims at a goal, with landmarks if they know of both ends: they know one component. */
  void aim(LevelEnd start, LevelEnd goal) {
    aim(goal);
    if (landmarks == null
        || !landmarks.distances(start, toStart)
        || !landmarks.distances(goal, toGoal)) {
      return;
    }
    int most = -1;
    int next = -1;
    for (int k = 0; k < count; k++) {
      int bound = Math.abs(toStart[k] - toGoal[k]);
      if (bound > most) {
        next = most;
        second = first;
        most = bound;
        first = k;
      } else if (bound > next) {
        next = bound;
        second = k;
      }
    }
    usesLandmarks = true;
  }

  /** Whether it is more than the octile distance. */
  boolean usesLandmarks() {
    return usesLandmarks;
  }

  /** The bound for a cell, by column and row: the octile distance. */
  long octile(int x, int y) {
    return Heuristic.estimate(x - goalX, y - goalY, perMax, perMin);
  }

  /** The octile distance between two cells, by their difference in columns and rows. */
  long octileBetween(int dx, int dy) {
    return Heuristic.estimate(dx, dy, perMax, perMin);
  }

  /** The bound for a node on a cell, by column and row. */
  long of(int node, int x, int y) {
    long octile = octile(x, y);
    if (!usesLandmarks) {
      return octile;
    }
    int[] distances = landmarks.distances(node >>> slotBits);
    int at = count * (node & slotMask);
    int byFirst = Math.abs(distances[at + first] - toGoal[first]);
    int bySecond = Math.abs(distances[at + second] - toGoal[second]);
    return Math.max(octile, Math.max(byFirst, bySecond));
  }

  /** The bound for a node by all landmarks, without the octile one; 0 if they are not used. */
  long byAll(int node) {
    if (!usesLandmarks) {
      return 0;
    }
    int[] distances = landmarks.distances(node >>> slotBits);
    int at = count * (node & slotMask);
    int bound = 0;
    for (int k = 0; k < toGoal.length; k++) {
      bound = Math.max(bound, Math.abs(distances[at + k] - toGoal[k]));
    }
    return bound;
  }
}
