package hopscotch.core.sight;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class BresenhamLineTest {
  private static final String SEED = "20265";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = SEED)
  void isAnOptimalPathOfMoves(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    PathBuffer path = new PathBuffer();
    if (new BresenhamLine(graph).draw(query.start(), query.goal(), path)) {
      PathCheck check = PathValidator.check(graph, path, query.start(), query.goal());
      assertTrue(check.isValid() && check.isGridPath(), check::toString);
      assertEquals(Oracle.cost(query), check.cost());
    }
  }

  @Property(seed = SEED)
  void isTheSameCellsBothWays(@ForAll("queries") GridCase query) {
    BresenhamLine line = new BresenhamLine(query.graph());
    for (GridCase pair : query.others(20)) {
      PathBuffer there = new PathBuffer();
      PathBuffer back = new PathBuffer();
      assertEquals(
          line.draw(pair.start(), pair.goal(), there), line.draw(pair.goal(), pair.start(), back));
      back.reverse(0);
      assertArrayEquals(there.toArray(), back.toArray(), () -> "" + pair);
    }
  }

  @Property(seed = SEED)
  void isNeverStoppedOnAnEmptyMap(@ForAll("queries") GridCase query) {
    boolean isOpen = query.graph().freeCount() == query.map().width() * query.map().height();
    PathBuffer path = new PathBuffer();
    boolean drawn = new BresenhamLine(query.graph()).draw(query.start(), query.goal(), path);
    assertTrue(drawn || !isOpen);
  }

  @Test
  void takesTheCellNearestToTheLine() {
    GridCase query = GridCase.of("8 never", 0, 0, 4, 1, ".....", ".....");
    PathBuffer path = new PathBuffer();
    assertTrue(new BresenhamLine(query.graph()).draw(query.start(), query.goal(), path));
    int[] rows = path.toArray();
    for (int i = 0; i < rows.length; i++) {
      rows[i] = query.map().y(rows[i]);
    }
    assertArrayEquals(new int[] {0, 0, 1, 1, 1}, rows);
  }

  /** Both ways through the corner in the middle are open, or that over the upper right alone. */
  @Test
  void withFourDirectionsItGoesSidewaysFirstThroughACorner() {
    GridCase open = GridCase.of("4", 0, 0, 1, 1, "..", "..");
    PathBuffer path = new PathBuffer();
    assertTrue(new BresenhamLine(open.graph()).draw(open.start(), open.goal(), path));
    int upperRight = open.map().cell(1, 0);
    assertArrayEquals(new int[] {open.start(), upperRight, open.goal()}, path.toArray());
    GridCase over = GridCase.of("4", 0, 0, 1, 1, "..", "@.");
    assertTrue(new BresenhamLine(over.graph()).draw(over.start(), over.goal(), path));
    GridCase under = GridCase.of("4", 0, 0, 1, 1, ".@", "..");
    assertFalse(new BresenhamLine(under.graph()).draw(under.start(), under.goal(), path));
  }

  @Test
  void leavesTheBufferAloneWhereItIsStopped() {
    GridCase query = GridCase.of("8 never", 0, 0, 2, 2, "...", ".@.", "...");
    PathBuffer path = new PathBuffer();
    path.add(query.goal());
    assertFalse(new BresenhamLine(query.graph()).draw(query.start(), query.goal(), path));
    assertArrayEquals(new int[] {query.goal()}, path.toArray());
  }
}
