package hopscotch.harness.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProcessorsTest {
  @Test
  void aListNamesSinglesAndRanges() {
    assertEquals(List.of(3), Processors.parse("3"));
    assertEquals(List.of(4, 5, 6, 9, 12, 13), Processors.parse("4-6,9,12-13"));
  }

  @Test
  void theyAreTakenInTurn() {
    List<Integer> allowed = Processors.allowed();
    int first = allowed.indexOf(Processors.next());
    assertTrue(first >= 0);
    for (int i = 1; i <= allowed.size(); i++) {
      assertEquals(allowed.get((first + i) % allowed.size()), Processors.next());
    }
  }
}
