package hopscotch.core.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PathTest {

  @Test
  void aGridPathKnowsItsWaypointsCostAndLength() {
    Drawn drawn = Drawn.of("8 never 2/3", "0.1.", "...2");
    Path path = Path.of(drawn.graph(), drawn.path());
    assertEquals(3, path.size());
    assertEquals(drawn.path().cell(1), path.cell(1));
    assertEquals(3, path.x(2));
    assertEquals(1, path.y(2));
    assertTrue(path.isGridPath());
    assertEquals(2 + 2 + 3, path.cost());
    assertEquals(3.5, path.length());
    assertEquals("(0, 0) (2, 0) (3, 1), length 3.5", path.toString());
  }

  @Test
  void anAnyAnglePathHasALengthButNoCost() {
    Drawn drawn = Drawn.of("8", "0..", "..1");
    Path path = Path.of(drawn.graph(), drawn.path());
    assertFalse(path.isGridPath());
    assertEquals(Math.sqrt(5), path.length());
    assertEquals(
        "an any-angle path has a length, but no exact cost",
        assertThrows(IllegalStateException.class, path::cost).getMessage());
  }

  @Test
  void isACopyOfTheBuffer() {
    Drawn drawn = Drawn.of("8", "01");
    Path path = Path.of(drawn.graph(), drawn.path());
    drawn.path().set(0, 0);
    assertEquals(0, path.x(0));
  }

  @Test
  void refusesAnIllegalPath() {
    Drawn drawn = Drawn.of("8", "0@1");
    assertEquals(
        "not a path: segment 1 of 1, from (0, 0) to (2, 0): (1, 0) is not free",
        assertThrows(IllegalArgumentException.class, () -> Path.of(drawn.graph(), drawn.path()))
            .getMessage());
  }
}
