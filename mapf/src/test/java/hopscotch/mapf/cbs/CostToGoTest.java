package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.Budget;
import hopscotch.mapf.cbs.CbsSearch.Estimate;
import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.kit.Walks;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.Team;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What pairs of units cost together beyond their shortest paths, against plans for two. */
class CostToGoTest {
  private static final String PLAIN =
      "cbs(prioritise=false,bypass=false,heuristic=none,target=false,corridor=false,"
          + "rectangle=false,disjoint=false)";
  private static final TeamBudget LIMIT = TeamBudget.of(Budget.expansions(2000));

  private static Settings settings(Estimate estimate) {
    return new Settings(true, true, estimate, true, true, true, false, false);
  }

  /** By how much the least cost of two units exceeds their distances; -1 where it is not known. */
  private static long surplus(CurrentNode root, int first, int second) {
    int[] starts = root.graph.cells(new int[] {root.starts[first], root.starts[second]});
    int[] goals = root.graph.cells(new int[] {root.goals[first], root.goals[second]});
    Team team = Team.of(root.graph.grid(), starts, goals);
    TeamAnswer answer =
        TeamPlanners.prepare(PLAIN, root.graph.grid()).newSearch().solve(team, LIMIT);
    if (answer.outcome() != TeamOutcome.SOLVED) {
      return -1;
    }
    long alone =
        (long) root.distances.of(first, root.starts[first])
            + root.distances.of(second, root.starts[second]);
    return answer.costs().sumOfCosts() - alone;
  }

  @Property(seed = "20191")
  void pairsOfARootCostWhatTwoUnitsCost(@ForAll long seed) {
    for (Estimate estimate : List.of(Estimate.CG, Estimate.DG, Estimate.WDG)) {
      ConstraintTree tree = SmallTrees.any(new Random(seed), 4, 0);
      if (tree == null) {
        return;
      }
      TreeNode root = tree.root();
      tree.current.set(root);
      Settings settings = settings(estimate);
      long before = root.f();
      boolean raises = new CostToGo(tree, new Splits(tree, settings), settings).raises();
      assertTrue(root.isEstimated);
      assertEquals(root.f() > before, raises);
      for (VertexCover.Edge edge : root.edges) {
        long exact = surplus(tree.current, edge.first(), edge.second());
        if (exact >= 0) {
          requireWeight(estimate, edge, exact, tree.current);
        }
      }
      assertEquals(new VertexCover().size(root.edges), root.h);
      long pairs =
          root.edges.stream().map(edge -> List.of(edge.first(), edge.second())).distinct().count();
      assertEquals(root.edges.size(), pairs);
      if (estimate != Estimate.CG) {
        assertEquals(root.pairs, pairs);
      }
    }
  }

  private static void requireWeight(
      Estimate estimate, VertexCover.Edge edge, long exact, CurrentNode root) {
    String text = estimate + " " + edge + Walks.text(root.graph, List.of(root.starts, root.goals));
    long most = estimate == Estimate.WDG ? exact : Math.min(1, exact);
    assertTrue(edge.weight() <= most, text);
    assertTrue(estimate == Estimate.WDG || edge.weight() == most, text);
    assertTrue(estimate != Estimate.WDG || exact > 3 || edge.weight() == exact, text);
  }

  /** Walks by chance, down a tree whose nodes take pairs over from their parents. */
  @Property(seed = "20192")
  void noTwoPathsUnderTheConstraintsCostLess(@ForAll long seed) {
    Random random = new Random(seed);
    ConstraintTree tree = SmallTrees.any(random, 3, random.nextBoolean() ? 0 : 1250);
    if (tree == null) {
      return;
    }
    Settings settings = settings(Estimate.WDG);
    Splits splits = new Splits(tree, settings);
    CostToGo costToGo = new CostToGo(tree, splits, settings);
    TreeNode node = tree.root();
    for (int depth = 0; depth < 5 && node != null; depth++) {
      tree.current.set(node);
      costToGo.raises();
      for (VertexCover.Edge edge : node.edges) {
        requireBound(tree.current, edge, random);
      }
      TreeNode[] children =
          node.conflicts.isEmpty() ? new TreeNode[2] : tree.children(splits.choose());
      int side = random.nextInt(2);
      node = children[side] == null ? children[1 - side] : children[side];
    }
  }

  private static void requireBound(CurrentNode current, VertexCover.Edge edge, Random random) {
    for (int i = 0; i < 50; i++) {
      UnitPath first = SmallTrees.walk(current, edge.first(), random);
      UnitPath second = SmallTrees.walk(current, edge.second(), random);
      if (first != null
          && second != null
          && !Walks.collide(current.graph, first.vertices, second.vertices)
          && current.constraints(edge.first()).allows(first)
          && current.constraints(edge.second()).allows(second)) {
        int alone =
            current.paths[edge.first()].leastSteps + current.paths[edge.second()].leastSteps;
        assertTrue(first.steps() + second.steps() >= alone + edge.weight());
      }
    }
  }

  @Property(seed = "20191")
  void withoutAnEstimateNothingRises(@ForAll long seed) {
    ConstraintTree tree = SmallTrees.any(new Random(seed), 4, 0);
    if (tree != null) {
      TreeNode root = tree.root();
      tree.current.set(root);
      Settings settings = settings(Estimate.NONE);
      assertFalse(new CostToGo(tree, new Splits(tree, settings), settings).raises());
      assertEquals(0, root.h);
      assertTrue(root.isEstimated);
    }
  }
}
