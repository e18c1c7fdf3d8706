package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class GuaranteeTest {

  @Test
  void aBoundOfOneIsOptimal() {
    assertSame(Guarantee.OPTIMAL, Guarantee.bounded(1));
    assertEquals(Guarantee.Kind.BOUNDED, Guarantee.bounded(1.001).kind());
  }

  @Test
  void onlyOptimalIsOptimal() {
    assertTrue(Guarantee.OPTIMAL.isOptimal());
    assertFalse(Guarantee.bounded(1.5).isOptimal());
    assertFalse(Guarantee.COMPLETE.isOptimal());
  }

  @Test
  void onlyIncompleteMissesPaths() {
    assertTrue(Guarantee.OPTIMAL.isComplete());
    assertTrue(Guarantee.bounded(2).isComplete());
    assertTrue(Guarantee.COMPLETE.isComplete());
    assertFalse(Guarantee.INCOMPLETE.isComplete());
  }

  @Test
  void aBoundIsPrinted() {
    assertEquals("BOUNDED(1.5)", Guarantee.bounded(1.5).toString());
    assertEquals("OPTIMAL", Guarantee.OPTIMAL.toString());
    assertEquals("COMPLETE", Guarantee.COMPLETE.toString());
    assertEquals("INCOMPLETE", Guarantee.INCOMPLETE.toString());
  }

  @Test
  void inAnotherMetricOnlyCompletenessIsLeft() {
    assertSame(Guarantee.COMPLETE, Guarantee.OPTIMAL.withoutBound());
    assertSame(Guarantee.COMPLETE, Guarantee.bounded(2).withoutBound());
    assertSame(Guarantee.INCOMPLETE, Guarantee.INCOMPLETE.withoutBound());
  }

  @Test
  void isReadBackFromItsText() {
    for (Guarantee guarantee :
        List.of(
            Guarantee.OPTIMAL,
            Guarantee.COMPLETE,
            Guarantee.INCOMPLETE,
            Guarantee.bounded(1.5),
            Guarantee.bounded(1e10 / 3))) {
      assertEquals(guarantee, Guarantee.parse(guarantee.toString()));
    }
    for (String text : List.of("", "OPTIMALLY", "BOUNDED", "BOUNDED()", "BOUNDED(x)")) {
      assertThrows(IllegalArgumentException.class, () -> Guarantee.parse(text), text);
    }
  }
}
