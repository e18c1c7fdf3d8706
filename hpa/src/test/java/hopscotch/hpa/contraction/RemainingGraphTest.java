package hopscotch.hpa.contraction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RemainingGraphTest {

  @Test
  void theCheaperOfTwoArcsStays() {
    RemainingGraph graph = new RemainingGraph(3, false);
    graph.join(0, 1, 10, RemainingGraph.NO_MIDDLE);
    graph.join(0, 1, 9, 2);
    graph.join(1, 0, 11, RemainingGraph.NO_MIDDLE);
    for (int node = 0; node < 2; node++) {
      assertEquals(1, graph.degree(node));
      assertEquals(1 - node, graph.out().target(node, 0));
      assertEquals(9, graph.out().cost(node, 0));
      assertEquals(2, graph.out().middle(node, 0));
    }
  }

  @Test
  void ofTwoArcsThatCostTheSameTheFirstStays() {
    RemainingGraph graph = new RemainingGraph(3, false);
    graph.join(0, 1, 10, RemainingGraph.NO_MIDDLE);
    graph.join(0, 1, 10, 2);
    assertEquals(RemainingGraph.NO_MIDDLE, graph.out().middle(0, 0));
  }

  @Test
  void aRemovedNodeKeepsItsArcsAndIsInNoOthers() {
    RemainingGraph graph = new RemainingGraph(7, false);
    for (int other = 1; other < 7; other++) {
      graph.join(0, other, other, RemainingGraph.NO_MIDDLE);
    }
    graph.remove(3);
    assertEquals(1, graph.degree(3));
    assertEquals(0, graph.out().target(3, 0));
    assertEquals(5, graph.degree(0));
    for (int i = 0; i < 5; i++) {
      assertEquals(graph.out().target(0, i), graph.out().cost(0, i));
    }
  }

  @Test
  void aDirectedArcLeadsOneWay() {
    RemainingGraph graph = new RemainingGraph(3, true);
    graph.join(0, 1, 10, RemainingGraph.NO_MIDDLE);
    graph.join(1, 2, 5, RemainingGraph.NO_MIDDLE);
    assertEquals(1, graph.out().degree(1));
    assertEquals(0, graph.in().target(1, 0));
    graph.remove(1);
    assertEquals(0, graph.degree(0));
    assertEquals(0, graph.degree(2));
    assertEquals(2, graph.degree(1));
  }
}
