package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/** Counts what a search does by watching it, for one query. */
public final class ObservedCounts implements SearchObserver {
  private final GridCase query;
  private final Set<Integer> touched = new HashSet<>();
  private final Set<Integer> opened = new HashSet<>();
  private final Set<Integer> closed = new HashSet<>();
  private long expanded;
  private long generated;
  private long reopened;
  private int begun;
  private Outcome ended;
  private boolean hasMet;
  private int waiting;

  private ObservedCounts(GridCase query) {
    this.query = query;
  }

  /** An observer sees a query begin and end once, and counts the expansions that are counted. */
  public static void agree(Function<GridGraph, Planner> prepare, GridCase query) {
    ObservedCounts seen = new ObservedCounts(query);
    SearchCounters counters = seen.watch(prepare);
    assertEquals(seen.expanded, counters.expanded, "expanded");
    assertTrue(seen.generated <= counters.generated, "generated");
  }

  /** Where nodes are cells, one for each side, the counts of cells follow from what is observed. */
  public static void agreeOnCells(Function<GridGraph, Planner> prepare, GridCase query) {
    new ObservedCounts(query).watchCells(prepare);
  }

  /**
   * As {@link #agreeOnCells}, where no cell is expanded that was not queued. The open list holds at
   * least the cells that wait before the goal, or the other side, is reached; but for one that the
   * other side may have taken together with the one just expanded.
   */
  public static void agreeOnQueuedCells(Function<GridGraph, Planner> prepare, GridCase query) {
    ObservedCounts seen = new ObservedCounts(query);
    SearchCounters counters = seen.watchCells(prepare);
    if (counters.generated == 0) {
      assertEquals(0, counters.heapOperations);
      return;
    }
    long origins = counters.generated - seen.generated;
    long held = seen.waiting - (origins - 1);
    assertTrue(held <= counters.openPeak, () -> held + " wait: " + counters);
    assertTrue(counters.expanded <= counters.heapOperations, () -> "taken: " + counters);
  }

  private SearchCounters watchCells(Function<GridGraph, Planner> prepare) {
    SearchCounters counters = watch(prepare);
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

  private SearchCounters watch(Function<GridGraph, Planner> prepare) {
    PathSearch search = prepare.apply(query.graph()).newSearch(this);
    Outcome outcome = search.find(query.start(), query.goal(), new PathBuffer());
    assertEquals(1, begun, "queries begun");
    assertEquals(outcome, ended, "the outcome");
    return search.counters();
  }

  @Override
  public void begin(int start, int goal) {
    assertEquals(query.start(), start);
    assertEquals(query.goal(), goal);
    assertNull(ended, "begun before the end");
    begun++;
  }

  @Override
  public void end(Outcome outcome) {
    assertNull(ended, "one end");
    ended = outcome;
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
    expanded++;
    opened.remove(2 * cell + side);
    reopened += closed.add(2 * cell + side) ? 0 : 1;
  }
}
