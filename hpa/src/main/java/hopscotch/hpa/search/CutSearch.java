package hopscotch.hpa.search;

import hopscotch.core.grid.Ints;
import hopscotch.core.planner.SearchObserver;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import java.util.Arrays;

/**
 * The main search of a query where a level has {@link CutLabels}: it reads the labels of the
 * inter-edges of both ends' clusters, and the least sum over an inter-edge that is in labels of
 * both is the cost of the path. To read a label is an expansion. The route is followed by its costs
 * from both ends to that inter-edge. For one thread.
 */
public final class CutSearch {
  private final CutLabels labels;
  private final Level level;
  private final LevelRoute route = new LevelRoute();

  /** For start and goal, the least costs to the inter-edges that the labels of both have. */
  private final int[][] least = {{}, {}};

  private int[] label = {};

  /** The sides by which the route leaves clusters, from the start on. */
  private final Ints fromStart = new Ints();

  private LevelEnd start;
  private LevelEnd goal;
  private long direct;
  private int common;

  /** The number of sides of the clusters of start and goal that were read. */
  private int read;

  /** A search by labels. */
  public CutSearch(CutLabels labels) {
    this.labels = labels;
    level = labels.level();
  }

  /** The route found last. */
  public LevelRoute route() {
    return route;
  }

  /** Finds the cost of a shortest path, like {@link LevelSearch#find}. */
  public long find(LevelEnd newStart, LevelEnd newGoal, long newDirect, QueryMeter queryMeter) {
    start = newStart;
    goal = newGoal;
    direct = newDirect;
    common = labels.common(start.cluster(), goal.cluster());
    for (int end = 0; end < least.length; end++) {
      if (least[end].length < common) {
        least[end] = new int[2 * common];
        label = new int[2 * common];
      }
      Arrays.fill(least[end], 0, common, CutLabels.NONE);
    }
    read = 0;
    return continueFind(queryMeter);
  }

  /** Goes on with a find, like {@link LevelSearch#continueFind}. */
  public long continueFind(QueryMeter queryMeter) {
    route.clear();
    readLabels(queryMeter);
    return queryMeter.stopped() == null ? join() : LevelSearch.NO_PATH;
  }

  /** Reads the labels of the sides of the start's cluster, then those of the goal's. */
  private void readLabels(QueryMeter queryMeter) {
    long expanded = queryMeter.expanded();
    int firstOfStart = labels.firstSide(start.cluster());
    int ofStart = labels.firstSide(start.cluster() + 1) - firstOfStart;
    int firstOfGoal = labels.firstSide(goal.cluster());
    int ofGoal = labels.firstSide(goal.cluster() + 1) - firstOfGoal;
    SearchObserver observer = queryMeter.observer();
    for (; read < ofStart + ofGoal; read++) {
      int end = read < ofStart ? 0 : 1;
      int side = end == 0 ? firstOfStart + read : firstOfGoal + read - ofStart;
      LevelEnd from = end == 0 ? start : goal;
      int i = labels.node(side) & level.mostNodes() - 1;
      long distance = from.distances()[i];
      if (distance == Level.NO_EDGE) {
        continue;
      }
      if (queryMeter.stops(expanded)) {
        break;
      }
      expanded++;
      if (observer != null) {
        observer.expand(end, level.cell(from.cluster(), i), distance, distance);
      }
      int count = Math.min(common, labels.place(side) + 1);
      labels.copy(side, count, label);
      CutLabels.lower(least[end], label, count, (int) (2 * distance) + labels.cost(side));
    }
    long labelsRead = expanded - queryMeter.expanded();
    queryMeter.record(expanded, labelsRead, 0, labelsRead, 0, 0, 0);
  }

  /** Finds the least cost and the route. */
  private long join() {
    final int[] fromStart = least[0];
    final int[] fromGoal = least[1];
    int mu = CutLabels.NONE;
    int meeting = -1;
    for (int k = 0; k < common; k++) {
      int sum = fromStart[k] + fromGoal[k];
      if (sum < mu) {
        mu = sum;
        meeting = k;
      }
    }
    if (direct != LevelSearch.NO_PATH && 2 * direct <= mu) {
      route.goStraight(start.cell(), goal.cell(), direct);
      return direct;
    }
    if (meeting < 0) {
      return LevelSearch.NO_PATH;
    }
    follow(meeting);
    return mu / 2;
  }

  /** Writes the route over the inter-edge at a place of both labels. */
  private void follow(int meeting) {
    // From the goal to that inter-edge: routes are written from the goal on.
    int side = firstSide(1, goal, meeting);
    route.addBackwards(labels.cell(side), goal.cell(), distance(goal, side));
    while (labels.place(side) != meeting) {
      int entered = labels.opposite(side);
      side = labels.next(entered, meeting);
      route.addBackwards(labels.cell(side), labels.cell(entered), labels.inside(entered, side));
    }
    // From the start to it, noted first, then written from there back.
    fromStart.clear();
    side = firstSide(0, start, meeting);
    fromStart.add(side);
    while (labels.place(side) != meeting) {
      side = labels.next(labels.opposite(side), meeting);
      fromStart.add(side);
    }
    int last = fromStart.removeLast();
    while (fromStart.size() > 0) {
      side = fromStart.removeLast();
      int entered = labels.opposite(side);
      route.addBackwards(labels.cell(entered), labels.cell(last), labels.inside(entered, last));
      last = side;
    }
    route.addBackwards(start.cell(), labels.cell(last), distance(start, last));
    route.turnRound();
  }

  private int slot(int side) {
    return labels.node(side) & level.mostNodes() - 1;
  }

  private long distance(LevelEnd end, int side) {
    return end.distances()[slot(side)];
  }

  /** The side by which a shortest path from an end to an inter-edge leaves the end's cluster. */
  private int firstSide(int end, LevelEnd from, int meeting) {
    int side = labels.firstSide(from.cluster());
    while (distance(from, side) == Level.NO_EDGE
        || 2 * distance(from, side) + labels.cost(side) + labels.distance(side, meeting)
            != least[end][meeting]) {
      side++;
    }
    return side;
  }
}
