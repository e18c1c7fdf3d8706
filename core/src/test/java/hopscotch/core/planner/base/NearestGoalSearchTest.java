package hopscotch.core.planner.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.Toy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NearestGoalSearchTest {
  private final GridGraph graph = Toy.row("..@..");
  private final int first = graph.map().cell(0, 0);
  private final PathBuffer path = new PathBuffer();

  /** Tells how many pairs may meet, and never finds a path. */
  private static final class Pairs extends NearestGoalSearch {
    Pairs(GridGraph graph, boolean checkComponents, SearchObserver observer) {
      super(graph, checkComponents, observer, 0);
    }

    @Override
    protected Outcome search(int[] starts, int[] goals, PathBuffer path, Budget budget) {
      for (int from : starts) {
        for (int to : goals) {
          counters.expanded += mayMeet(from, to) ? 1 : 0;
        }
      }
      return Outcome.NO_PATH;
    }
  }

  private int[] cells(int... xs) {
    int[] cells = new int[xs.length];
    for (int i = 0; i < xs.length; i++) {
      cells[i] = first + xs[i];
    }
    return cells;
  }

  private long pairs(boolean checkComponents) {
    Pairs search = new Pairs(graph, checkComponents, null);
    search.find(cells(0, 1), cells(0, 3, 4), path, Budget.UNLIMITED);
    return search.counters().expanded;
  }

  @Test
  void componentsTellPairsWithoutAPath() {
    assertEquals(2, pairs(true));
    assertEquals(6, pairs(false));
  }

  @Test
  void pathAndCountersStartAfreshInEveryQuery() {
    Pairs search = new Pairs(graph, true, null);
    search.find(cells(0), cells(1), path, Budget.UNLIMITED);
    path.add(first);
    search.find(cells(0), cells(1), path, Budget.UNLIMITED);
    assertEquals(1, search.counters().expanded);
    assertEquals(0, path.size());
    assertEquals(-1, search.start());
    assertEquals(-1, search.goal());
  }

  @Test
  void refusesEndsThatAreNotFree() {
    Pairs search = new Pairs(graph, true, null);
    assertThrows(
        IllegalArgumentException.class,
        () -> search.find(cells(2), cells(0), path, Budget.UNLIMITED));
  }

  @Test
  void anObserverSeesTheFirstEndsAndTheOutcome() {
    List<String> seen = new ArrayList<>();
    SearchObserver observer = Toy.tellingEnds(graph, seen);
    assertSame(
        Outcome.NO_PATH,
        new Pairs(graph, true, observer).find(cells(1, 0), cells(4, 3), path, Budget.UNLIMITED));
    assertEquals(List.of("(1, 0) to (4, 0)", "NO_PATH"), seen);
  }
}
