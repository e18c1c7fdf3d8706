package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import java.util.HashSet;
import java.util.Set;

/** Counts what a search does by watching it, for one query. */
public final class ObservedCounts implements SearchObserver {
  private final GridCase query;
  private final Set<Integer> touched = new HashSet<>();
  private final Set<Integer> opened = new HashSet<>();
  private final Set<Integer> closed = new HashSet<>();
  private long generated;
  private long reopened;
  private boolean hasMet;
  private int waiting;

  private ObservedCounts(GridCase query) {
    this.query = query;
  }

  /** Where nodes are cells, one for each side, the counts of cells follow from what is observed. */
  public static void agreeOnCells(Planner planner, GridCase query) {
    new ObservedCounts(query).watchCells(planner);
  }

  /**
   * As {@link #agreeOnCells}, where no cell is expanded that was not queued. The open list holds at
   * least the cells that wait before the goal, or the other side, is reached; but for one that the
   * other side may have taken together with the one just expanded.
   */
  public static void agreeOnQueuedCells(Planner planner, GridCase query) {
    ObservedCounts seen = new ObservedCounts(query);
    SearchCounters counters = seen.watchCells(planner);
    if (counters.generated == 0) {
      assertEquals(0, counters.heapOperations);
      return;
    }
    long origins = counters.generated - seen.generated;
    long held = seen.waiting - (origins - 1);
    assertTrue(held <= counters.openPeak, () -> held + " wait: " + counters);
    assertTrue(counters.expanded <= counters.heapOperations, () -> "taken: " + counters);
  }

  private SearchCounters watchCells(Planner planner) {
    SearchCounters counters = watch(planner);
    if (counters.generated == 0) {
      assertEquals(0, generated + counters.touched);
      return counters;
    }
    long origins = counters.generated - generated;
    assertTrue(origins == 1 || origins == 2, () -> origins + " generated without a parent");
    touched.add(query.start());
    if (origins == 2) {
      touched.add(query.goal());
    }
    assertEquals(reopened, counters.reopened, "reopened");
    assertEquals(touched.size(), counters.touched, "touched");
    return counters;
  }

  private SearchCounters watch(Planner planner) {
    PathSearch search = planner.newSearch(this);
    search.find(query.start(), query.goal(), new PathBuffer());
    return search.counters();
  }

  @Override
  public void generate(int side, int cell, int parent, long g, long f) {
    generated++;
    hasMet |= cell == (side == 0 ? query.goal() : query.start());
    hasMet |= opened.contains(2 * cell + 1 - side);
    touched.add(cell);
    opened.add(2 * cell + side);
    if (!hasMet) {
      waiting = Math.max(waiting, opened.size());
    }
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    opened.remove(2 * cell + side);
    reopened += closed.add(2 * cell + side) ? 0 : 1;
  }
}
