package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;

/**
 * Chooses the conflict on which a node is split, and how: cardinal conflicts first (Boyarski et
 * al., "ICBS", IJCAI 2015), then by step.
 */
final class Splits {
  private final Settings settings;
  private final ConstraintTree tree;
  private final Rectangles rectangles;
  private final Corridors corridors;

  Splits(ConstraintTree tree, Settings settings) {
    this.settings = settings;
    this.tree = tree;
    this.rectangles = new Rectangles(tree);
    this.corridors = new Corridors(tree);
  }

  /** The split of a node whose paths the tree has collected. */
  Split choose(Node node) {
    Split best = null;
    for (Conflict conflict : node.conflicts) {
      Split split =
          settings.prioritises() ? classified(node, conflict) : split(conflict, Split.CARDINAL);
      if (best == null
          || split.kind() < best.kind()
          || split.kind() == best.kind() && conflict.step() < best.conflict().step()) {
        best = split;
      }
    }
    Split corridor =
        settings.corridor() && resting(best.conflict()) < 0
            ? corridors.split(node, best.conflict())
            : null;
    return corridor == null ? best : corridor;
  }

  /** The split of a conflict by its rectangle, where that is as good, or by itself. */
  Split classified(Node node, Conflict conflict) {
    int kind = kind(node, conflict);
    if (settings.rectangle() && kind > Split.CARDINAL && conflict.isVertex()) {
      Split rectangle = rectangles.split(node, conflict);
      if (rectangle != null && rectangle.kind() <= kind) {
        return rectangle;
      }
    }
    return split(conflict, kind);
  }

  private int kind(Node node, Conflict conflict) {
    int kind = Split.CARDINAL;
    for (boolean ofFirst : new boolean[] {true, false}) {
      Constraint move = conflict.constraint(ofFirst);
      int step = conflict.step();
      boolean isSingle =
          tree.isSingle(node, move.unit(), move.to(), step)
              && (move.from() < 0 || tree.isSingle(node, move.unit(), move.from(), step - 1));
      kind += isSingle ? 0 : 1;
    }
    return kind;
  }

  private Split split(Conflict conflict, int kind) {
    int resting = settings.target() ? resting(conflict) : -1;
    if (resting >= 0) {
      int step = conflict.step();
      return new Split(
          conflict, Branch.longer(resting, step + 1), Branch.shorter(resting, step), kind);
    }
    Branch first = Branch.of(conflict.constraint(true));
    Branch second =
        settings.disjoint()
            ? Branch.demanding(conflict.constraint(true))
            : Branch.of(conflict.constraint(false));
    return new Split(conflict, first, second, kind);
  }

  /** The unit of a conflict that has come to rest, -1 for none. */
  private int resting(Conflict conflict) {
    if (!conflict.isVertex()) {
      return -1;
    }
    if (conflict.step() >= tree.paths[conflict.first()].steps()) {
      return conflict.first();
    }
    return conflict.step() >= tree.paths[conflict.second()].steps() ? conflict.second() : -1;
  }
}
