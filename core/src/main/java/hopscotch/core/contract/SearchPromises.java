package hopscotch.core.contract;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ProvingSearch;
import hopscotch.core.planner.capability.ResumableSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The promises about searches of this JVM: their observers, counters, threads and capabilities. */
final class SearchPromises {
  private static final double ROUNDING = 1e-12;
  private static final int OTHERS = 5;
  private static final int ROUNDS = 3;
  private static final int CHANGES = 4;

  /** Kept from one case to the next, since to start a thread takes longer than most queries. */
  private static final ExecutorService THREADS =
      Executors.newFixedThreadPool(
          3,
          task -> {
            Thread thread = new Thread(task, "contract");
            thread.setDaemon(true);
            return thread;
          });

  private SearchPromises() {}

  /**
   * The result of one query: the outcome, the path of cells or points, and the counters as text.
   */
  private record Told(Outcome outcome, List<Integer> cells, String counters) {
    static Told by(PathSearch search, GridCase query, Budget budget) {
      PathBuffer path = new PathBuffer();
      Outcome outcome = search.find(query.start(), query.goal(), path, budget);
      return of(outcome, path, search);
    }

    static Told of(Outcome outcome, PathBuffer path, PathSearch search) {
      List<Integer> cells = Arrays.stream(path.toArray()).boxed().toList();
      return new Told(outcome, cells, search.counters().toString());
    }

    /** Demands the same of another. */
    void requireOf(Told other, String when) {
      Broken.unlessEqual(outcome, other.outcome, "the outcome " + when);
      Broken.unless(cells.equals(other.cells), "another path " + when);
      Broken.unlessEqual(counters, other.counters, "the counters " + when);
    }
  }

  private static Told told(ContractCase tried, PathSearch search, GridCase query) {
    return Told.by(search, query, tried.subject().budget());
  }

