package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GridGraphTest {
  private static final String SEED = "20261";

  @Provide
  Arbitrary<GridCase> cases() {
    return GridCases.cases(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void masksHoldTheLegalMoves(@ForAll("cases") GridCase sample) {
    GridGraph graph = sample.graph();
    Oracle oracle = new Oracle(sample.map(), sample.movement(), graph.costs());
    for (int cell = 0; cell < sample.map().cellCount(); cell++) {
      int expected = 0;
      for (int d = 0; d < Directions.COUNT && sample.map().isCell(cell); d++) {
        boolean legal =
            oracle.mayMove(
                sample.map().x(cell), sample.map().y(cell), Directions.dx(d), Directions.dy(d));
        expected |= legal ? 1 << d : 0;
      }
      assertEquals(expected, graph.moves(cell), sample.map().describe(cell));
      assertEquals((byte) expected, graph.moves()[cell]);
    }
  }

  @Property(seed = SEED)
  void movesCostWhatTheOracleSays(@ForAll("cases") GridCase sample) {
    GridGraph graph = sample.graph();
    Oracle oracle = new Oracle(sample.map(), sample.movement(), graph.costs());
    for (int cell = 0; cell < sample.map().cellCount(); cell++) {
      for (int d = 0; d < Directions.COUNT; d++) {
        if ((graph.moves(cell) >>> d & 1) != 0) {
          int x = sample.map().x(cell);
          int y = sample.map().y(cell);
          assertEquals(oracle.cost(x, y, Directions.dx(d), Directions.dy(d)), graph.cost(cell, d));
        }
      }
    }
  }

  @Property(seed = SEED)
  void aMoveIsLegalWhereItsReverseIsAtTheSameCost(@ForAll("cases") GridCase sample) {
    GridGraph graph = sample.graph();
    int[] offsets = Directions.offsets(sample.map().stride());
    for (int cell = 0; cell < sample.map().cellCount(); cell++) {
      for (int d = 0; d < Directions.COUNT; d++) {
        if ((graph.moves(cell) >>> d & 1) != 0) {
          int back = Directions.reverse(d);
          int next = cell + offsets[d];
          assertEquals(1, graph.moves(next) >>> back & 1);
          assertEquals(graph.cost(cell, d), graph.cost(next, back));
        }
      }
    }
  }

  @Property(seed = SEED)
  void changesGiveTheGraphOfTheChangedMap(@ForAll("cases") GridCase sample) {
    Random random = new Random(sample.map().hashCode());
    GridGraph graph = sample.graph();
    for (int round = 0; round < 4; round++) {
      GridGraph before = GridGraph.of(graph.map(), sample.movement());
      CellChanges.Builder changes = CellChanges.on(graph.map());
      for (int i = random.nextInt(6); i > 0; i--) {
        changes.set(
            random.nextInt(sample.map().width()),
            random.nextInt(sample.map().height()),
            ".GSW@T".charAt(random.nextInt(6)));
      }
      GridGraph changed = graph.with(changes.build());
      assertSameGraph(before, graph);
      assertSameGraph(GridGraph.of(changed.map(), sample.movement()), changed);
      graph = changed;
    }
  }

  private static void assertSameGraph(GridGraph expected, GridGraph actual) {
    assertEquals(expected.map(), actual.map());
    assertArrayEquals(expected.moves(), actual.moves());
    assertArrayEquals(expected.freeBits(), actual.freeBits());
    assertEquals(expected.freeCount(), actual.freeCount());
    assertEquals(expected.isWeighted(), actual.isWeighted());
    assertEquals(expected.leastStraightCost(), actual.leastStraightCost());
    assertEquals(expected.maxMoveCost(), actual.maxMoveCost());
    assertEquals(expected.components().count(), actual.components().count());
  }

  @Property(seed = SEED)
  void freeBitsHoldTheFreeCells(@ForAll("cases") GridCase sample) {
    GridGraph graph = sample.graph();
    GridMap map = sample.map();
    int free = 0;
    for (int cell = 0; cell < map.cellCount(); cell++) {
      boolean isFree = map.isCell(cell) && sample.movement().terrain().isFree(map.terrain(cell));
      assertEquals(isFree, (graph.freeBits()[cell / 64] >>> (cell % 64) & 1) != 0);
      assertEquals(isFree, graph.isFree(cell));
      free += isFree ? 1 : 0;
    }
    assertEquals(free, graph.freeCount());
    assertEquals((map.cellCount() + 63) / 64 + 1, graph.freeBits().length);
  }

  @Test
  void nothingOutsideTheArrayIsFree() {
    GridGraph graph = GridGraph.of(GridMap.parse("."), Movement.OCTILE);
    assertFalse(graph.isFree(-1));
    assertFalse(graph.isFree(graph.map().cellCount()));
  }

  @Test
  void theBorderIsNotFreeEvenWhereItsLetterIs() {
    GridMap map = GridMap.parse("@@", "@@");
    GridGraph graph = GridGraph.of(map, Movement.parse("8 never sqrt2 @=1"));
    assertEquals(4, graph.freeCount());
    assertFalse(graph.isFree(map.cell(1, 0) + 1));
  }

  @Test
  void freeingTheLastHeavyCellMakesTheTerrainUniform() {
    GridGraph graph = GridGraph.of(GridMap.parse("W.."), Movement.parse("8 never 2/3 .=1,W=7"));
    CellChanges freed = CellChanges.on(graph.map()).free(0, 0).build();
    assertFalse(graph.with(freed).isWeighted());
  }

  @Test
  void anotherBodyIsAGraphOfTheSameMap() {
    GridGraph graph = GridGraph.of(GridMap.parse("...", "...", "..."), Movement.OCTILE);
    assertSame(graph, graph.forBody(1));
    assertSame(graph.map(), graph.forBody(3).map());
    assertEquals(4, graph.forBody(2).freeCount());
    assertEquals(1, graph.forBody(3).freeCount());
  }

  @Test
  void uniformTerrainCostsThePair() {
    GridGraph graph =
        GridGraph.of(GridMap.parse("..", ".."), Movement.OCTILE.withCosts(new CostPair(2, 3)));
    assertFalse(graph.isWeighted());
    assertEquals(2, graph.unitCost());
    assertEquals(2, graph.leastStraightCost());
    assertEquals(3, graph.leastDiagonalCost());
    assertEquals(3, graph.maxMoveCost());
    assertArrayEquals(new int[] {2, 2, 2, 2, 3, 3, 3, 3}, graph.moveCosts());
    assertEquals(1, graph.weight(graph.map().cell(0, 0)));
  }

  @Test
  void weightedTerrainCostsThePairTimesTheSumOfTwoWeights() {
    GridGraph graph =
        GridGraph.of(GridMap.parse("SW", "WS"), Movement.parse("8 never 2/3 S=3,W=7"));
    int cell = graph.map().cell(0, 0);
    assertTrue(graph.isWeighted());
    assertEquals(4, graph.unitCost());
    assertEquals(12, graph.leastStraightCost());
    assertEquals(18, graph.leastDiagonalCost());
    assertEquals(42, graph.maxMoveCost());
    assertEquals(3, graph.weight(cell));
    assertEquals(20, graph.cost(cell, Directions.E));
    assertEquals(18, graph.cost(cell, Directions.SE));
    assertArrayEquals(new int[] {2, 2, 2, 2, 3, 3, 3, 3}, graph.moveCosts());
    assertEquals('S', graph.terrain()[cell]);
    int[] weights = graph.weightsByTerrain();
    assertEquals(128, weights.length);
    assertEquals(7, weights['W']);
    assertEquals(0, weights['.']);
  }

  @Test
  void terrainIsWeightedOnlyWhereAHeavyLetterIsOnTheMap() {
    Movement movement = Movement.OCTILE.withTerrain(GridCases.WEIGHTED);
    assertFalse(GridGraph.of(GridMap.parse("..@"), movement).isWeighted());
    assertFalse(GridGraph.of(GridMap.parse("@@@"), movement).isWeighted());
    assertTrue(GridGraph.of(GridMap.parse("S@@"), movement).isWeighted());
  }

  @ParameterizedTest
  @CsvSource({"237,118,13860", "238,118,2378", "405,403,2378", "405,404,408", "1000,1000,70"})
  void aLargeHeavyMapTakesACoarserScale(int width, int height, int straight) {
    GridGraph graph = heavy(width, height);
    assertEquals(straight, graph.straightCost());
    assertTrue(
        (graph.freeCount() - 1L) * graph.maxMoveCost() <= GridGraph.MAX_PATH_COST,
        "the longest path fits");
    assertTrue(graph.costs().isSqrt2());
    assertNotEquals(0, graph.diagonalCost());
  }

  @Test
  void refusesAMapOnWhichEveryScaleCanOverflow() {
    assertEquals(
        "costs sqrt2 can overflow on this map: the diagonal times 11999998000 exceeds"
            + " 1099511627775; use a smaller pair or smaller weights",
        assertThrows(IllegalArgumentException.class, () -> heavy(3000, 2000)).getMessage());
  }

  @Test
  void refusesAPairThatCanOverflowAndHasNoCoarserScale() {
    Movement dear = Movement.parse("8 never 524288/1048576");
    assertEquals(1 << 19, GridGraph.of(open(1024, 1024), dear).straightCost());
    assertThrows(IllegalArgumentException.class, () -> GridGraph.of(open(1025, 1024), dear));
  }

  private static GridGraph heavy(int width, int height) {
    return GridGraph.of(open(width, height), Movement.parse("8 never sqrt2 .=1000"));
  }

  private static GridMap open(int width, int height) {
    GridMap.Builder builder = GridMap.builder(width, height);
    byte[] row = ".".repeat(width).getBytes(StandardCharsets.US_ASCII);
    for (int y = 0; y < height; y++) {
      builder.row(y, row, 0);
    }
    return builder.build();
  }

  @Test
  void componentsAreComputedOnce() {
    GridGraph graph = GridGraph.of(GridMap.parse(".@."), Movement.OCTILE);
    assertSame(graph.components(), graph.components());
  }

  @Test
  void acceptsAFreeEnd() {
    GridGraph graph = GridGraph.of(GridMap.parse(".@"), Movement.OCTILE);
    graph.requireFree(graph.map().cell(0, 0), "start");
    assertTrue(graph.isFree(graph.map().cell(0, 0)));
  }

  @Test
  void refusesABlockedEndWithItsCoordinatesAndLetter() {
    GridGraph graph = GridGraph.of(GridMap.parse(".T"), Movement.OCTILE);
    assertEquals(
        "goal (1, 0) is blocked: its terrain 'T' is not in 'ground'",
        assertThrows(
                IllegalArgumentException.class,
                () -> graph.requireFree(graph.map().cell(1, 0), "goal"))
            .getMessage());
  }

  @Test
  void refusesAnEndOffTheMap() {
    GridGraph graph = GridGraph.of(GridMap.parse("..", ".."), Movement.OCTILE);
    assertEquals(
        "start index 0 (off the map): expected a cell of the map of 2 x 2",
        assertThrows(IllegalArgumentException.class, () -> graph.requireFree(0, "start"))
            .getMessage());
  }

  @Test
  void aChangeThatIsNoneIsAnsweredByTheSameGraph() {
    GridMap map = GridMap.parse(".@", "..");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    assertSame(graph, graph.with(CellChanges.on(map).set(1, 0, '@').free(0, 0).build()));
    CellChanges elsewhere = CellChanges.on(GridMap.parse(".")).free(0, 0).build();
    assertThrows(IllegalArgumentException.class, () -> graph.with(elsewhere));
  }

  @Test
  void aCellMayBecomeHeavier() {
    GridMap map = GridMap.parse(".@", "..");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE.withTerrain(GridCases.WEIGHTED));
    GridGraph heavier = graph.with(CellChanges.on(map).set(0, 0, 'W').set(1, 0, 'T').build());
    assertArrayEquals(graph.moves(), heavier.moves());
    assertArrayEquals(graph.freeBits(), heavier.freeBits());
    assertEquals(7, heavier.weight(map.cell(0, 0)));
    assertTrue(heavier.isWeighted());
  }
}
