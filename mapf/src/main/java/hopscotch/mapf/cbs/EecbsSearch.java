package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.cbs.lowlevel.FocalLowLevel;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;

/**
 * Explicit estimation conflict-based search (Li, Ruml and Koenig, "EECBS: A Bounded-Suboptimal
 * Search for Multi-Agent Path Finding", AAAI 2021). Focal search finds the path of each unit: at
 * most a factor longer than the shortest, and with few conflicts ({@link FocalLowLevel}). Explicit
 * estimation search chooses among the nodes ({@link NodeLists}).
 *
 * <p>The estimate is the global model of Section 4.2: what a conflict has cost so far on average.
 * Two things are learned of each split: how many conflicts it leaves more than it should, and by
 * how much it raises the cost. Both are taken from the cheaper child; of children that cost the
 * same, from that of fewer conflicts.
 *
 * <p>The improvements are those of {@link CbsSearch} (Section 5). Bypass takes a path only within
 * the factor of the unit's least steps, and not at nodes that are to raise the bound; only those,
 * and the root, estimate the cost to go.
 *
 * <p>Guarantee: at most the factor times the least sum of costs, for a node is a plan only if it is
 * within the factor of the least f. Deviation: where conflicts are classified, and where the cost
 * to come is estimated, the shortest paths of the units concerned are found too. So each kind of
 * conflict is exact, every estimate is a bound, CG and DG among them, and the least steps of a unit
 * are known better than focal search knows them. And the focal search does not avoid a conflict at
 * any price ({@link FocalLowLevel}).
 *
 * <p>LaCAM is asked first whether there is a plan. For one thread.
 */
final class EecbsSearch extends TreeSearch {
  /** The least share of a conflict that a split is taken to resolve. */
  private static final double LEAST_PROGRESS = 1e-3;

  private final int thousandths;
  private NodeLists lists;
  private long learned;
  private double conflictErrors;
  private double costErrors;

  EecbsSearch(VertexGraph graph, Settings settings, int thousandths, TeamObserver observer) {
    super(graph, settings, thousandths, observer);
    this.thousandths = thousandths;
  }

  @Override
  TeamOutcome search() {
    lists = new NodeLists(thousandths);
    learned = 0;
    conflictErrors = 0;
    costErrors = 0;
    // OPEN, FOCAL and CLEANUP have the root.
    TreeNode root = tree.root();
    if (root == null) {
      return tree.stopped();
    }
    add(root);
    events.tell(root, team.size());
    while (!lists.isEmpty() && tree.stopped() == null) {
      // Take the node that explicit estimation search chooses.
      proveBound(lists.bound());
      TreeNode node = lists.take();
      tree.current.set(node);
      // No conflict is left: its paths are a plan within the factor.
      if (node.conflicts.isEmpty()) {
        offer(node.plan(graph, team.size()));
        return TeamOutcome.SOLVED;
      }
      // The budget.
      TeamOutcome stopped = meter.exhausted(counters.expanded, tree.bytes());
      if (stopped != null) {
        return stopped;
      }
      // A node that is to raise the bound has its cost to go estimated first.
      boolean raisesBound = lists.isFromCleanup() || node.parent == null;
      if (raisesBound && !node.isEstimated && raisesCostToGo()) {
        add(node);
        continue;
      }
      // Split it on a conflict.
      expand(node);
      counters.openPeak = Math.max(counters.openPeak, lists.size());
    }
    return tree.stopped() == null ? TeamOutcome.NO_PLAN : tree.stopped();
  }

  private void add(TreeNode node) {
    double progress = learned == 0 ? 1 : 1 - conflictErrors / learned;
    double costOfOne = learned == 0 ? 0 : Math.max(0, costErrors / learned);
    node.expectedCost =
        node.cost + costOfOne * node.conflicts.size() / Math.max(LEAST_PROGRESS, progress);
    lists.add(node);
  }

  /** Splits a node on a conflict, or takes over a path within bounds that has fewer. */
  private void expand(TreeNode node) {
    boolean bypasses = settings.bypasses() && !lists.isFromCleanup();
    while (true) {
      // Choose a conflict, and make both children.
      Split split = chooseSplit();
      TreeNode[] children = split == null ? null : children(split);
      if (tree.stopped() != null) {
        return;
      }
      // Bypass: a child within the bounds that has fewer conflicts gives its paths.
      TreeNode detour = bypasses ? detour(node, children) : null;
      if (detour == null) {
        // There is none: learn what the split cost, and insert the children.
        countSplit(split);
        learn(node, children);
        CbsSearch.tell(observer, graph, node, split.conflict());
        events.tell(node, split, children, team.size());
        for (TreeNode child : children) {
          if (child != null) {
            add(child);
          }
        }
        return;
      }
      // Look at the node again, with its new paths.
      node.takeOver(detour, tree.current.paths);
      count(TreeCounter.BYPASSES);
      events.tell(node, team.size());
      if (node.conflicts.isEmpty()) {
        add(node);
        return;
      }
      tree.current.set(node);
    }
  }

  private TreeNode detour(TreeNode node, TreeNode[] children) {
    for (TreeNode child : children) {
      if (child != null
          && child.conflicts.size() < node.conflicts.size()
          && 1000 * child.cost <= thousandths * lowerBound()
          && isWithin(child)) {
        return child;
      }
    }
    return null;
  }

  /** Whether the new paths of a child are short enough for its parent. */
  private boolean isWithin(TreeNode child) {
    for (int i = 0; i < child.units.length; i++) {
      long most = (long) thousandths * tree.current.paths[child.units[i]].leastSteps;
      if (1000L * child.paths[i].steps() > most) {
        return false;
      }
    }
    return true;
  }

  private void learn(TreeNode node, TreeNode[] children) {
    TreeNode best = null;
    for (TreeNode child : children) {
      boolean isBetter =
          child != null
              && (best == null
                  || child.cost < best.cost
                  || child.cost == best.cost && child.conflicts.size() < best.conflicts.size());
      best = isBetter ? child : best;
    }
    if (best != null) {
      learned++;
      conflictErrors += best.conflicts.size() - (node.conflicts.size() - 1);
      costErrors += best.cost - node.cost;
    }
  }
}