  static Finding refusesBadEnds(ContractCase tried) {
    GridCase query = tried.query();
    GridMap map = query.map();
    PathSearch search = tried.planner().newSearch();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        if (!query.graph().isFree(map.cell(x, y))) {
          refuses(search, query, map.cell(x, y), "(" + x + ", " + y + ")");
        }
      }
    }
    for (int border : new int[] {-1, 0, map.stride(), map.cellCount()}) {
      refuses(search, query, border, Integer.toString(border));
    }
    return Finding.KEPT;
  }

  private static void refuses(PathSearch search, GridCase query, int cell, String place) {
    refuses(search, cell, cell, place);
    if (query.isQuery()) {
      refuses(search, query.start(), cell, place);
      refuses(search, cell, query.goal(), place);
    }
  }

  private static void refuses(PathSearch search, int start, int goal, String place) {
    try {
      search.find(start, goal, new PathBuffer());
    } catch (IllegalArgumentException e) {
      String message = e.getMessage();
      Broken.unless(
          message != null && message.contains(place), "'%s' does not name %s", message, place);
      return;
    }
    throw Broken.that("%s is no end of a path, and was not refused".formatted(place));
  }

  static Finding repeats(ContractCase tried) {
    PathSearch reused = tried.planner().newSearch();
    for (GridCase other : tried.query().others(OTHERS)) {
      Told fresh = told(tried, tried.planner().newSearch(), other);
      fresh.requireOf(told(tried, reused, other), "after other queries, " + other.ends());
    }
    return Finding.KEPT;
  }

  static Finding deterministicAndObservable(ContractCase tried) {
    GridCase query = tried.query();
    Told plain = told(tried, tried.another(query).newSearch(), query);
    Told again = told(tried, tried.another(query).newSearch(), query);
    plain.requireOf(again, "by another planner of the same spec");
    Told observed = told(tried, tried.another(query).newSearch(new SearchObserver() {}), query);
    plain.requireOf(observed, "when observed");
    return Finding.KEPT;
  }

  static Finding threadsAgree(ContractCase tried) {
    Planner planner = tried.planner();
    GridCase[] queries = tried.query().others(8);
    List<Told> expected = all(tried, planner, queries);
    List<Future<List<Told>>> results = new ArrayList<>();
    for (int thread = 0; thread < 3; thread++) {
      results.add(THREADS.submit(() -> all(tried, planner, queries)));
    }
    try {
      for (Future<List<Told>> result : results) {
        for (int i = 0; i < queries.length; i++) {
          expected.get(i).requireOf(result.get().get(i), "in a thread of several");
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted while a planner was asked");
    } catch (ExecutionException e) {
      throw new IllegalStateException(
          "in a thread of several: " + Broken.text(e.getCause()), e.getCause());
    }
    return Finding.KEPT;
  }

  private static List<Told> all(ContractCase tried, Planner planner, GridCase[] queries) {
    PathSearch search = planner.newSearch();
    return Arrays.stream(queries).map(query -> told(tried, search, query)).toList();
  }

  /** A query that needs no expansion needs no budget; any other ends at once when cancelled. */
  static Finding cancels(ContractCase tried) {
    GridCase query = tried.query();
    PathSearch search = tried.planner().newSearch();
    Told whole = told(tried, search, query);
    long needed = search.counters().expanded;
    if (needed == 0) {
      Told poor = Told.by(search, query, Budget.expansions(0));
      whole.requireOf(poor, "with a budget of no expansion, where none is needed");
    }
    Budget cancelled = Budget.expansions(Long.MAX_VALUE);
    cancelled.cancel();
    Outcome expected = needed > 0 ? Outcome.CANCELLED : whole.outcome();
    Outcome ended = Told.by(search, query, cancelled).outcome();
    Broken.unlessEqual(expected, ended, "the outcome when cancelled");
    Broken.unlessEqual(0L, search.counters().expanded, "expanded when cancelled");
    whole.requireOf(told(tried, search, query), "after a query that was cancelled");
    return Finding.KEPT;
  }

  static Finding countersAreConsistent(ContractCase tried) {
    PathSearch search = tried.planner().newSearch();
    told(tried, search, tried.query());
    SearchCounters counters = search.counters();
    Broken.unless(counters.expanded <= counters.generated, "expanded, generated: %s", counters);
    Broken.unless(counters.reopened <= counters.expanded, "reopened, expanded: %s", counters);
    Broken.unless(counters.touched <= counters.generated, "touched, generated: %s", counters);
    Broken.unless(counters.openPeak <= counters.generated, "open, generated: %s", counters);
    Broken.unless(counters.expanded >= 0 && counters.heapOperations >= 0, "below 0: %s", counters);
    return Finding.KEPT;
  }

  /** An observer sees a query begin and end once, and counts the expansions that are counted. */
  static Finding countersAreWhatIsObserved(ContractCase tried) {
    GridCase query = tried.query();
    long[] seen = new long[4];
    Outcome[] ended = new Outcome[1];
    // Count the events: begun, ended, generated, expanded.
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void begin(int start, int goal) {
            Broken.unless(start == query.start() && goal == query.goal(), "other ends begun");
            Broken.unless(seen[1] == 0, "begun after the end");
            seen[0]++;
          }

          @Override
          public void end(Outcome outcome) {
            ended[0] = outcome;
            seen[1]++;
          }

          @Override
          public void generate(int side, int cell, int parent, long g, long f) {
            seen[2]++;
          }

          @Override
          public void expand(int side, int cell, long g, long f) {
            seen[3]++;
          }
        };
    // Search, and compare what was counted with what was seen.
    PathSearch search = tried.planner().newSearch(observer);
    Outcome outcome = told(tried, search, query).outcome();
    Broken.unlessEqual(1L, seen[0], "queries that an observer sees begin");
    Broken.unlessEqual(1L, seen[1], "queries that an observer sees end");
    Broken.unlessEqual(outcome, ended[0], "the outcome that an observer sees");
    Broken.unlessEqual(seen[3], search.counters().expanded, "expanded, as observed");
    Broken.unless(
        seen[2] <= search.counters().generated,
        "an observer sees %d generated, and %d are counted",
        seen[2],
        search.counters().generated);
    return Finding.KEPT;
  }

  /** Costs of twice the size cost twice as much, and leave lengths alone. */
  static Finding costScales(ContractCase tried) {
    GridCase query = tried.query();
    if (!tried.guarantee().isOptimal() || query.movement().costs().isSqrt2()) {
      return Finding.NOT_ASKED;
    }
    AnswerCost cost = tried.fresh(query).answer(query).cost();
    GridCase twice = query.doubled();
    boolean isEuclidean = tried.planner().metric() == LengthMetric.EUCLIDEAN;
    Broken.unlessEqual(
        isEuclidean ? cost : cost.plus(cost),
        tried.fresh(twice).answer(twice).cost(),
        "with costs of twice the size");
    return Finding.KEPT;
  }

  static Finding repaired(ContractCase tried) {
    GridCase query = tried.query();
    Planner planner = tried.planner();
    Random random = new Random(query.map().hashCode());
    for (int round = 0; round < ROUNDS; round++) {
      Repairable repairable = planner.capability(Repairable.class).orElse(null);
      if (repairable == null) {
        return Finding.NOT_ASKED;
      }
      Planner before = planner;
      ContractCase.Asked living = tried.ask(before);
      GridMap map = before.graph().map();
      CellChanges changes = query.turnedOver(map, CHANGES, random);
      planner = repairable.withChanges(changes);
      Broken.unless(
          map.with(changes).equals(planner.graph().map()), "the graph is not that of the changes");
      Broken.unlessEqual(before.metric(), planner.metric(), "decorated as before");
      Broken.unlessEqual(before.extraCounters(), planner.extraCounters(), "decorated as before");
      Finding finding =
          answers(tried, tried.ask(planner), query).worse(answers(tried, living, query));
      if (!finding.isSound()) {
        return finding;
      }
    }
    return Finding.KEPT;
  }

  private static Finding answers(ContractCase tried, ContractCase.Asked asked, GridCase query) {
    GridCase changed = new GridCase(asked.planner().graph(), query.start(), query.goal());
    List<GridCase> queries = new ArrayList<>(List.of(changed.others(3)));
    if (changed.isQuery()) {
      queries.add(0, changed);
    }
    Finding worst = Finding.NOT_ASKED;
    for (GridCase each : queries) {
      worst = worst.worse(AnswerPromises.whole(tried, each, asked.reply(each)));
    }
    return worst;
  }

  static Finding resumedIsUncut(ContractCase tried) {
    GridCase query = tried.query();
    if (!(tried.planner().newSearch() instanceof ResumableSearch search)) {
      return Finding.NOT_ASKED;
    }
    PathSearch uncut = tried.planner().newSearch();
    Told whole = told(tried, uncut, query);
    long most = 100 + 20 * uncut.counters().expanded;
    Random random = new Random(31L * query.map().hashCode() + query.start());
    for (int largest : new int[] {2, 60}) {
      Told told = Told.by(search, query, Budget.expansions(random.nextInt(largest)));
      for (int slice = 0; told.outcome().isInterrupted(); slice++) {
        Broken.unless(told.cells().isEmpty(), "a path before the end");
        Broken.unless(slice < most, "no end after %d slices", slice);
        PathBuffer path = new PathBuffer();
        Outcome outcome = search.resume(path, Budget.expansions(random.nextInt(largest)));
        told = Told.of(outcome, path, search);
      }
      whole.requireOf(told, "where it was cut into slices");
    }
    return Finding.KEPT;
  }

  /** The lower bound is none above the least cost, and not so low that it breaks the promise. */
  static Finding provesItsFactor(ContractCase tried) {
    GridCase query = tried.query();
    Planner planner = tried.planner();
    if (!(planner.newSearch() instanceof ProvingSearch search)) {
      return Finding.NOT_ASKED;
    }
    PathBuffer path = new PathBuffer();
    for (GridCase asked : query.others(OTHERS)) {
      if (search.find(asked.start(), asked.goal(), path) != Outcome.FOUND) {
        continue;
      }
      Referee.Judged judged =
          tried.subject().referee().judge(planner, asked, search.counters(), path);
      long cost = Path.of(planner.graph(), path).cost();
      double factor = search.provenFactor(cost);
      Broken.unless(
          judged.problem() != null || !(factor < judged.excess() * (1 - ROUNDING)),
          "a proven factor of %s, and the path is %s times as long as the shortest; %s",
          factor,
          judged.excess(),
          asked.ends());
      double promised = tried.guarantee().bound();
      Broken.unless(
          factor <= promised * (1 + ROUNDING),
          "a proven factor of %s where %s is promised; %s",
          factor,
          promised,
          asked.ends());
    }
    return Finding.KEPT;
  }
}
