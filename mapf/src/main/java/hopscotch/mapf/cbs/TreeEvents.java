package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TreeObserver;
import hopscotch.mapf.planner.TreeObserver.Kind;
import java.util.ArrayList;
import java.util.List;

/** Tells an observer of the nodes of a constraint tree, if it is a {@link TreeObserver}. */
final class TreeEvents {
  private final TreeObserver observer;
  private final VertexGraph graph;

  TreeEvents(TeamObserver observer, VertexGraph graph) {
    this.observer = observer instanceof TreeObserver watching ? watching : null;
    this.graph = graph;
  }

  /** Tells of the root, or of a node that has taken over paths. */
  void tell(TreeNode node, int units) {
    if (observer != null) {
      long parent = node.parent == null ? -1 : node.parent.number;
      List<TreeObserver.Constraint> constraints =
          node.branch == null ? List.of() : constraints(node.branch);
      observer.node(
          new TreeObserver.Node(
              node.number, parent, constraints, node.cost, node.plan(graph, units)));
    }
  }

  /**
   * Tells of the two sides of a split; the child of a side on which a unit has no path is {@code
   * null}.
   */
  void tell(TreeNode parent, Split split, TreeNode[] children, int units) {
    for (int i = 0; i < children.length && observer != null; i++) {
      Branch branch = i == 0 ? split.first() : split.second();
      if (children[i] != null) {
        tell(children[i], units);
      } else {
        observer.node(new TreeObserver.Node(-1, parent.number, constraints(branch), -1, null));
      }
    }
  }

  private List<TreeObserver.Constraint> constraints(Branch branch) {
    List<TreeObserver.Constraint> told = new ArrayList<>();
    for (Constraint constraint : branch.constraints()) {
      told.add(told(constraint, Kind.AVOID_CELL, Kind.AVOID_MOVE));
    }
    if (branch.demand() != null) {
      told.add(told(branch.demand(), Kind.TAKE_CELL, Kind.TAKE_MOVE));
    }
    int unit = branch.unit();
    int least = branch.leastSteps();
    int most = branch.mostSteps();
    if (least > 0) {
      told.add(new TreeObserver.Constraint(Kind.REST_FROM, unit, -1, -1, least, least));
    }
    if (most != Constraint.FOREVER) {
      told.add(new TreeObserver.Constraint(Kind.REST_BY, unit, -1, -1, most, most));
    }
    return told;
  }

  private TreeObserver.Constraint told(Constraint constraint, Kind ofCell, Kind ofMove) {
    boolean isMove = constraint.from() >= 0;
    return new TreeObserver.Constraint(
        isMove ? ofMove : ofCell,
        constraint.unit(),
        isMove ? graph.cell(constraint.from()) : -1,
        graph.cell(constraint.to()),
        constraint.first(),
        constraint.last());
  }
}
