package hopscotch.core.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.testkit.GridCases;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class LineOfSightTest {
  private static final String SEED = "20265";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = SEED)
  void isTheGeometry(@ForAll("queries") GridCase query) {
    LineOfSight sight = new LineOfSight(query.graph());
    GeometricSight geometry = new GeometricSight(query.map(), query.movement());
    for (GridCase pair : query.others(20)) {
      assertEquals(
          geometry.sees(pair.start(), pair.goal()),
          sight.sees(pair.start(), pair.goal()),
          () -> "" + pair);
    }
  }

  @Property(seed = SEED)
  void agreesWithTheValidator(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    LineOfSight sight = new LineOfSight(graph);
    for (GridCase pair : query.others(50)) {
      if (pair.start() != pair.goal()) {
        PathBuffer line = new PathBuffer();
        line.add(pair.start());
        line.add(pair.goal());
        boolean isValid = PathValidator.check(graph, line).isValid();
        assertEquals(isValid, sight.sees(pair.start(), pair.goal()), () -> "" + pair);
      }
    }
  }

  @Property(seed = SEED)
  void isSymmetric(@ForAll("queries") GridCase query) {
    LineOfSight sight = new LineOfSight(query.graph());
    for (GridCase pair : query.others(50)) {
      assertEquals(
          sight.sees(pair.start(), pair.goal()),
          sight.sees(pair.goal(), pair.start()),
          () -> "" + pair);
    }
  }

  @Property(seed = SEED)
  void joinsOnlyWhatMovesJoin(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    LineOfSight sight = new LineOfSight(graph);
    for (GridCase pair : query.others(50)) {
      if (sight.sees(pair.start(), pair.goal())) {
        assertTrue(graph.components().connected(pair.start(), pair.goal()), () -> "" + pair);
      }
    }
  }

  @Test
  void anExactDiagonalMustNotCutACorner() {
    String[] rows = {".@.", "...", "..."};
    assertFalse(sees("8 never", 0, 0, 2, 2, rows));
    assertTrue(sees("8 one-free", 0, 0, 2, 2, rows));
  }

  @Test
  void aLineMustNotGrazeThroughTwoDiagonalObstacles() {
    String[] rows = {"..@.", "..@.", ".@..", ".@.."};
    assertFalse(sees("8 never", 0, 3, 3, 0, rows));
    String[] gap = {"..@", ".@."};
    assertFalse(sees("8 one-free", 1, 0, 2, 1, gap));
    assertTrue(sees("8 always", 1, 0, 2, 1, gap));
  }

  @Test
  void aSlantedLinePassesCornersUnderTheRule() {
    String[] oneBeside = {"..@.", "...."};
    assertFalse(sees("8 never", 0, 0, 3, 1, oneBeside));
    assertTrue(sees("8 one-free", 0, 0, 3, 1, oneBeside));
    String[] bothBeside = {"..@.", ".@.."};
    assertFalse(sees("8 one-free", 0, 0, 3, 1, bothBeside));
    assertTrue(sees("8 always", 0, 0, 3, 1, bothBeside));
  }

  @Test
  void withFourDirectionsNoLinePassesACorner() {
    String[] open = {"....", "...."};
    assertFalse(sees("4", 0, 0, 1, 1, open));
    assertFalse(sees("4", 0, 0, 3, 1, open));
    assertTrue(sees("4", 0, 0, 2, 1, open));
    assertTrue(sees("4", 0, 0, 3, 0, open));
  }

  @Test
  void aLongShallowLineDoesNotDrift() {
    int width = 3001;
    GridMap.Builder builder = GridMap.builder(width, 3);
    for (int x = 0; x < width; x++) {
      builder.set(x, x < 751 ? 0 : x < 2250 ? 1 : 2, '.');
      builder.set(x, x <= 750 ? 0 : x <= 2250 ? 1 : 2, '.');
    }
    builder.set(750, 1, '.').set(2250, 2, '.');
    GridMap map = builder.build();
    LineOfSight sight = new LineOfSight(GridGraph.of(map, Movement.OCTILE));
    GeometricSight geometry = new GeometricSight(map, Movement.OCTILE);
    for (int end = 2240; end < width; end++) {
      int goal = map.cell(end, 2);
      assertEquals(geometry.sees(map.cell(0, 0), goal), sight.sees(map.cell(0, 0), goal));
    }
    assertTrue(sight.sees(map.cell(0, 0), map.cell(3000, 2)));
  }

  @Test
  void oneBlockedCellAnywhereEndsTheSightAlongALongRow() {
    for (int blocked = 1; blocked < 299; blocked++) {
      GridMap map = GridMap.parse(".".repeat(blocked) + "@" + ".".repeat(299 - blocked));
      LineOfSight sight = new LineOfSight(GridGraph.of(map, Movement.OCTILE));
      assertFalse(sight.sees(map.cell(0, 0), map.cell(299, 0)), "blocked at " + blocked);
      assertTrue(sight.sees(map.cell(0, 0), map.cell(blocked - 1, 0)));
    }
  }

  @Test
  void aLineWithClearanceKeepsAwayFromWalls() {
    GridCase past = GridCase.of("8 never", 1, 1, 5, 1, ".......", ".......", ".......", "...@...");
    assertTrue(new LineOfSight(past.graph().withMargin(1)).sees(past.start(), past.goal()));
    assertFalse(new LineOfSight(past.graph().withMargin(2)).sees(past.start(), past.goal()));
  }

  @Test
  void weightedTerrainIsRefusedByName() {
    GridCase weighted = GridCase.of("8 never sqrt2 .=1,S=3", 0, 0, 1, 0, ".S");
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> LineOfSight.requireUnweighted(weighted.graph(), "floyd"))
            .getMessage();
    assertTrue(message.contains("'floyd'") && message.contains(".=1,S=3"), message);
  }

  private static boolean sees(String movement, int ax, int ay, int bx, int by, String... rows) {
    GridCase pair = GridCase.of(movement, ax, ay, bx, by, rows);
    return new LineOfSight(pair.graph()).sees(pair.start(), pair.goal());
  }
}
