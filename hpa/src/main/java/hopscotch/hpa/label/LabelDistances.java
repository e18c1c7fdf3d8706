package hopscotch.hpa.label;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.capability.DistanceSearch;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * Distances by hub labels. If there are many goals, the labels around the start are spread once,
 * and each goal is joined to them (Delling, Goldberg and Werneck, "Faster Batched Shortest Paths in
 * Road Networks", ATMOS 2011). For one thread.
 */
final class LabelDistances implements DistanceSearch {
  private final GridGraph graph;
  private final LabelSearch search;
  private final Seeds fromStart;
  private final Seeds fromGoal;
  private final HubTable table;

  LabelDistances(SubgoalGraph subgoals, HubLabels labels, SeedTable seeds, LabelSearch search) {
    this.graph = subgoals.graph();
    this.search = search;
    this.fromStart = new Seeds(subgoals, seeds);
    this.fromGoal = new Seeds(subgoals, seeds);
    this.table = new HubTable(labels);
  }

  @Override
  public long distance(int start, int goal) {
    graph.requireFree(start, "start");
    graph.requireFree(goal, "goal");
    return start == goal ? 0 : known(search.distance(start, goal));
  }

  @Override
  public void distances(int start, int[] goals, int count, long[] distances) {
    graph.requireFree(start, "start");
    for (int i = 0; i < count; i++) {
      graph.requireFree(goals[i], "goal");
    }
    fromStart.place(start);
    fromStart.find(fromStart);
    table.clear();
    for (int i = 0; i < fromStart.size(); i++) {
      table.spread(fromStart.node(i), fromStart.cost(i));
    }
    for (int i = 0; i < count; i++) {
      distances[i] = start == goals[i] ? 0 : known(toGoal(goals[i]));
    }
  }

  private static long known(long distance) {
    return distance == HubTable.UNREACHED ? UNREACHABLE : distance;
  }

  /**
   * Like {@code LabelSearch}, except that the labels of all seeds of the start have been spread
   * already.
   */
  private long toGoal(int goal) {
    fromGoal.place(goal);
    if (fromStart.sees(fromGoal)) {
      return fromStart.octile(fromGoal);
    }
    fromGoal.find(fromStart);
    long mu = HubTable.UNREACHED;
    for (int i = 0; i < fromStart.size(); i++) {
      long bound = fromStart.bound(i, fromGoal);
      if (bound < mu && fromGoal.sees(fromStart.node(i))) {
        mu = bound;
      }
    }
    for (int i = 0; i < fromGoal.size(); i++) {
      if (fromGoal.bound(i) < mu) {
        mu = table.join(fromGoal.node(i), fromGoal.cost(i), mu);
      }
    }
    return mu;
  }
}
