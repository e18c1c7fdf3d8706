package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A graph changed in place is the graph of the changed map, and names every changed edge. */
class ChangingGraphTest {
  private static final String SEED = "20262";

  @Provide
  Arbitrary<GridCase> cases() {
    List<Movement> larger =
        Stream.of("8 body=2", "8 one-free sqrt2 .=1,S=3,W=7 body=5", "4 body=3")
            .map(Movement::parse)
            .toList();
    return GridCases.cases(Stream.concat(all(), larger.stream()).toList());
  }

  private static Stream<Movement> all() {
    return GridCases.allMovements().stream();
  }

  @Property(seed = SEED)
  void isTheGraphOfTheChangedMap(@ForAll("cases") GridCase query, @ForAll long seed) {
    Random random = new Random(seed);
    ChangingGraph changing = new ChangingGraph(query.graph());
    GridGraph before = query.graph();
    for (int round = 0; round < 5; round++) {
      CellChanges changes = someChanges(before.map(), random);
      GridGraph after = GridGraph.of(before.map().with(changes), query.movement());
      changing.apply(changes);
      requireSame(after, changing);
      requireSame(after, new ChangingGraph(before.with(changes)));
      requireChanges(before, after, changing);
      requireAltered(before, changing);
      changing.takeBack();
      requireSame(before, changing);
      changing.apply(changes);
      before = after;
    }
  }

  private static void requireAltered(GridGraph before, ChangingGraph changing) {
    Set<Integer> altered = new TreeSet<>();
    IntStream.range(0, changing.alteredCount()).forEach(i -> altered.add(changing.alteredCell(i)));
    for (int y = 0; y < before.map().height(); y++) {
      for (int x = 0; x < before.map().width(); x++) {
        int cell = before.map().cell(x, y);
        assertEquals(before.moves(cell), changing.movesBefore(cell), before.map().describe(cell));
        boolean isAltered =
            before.isFree(cell) != changing.graph().isFree(cell)
                || changing.graph().isFree(cell)
                    && before.weight(cell) != changing.graph().weight(cell);
        assertTrue(altered.contains(cell) || !isAltered, before.map().describe(cell));
      }
    }
  }

  @Property(seed = SEED)
  void keepsTheMarginAroundAnAgent(@ForAll("cases") GridCase query, @ForAll long seed) {
    Random random = new Random(seed);
    GridGraph roomy = query.graph().withMargin(1);
    ChangingGraph changing = new ChangingGraph(roomy);
    for (int round = 0; round < 5; round++) {
      CellChanges changes = someChanges(roomy.map(), random);
      roomy = roomy.with(changes);
      changing.apply(changes);
      requireSame(roomy, changing);
    }
  }

  private static void requireSame(GridGraph graph, ChangingGraph changing) {
    assertArrayEquals(graph.moves(), changing.graph().moves());
    assertArrayEquals(graph.terrain(), changing.graph().terrain());
    assertEquals(graph.costs(), changing.graph().costs());
    assertEquals(graph.isWeighted(), changing.graph().isWeighted());
    for (int cell = -1; cell <= graph.map().cellCount(); cell++) {
      assertEquals(graph.isFree(cell), changing.graph().isFree(cell));
    }
    assertEquals(graph.map(), changing.toGraph().map());
    assertEquals(graph.freeCount(), changing.graph().freeCount());
    assertEquals(graph.leastStraightCost(), changing.graph().leastStraightCost());
    assertEquals(graph.maxMoveCost(), changing.graph().maxMoveCost());
    assertEquals(graph.components().count(), changing.graph().components().count());
  }

  private static void requireChanges(GridGraph before, GridGraph after, ChangingGraph changing) {
    Set<Integer> listed = new TreeSet<>();
    IntStream.range(0, changing.changedCount())
        .forEach(i -> assertTrue(listed.add(changing.changedCell(i)), "listed once"));
    boolean isRescaled =
        !before.costs().equals(after.costs()) || before.isWeighted() != after.isWeighted();
    assertEquals(isRescaled, changing.isRescaled());
    if (isRescaled) {
      return;
    }
    for (int cell = 0; cell < before.map().cellCount(); cell++) {
      for (int d = 0; d < Directions.COUNT; d++) {
        long old = (before.moves(cell) >>> d & 1) == 0 ? Long.MAX_VALUE : before.cost(cell, d);
        long now = (after.moves(cell) >>> d & 1) == 0 ? Long.MAX_VALUE : after.cost(cell, d);
        assertTrue(old == now || listed.contains(cell), before.map().describe(cell));
        assertTrue(now >= old || changing.costsFell(), before.map().describe(cell));
      }
    }
  }

  private static CellChanges someChanges(GridMap map, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = random.nextInt(5); i >= 0; i--) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      changes.set(x, y, "@.SW".charAt(random.nextInt(4)));
    }
    return changes.build();
  }

  @Example
  void aDiagonalBesideTheChangedCellIsNamedAtBothEnds() {
    GridMap map = GridMap.parse("...", "...", "...");
    ChangingGraph graph = new ChangingGraph(GridGraph.of(map, Movement.OCTILE));
    graph.apply(CellChanges.on(map).block(0, 0).build());
    int[] listed =
        IntStream.range(0, graph.changedCount()).map(graph::changedCell).sorted().toArray();
    assertArrayEquals(
        new int[] {map.cell(0, 0), map.cell(1, 0), map.cell(0, 1), map.cell(1, 1)}, listed);
    assertEquals(
        0, graph.graph().moves(map.cell(1, 0)) >>> Directions.SW & 1, "from (1, 0) to (0, 1)");
  }

  @Example
  void aChangeThatIsNoneNamesNoCell() {
    GridMap map = GridMap.parse("..@", "...");
    ChangingGraph graph = new ChangingGraph(GridGraph.of(map, Movement.OCTILE));
    graph.apply(CellChanges.on(map).block(0, 0).free(0, 0).set(2, 0, '@').set(1, 0, 'G').build());
    assertEquals(0, graph.changedCount());
    assertFalse(graph.costsFell());
  }

  @Example
  void costsThatOverflowAreRefusedAndNothingIsChanged() {
    Movement heavy = Movement.parse("8 never 1048576/1048576 .=1,W=1000");
    GridMap map = GridMap.parse((".".repeat(1000) + "\n").repeat(1000).split("\n"));
    ChangingGraph graph = new ChangingGraph(GridGraph.of(map, heavy));
    CellChanges changes = CellChanges.on(map).set(5, 5, 'W').block(9, 9).build();
    assertThrows(IllegalArgumentException.class, () -> graph.apply(changes));
    requireSame(GridGraph.of(map, heavy), graph);
    assertEquals(0, graph.changedCount());
  }

  @Example
  void heuristicsAreChargedByTheTerrainNotByTheMap() {
    GridMap map = GridMap.parse("WS");
    Movement movement = Movement.parse("8 never 2/3 .=2,S=3,W=7");
    ChangingGraph graph = new ChangingGraph(GridGraph.of(map, movement));
    assertEquals(2 * 2 * 2, graph.leastStraightCost());
    assertEquals(2 * 2 * 3, graph.leastDiagonalCost());
  }

  @Example
  void changesToAMapOfAnotherSizeAreRefused() {
    ChangingGraph graph =
        new ChangingGraph(GridGraph.of(GridMap.parse("..", ".."), Movement.OCTILE));
    CellChanges elsewhere = CellChanges.on(GridMap.parse("...")).block(0, 0).build();
    assertThrows(IllegalArgumentException.class, () -> graph.apply(elsewhere));
  }
}
