package hopscotch.mapf.planner;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CloseObserversTest {
  private static final GridMap MAP = GridMap.parse(".....", "@@.@@", "@...@");
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.parse("4 never 1/1 ground"));
  private static final Team TEAM =
      Team.of(
          GRAPH,
          new int[] {MAP.cell(0, 0), MAP.cell(4, 0), MAP.cell(2, 1)},
          new int[] {MAP.cell(4, 0), MAP.cell(0, 0), MAP.cell(2, 2)});

  private static final class Tree implements TreeObserver {
    private final Map<Long, Node> nodes = new HashMap<>();
    private int dead;
    private int splits;

    @Override
    public void node(Node node) {
      if (node.number() < 0) {
        dead++;
      } else {
        nodes.put(node.number(), node);
      }
    }

    @Override
    public void split(int first, int second, int fromCell, int toCell, int step) {
      splits++;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs", "cbs(disjoint=false,bypass=false,corridor=false)", "eecbs(w=1.1)"})
  void everyNodeOfATreeIsToldWithPathsOfItsCost(String spec) {
    Tree tree = new Tree();
    TeamAnswer answer = TeamPlanners.prepare(spec, GRAPH).newSearch(tree).solve(TEAM);
    assertEquals(1 + 2 * tree.splits, tree.nodes.size() + tree.dead);
    for (TreeObserver.Node node : tree.nodes.values()) {
      assertEquals(node.cost(), PlanCosts.of(TEAM, node.plan()).sumOfCosts());
      assertEquals(node.number() == 0, node.constraints().isEmpty());
      assertTrue(node.parent() < 0 || tree.nodes.containsKey(node.parent()));
    }
    assertTrue(tree.nodes.values().stream().anyMatch(node -> node.plan().equals(answer.plan())));
    TeamAnswer unobserved = TeamPlanners.prepare(spec, GRAPH).newSearch().solve(TEAM);
    assertEquals(unobserved.plan(), answer.plan());
  }

  /** What each unit took last in a step is where the plan has it next. */
  @Test
  void whatUnitsTakeIsThePlan() {
    List<int[]> steps = new ArrayList<>();
    PriorityObserver observer =
        new PriorityObserver() {
          @Override
          public void expand(long node, long parent, long cost) {
            steps.add(new int[TEAM.size()]);
          }

          @Override
          public void take(int unit, int cell) {
            steps.get(steps.size() - 1)[unit] = cell;
          }

          @Override
          public void giveUp(int unit, int cell) {
            take(unit, cell);
          }

          @Override
          public void pull(int unit, int partner, int cell) {
            take(partner, cell);
          }
        };
    TeamAnswer answer = TeamPlanners.prepare("pibt", GRAPH).newSearch(observer).solve(TEAM);
    assertEquals(steps.size(), answer.plan().makespan());
    int[] configuration = new int[TEAM.size()];
    for (int step = 0; step < steps.size(); step++) {
      answer.plan().configuration(step + 1, configuration);
      assertArrayEquals(configuration, steps.get(step), "step " + (step + 1));
    }
  }
}
