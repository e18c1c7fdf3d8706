package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class KnownSpecTest {
  @Test
  void aParameterThatIsNotWrittenHasItsDefault() {
    KnownSpec spec = Planners.known("astar(open=heap)");
    assertEquals("heap", spec.arguments().text("open"));
    assertEquals("1", spec.arguments().text("weight"));
    assertEquals("astar(open=heap)", spec.toString());
  }

  @Test
  void twoWaysToWriteOneSpecAreEqual() {
    KnownSpec spec = Planners.known("astar(weight=1.50,open=heap)");
    assertEquals(Planners.known("astar(open=heap,weight=1.5)"), spec);
    assertEquals(Planners.known("astar(open=heap,weight=1.5)").hashCode(), spec.hashCode());
    assertNotEquals(Planners.known("astar"), spec);
  }

  @Test
  void allGoesFromTheOutsideIn() {
    KnownSpec spec = Planners.known("floyd(los(astar))");
    assertEquals(
        "[floyd(los(astar)), los(astar), astar]",
        spec.all().map(KnownSpec::toString).toList() + "");
  }
}
