package hopscotch.hpa.contraction;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.NodeGraph;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The nodes and edges that a subgoal graph and its contraction show. */
class NodeGraphTest {
  private static final GridGraph GRAPH =
      GridGraph.of(
          GridMap.parse(
              "...........",
              "...@@......",
              "...@@...@..",
              "........@..",
              "..@@....@..",
              "..@@.......",
              "..........."),
          Movement.OCTILE);

  private static NodeGraph nodes(String planner) {
    return Planners.prepare(planner, GRAPH).capability(NodeGraph.class).orElseThrow();
  }

  @Test
  void edgesOfASubgoalGraphLeadBothWays() {
    NodeGraph graph = nodes("subgoal");
    for (int from : graph.nodes()) {
      for (int to : graph.edges(from)) {
        assertTrue(Arrays.binarySearch(graph.edges(to), from) >= 0);
        assertFalse(graph.isShortcut(from, to));
      }
    }
  }

  /** What is no shortcut is an edge of the subgoal graph, and every such edge leads up once. */
  @Test
  void aContractionHasTheEdgesOfItsGraphAndShortcuts() {
    NodeGraph subgoals = nodes("subgoal");
    NodeGraph upward = nodes("ch");
    assertArrayEquals(subgoals.nodes(), upward.nodes());
    Set<List<Integer>> edges = new HashSet<>();
    int shortcuts = 0;
    for (int from : upward.nodes()) {
      for (int to : upward.edges(from)) {
        assertTrue(edges.add(List.of(Math.min(from, to), Math.max(from, to))), "one way only");
        boolean isEdge = Arrays.binarySearch(subgoals.edges(from), to) >= 0;
        assertEquals(!isEdge, upward.isShortcut(from, to));
        shortcuts += isEdge ? 0 : 1;
      }
    }
    int ofSubgoals = Arrays.stream(subgoals.nodes()).map(node -> subgoals.edges(node).length).sum();
    assertEquals(ofSubgoals / 2 + shortcuts, edges.size());
  }

  @Test
  void whatHasNoSuchGraphShowsNone() {
    for (String planner : List.of("subgoal(levels=2)", "chjp", "astar")) {
      assertTrue(Planners.prepare(planner, GRAPH).capability(NodeGraph.class).isEmpty(), planner);
    }
  }
}
