package hopscotch.papers.harabor2008;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.papers.harabor2008.AnnotatedGraph.Quality;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class AnnotatedGraphTest {
  /** Clearances along the border of the two clusters of 3 x 3 are 1, 2 and 1. */
  private static final String[] RISES_TWICE = {"....@.", "......", "......"};

  private static AnnotatedGraph graph(Quality quality, int side, String... rows) {
    GridGraph graph = GridGraph.of(GridMap.parse(rows), Movement.OCTILE);
    return new AnnotatedGraph(TwoTerrains.of(graph, 0, new Random(1)), side, quality);
  }

  @Test
  void anOpenBorderHasOneTransition() {
    AnnotatedGraph graph = graph(Quality.HIGH, 3, "......", "......", "......");
    assertEquals(2, graph.nodeCount());
    assertEquals(1, graph.edgeCount());
  }

  @Test
  void aBlockedBorderHasNoTransition() {
    AnnotatedGraph graph = graph(Quality.HIGH, 2, "..@.", "..@.");
    assertEquals(0, graph.nodeCount());
  }

  @Test
  void transitionsOfTwoBordersShareTheirNodes() {
    AnnotatedGraph graph = graph(Quality.HIGH, 2, "..@.", "....", "....", "....");
    assertEquals(6, graph.nodeCount());
    assertEquals(4 + 2, graph.edgeCount());
  }

  @Test
  void atHighQualityATransitionStandsWhereverClearanceRises() {
    AnnotatedGraph graph = graph(Quality.HIGH, 3, RISES_TWICE);
    assertEquals(4, graph.nodeCount());
    assertEquals(2 + 2, graph.edgeCount());
  }

  @Test
  void atLowQualityTheTransitionForLargeAgentsDominatesTheOther() {
    AnnotatedGraph graph = graph(Quality.LOW, 3, RISES_TWICE);
    assertEquals(2, graph.nodeCount());
    assertEquals(1, graph.edgeCount());
  }

  @Property(tries = 50)
  void lowQualityKeepsNoMoreThanHigh(
      @ForAll @IntRange(max = 1000) int seed, @ForAll @IntRange(min = 2, max = 5) int side) {
    Random random = new Random(seed);
    GridMap map = GridMap.of(12, 11, (x, y) -> random.nextInt(4) > 0);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    TwoTerrains terrains = TwoTerrains.of(graph, 0.3, random);
    AnnotatedGraph high = new AnnotatedGraph(terrains, side, Quality.HIGH);
    AnnotatedGraph low = new AnnotatedGraph(terrains, side, Quality.LOW);
    assertTrue(low.nodeCount() <= high.nodeCount());
    assertTrue(low.edgeCount() <= high.edgeCount());
  }
}
