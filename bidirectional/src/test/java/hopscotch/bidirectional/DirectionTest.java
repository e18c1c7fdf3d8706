package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DirectionTest {

  @Test
  void inTurnTheForwardFrontierBegins() {
    assertTrue(Direction.ALTERNATE.isForward(0, 9, 1, 9, 1));
    assertFalse(Direction.ALTERNATE.isForward(1, 1, 9, 1, 9));
  }

  @Test
  void cardinalityTakesTheSmallerOpenListAndForwardOnATie() {
    assertTrue(Direction.CARDINALITY.isForward(1, 3, 4, 9, 1));
    assertFalse(Direction.CARDINALITY.isForward(0, 4, 3, 1, 9));
    assertTrue(Direction.CARDINALITY.isForward(1, 4, 4, 9, 1));
  }

  @Test
  void smallerFTakesTheLeastKeyAndForwardOnATie() {
    assertTrue(Direction.SMALLER_F.isForward(1, 9, 1, 3, 4));
    assertFalse(Direction.SMALLER_F.isForward(0, 1, 9, 4, 3));
    assertTrue(Direction.SMALLER_F.isForward(1, 9, 1, 4, 4));
  }
}
