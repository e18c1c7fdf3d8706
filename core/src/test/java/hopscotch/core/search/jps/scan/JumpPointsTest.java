package hopscotch.core.search.jps.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.search.jps.Served;
import hopscotch.core.testkit.GridCases;
import java.util.Arrays;
import java.util.BitSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class JumpPointsTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(Served.MOVEMENTS);
  }

  /** From every cell and in every direction, against the jumps that a search would make. */
  @Property(seed = "20292")
  void areWherePrunedJumpsEnd(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    GridMap map = query.map();
    JumpRule rule = JumpRule.of(graph, "jps");
    JumpPoints points = new JumpPoints(rule);
    Jumps jumps = new Jumps(rule, points, new JumpStops(rule, false), true);
    BitSet ends = new BitSet();
    for (int cell = 0; cell < map.cellCount(); cell++) {
      if (graph.isFree(cell)) {
        jumps.from(cell, map.x(cell) + 1, map.y(cell) + 1, graph.moves(cell));
        for (int i = 0; i < jumps.count; i++) {
          ends.set(Jumps.cell(jumps.ends[i]));
        }
      }
    }
    assertArrayEquals(ends.stream().toArray(), points.cells());
  }

  @Property(seed = "20293")
  void areNumberedInTheOrderOfCells(@ForAll("queries") GridCase query) {
    JumpPoints points = points(query.graph());
    int[] cells = points.cells();
    int next = 0;
    for (int cell = 0; cell < query.map().cellCount(); cell++) {
      boolean isNext = next < cells.length && cells[next] == cell;
      assertEquals(isNext ? next : JumpPoints.NONE, points.number(cell));
      next += isNext ? 1 : 0;
    }
    assertEquals(points.count(), next);
  }

  @Example
  void areDenseAboveOneInTenCells() {
    assertEquals(4, points(roundAPillar(20)).count());
    assertFalse(points(roundAPillar(20)).isDense());
    assertEquals(4, points(roundAPillar(3)).count());
    assertTrue(points(roundAPillar(3)).isDense());
  }

  /**
   * An open square with a wall of one cell in its middle; the cells at its corners are jump points.
   */
  private static GridGraph roundAPillar(int side) {
    String[] rows = new String[side];
    Arrays.fill(rows, ".".repeat(side));
    rows[side / 2] = ".".repeat(side / 2) + "@" + ".".repeat(side - side / 2 - 1);
    return GridCase.of("8 never sqrt2", 0, 0, 1, 0, rows).graph();
  }

  private static JumpPoints points(GridGraph graph) {
    return new JumpPoints(JumpRule.of(graph, "jps"));
  }
}
