package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TreeObserver;
import hopscotch.mapf.planner.TreeObserver.Kind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of the nodes of a tree, by cells of the map. */
class TreeEventsTest {
  private final GridMap map = GridMap.parse("....");
  private final VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
  private final List<TreeObserver.Node> told = new ArrayList<>();
  private final TreeEvents events = new TreeEvents((TreeObserver) told::add, graph);
  private final TreeNode root = node(null, 0, null);

  private TreeNode node(TreeNode parent, long number, Branch branch) {
    TreeNode node = new TreeNode(parent, number, branch);
    node.units = new int[] {0};
    node.paths = new UnitPath[] {new UnitPath(new int[] {1, 2})};
    node.cost = 1;
    node.setConflicts(List.of());
    return node;
  }

  private int cell(int x) {
    return map.cell(x, 0);
  }

  private List<TreeObserver.Constraint> constraints(Branch branch) {
    told.clear();
    events.tell(node(root, 1, branch), 1);
    return told.get(0).constraints();
  }

  @Test
  void aRootHasNeitherParentNorConstraints() {
    events.tell(root, 1);
    TreeObserver.Node node = told.get(0);
    assertEquals(0, node.number());
    assertEquals(-1, node.parent());
    assertEquals(List.of(), node.constraints());
    assertEquals(1, node.cost());
    assertEquals(cell(2), node.plan().cell(0, 1));
  }

  @Test
  void constraintsAreOfCellsAndMoves() {
    assertEquals(
        List.of(
            new TreeObserver.Constraint(Kind.AVOID_CELL, 0, -1, cell(3), 2, 5),
            new TreeObserver.Constraint(Kind.AVOID_MOVE, 0, cell(0), cell(1), 4, 4)),
        constraints(
            Branch.of(0, List.of(Constraint.range(0, 3, 2, 5), Constraint.edge(0, 0, 1, 4)))));
    assertEquals(
        List.of(new TreeObserver.Constraint(Kind.TAKE_CELL, 0, -1, cell(3), 2, 2)),
        constraints(Branch.demanding(Constraint.vertex(0, 3, 2))));
    assertEquals(
        List.of(new TreeObserver.Constraint(Kind.TAKE_MOVE, 0, cell(0), cell(1), 2, 2)),
        constraints(Branch.demanding(Constraint.edge(0, 0, 1, 2))));
  }

  @Test
  void constraintsAreOfTheEndOfAPath() {
    assertEquals(
        List.of(new TreeObserver.Constraint(Kind.REST_FROM, 0, -1, -1, 6, 6)),
        constraints(Branch.longer(0, 6)));
    assertEquals(
        List.of(new TreeObserver.Constraint(Kind.REST_BY, 0, -1, -1, 5, 5)),
        constraints(Branch.shorter(0, 5)));
  }

  @Test
  void aSideWithoutAPathHasNoNumberAndNoPlan() {
    Split split =
        new Split(
            null,
            Branch.longer(0, 6),
            Branch.shorter(0, 5),
            Split.CARDINAL,
            0,
            Split.Reasoning.TARGET);
    TreeNode second = node(root, 2, split.second());
    events.tell(root, split, new TreeNode[] {null, second}, 1);
    assertEquals(2, told.size());
    assertEquals(-1, told.get(0).number());
    assertEquals(0, told.get(0).parent());
    assertEquals(-1, told.get(0).cost());
    assertNull(told.get(0).plan());
    assertEquals(Kind.REST_FROM, told.get(0).constraints().get(0).kind());
    assertEquals(2, told.get(1).number());
    assertEquals(Kind.REST_BY, told.get(1).constraints().get(0).kind());
  }

  @Test
  void whoWatchesNoTreesIsToldNothing() {
    new TreeEvents(null, graph).tell(root, 1);
    assertEquals(List.of(), told);
  }
}
