package hopscotch.judge.timing;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.parameter.Parameter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** A decorator that makes a good planner go wrong on every fifth start. */
public final class FaultyPlanners implements PlannerProvider {

  /** The ways to go wrong. */
  enum Fault {
    THROW,
    HANG,
    MEMORY,
    EXIT,
    SIGNAL,
    ILLEGAL,
    NO_PATH,
    NULL,
    NEGATIVE,
    OVERFLOWING,
    INDEX,
    PREPARATION,
    ODD_MAP,
    /** Ends its process, too; and finds no path on its first twenty queries. */
    COLD
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("faulty")
            .summary("goes wrong now and then")
            .decorates(1)
            .parameters(Parameter.choice("fault", Fault.THROW, "how it goes wrong"))
            .preparedBy(
                (arguments, inner, graph, budget) ->
                    prepare(arguments.choice("fault", Fault.class), inner.get(0), graph)));
  }

  private static Planner prepare(Fault fault, Planner good, GridGraph graph) {
    boolean isOdd = graph.freeCount() % 2 == 1;
    if (fault == Fault.PREPARATION || fault == Fault.ODD_MAP && isOdd) {
      throw new IllegalArgumentException("this map is not to my taste");
    }
    return new Faulty(fault, good, graph);
  }

  private record Faulty(Fault fault, Planner good, GridGraph graph) implements Planner {
    @Override
    public Guarantee guarantee() {
      return good.guarantee();
    }

    @Override
    public long indexBytes() {
      return fault == Fault.INDEX ? Long.MAX_VALUE : good.indexBytes();
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      PathSearch search = good.newSearch(observer);
      return new PathSearch() {
        private int asked;

        @Override
        public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
          Outcome outcome = search.find(start, goal, path, budget);
          boolean isCold = fault == Fault.COLD && asked++ < 20;
          return start % 5 == 0
              ? goWrong(fault, outcome, path, search.counters())
              : isCold ? Outcome.NO_PATH : outcome;
        }

        @Override
        public SearchCounters counters() {
          return search.counters();
        }
      };
    }
  }

  private static Outcome goWrong(
      Fault fault, Outcome outcome, PathBuffer path, SearchCounters counters) {
    switch (fault) {
      case THROW -> throw new IllegalStateException("went wrong,\nand on a second line");
      case HANG -> hang();
      case MEMORY -> hoard();
      case EXIT, COLD -> Runtime.getRuntime().halt(7);
      case SIGNAL -> killThisProcess();
      case ILLEGAL -> path.truncate(1);
      case NO_PATH -> path.clear();
      case NEGATIVE -> counters.touched = -5;
      case OVERFLOWING -> counters.heapOperations = Long.MAX_VALUE;
      default -> {}
    }
    return fault == Fault.NULL ? null : fault == Fault.NO_PATH ? Outcome.NO_PATH : outcome;
  }

  /** As the system does where memory runs out. */
  private static void killThisProcess() {
    try {
      System.err.println("about to be killed");
      String pid = Long.toString(ProcessHandle.current().pid());
      new ProcessBuilder("kill", "-KILL", pid).start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void hang() {
    while (!Thread.currentThread().isInterrupted()) {
      Thread.onSpinWait();
    }
  }

  private static void hoard() {
    List<long[]> hoard = new ArrayList<>();
    while (hoard.size() < Integer.MAX_VALUE) {
      hoard.add(new long[1 << 20]);
    }
  }
}
