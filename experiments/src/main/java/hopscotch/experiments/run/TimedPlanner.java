package hopscotch.experiments.run;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.StepwiseSearch;
import hopscotch.experiments.results.Row;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** A planner in a worker process, prepared and asked against the clock. For one thread. */
final class TimedPlanner {
  /** A block in which the JVM compiled is asked so often at most. */
  private static final int MAX_TRIES = 3;

  /** So many queries at most bring back, before a block, what other planners took from caches. */
  private static final int SETTLING_QUERIES = 200;

  /** The longest time for it. */
  private static final long SETTLING_NANOS = 25_000_000;

  private static final int MAX_PREPARATIONS = 1000;

  private final PlannerSpec spec;
  private final GridGraph graph;
  private final AtomicLong steps;
  private final JvmWatch jvm = new JvmWatch();
  private final AllocationMeter allocations = new AllocationMeter();
  private final PathBuffer path = new PathBuffer();
  private PreparedPlanner planner;
  private PathSearch search;
  private long longestRepeatNanos;
  private int[] warmedEnds = {};
  private int nextWarmed;

  /**
   * A planner, not prepared yet.
   *
   * @param steps counts preparations and queries, for whoever wants to know that they go on
   */
  TimedPlanner(PlannerSpec spec, GridGraph graph, AtomicLong steps) {
    this.spec = spec;
    this.graph = graph;
    this.steps = steps;
  }

  /**
   * Prepares, again and again while it is cheap, until the code of the preparation is compiled.
   *
   * @param limit the budget of one preparation
   * @param leastNanos the least time to spend, see {@link WarmUp}
   * @param longestNanos the longest; a preparation that would go beyond it is the last
   */
  Prepared prepare(Duration limit, long leastNanos, long longestNanos) {
    long[] nanos = new long[MAX_PREPARATIONS];
    int done = 0;
    WarmUp warmUp = new WarmUp(leastNanos, longestNanos, jvm);
    do {
      planner = null;
      search = null;
      planner = Planners.prepare(spec, graph, Budget.time(limit));
      nanos[done++] = planner.preparationNanos();
      steps.incrementAndGet();
    } while (done < nanos.length
        && !warmUp.isOver()
        && planner.preparationNanos() < warmUp.nanosLeft());
    search = planner.newSearch();
    return new Prepared(
        planner.guarantee(),
        planner.metric(),
        planner.extraCounters(),
        nanos[0],
        median(nanos, done / 2, done),
        planner.indexBytes());
  }

  private static long median(long[] values, int from, int to) {
    long[] sorted = Arrays.copyOfRange(values, from, to);
    Arrays.sort(sorted);
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }

  /**
   * Answers queries in turn, over and over, until the code of the search is compiled.
   *
   * @param ends starts and goals in turn
   */
  void warmUp(int[] ends, Budget budget, long leastNanos, long longestNanos) {
    longestRepeatNanos = longestNanos;
    WarmUp warmUp = new WarmUp(leastNanos, longestNanos, jvm);
    int answered = 0;
    for (int i = 0; ends.length > 0 && !warmUp.isOver(); i = (i + 2) % ends.length) {
      answer(ends[i], ends[i + 1], budget);
      answered = Math.max(answered, i + 2);
      if (search instanceof StepwiseSearch) {
        firstMoveNanos(ends[i], ends[i + 1], budget);
      }
    }
    warmedEnds = Arrays.copyOf(ends, answered);
    nextWarmed = 0;
    System.gc();
  }

  /** Searches for the warm-up once more, from where it stopped the last time, and keeps nothing. */
  private void settle(Budget budget) {
    long startNanos = System.nanoTime();
    int queries = Math.min(SETTLING_QUERIES, warmedEnds.length / 2);
    for (int i = 0; i < queries && System.nanoTime() - startNanos < SETTLING_NANOS; i++) {
      path.clear();
      try {
        search.find(warmedEnds[nextWarmed], warmedEnds[nextWarmed + 1], path, budget);
        steps.incrementAndGet();
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        startAnew(e);
      }
      nextWarmed = (nextWarmed + 2) % warmedEnds.length;
    }
  }

  /**
   * Answers a block of queries, after some of the warm-up, which are not timed. A block that took
   * less than the longest warm-up, and in which the JVM compiled, is asked again.
   *
   * @param ends starts and goals in turn
   */
  Block ask(int[] ends, Budget budget) {
    Answer[] answers = new Answer[ends.length / 2];
    long begunNanos = System.nanoTime();
    settle(budget);
    long startNanos;
    long nanos;
    long compilationMillis;
    long collectionMillis;
    int tries = 0;
    do {
      long compiledBefore = jvm.compilationMillis();
      long collectedBefore = jvm.collectionMillis();
      startNanos = System.nanoTime();
      for (int i = 0; i < answers.length; i++) {
        answers[i] = answer(ends[2 * i], ends[2 * i + 1], budget);
      }
      nanos = System.nanoTime() - startNanos;
      compilationMillis = jvm.compilationMillis() - compiledBefore;
      collectionMillis = jvm.collectionMillis() - collectedBefore;
    } while (compilationMillis > 0 && nanos < longestRepeatNanos && ++tries < MAX_TRIES);
    if (search instanceof StepwiseSearch) {
      beginAgain(ends, budget, answers);
    }
    return new Block(
        List.of(answers),
        System.nanoTime() - startNanos,
        startNanos - begunNanos,
        compilationMillis,
        collectionMillis,
        "");
  }

  private void beginAgain(int[] ends, Budget budget, Answer[] answers) {
    for (int i = 0; i < answers.length; i++) {
      if (answers[i].outcome() == Outcome.FOUND) {
        long nanos = firstMoveNanos(ends[2 * i], ends[2 * i + 1], budget);
        answers[i] = answers[i].withFirstMove(nanos);
      }
    }
  }

  private Answer answer(int start, int goal, Budget budget) {
    path.clear();
    try {
      long bytesBefore = allocations.bytes();
      long startNanos = System.nanoTime();
      Outcome outcome = search.find(start, goal, path, budget);
      long nanos = System.nanoTime() - startNanos;
      long bytes = allocations.since(bytesBefore);
      steps.incrementAndGet();
      return answer(outcome, nanos, bytes, search.counters());
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      startAnew(e);
      return Answer.failed(new Failure(Failure.Kind.ERROR, e.toString()));
    }
  }

  private long firstMoveNanos(int start, int goal, Budget budget) {
    path.clear();
    try {
      long startNanos = System.nanoTime();
      Outcome outcome = ((StepwiseSearch) search).begin(start, goal, path, budget);
      long nanos = System.nanoTime() - startNanos;
      steps.incrementAndGet();
      boolean namesMoves = planner.metric() != LengthMetric.ABSTRACT;
      return outcome == Outcome.FOUND && namesMoves ? nanos : -1;
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      startAnew(e);
      return -1;
    }
  }

  private void startAnew(Throwable e) {
    e.printStackTrace();
    steps.incrementAndGet();
    search = planner.newSearch();
  }

  private Answer answer(Outcome outcome, long nanos, long bytes, SearchCounters counters) {
    long[] extras = new long[counters.extraCount()];
    for (int i = 0; i < extras.length; i++) {
      extras[i] = counters.extra(i);
    }
    Row.Counts counts =
        new Row.Counts(
            counters.expanded,
            counters.generated,
            counters.reopened,
            counters.heapOperations,
            counters.openPeak,
            counters.touched);
    return new Answer(outcome, null, nanos, nanos, bytes, counts, extras, path.toArray());
  }
}
