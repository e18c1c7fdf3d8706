package hopscotch.hpa.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.ClusterDijkstra;
import hopscotch.hpa.cluster.ClusterWorkspace;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.cluster.QueryMeter;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What the blocks of a level say, against searches of the cells below. */
class LevelTest {
  private static final String SEED = "2006";

  private static final Crossings ALL = new Crossings(Crossing.ALL, 6, true);
  private static final Crossings ENDS = new Crossings(Crossing.ENDS, 6, true);

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  private static AbstractGraph build(GridGraph graph, int side, int levels) {
    return AbstractGraph.build(graph, side, levels, ENDS, 1, Budget.UNLIMITED);
  }

  private static GridGraph open(int width, int height, String movement) {
    GridMap map = MapShape.OPEN.map(width, height, ".", new Random(1));
    return GridGraph.of(map, Movement.parse(movement));
  }

  /** On any level, since with every crossing a transition the levels below lose no way. */
  @Property(seed = SEED)
  void anIntraEdgeCostsWhatTheWayInsideTheClusterDoes(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 18) int side,
      @ForAll @IntRange(min = 1, max = 3) int levels) {
    AbstractGraph abstraction =
        AbstractGraph.build(query.graph(), side, levels, ALL, 1, Budget.UNLIMITED);
    Level level = abstraction.level(abstraction.levelCount());
    ClusterDijkstra search =
        new ClusterDijkstra(new ClusterWorkspace(query.graph(), level.clusters()));
    long[] row = new long[level.mostNodes()];
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        search.distancesFrom(level.cell(cluster, i), QueryMeter.unlimited());
        level.row(cluster, i, row);
        for (int j = 0; j < level.nodeCount(cluster); j++) {
          assertEquals(search.distance(level.cell(cluster, j)), row[j], query::toString);
          if (i != j) {
            assertEquals(row[j], level.cost(cluster, i, j), query::toString);
          }
        }
      }
    }
  }

  @Property(seed = SEED)
  void anInterEdgeLeadsToTheNodeOneMoveAway(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 4, max = 9) int side) {
    GridGraph graph = query.graph();
    Level level = build(graph, side, 1).level(1);
    int[] offsets = Directions.offsets(graph.map().stride());
    int nodes = 0;
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      nodes += level.nodeCount(cluster);
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        int cell = level.cell(cluster, i);
        assertEquals(i, level.indexOf(cell));
        int leaving = level.crossings(cluster, i);
        assertNotEquals(0, leaving);
        for (int d = 0; d < Directions.COUNT; d++) {
          if ((leaving >>> d & 1) != 0) {
            int target = level.interEdgeTarget(cluster, i, d);
            int there = target >>> level.slotBits();
            int index = target & (1 << level.slotBits()) - 1;
            assertEquals(cell + offsets[d], level.cell(there, index), query::toString);
            int back = level.interEdgeTarget(there, index, Directions.reverse(d));
            assertEquals(cluster << level.slotBits() | i, back);
          }
        }
      }
    }
    assertEquals(nodes, level.nodeCount());
  }

  @Property(seed = SEED)
  void componentsOfNodesAreThoseOfTheirCells(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 4, max = 9) int side) {
    Level level = build(query.graph(), side, 1).level(1);
    NodeComponents components = NodeComponents.of(level);
    for (int a = 0; a < level.nodeLimit(); a++) {
      int b = a * 7 % level.nodeLimit();
      if (isNode(level, a) && isNode(level, b)) {
        assertEquals(
            query.graph().components().connected(cell(level, a), cell(level, b)),
            components.label(a) == components.label(b),
            query::toString);
      }
    }
  }

  private static boolean isNode(Level level, int node) {
    return index(level, node) < level.nodeCount(node >>> level.slotBits());
  }

  private static int index(Level level, int node) {
    return node & level.mostNodes() - 1;
  }

  private static int cell(Level level, int node) {
    return level.cell(node >>> level.slotBits(), index(level, node));
  }

  /** Two bytes of moves, 32 bits of cost, 64 bits of cost: by the edges and a cluster's size. */
  @Example
  void edgesTakeTheNarrowestFormThatHoldsThem() {
    for (int side : new int[] {16, 256, 257, 330, 340}) {
      GridGraph graph = open(side + 1, side, "8 never sqrt2");
      Level level = build(graph, side, 1).level(1);
      assertEquals(2, level.nodeCount(0), "one entrance, two transitions");
      assertEquals((side - 1L) * graph.straightCost(), level.cost(0, 0, 1));
    }
    assertEquals(1, edgeWords(16));
    assertEquals(1, edgeWords(256));
    assertEquals(2, edgeWords(257));
    assertEquals(2, edgeWords(330));
    assertEquals(4, edgeWords(340));
  }

  private static int edgeWords(int side) {
    Level level = build(open(side + 1, side, "8 never sqrt2"), side, 1).level(1);
    return BlockLayout.edgeWords(level.blocks()[0]);
  }

  @Property(seed = SEED)
  void squaresHoldTheSameEdgesAlsoOnceRepaired(
      @ForAll("queries") GridCase query, @ForAll long changeSeed) {
    GridGraph graph = query.graph();
    AbstractGraph plain = build(graph, 4, 2);
    int top = plain.levelCount();
    Level squared = plain.level(top).squared();
    assertSameEdges(plain.level(top), squared);
    assertEquals(squared.bytes(), plain.level(top).squareBytes());
    Random random = new Random(changeSeed);
    CellChanges.Builder changes = CellChanges.on(query.map());
    int x = random.nextInt(query.map().width());
    int y = random.nextInt(query.map().height());
    changes.set(x, y, graph.isFree(query.map().cell(x, y)) ? '@' : '.');
    GridGraph changed = graph.with(changes.build());
    AbstractGraph led = plain.withLandmarks(top, 0, Budget.UNLIMITED);
    Level repaired = led.withChanges(changes.build()).level(top);
    assertSameEdges(build(changed, 4, 2).level(top), repaired);
  }

  private static void assertSameEdges(Level expected, Level level) {
    for (int cluster = 0; cluster < expected.clusters().count(); cluster++) {
      assertEquals(expected.nodeCount(cluster), level.nodeCount(cluster));
      for (int i = 0; i < expected.nodeCount(cluster); i++) {
        long[] costs = new long[Math.max(expected.mostNodes(), level.mostNodes())];
        long[] squareCosts = costs.clone();
        expected.row(cluster, i, costs);
        level.row(cluster, i, squareCosts);
        assertArrayEquals(costs, squareCosts);
        for (int j = 0; j < expected.nodeCount(cluster); j++) {
          assertEquals(costs[j], i == j ? 0 : level.cost(cluster, i, j));
        }
      }
    }
  }

  @Example
  void aChangeSharesTheBlocksItDoesNotTouch() {
    GridGraph graph = open(40, 8, "8 never sqrt2");
    AbstractGraph before = build(graph, 8, 2);
    CellChanges changes = CellChanges.on(graph.map()).block(20, 0).build();
    AbstractGraph after = before.withChanges(changes);
    short[][] old = before.level(1).blocks();
    short[][] repaired = after.level(1).blocks();
    for (int cluster = 0; cluster < old.length; cluster++) {
      assertEquals(cluster != 2, old[cluster] == repaired[cluster], "cluster " + cluster);
    }
  }

  /** Of four clusters each has two transitions a side, of which two share the inner corner. */
  @Example
  void aCensusCountsNodesAndEdges() {
    AbstractGraph graph = build(open(16, 16, "4"), 8, 1);
    Census census = Census.of(graph.level(1));
    assertEquals(4, census.clusters());
    assertEquals(4 * 3, census.nodes());
    assertEquals(4 * 2, census.interEdges());
    assertEquals(4 * 3, census.intraEdges());
    assertEquals(graph.bytes(), census.bytes());
  }

  /** One of two clusters is divided by a wall, so its four nodes have an edge less in each half. */
  @Example
  void aCensusCountsNoEdgesBetweenComponentsOfACluster() {
    GridMap map = GridMap.parse("................", "@@@@@@@@........", "................");
    AbstractGraph graph = build(GridGraph.of(map, Movement.parse("4")), 8, 1);
    Census census = Census.of(graph.level(1));
    assertEquals(4, census.nodes());
    assertEquals(1, census.intraEdges(), "in the cluster that is not divided");
  }

  /** Clusters that look alike take as many bytes each, however many there are. */
  @Property(seed = SEED, tries = 40)
  void eachFurtherClusterTakesAsManyBytes(
      @ForAll @IntRange(min = 3, max = 8) int columns,
      @ForAll @IntRange(min = 4, max = 16) int side) {
    long[] bytes = new long[3];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = build(open(side * (columns + i), side, "4"), side, 1).bytes();
    }
    assertTrue(bytes[0] < bytes[1]);
    assertEquals(bytes[1] - bytes[0], bytes[2] - bytes[1]);
  }

  @Example
  void anIndexTakesTheFewestBits() {
    assertEquals(1, build(open(16, 8, "4"), 8, 1).level(1).slotBits(), "two nodes a cluster");
    assertEquals(2, build(open(16, 16, "4"), 8, 1).level(1).slotBits(), "three nodes a cluster");
    assertEquals(2, build(open(24, 8, "4"), 8, 1).level(1).slotBits(), "up to four");
  }

  @Property(seed = SEED)
  void aCellHasANodeOrNone(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 4, max = 9) int side) {
    Level level = build(query.graph(), side, 1).level(1);
    Set<Integer> nodes = new HashSet<>();
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        nodes.add(level.cell(cluster, i));
      }
    }
    for (int y = 0; y < query.map().height(); y++) {
      for (int x = 0; x < query.map().width(); x++) {
        int cell = query.map().cell(x, y);
        assertEquals(nodes.contains(cell), level.indexOf(cell) >= 0, query::toString);
      }
    }
  }

  /** The edges of 296 nodes of one component take 87,320 words; those of the other come after. */
  @Example
  void edgesFarIntoABlockAreFound() {
    int side = 100;
    GridMap.Builder map = GridMap.builder(3 * side, 3 * side);
    for (int y = side - 1; y <= 2 * side; y++) {
      for (int x = side - 1; x <= 2 * side; x++) {
        boolean isWall = y == 2 * side - 2 && x >= side && x < 2 * side;
        map.set(x, y, isWall ? '@' : '.');
      }
    }
    GridGraph graph = GridGraph.of(map.build(), Movement.parse("4"));
    Level level = AbstractGraph.build(graph, side, 1, ALL, 1, Budget.UNLIMITED).level(1);
    int northWest = level.indexOf(graph.map().cell(side, side));
    int southWest = level.indexOf(graph.map().cell(side, 2 * side - 1));
    int southEast = level.indexOf(graph.map().cell(2 * side - 1, 2 * side - 1));
    assertEquals(Level.NO_EDGE, level.cost(4, northWest, southEast));
    assertEquals((side - 1L) * graph.straightCost(), level.cost(4, southWest, southEast));
  }

  @Example
  void aCostBeyond32BitsIsKept() {
    GridMap map = GridMap.parse("S".repeat(17));
    GridGraph graph = GridGraph.of(map, Movement.parse("8 never 1000000/1000000 .=1,S=1000"));
    Level level = build(graph, 8, 1).level(1);
    long move = graph.cost(map.cell(8, 0), Directions.E);
    assertEquals(7 * move, level.cost(1, 0, 1));
    assertTrue(7 * move > 1L << 32);
  }

  @Example
  void graphsWithOtherEdgesOrLevelsAreNotTheSame() {
    GridGraph graph = open(16, 8, "4");
    CellChanges wall = CellChanges.on(graph.map()).block(7, 0).build();
    assertTrue(build(graph, 8, 1).sameAs(build(graph, 8, 1)));
    assertFalse(build(graph, 8, 1).sameAs(build(graph.with(wall), 8, 1)));
    assertFalse(build(graph, 8, 1).sameAs(build(graph, 8, 2)));
  }

  @Example
  void aLevelMayFillTheIndexToTheLastByte() {
    GridGraph graph = open(64, 64, "4");
    double bytesPerCell = build(graph, 8, 2).bytes() / (64.0 * 64.0);
    AbstractGraph limited =
        AbstractGraph.build(graph, 8, 2, bytesPerCell, ENDS, 1, Budget.UNLIMITED);
    assertEquals(2, limited.levelCount());
  }

  @Example
  void noLevelIsRefused() {
    GridGraph graph = open(8, 8, "4");
    String message =
        assertThrows(IllegalArgumentException.class, () -> build(graph, 4, 0)).getMessage();
    assertEquals("levels 0: expected at least 1", message);
  }

  @Example
  void aboveASingleClusterThereIsNoLevel() {
    assertEquals(1, build(open(8, 8, "4"), 8, 5).levelCount());
    assertEquals(3, build(open(16, 8, "4"), 4, 5).levelCount());
  }

  @Example
  void buildingEndsWithItsBudget() {
    Budget budget = Budget.expansions(Long.MAX_VALUE);
    budget.cancel();
    GridGraph graph = open(8, 8, "4");
    assertThrows(
        BudgetExhaustedException.class, () -> AbstractGraph.build(graph, 4, 1, ENDS, 1, budget));
  }
}
