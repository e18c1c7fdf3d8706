package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.UnitPath;
import java.util.PriorityQueue;

/**
 * A lower bound of how much the cost of two units exceeds that of their present paths, if only
 * these two are looked at. Whether there is any is mostly known from their {@link JointDiagram};
 * how much it is, is found by a constraint tree of the two (Li, Felner, Boyarski, Ma and Koenig,
 * "Improved Heuristics for Multi-Agent Path Finding with Conflict-Based Search", IJCAI 2019: the
 * weights of the pairwise dependency graph).
 */
final class PairCosts {
  /** The most expansions for one pair; after them the bound found so far is taken. */
  private static final int EXPANSIONS = 10;

  private final CurrentNode team;
  private final ConstraintTree tree;
  private final Splits splits;
  private final JointDiagram joint;

  PairCosts(ConstraintTree whole, CbsSearch.Settings settings) {
    this.team = whole.current;
    this.tree = whole.forPairs();
    this.splits = new Splits(tree, settings);
    this.joint = new JointDiagram(team);
  }

  /**
   * What was found for two units under the same constraints before, or {@link KnownUnits#NONE} if
   * there is nothing.
   */
  int known(int first, int second) {
    return team.known.surplus(team.number(first), team.number(second));
  }

  /**
   * Finds a lower bound of the surplus of two units in the current node of the team; mostly it is
   * the surplus itself.
   */
  int find(int first, int second, int most) {
    int surplus = search(first, second, most);
    team.known.keep(team.number(first), team.number(second), surplus);
    return surplus;
  }

  private int search(int first, int second, int most) {
    JointDiagram.Answer answer = joint.search(first, second);
    if (answer == JointDiagram.Answer.FREE) {
      return 0;
    }
    int least = answer == JointDiagram.Answer.DEPENDENT ? 1 : 0;
    if (least >= most) {
      return most;
    }
    UnitPath firstPath = team.shortest(first);
    UnitPath secondPath = team.shortest(second);
    TreeNode root = tree.pairRoot(team.node(), first, firstPath, second, secondPath);
    PriorityQueue<TreeNode> open = new PriorityQueue<>(CbsSearch.BEST_FIRST);
    open.add(root);
    for (int expanded = 0; !open.isEmpty(); expanded++) {
      TreeNode best = open.poll();
      long surplus = best.cost - root.cost;
      if (best.conflicts.isEmpty() || expanded == EXPANSIONS || surplus >= most) {
        return (int) Math.min(most, Math.max(least, surplus));
      }
      tree.current.set(best);
      for (TreeNode child : tree.children(splits.choose())) {
        if (child != null) {
          open.add(child);
        }
      }
    }
    return most;
  }
}
