package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.cbs.Split.Reasoning;
import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import java.util.Comparator;

/**
 * Chooses the conflict on which a node is split, and how it is split. Cardinal conflicts come first
 * (Boyarski et al., "ICBS", IJCAI 2015). Among conflicts of the same kind, those with a unit at
 * rest at its goal come first, then those in a corridor, of both the one whose split delays its
 * units the most; then the earliest.
 */
final class Splits {
  private static final Comparator<Split> BY_STEP =
      Comparator.comparingInt(split -> split.conflict().step());

  private static final Comparator<Split> CARDINAL_FIRST =
      Comparator.comparingInt(Split::kind)
          .thenComparingInt(Split::rank)
          .thenComparing(Comparator.comparingInt(Split::delay).reversed())
          .thenComparing(BY_STEP);

  private final Settings settings;
  private final Comparator<Split> order;
  private final ConstraintTree tree;
  private final Rectangles rectangles;
  private final Corridors corridors;

  Splits(ConstraintTree tree, Settings settings) {
    this.settings = settings;
    this.order = settings.prioritises() ? CARDINAL_FIRST : BY_STEP;
    this.tree = tree;
    this.rectangles = new Rectangles(tree.current);
    this.corridors = new Corridors(tree.current);
  }

  /** The split of the current node, or {@code null} if the budget ended. */
  Split choose() {
    TreeNode node = tree.current.node();
    Split best = null;
    for (int i = 0; i < node.splits.length; i++) {
      if (node.splits[i] == null) {
        if (tree.isOver()) {
          return null;
        }
        Conflict conflict = node.conflicts.get(i);
        int kind = settings.prioritises() ? kind(conflict) : Split.CARDINAL;
        tree.current.keep(i, split(conflict, kind));
      }
      if (best == null || order.compare(node.splits[i], best) < 0) {
        best = node.splits[i];
      }
    }
    return best;
  }

  /** The split of a conflict by the symmetry that it belongs to, or else by itself. */
  Split split(Conflict conflict) {
    return split(conflict, kind(conflict));
  }

  private Split split(Conflict conflict, int kind) {
    int resting = settings.target() ? resting(conflict) : -1;
    if (resting >= 0) {
      int step = conflict.step();
      Branch later = Branch.longer(resting, step + 1);
      Branch before = Branch.shorter(resting, step);
      int delay = later.leastSteps() - tree.current.paths[resting].steps();
      return new Split(conflict, later, before, kind, delay, Reasoning.TARGET);
    }
    Split corridor = settings.corridor() ? corridors.split(conflict, kind) : null;
    if (corridor != null && corridor.kind() <= kind) {
      return corridor;
    }
    boolean mayBeRectangle = settings.rectangle() && kind > Split.CARDINAL && conflict.isVertex();
    Split rectangle = mayBeRectangle ? rectangles.split(conflict) : null;
    return rectangle != null && rectangle.kind() <= kind ? rectangle : plain(conflict, kind);
  }

  /**
   * The number of units that can avoid a conflict at no cost: none if it is cardinal, one if it is
   * semi-cardinal. A unit cannot if its diagram is one vertex wide there.
   */
  private int kind(Conflict conflict) {
    int kind = Split.CARDINAL;
    for (boolean ofFirst : new boolean[] {true, false}) {
      Constraint move = conflict.constraint(ofFirst);
      int step = conflict.step();
      boolean isSingle =
          tree.current.isSingle(move.unit(), move.to(), step)
              && (move.from() < 0 || tree.current.isSingle(move.unit(), move.from(), step - 1));
      kind += isSingle ? 0 : 1;
    }
    return kind;
  }

  /**
   * The split of a conflict by itself. An ordinary split forbids the place to one unit on each
   * side. A disjoint one forbids it to the first unit, and on the other side demands it of that
   * unit, which forbids it to all others.
   */
  private Split plain(Conflict conflict, int kind) {
    Branch first = Branch.of(conflict.constraint(true));
    Branch second =
        settings.disjoint()
            ? Branch.demanding(conflict.constraint(true))
            : Branch.of(conflict.constraint(false));
    return new Split(conflict, first, second, kind, 0, Reasoning.NONE);
  }

  /** The unit of a conflict that has come to rest, or -1 if neither has. */
  private int resting(Conflict conflict) {
    if (!conflict.isVertex()) {
      return -1;
    }
    if (conflict.step() >= tree.current.paths[conflict.first()].steps()) {
      return conflict.first();
    }
    return conflict.step() >= tree.current.paths[conflict.second()].steps()
        ? conflict.second()
        : -1;
  }
}
