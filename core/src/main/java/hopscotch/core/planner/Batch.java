package hopscotch.core.planner;

import hopscotch.core.path.PathBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Answers many queries on several threads and hands on the answers in the order of the queries.
 * Threads take blocks of queries, so that a short query pays little for them. Each thread works at
 * most a few blocks ahead of the answers handed on, so answers take little memory, however many
 * there are.
 */
public final class Batch {
  private static final int MAX_BLOCK = 64;
  private static final int BLOCKS_A_THREAD = 32;
  private static final int BLOCKS_AHEAD = 4;

  private Batch() {}

  /**
   * The answer to one query.
   *
   * @param outcome how it ended
   * @param path its path, empty if none was found; the receiver's own
   * @param expanded the nodes expanded
   */
  public record Answer(Outcome outcome, PathBuffer path, long expanded) {}

  /**
   * Answers queries with one planner, which all threads share.
   *
   * @param starts the start of each query
   * @param goals the goal of each query, as many
   * @param threads how many answer, from 1
   * @param budget of each query; cancelling it ends those that are left with {@link
   *     Outcome#CANCELLED}
   * @param sink receives the answers in the order of the queries, on the calling thread
   * @throws IllegalArgumentException if a query has an end off the map or on a blocked cell;
   *     answers of queries before it may have been handed on
   * @throws CancellationException if the calling thread is interrupted
   */
  public static void find(
      Planner planner,
      int[] starts,
      int[] goals,
      int threads,
      Budget budget,
      Consumer<? super Answer> sink) {
    if (starts.length != goals.length) {
      throw new IllegalArgumentException(
          "%d starts and %d goals: expected as many".formatted(starts.length, goals.length));
    }
    inOrder(
        starts.length,
        threads,
        () -> {
          PathSearch search = planner.newSearch();
          return query -> answer(search, starts[query], goals[query], budget);
        },
        sink);
  }

  private static Answer answer(PathSearch search, int start, int goal, Budget budget) {
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.find(start, goal, path, budget);
    return new Answer(outcome, path, search.counters().expanded);
  }

  /**
   * Does pieces of work on several threads and hands on what came of them in order. One thread is
   * the calling one, and hands on each result at once.
   *
   * @param count how many pieces there are; they are numbered from 0
   * @param threads how many threads work, from 1
   * @param workers makes what one thread works with, on that thread; it need not be safe for others
   * @param sink receives the results in order, on the calling thread
   * @throws CancellationException if the calling thread is interrupted; what a worker or the sink
   *     throws is thrown on
   */
  public static <R> void inOrder(
      int count, int threads, Supplier<IntFunction<R>> workers, Consumer<? super R> sink) {
    if (threads < 1) {
      throw new IllegalArgumentException("%d threads: expected at least 1".formatted(threads));
    }
    if (threads == 1) {
      work(workers.get(), count, sink);
      return;
    }
    int block = Math.max(1, Math.min(MAX_BLOCK, count / (threads * BLOCKS_A_THREAD)));
    ThreadLocal<IntFunction<R>> worker = ThreadLocal.withInitial(workers);
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    Queue<Future<List<R>>> ahead = new ArrayDeque<>();
    try {
      for (int next = 0; next < count || !ahead.isEmpty(); ) {
        while (next < count && ahead.size() < threads * BLOCKS_AHEAD) {
          int first = next;
          int end = Math.min(count, first + block);
          ahead.add(pool.submit(() -> work(worker.get(), first, end)));
          next = end;
        }
        ahead.remove().get().forEach(sink);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted between the answers of a batch");
    } catch (ExecutionException e) {
      throw asUnchecked(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  private static <R> void work(IntFunction<R> worker, int count, Consumer<? super R> sink) {
    for (int i = 0; i < count; i++) {
      sink.accept(worker.apply(i));
    }
  }

  /** Ends early once nobody waits for the results any more. */
  private static <R> List<R> work(IntFunction<R> worker, int first, int end) {
    List<R> results = new ArrayList<>(end - first);
    for (int i = first; i < end && !Thread.currentThread().isInterrupted(); i++) {
      results.add(worker.apply(i));
    }
    return results;
  }

  private static RuntimeException asUnchecked(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException e ? e : new IllegalStateException(cause);
  }
}
