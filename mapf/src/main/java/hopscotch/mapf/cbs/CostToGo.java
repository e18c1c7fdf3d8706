package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.CbsSearch.Estimate;
import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import java.util.ArrayList;
import java.util.List;

/**
 * A lower bound of how much any plan under the constraints of a node exceeds the shortest paths of
 * the units. It looks for pairs of units that cost more together than each alone, and takes the
 * least cover of these pairs (Felner et al., ICAPS 2018; Li, Felner, Boyarski, Ma and Koenig, IJCAI
 * 2019).
 */
final class CostToGo {
  private static final int LARGEST_SURPLUS = 100;

  private final ConstraintTree tree;
  private final Splits splits;
  private final Settings settings;
  private final PairCosts pairs;
  private long solved;
  private long remembered;
  private final VertexCover cover = new VertexCover();

  CostToGo(ConstraintTree tree, Splits splits, Settings settings) {
    this.tree = tree;
    this.splits = splits;
    this.settings = settings;
    this.pairs = new PairCosts(tree, settings);
  }

  /**
   * Estimates the cost to go of the current node, and returns whether that raises its f. If the
   * budget ends, the estimate is made from the pairs that were looked at so far.
   */
  boolean raises() {
    TreeNode node = tree.current.node();
    node.isEstimated = true;
    if (settings.estimate() == Estimate.NONE) {
      return false;
    }
    long f = node.f();
    node.edges = settings.estimate() == Estimate.CG ? cardinalPairs(node) : dependentPairs(node);
    node.raiseBound(tree.current.paths);
    node.h = Math.max(node.h, cover.size(node.edges));
    return node.f() > f;
  }

  private List<VertexCover.Edge> cardinalPairs(TreeNode node) {
    List<VertexCover.Edge> edges = new ArrayList<>();
    for (Conflict conflict : node.conflicts) {
      if (tree.isOver()) {
        return edges;
      }
      if (!hasEdge(edges, conflict)
          && splits.split(conflict).kind() == Split.CARDINAL
          && tree.stopped() == null) {
        edges.add(new VertexCover.Edge(conflict.first(), conflict.second(), 1));
      }
    }
    return edges;
  }

  /**
   * The pairs that the parent knew and whose units {@linkplain #stays stay} as they were, and those
   * in conflict.
   */
  private List<VertexCover.Edge> dependentPairs(TreeNode node) {
    List<VertexCover.Edge> edges = new ArrayList<>();
    if (node.parent != null && node.parent.edges != null) {
      for (VertexCover.Edge edge : node.parent.edges) {
        if (stays(node, edge.first()) && stays(node, edge.second())) {
          edges.add(edge);
          remembered++;
        }
      }
    }
    int most = settings.estimate() == Estimate.DG ? 1 : LARGEST_SURPLUS;
    for (Conflict conflict : node.conflicts) {
      if (!hasEdge(edges, conflict)) {
        if (tree.isOver()) {
          return edges;
        }
        int first = conflict.first();
        int second = conflict.second();
        int surplus = pairs.known(first, second);
        if (surplus == KnownUnits.NONE) {
          surplus = pairs.find(first, second, most);
          solved++;
        } else {
          remembered++;
        }
        if (tree.stopped() != null) {
          return edges;
        }
        edges.add(new VertexCover.Edge(first, second, surplus));
      }
    }
    return edges;
  }

  /**
   * Whether the least steps of a unit are those of the parent: it has the same constraints, or more
   * that still allow its path, which is a shortest one. Two units that stay so have at least the
   * surplus that they had, for constraints make no pair of paths cheaper.
   */
  private boolean stays(TreeNode node, int unit) {
    UnitPath path = tree.current.paths[unit];
    boolean isKept = path.vertices == node.parent.path(unit).vertices;
    return !node.changes(unit) || isKept && path.steps() == path.leastSteps;
  }

  /** The number of pairs whose joint cost was searched for. */
  long solved() {
    return solved;
  }

  /** The number of pairs whose joint cost was known from the parent or another node. */
  long remembered() {
    return remembered;
  }

  private static boolean hasEdge(List<VertexCover.Edge> edges, Conflict conflict) {
    for (VertexCover.Edge edge : edges) {
      if (edge.first() == conflict.first() && edge.second() == conflict.second()) {
        return true;
      }
    }
    return false;
  }
}
