package hopscotch.judge.trust;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerChecks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * All planners over generated maps in several threads, for an hour or {@code -Dsoak.minutes}:
 * planners made anew for each map, and planners that all threads share with searches that live
 * through it all. Every answer is held against the oracle, and the heap stays flat.
 */
class SoakTest {
  private static final double MINUTES =
      Double.parseDouble(System.getProperty("soak.minutes", "60"));
  private static final int THREADS = 4;
  private static final int SAMPLES = 40;

  /** What medians of a heap that does not grow may differ by. */
  private static final long SLACK_BYTES = 4 << 20;

  private final long end = System.nanoTime() + (long) (MINUTES * 60e9);

  /** Held for reading by a thread that works, for writing while the heap is measured. */
  private final ReadWriteLock work = new ReentrantReadWriteLock(true);

  private final List<GridCase[]> sharedQueries = new ArrayList<>();
  private final List<PreparedPlanner> shared = new ArrayList<>();

  @Test
  @Tag("long")
  void answersStayRightAndMemoryFlat() throws Exception {
    shareSomePlanners();
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    List<Future<Long>> queries = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      Random random = new Random(i);
      queries.add(threads.submit(() -> toil(random)));
    }
    threads.shutdown();
    long[] heap = new long[SAMPLES];
    for (int i = 0; i < SAMPLES; i++) {
      long next = end - (long) (MINUTES * 60e9 / SAMPLES * (SAMPLES - 1 - i));
      threads.awaitTermination(Math.max(0, next - System.nanoTime()), TimeUnit.NANOSECONDS);
      heap[i] = heapAfterCollection();
    }
    long answered = 0;
    for (Future<Long> done : queries) {
      answered += done.get();
    }
    System.out.printf("soak: %d queries, heap %s%n", answered, megabytes(heap));
    assertTrue(answered > 0, "some query was answered");
    long early = median(heap, SAMPLES / 4, SAMPLES / 2);
    long late = median(heap, 3 * SAMPLES / 4, SAMPLES);
    assertTrue(late <= early + early / 10 + SLACK_BYTES, () -> "the heap grew: " + megabytes(heap));
  }

  private void shareSomePlanners() {
    for (MapShape shape : new MapShape[] {MapShape.CAVE, MapShape.ROOMS}) {
      GridMap map = shape.map(60, 70, ".", new Random(7));
      GridGraph graph = GridGraph.of(map, Movement.OCTILE);
      GridCase[] queries = new GridCase(map, Movement.OCTILE, 0, 0).others(1000);
      for (String spec : AllPlanners.specs()) {
        sharedQueries.add(queries);
        shared.add(Planners.prepare(spec, graph));
      }
    }
  }

  /** Answers queries to the end; how many. */
  private long toil(Random random) {
    List<PathSearch> living = new ArrayList<>();
    shared.forEach(planner -> living.add(planner.newSearch()));
    List<String> specs = AllPlanners.specs();
    long queries = 0;
    while (System.nanoTime() < end) {
      work.readLock().lock();
      try {
        int old = random.nextInt(living.size());
        GridCase[] pairs = sharedQueries.get(old);
        GridCase query = pairs[random.nextInt(pairs.length)];
        PlannerChecks.answersAsPromised(shared.get(old), living.get(old), query);
        queries += 1 + askNew(specs.get(random.nextInt(specs.size())), random);
      } finally {
        work.readLock().unlock();
      }
    }
    return queries;
  }

  private static long askNew(String spec, Random random) {
    GridCase query = GridCases.random(random, GridCases.allMovements());
    PreparedPlanner planner;
    try {
      planner = Planners.prepare(spec, query.graph());
    } catch (IllegalArgumentException e) {
      return 0;
    }
    PathSearch search = planner.newSearch();
    GridCase[] queries = query.others(4);
    for (GridCase other : queries) {
      PlannerChecks.answersAsPromised(planner, search, other);
    }
    return queries.length;
  }

  /** What is used of the heap when nobody works and all garbage is gone. */
  private long heapAfterCollection() {
    work.writeLock().lock();
    try {
      System.gc();
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      return runtime.totalMemory() - runtime.freeMemory();
    } finally {
      work.writeLock().unlock();
    }
  }

  private static long median(long[] values, int from, int to) {
    long[] sorted = Arrays.copyOfRange(values, from, to);
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static String megabytes(long[] bytes) {
    return Arrays.stream(bytes).map(b -> b >> 20).boxed().toList() + " MB";
  }
}
