package hopscotch.mapf.cbs;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * Conflict-based search (Sharon, Stern, Felner and Sturtevant, "Conflict-Based Search for Optimal
 * Multi-Agent Pathfinding", AIJ 2015, Algorithm 2): best-first over a tree of constraints. A node
 * has a path of least cost for each unit under its constraints; where two of them conflict it is
 * split, each side forbidding one of the two.
 *
 * <p>Parameters turn on these improvements:
 *
 * <ul>
 *   <li>Cardinal conflicts, which raise the cost on both sides, are split first, then semi-cardinal
 *       ones, which do so on one ({@link Splits}; Boyarski et al., "ICBS", IJCAI 2015).
 *   <li>The bypass: there is no split if one side costs the same and has fewer pairs of units in
 *       conflict (the same paper).
 *   <li>The cost to go is estimated from pairs of units (Felner et al., ICAPS 2018; Li et al.,
 *       IJCAI 2019).
 *   <li>A split resolves a symmetry at once: {@link Rectangles}, {@link Corridors}, and target
 *       reasoning, by the length of a path where one unit passes another at rest (Li, Gange,
 *       Harabor, Stuckey, Ma and Koenig, ICAPS 2020; Li, Harabor, Stuckey, Ma, Gange and Koenig,
 *       AIJ 2021).
 *   <li>Disjoint {@link Splits} forbid a unit a place on one side and demand it on the other (Li,
 *       Harabor, Stuckey, Felner, Ma and Koenig, ICAPS 2019).
 * </ul>
 *
 * <p>Guarantee: optimal for the sum of costs. The tree of a team that has no plan has no end, so
 * LaCAM, which is complete, is asked first whether there is one.
 *
 * <p>Of nodes with the same f, the one with the fewest pairs of units in conflict is taken first,
 * and of these the oldest. For one thread.
 */
final class CbsSearch extends TreeSearch {
  /**
   * The open list: by estimate of the whole cost, then by fewest pairs of units in conflict, then
   * by age.
   */
  static final Comparator<TreeNode> BEST_FIRST =
      Comparator.comparingLong(TreeNode::f)
          .thenComparingInt(node -> node.pairs)
          .thenComparingLong(node -> node.number);

  /** The ways to estimate the cost to go from pairs of units and the least cover of these pairs. */
  enum Estimate {
    NONE,
    /** From the pairs of units that have a cardinal conflict. */
    CG,
    /** From the pairs that together must cost more than they do now. */
    DG,
    /** From these pairs as well, each weighted with the cost that it must add. */
    WDG
  }

  /** The values of the planner's parameters. */
  record Settings(
      boolean prioritises,
      boolean bypasses,
      Estimate estimate,
      boolean target,
      boolean corridor,
      boolean rectangle,
      boolean disjoint,
      boolean asks) {}

  CbsSearch(VertexGraph graph, Settings settings, TeamObserver observer) {
    super(graph, settings, 0, observer);
  }

  @Override
  TeamOutcome search() {
    PriorityQueue<TreeNode> open = new PriorityQueue<>(BEST_FIRST);
    // Insert R, the root, to OPEN.
    TreeNode root = tree.root();
    if (root == null) {
      return tree.stopped();
    }
    open.add(root);
    events.tell(root, team.size());
    while (!open.isEmpty() && tree.stopped() == null) {
      // P = the best node of OPEN, the one with the least f.
      TreeNode node = open.poll();
      proveBound(node.f());
      tree.current.set(node);
      // P has no conflict, by what was found when it was made: its paths are an optimal plan.
      if (node.conflicts.isEmpty()) {
        offer(node.plan(graph, team.size()));
        return TeamOutcome.SOLVED;
      }
      // The budget.
      TeamOutcome stopped = meter.exhausted(counters.expanded, tree.bytes());
      if (stopped != null) {
        return stopped;
      }
      // Estimate its cost to go only now; it waits again if that raises its f.
      if (!node.isEstimated && raisesCostToGo()) {
        open.add(node);
        continue;
      }
      // Split P on one of its conflicts.
      expand(node, open);
      counters.openPeak = Math.max(counters.openPeak, open.size());
    }
    return tree.stopped() == null ? TeamOutcome.NO_PLAN : tree.stopped();
  }

  /** Splits a node on a conflict, or takes over a path that is as cheap and has fewer. */
  private void expand(TreeNode node, PriorityQueue<TreeNode> open) {
    while (true) {
      // C = a conflict of P, a cardinal one first; make a child A for each of its two units, or
      // for a demand and its contrary where splits are disjoint (Splits).
      Split split = chooseSplit();
      TreeNode[] children = split == null ? null : children(split);
      if (tree.stopped() != null) {
        return;
      }
      // Bypass: a child that costs the same and has fewer conflicts gives its paths.
      TreeNode detour = settings.bypasses() ? detour(node, children) : null;
      if (detour == null) {
        // There is none: insert both children to OPEN.
        countSplit(split);
        tell(observer, graph, node, split.conflict());
        events.tell(node, split, children, team.size());
        for (TreeNode child : children) {
          if (child != null) {
            open.add(child);
          }
        }
        return;
      }
      // Look at P again, with its new paths.
      node.takeOver(detour, tree.current.paths);
      count(TreeCounter.BYPASSES);
      events.tell(node, team.size());
      if (node.conflicts.isEmpty()) {
        open.add(node);
        return;
      }
      tree.current.set(node);
    }
  }

  /** A child that bypasses the split: it costs the same and has fewer pairs in conflict. */
  private static TreeNode detour(TreeNode node, TreeNode[] children) {
    for (TreeNode child : children) {
      if (child != null && child.cost == node.cost && child.pairs < node.pairs) {
        return child;
      }
    }
    return null;
  }

  /** Tells the observer, if there is one, of a split. */
  static void tell(TeamObserver observer, VertexGraph graph, TreeNode node, Conflict conflict) {
    if (observer != null) {
      observer.expand(node.number, node.parent == null ? -1 : node.parent.number, node.cost);
      observer.split(
          conflict.first(),
          conflict.second(),
          graph.cell(conflict.isVertex() ? conflict.firstTo() : conflict.firstFrom()),
          graph.cell(conflict.firstTo()),
          conflict.step());
    }
  }
}
