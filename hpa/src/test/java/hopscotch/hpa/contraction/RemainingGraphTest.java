package hopscotch.hpa.contraction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RemainingGraphTest {

  @Test
  void theCheaperOfTwoArcsStays() {
    RemainingGraph graph = new RemainingGraph(3);
    graph.join(0, 1, 10, RemainingGraph.NO_MIDDLE);
    graph.join(0, 1, 9, 2);
    graph.join(1, 0, 11, RemainingGraph.NO_MIDDLE);
    for (int node = 0; node < 2; node++) {
      assertEquals(1, graph.degree(node));
      assertEquals(1 - node, graph.target(node, 0));
      assertEquals(9, graph.cost(node, 0));
      assertEquals(2, graph.middle(node, 0));
    }
  }

  @Test
  void ofTwoArcsThatCostTheSameTheFirstStays() {
    RemainingGraph graph = new RemainingGraph(3);
    graph.join(0, 1, 10, RemainingGraph.NO_MIDDLE);
    graph.join(0, 1, 10, 2);
    assertEquals(RemainingGraph.NO_MIDDLE, graph.middle(0, 0));
  }

  @Test
  void aRemovedNodeKeepsItsArcsAndIsInNoOthers() {
    RemainingGraph graph = new RemainingGraph(7);
    for (int other = 1; other < 7; other++) {
      graph.join(0, other, other, RemainingGraph.NO_MIDDLE);
    }
    graph.remove(3);
    assertEquals(1, graph.degree(3));
    assertEquals(0, graph.target(3, 0));
    assertEquals(5, graph.degree(0));
    for (int i = 0; i < 5; i++) {
      assertEquals(graph.target(0, i), graph.cost(0, i));
    }
  }
}
