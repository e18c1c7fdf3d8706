package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DirectionsTest {

  @ParameterizedTest
  @CsvSource({"0,0,-1", "1,1,0", "2,0,1", "3,-1,0", "4,1,-1", "5,1,1", "6,-1,1", "7,-1,-1"})
  void aDirectionIsAUnitStep(int d, int dx, int dy) {
    assertEquals(dx, Directions.dx(d));
    assertEquals(dy, Directions.dy(d));
    assertEquals(d, Directions.of(dx, dy));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void theReverseLeadsBack(int d) {
    int back = Directions.reverse(d);
    assertEquals(0, Directions.dx(d) + Directions.dx(back));
    assertEquals(0, Directions.dy(d) + Directions.dy(back));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void theMasksPartStraightFromDiagonal(int d) {
    boolean both = Directions.dx(d) != 0 && Directions.dy(d) != 0;
    assertEquals(both, Directions.isDiagonal(d));
    assertEquals(both ? 0 : 1 << d, Directions.STRAIGHT_MASK & 1 << d);
    assertEquals(both ? 1 << d : 0, Directions.DIAGONAL_MASK & 1 << d);
  }

  @Test
  void offsetsAreWhatAMoveAddsToACell() {
    assertArrayEquals(new int[] {-10, 1, 10, -1, -9, 11, 9, -11}, Directions.offsets(10));
  }

  @ParameterizedTest
  @CsvSource({"0,0", "2,0", "0,-2", "1,2"})
  void noDirectionForWhatIsNoUnitStep(int dx, int dy) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Directions.of(dx, dy)).getMessage();
    assertEquals("no unit step: (" + dx + ", " + dy + ")", message);
  }
}
