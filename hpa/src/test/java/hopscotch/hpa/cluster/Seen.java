package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import java.util.HashSet;
import java.util.Set;

/** What an observer sees of one search from a start, to be compared with what the search counts. */
final class Seen implements SearchObserver {
  private final Set<Integer> touched = new HashSet<>();
  private final Set<Integer> closed = new HashSet<>();
  private long expanded;
  private long generated = 1;
  private long reopened;

  Seen(int start) {
    touched.add(start);
  }

  @Override
  public void generate(int frontier, int cell, int parent, long g, long f) {
    generated++;
    touched.add(cell);
  }

  @Override
  public void expand(int frontier, int cell, long g, long f) {
    expanded++;
    reopened += closed.add(cell) ? 0 : 1;
  }

  void assertCounted(SearchCounters counters) {
    assertEquals(expanded, counters.expanded, "expanded");
    assertEquals(generated, counters.generated, "generated");
    assertEquals(reopened, counters.reopened, "reopened");
    assertEquals(touched.size(), counters.touched, "touched");
    assertTrue(counters.heapOperations <= 2 * counters.generated, "put in and taken out once");
    assertTrue(counters.openPeak >= 1 && counters.openPeak <= counters.generated, "open");
  }
}
