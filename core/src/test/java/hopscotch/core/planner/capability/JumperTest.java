package hopscotch.core.planner.capability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JumperTest {
  private final Jumper.Box box = new Jumper.Box(2, 5, 3, 7);

  @ParameterizedTest
  @CsvSource({"2,5,true", "3,7,true", "1,6,false", "4,6,false", "2,4,false", "3,8,false"})
  void aBoxHoldsTheCellsFromItsFirstToItsLast(int x, int y, boolean isInside) {
    assertEquals(isInside, box.contains(x, y));
  }

  @Test
  void aBoxThatEndsBeforeItBeginsIsEmpty() {
    assertFalse(box.isEmpty());
    assertFalse(new Jumper.Box(2, 5, 2, 5).isEmpty());
    assertTrue(new Jumper.Box(3, 0, 2, 0).isEmpty());
  }
}
