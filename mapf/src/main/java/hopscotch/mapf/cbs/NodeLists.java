package hopscotch.mapf.cbs;

import java.util.Comparator;
import java.util.TreeSet;

/**
 * The three lists of explicit estimation search (Thayer and Ruml, "Bounded Suboptimal Search: A
 * Direct Approach Using Inadmissible Estimates", IJCAI 2011). CLEANUP has all open nodes in the
 * order of f, which bounds every plan. OPEN has the same nodes in the order of the cost that is
 * expected. FOCAL has the nodes of OPEN that are within the factor of the least expected cost,
 * those with the fewest conflicts first.
 */
final class NodeLists {
  private final TreeSet<TreeNode> cleanup =
      new TreeSet<>(
          Comparator.comparingLong(TreeNode::f)
              .thenComparingInt(node -> node.conflicts.size())
              .thenComparingLong(node -> node.number));

  private final TreeSet<TreeNode> open =
      new TreeSet<>(
          Comparator.<TreeNode>comparingDouble(node -> node.expectedCost)
              .thenComparingLong(node -> node.number));

  private final TreeSet<TreeNode> focal =
      new TreeSet<>(
          Comparator.<TreeNode>comparingInt(node -> node.conflicts.size())
              .thenComparingDouble(node -> node.expectedCost)
              .thenComparingLong(node -> node.number));

  private final int thousandths;

  /** Greater than every node of {@link #focal}, and no greater than any other. */
  private final TreeNode limit = new TreeNode(null, Long.MAX_VALUE, null);

  private boolean isFromCleanup;

  /** Empty lists for a factor, given in thousandths. */
  NodeLists(int thousandths) {
    this.thousandths = thousandths;
    limit.expectedCost = -1;
  }

  boolean isEmpty() {
    return cleanup.isEmpty();
  }

  int size() {
    return cleanup.size();
  }

  /** Adds a node, whose costs must not change while it is here. */
  void add(TreeNode node) {
    cleanup.add(node);
    open.add(node);
    if (node.expectedCost <= limit.expectedCost) {
      focal.add(node);
    }
  }

  /** A lower bound of the cost of every plan below the nodes. */
  long bound() {
    return cleanup.first().f();
  }

  /**
   * Takes out the node to expand next (Li, Ruml and Koenig 2021, Section 4.1). It is the first of
   * FOCAL if its cost is within the factor of {@link #bound}; else the first of OPEN if its cost
   * is; else the first of CLEANUP, whose cost always is.
   */
  TreeNode take() {
    moveLimit();
    long most = bound() * thousandths;
    TreeNode node = focal.first();
    if (1000 * node.cost > most) {
      node = open.first();
    }
    isFromCleanup = 1000 * node.cost > most;
    if (isFromCleanup) {
      node = cleanup.first();
    }
    cleanup.remove(node);
    open.remove(node);
    focal.remove(node);
    return node;
  }

  /** Whether the node taken last was chosen to raise the bound. */
  boolean isFromCleanup() {
    return isFromCleanup;
  }

  /** Lets FOCAL follow the least expected cost. */
  private void moveLimit() {
    double least = open.first().expectedCost;
    double now = Math.max(least, least * thousandths / 1000);
    if (now > limit.expectedCost) {
      TreeNode old = new TreeNode(null, Long.MAX_VALUE, null);
      old.expectedCost = limit.expectedCost;
      limit.expectedCost = now;
      focal.addAll(open.subSet(old, limit));
    } else if (now < limit.expectedCost) {
      limit.expectedCost = now;
      focal.removeIf(node -> node.expectedCost > now);
    }
  }
}
