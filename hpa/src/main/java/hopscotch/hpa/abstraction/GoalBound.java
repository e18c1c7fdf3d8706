package hopscotch.hpa.abstraction;

import hopscotch.core.search.Heuristic;

/**
 * The lower bound on the distance to the goal that leads a search on a level: the octile distance,
 * and where there are {@link Landmarks} the differences of the distances to two of them, those that
 * say the most about start and goal. Consistent. For one thread.
 */
final class GoalBound {
  private final Landmarks landmarks;
  private final int stride;
  private final int slotBits;
  private final int slotMask;
  private final long perMax;
  private final long perMin;
  private int goalX;
  private int goalY;
  private boolean usesLandmarks;
  private int first;
  private int second;
  private long firstToGoal;
  private long secondToGoal;

  /** A bound on a level; {@code landmarks} may be null. */
  GoalBound(Level level, Landmarks landmarks) {
    this.landmarks = landmarks;
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

  /** Aims at a goal, with the landmarks that are best for a start. */
  void aim(LevelEnd start, LevelEnd goal) {
    aim(goal);
    long most = -1;
    long next = -1;
    for (int k = 0; landmarks != null && k < Landmarks.COUNT; k++) {
      long toStart = landmarks.distance(start, k);
      long toGoal = landmarks.distance(goal, k);
      if (toStart == Level.NO_EDGE || toGoal == Level.NO_EDGE) {
        continue;
      }
      long least = Math.abs(toStart - toGoal);
      if (least > most) {
        second = usesLandmarks ? first : k;
        secondToGoal = usesLandmarks ? firstToGoal : toGoal;
        next = most;
        first = k;
        firstToGoal = toGoal;
        most = least;
      } else if (least > next) {
        second = k;
        secondToGoal = toGoal;
        next = least;
      }
      usesLandmarks = true;
    }
  }

  /** Whether it is more than the octile distance. */
  boolean usesLandmarks() {
    return usesLandmarks;
  }

  /** The bound for a cell, by column and row: the octile distance. */
  long octile(int x, int y) {
    return Heuristic.estimate(x - goalX, y - goalY, perMax, perMin);
  }

  /** The bound for a node on a cell, by column and row. */
  long of(int node, int x, int y) {
    long octile = octile(x, y);
    if (!usesLandmarks) {
      return octile;
    }
    int[] distances = landmarks.distances(node >>> slotBits);
    int at = Landmarks.COUNT * (node & slotMask);
    long byFirst = Math.abs(distances[at + first] - firstToGoal);
    long bySecond = Math.abs(distances[at + second] - secondToGoal);
    return Math.max(octile, Math.max(byFirst, bySecond));
  }
}
