package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.mapf.cbs.CbsSearch.Estimate;
import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Work on one node of a constraint tree ends with the budget. */
class BudgetOfTreeTest {
  private final Budget budget = Budget.expansions(Long.MAX_VALUE);
  private final TeamMeter meter = new TeamMeter();
  private ConstraintTree tree;
  private TreeNode root;

  @BeforeEach
  void twoUnitsThatCross() {
    meter.start(TeamBudget.of(budget));
    GridMap map = GridMap.parse("....", "....", "....", "....");
    VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
    int[] starts = graph.vertices(new int[] {map.cell(0, 1), map.cell(1, 0)});
    int[] goals = graph.vertices(new int[] {map.cell(3, 1), map.cell(1, 3)});
    tree = ConstraintTree.of(graph, starts, goals, 0, meter);
    root = tree.root();
    tree.current.set(root);
    assertFalse(root.conflicts.isEmpty());
  }

  private static Settings settings(Estimate estimate) {
    return new Settings(true, true, estimate, true, true, true, false, false);
  }

  @ParameterizedTest
  @EnumSource(names = {"CG", "DG", "WDG"})
  void theEstimateEndsAtTheNextPair(Estimate estimate) {
    Settings settings = settings(estimate);
    CostToGo costToGo = new CostToGo(tree, new Splits(tree, settings), settings);
    budget.cancel();
    assertFalse(costToGo.raises());
    assertEquals(TeamOutcome.CANCELLED, tree.stopped());
    assertEquals(List.of(), root.edges);
  }

  @Test
  void theChoiceOfASplitEndsAtTheNextConflict() {
    budget.cancel();
    assertNull(new Splits(tree, settings(Estimate.NONE)).choose());
    assertEquals(TeamOutcome.CANCELLED, tree.stopped());
  }

  @Test
  void noChildIsMadeOnceTheBudgetEnded() {
    Split split = new Splits(tree, settings(Estimate.NONE)).choose();
    long expanded = tree.lowLevelExpanded();
    budget.cancel();
    assertNull(tree.children(split)[0]);
    assertEquals(TeamOutcome.CANCELLED, tree.stopped());
    assertEquals(expanded, tree.lowLevelExpanded());
  }
}
