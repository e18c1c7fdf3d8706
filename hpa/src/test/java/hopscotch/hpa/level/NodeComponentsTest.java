package hopscotch.hpa.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Components kept through changes are those that a labelling of the changed map finds. */
class NodeComponentsTest {
  private static final String SEED = "2007";
  private static final Crossings CROSSINGS = new Crossings(Crossing.ENDS, 3, false);

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  private static AbstractGraph build(GridGraph graph, int cluster) {
    return AbstractGraph.build(graph, cluster, 1, CROSSINGS, 1, Budget.UNLIMITED)
        .withComponents()
        .copy();
  }

  /** Whether one labelling can be had from the other by giving labels other names. */
  private static void assertSamePartition(Level level, NodeComponents kept, NodeComponents fresh) {
    Map<Integer, Integer> freshByKept = new HashMap<>();
    Map<Integer, Integer> keptByFresh = new HashMap<>();
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        int node = cluster << level.slotBits() | i;
        freshByKept.putIfAbsent(kept.label(node), fresh.label(node));
        keptByFresh.putIfAbsent(fresh.label(node), kept.label(node));
        assertEquals(freshByKept.get(kept.label(node)), fresh.label(node), "joined, at " + node);
        assertEquals(keptByFresh.get(fresh.label(node)), kept.label(node), "apart, at " + node);
      }
    }
  }

  @Property(seed = SEED)
  void keptComponentsAreThoseOfTheChangedMap(
      @ForAll("queries") GridCase query,
      @ForAll long changeSeed,
      @ForAll @IntRange(min = 4, max = 7) int cluster) {
    AbstractGraph graph = build(query.graph(), cluster);
    Random random = new Random(changeSeed);
    for (int round = 0; round < 12; round++) {
      graph.change(someChanges(graph.graph().map(), random));
      Level level = graph.level(1);
      assertSamePartition(level, graph.components(), NodeComponents.of(level));
    }
  }

  @Example
  void labelsAreNumberedAnewBeforeTheyAreTooMany() {
    GridMap map = MapShape.MAZE.map(60, 60, ".", new Random(3));
    AbstractGraph graph = build(GridGraph.of(map, Movement.OCTILE), 5);
    Random random = new Random(5);
    int most = 0;
    for (int change = 0; change < 4000; change++) {
      int x = random.nextInt(60);
      int y = random.nextInt(60);
      boolean isFree = graph.graph().isFree(map.cell(x, y));
      CellChanges.Builder flip = CellChanges.on(map);
      graph.change((isFree ? flip.block(x, y) : flip.free(x, y)).build());
      if (graph.components().used() < most) {
        Level level = graph.level(1);
        assertSamePartition(level, graph.components(), NodeComponents.of(level));
        return;
      }
      most = graph.components().used();
    }
    fail("labels grew to " + most);
  }

  private static CellChanges someChanges(GridMap map, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = random.nextInt(6); i >= 0; i--) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      changes.set(x, y, "@.".charAt(random.nextInt(2)));
    }
    return changes.build();
  }
}
