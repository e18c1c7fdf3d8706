package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ArrayLengthTest {
  @Test
  void aLengthThatFitsIsItself() {
    assertEquals(ArrayLength.MAX, ArrayLength.of(ArrayLength.MAX, "edges"));
  }

  @Test
  void growsToTwiceWhatIsNeededAsFarAsThereIsRoom() {
    assertEquals(2000, ArrayLength.grown(1000, "edges"));
    assertEquals(ArrayLength.MAX, ArrayLength.grown(ArrayLength.MAX - 1L, "edges"));
  }

  @Test
  void refusesWhatNoArrayHolds() {
    assertEquals(
        "this map is too large: edges would take 3000000000 numbers in one array, which has room"
            + " for 2147483639",
        assertThrows(IllegalArgumentException.class, () -> ArrayLength.of(3_000_000_000L, "edges"))
            .getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> ArrayLength.grown(ArrayLength.MAX + 1L, "edges"));
  }
}
