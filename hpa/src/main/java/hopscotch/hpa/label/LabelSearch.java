package hopscotch.hpa.label;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * A query on hub labels. The optimum is the least of these three:
 *
 * <ul>
 *   <li>the cost of the canonical path, if the start sees the goal;
 *   <li>the cost of a path over a seed of the start that the goal sees;
 *   <li>the cost of a path over a seed of each and a hub of both.
 * </ul>
 *
 * <p>Why it is right: some shortest path is canonical. If it has no jump point, the start sees the
 * goal. Else it passes a jump point of the start, and may as well pass a seed in its place ({@link
 * SeedTable}). The same holds of a shortest path from the goal to that seed. Between seeds labels
 * are exact.
 *
 * <p>The seeds with the least bounds on both sides are joined first. The cost of that path bounds
 * the optimum, and seeds that cannot lead to a cheaper path are left out. Reading a seed's label
 * counts as an expansion. For one thread.
 */
final class LabelSearch extends GridSearch {
  /** The name of the counter of the entries of labels that were read. */
  static final String ENTRIES = "entries";

  private static final int NONE = -1;

  private final HubLabels labels;
  private final SubgoalGraph subgoals;
  private final LabelPath way;
  private final Seeds fromStart;
  private final Seeds fromGoal;
  private final HubTable table;
  private long entries;
  private long mu;
  private int meeting;
  private int last;
  private int bridge;
  private boolean isSeen;

  LabelSearch(
      SubgoalGraph subgoals,
      LabelArcs arcs,
      HubLabels labels,
      SeedTable seeds,
      boolean checkComponents,
      SearchObserver observer) {
    super(subgoals.graph(), checkComponents, observer, 1);
    this.subgoals = subgoals;
    this.way = new LabelPath(labels, arcs, graph.map());
    this.labels = labels;
    this.fromStart = new Seeds(subgoals, seeds);
    this.fromGoal = new Seeds(subgoals, seeds);
    this.table = new HubTable(labels);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    solve(start, goal, budget);
    Outcome outcome = meter.outcome(mu != HubTable.UNREACHED);
    if (outcome == Outcome.FOUND) {
      unpack(start, path);
    }
    return outcome;
  }

  /** The distance between two free cells, or {@link HubTable#UNREACHED} if no path joins them. */
  long distance(int start, int goal) {
    counters.clear();
    solve(start, goal, Budget.UNLIMITED);
    return mu;
  }

  /**
   * Finds mu, the cost of the optimum, and what the path leads over, unless the budget runs out.
   */
  private void solve(int start, int goal, Budget budget) {
    meter.start(budget);
    fromStart.place(start);
    fromGoal.place(goal);
    bridge = NONE;
    entries = 0;
    isSeen = fromStart.sees(fromGoal);
    if (isSeen) {
      mu = fromStart.octile(fromGoal);
      counters.generated = 2;
      return;
    }
    fromStart.find(fromGoal);
    fromGoal.find(fromStart);
    counters.generated = 2L + fromStart.size() + fromGoal.size();
    mu = HubTable.UNREACHED;
    if (observer != null) {
      show(0, fromStart, start);
      show(1, fromGoal, goal);
    }
    if (fromStart.size() > 0 && fromGoal.size() > 0) {
      join();
    }
    counters.touched = counters.expanded - counters.reopened;
    counters.setExtra(0, entries);
    if (meter.stopped() == null) {
      findBridge();
    }
  }

  /** Finds the least cost over a hub. */
  private void join() {
    table.clear();
    boolean goesOn = expand(0, fromStart, 0) && expand(1, fromGoal, 0);
    if (!goesOn || Math.max(fromStart.bound(0), fromGoal.bound(0)) >= mu) {
      return;
    }
    fromStart.keepBelow(mu);
    fromGoal.keepBelow(mu);
    for (int i = 1; i < fromStart.size() && goesOn; i++) {
      goesOn = expand(0, fromStart, i);
    }
    int first = fromStart.size() > 1 ? 0 : 1;
    counters.reopened = first == 0 ? 1 : 0;
    for (int i = first; i < fromGoal.size() && goesOn; i++) {
      goesOn = fromGoal.bound(i) >= mu || expand(1, fromGoal, i);
    }
  }

  /** Looks for a seed of the start that the goal sees. A path over it passes no other seed. */
  private void findBridge() {
    for (int i = 0; i < fromStart.size(); i++) {
      if (fromStart.bound(i) < mu && fromGoal.sees(fromStart.node(i))) {
        mu = fromStart.bound(i);
        bridge = fromStart.node(i);
      }
    }
  }

  /**
   * Reads the label of a seed. A label of the start's side is spread, one of the goal's side is
   * joined. Returns false if the budget has run out.
   */
  private boolean expand(int side, Seeds seeds, int seed) {
    if (meter.stops(counters.expanded)) {
      return false;
    }
    int node = seeds.node(seed);
    long cost = seeds.cost(seed);
    counters.expanded++;
    entries += labels.size(node);
    if (observer != null) {
      observer.expand(side, subgoals.cell(node), cost, seeds.bound(seed));
    }
    if (side == 0) {
      table.spread(node, cost);
    } else {
      long sum = table.join(node, cost, mu);
      if (sum < mu) {
        mu = sum;
        meeting = table.meeting();
        last = node;
      }
    }
    return true;
  }

  private void show(int side, Seeds seeds, int end) {
    for (int i = 0; i < seeds.size(); i++) {
      observer.generate(side, subgoals.cell(seeds.node(i)), end, seeds.cost(i), seeds.bound(i));
    }
  }

  private void unpack(int start, PathBuffer path) {
    path.add(start);
    if (isSeen) {
      fromStart.append(fromGoal, path);
      return;
    }
    if (bridge != NONE) {
      fromStart.append(bridge, path);
      fromGoal.appendBackwards(bridge, path);
      return;
    }
    int hub = HubLabels.hub(labels.entries[meeting]);
    int first = firstSeed(hub);
    way.find(first, labels.find(first, hub), last, meeting);
    fromStart.append(first, path);
    way.append(subgoals.cell(first), path);
    fromGoal.appendBackwards(last, path);
  }

  /** The seed of the start from which the table has its distance to a hub. */
  private int firstSeed(int hub) {
    for (int i = 0; i < fromStart.size(); i++) {
      int entry = labels.find(fromStart.node(i), hub);
      if (entry >= 0 && fromStart.cost(i) + labels.costAt(entry) == table.distance(hub)) {
        return fromStart.node(i);
      }
    }
    throw new IllegalStateException("no seed reaches hub " + hub);
  }
}
