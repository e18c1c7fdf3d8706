package hopscotch.mapf.cbs;

import java.util.List;
import java.util.Locale;

/**
 * What the searches of a constraint tree count beside what all planners do. A split counts once by
 * its kind, and once by its symmetry if it has one.
 */
enum TreeCounter {
  /** Nodes of the low level expanded. */
  LOW_LEVEL,
  /** Splits that raise the cost on both sides. */
  CARDINAL_SPLITS,
  /** Splits that raise it on one side. */
  SEMI_CARDINAL_SPLITS,
  /** Splits that need not raise it. */
  NON_CARDINAL_SPLITS,
  TARGET_SPLITS,
  CORRIDOR_SPLITS,
  RECTANGLE_SPLITS,
  /** Paths that were taken over in place of a split. */
  BYPASSES,
  /** Pairs of units whose joint cost was searched for. */
  PAIRS_SOLVED,
  /** Pairs of units whose joint cost was known from the parent or another node. */
  PAIRS_REMEMBERED,
  /** The time for choosing splits, with the diagrams and symmetries that this looks at. */
  SPLIT_NANOS,
  /** The time for the children of splits: their paths and conflicts. */
  CHILD_NANOS,
  /** The time for the costs to go of nodes, with the trees of pairs. */
  ESTIMATE_NANOS;

  private static final List<TreeCounter> ALL = List.of(values());

  /** The place among all counters, from 0. */
  int index() {
    return ALL.indexOf(this);
  }

  /** The names in rows, in the order of the counters. */
  static List<String> names() {
    return ALL.stream()
        .map(counter -> counter.name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .toList();
  }
}
