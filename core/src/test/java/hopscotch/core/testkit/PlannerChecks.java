package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import hopscotch.core.contract.ContractCase;
import hopscotch.core.contract.Finding;
import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.Promise;
import hopscotch.core.contract.Referee;
import hopscotch.core.contract.Subject;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Holds a planner to its promises on one case, and to what no stranger's planner promises: see
 * {@link PlannerContract}. Each takes the way to prepare the planner, so that a planner outside the
 * registry can be checked too, and fails with an assertion error.
 */
public final class PlannerChecks {
  private PlannerChecks() {}

  /** What one query gave: outcome, path of cells or points, counters as text. */
  record Answer(Outcome outcome, String cells, String counters) {
    static Answer of(PathSearch search, GridCase query) {
      PathBuffer path = new PathBuffer();
      Outcome outcome = search.find(query.start(), query.goal(), path);
      return new Answer(outcome, Arrays.toString(path.toArray()), search.counters().toString());
    }
  }

  /** A planner whose only search is one that lives on. */
  private record Living(Planner planner, PathSearch search) implements Planner {
    @Override
    public GridGraph graph() {
      return planner.graph();
    }

    @Override
    public Guarantee guarantee() {
      return planner.guarantee();
    }

    @Override
    public LengthMetric metric() {
      return planner.metric();
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return search;
    }
  }

  /** The planner, as one whose answers the oracle judges. */
  static Subject subject(Function<GridGraph, Planner> prepare) {
    return new Subject(prepare, new OracleReferee(), Budget.UNLIMITED, 0, true);
  }

  /** These promises are kept on a case. */
  public static void keeps(
      Set<Promise> promises, Function<GridGraph, Planner> prepare, GridCase query) {
    keeps(promises, subject(prepare), query);
  }

  private static void keeps(Set<Promise> promises, Subject subject, GridCase query) {
    ContractCase tried = new ContractCase(subject, query);
    for (Promise promise : promises) {
      Finding finding = tried.find(promise);
      if (finding.breaks(() -> subject.prepare().apply(query.graph()).guarantee())) {
        throw new AssertionError(
            promise.text() + ": no, " + finding.text() + query, finding.cause());
      }
    }
  }

  /** A path is legal, leads from start to goal, and is as good as the guarantee says. */
  public static void answersAsPromised(Function<GridGraph, Planner> prepare, GridCase query) {
    keeps(Promise.ofOneAnswer(), prepare, query);
  }

  /** As {@link #answersAsPromised(Function, GridCase)}, for a search that lives on. */
  public static void answersAsPromised(Planner planner, PathSearch search, GridCase query) {
    answersAsPromised(graph -> new Living(planner, search), query);
  }

  /**
   * As {@link #answersAsPromised(Planner, PathSearch, GridCase)}, where the oracle was asked.
   *
   * @param optimum the least cost, or {@link Oracle#UNREACHABLE}
   */
  public static void answersAsPromised(
      Planner planner, PathSearch search, GridCase query, long optimum) {
    Referee referee = new OracleReferee(asked -> optimum);
    Planner living = new Living(planner, search);
    keeps(
        Promise.ofOneAnswer(),
        new Subject(graph -> living, referee, Budget.UNLIMITED, 0, true),
        query);
  }

  /**
   * A search answers as a fresh one also where the numbers that tell its queries apart run out.
   *
   * @param searchNumbers see {@link CheckedPlanner#counting}
   */
  public static void reusedIsFreshWhereSearchNumbersRunOut(
      Planner planner, GridCase query, Map<String, Number> searchNumbers) {
    PathSearch reused = planner.newSearch();
    Answer.of(reused, query);
    SearchNumbers.runOut(reused, searchNumbers);
    for (GridCase other : query.others(7)) {
      assertEquals(Answer.of(planner.newSearch(), other), Answer.of(reused, other));
    }
  }

  /**
   * Once warm, a round of queries allocates nothing: of twenty rounds of the same queries, two in
   * succession. A search that allocates does so in every round; the virtual machine, which links
   * and compiles on the account of the thread that runs, does so in one or two of them.
   */
  public static void warmQueriesAllocateNothing(
      Function<GridGraph, Planner> prepare, GridCase query) {
    PathSearch search = prepare.apply(query.graph()).newSearch();
    PathBuffer path = new PathBuffer();
    GridCase[] queries = query.others(20);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long[] allocated = new long[20];
    for (int round = 0; round < allocated.length; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (GridCase other : queries) {
        search.find(other.start(), other.goal(), path);
      }
      allocated[round] = threads.getCurrentThreadAllocatedBytes() - before;
      if (round > 0 && allocated[round - 1] == 0 && allocated[round] == 0) {
        return;
      }
    }
    fail("bytes allocated by twenty rounds of the same queries: " + Arrays.toString(allocated));
  }
}
