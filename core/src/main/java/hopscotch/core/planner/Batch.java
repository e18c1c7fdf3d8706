package hopscotch.core.planner;

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
 * Does many pieces of work, such as queries, on several threads and hands on what came of them in
 * order. Threads take blocks of pieces, so that a short one pays little for them. Each thread works
 * at most a few blocks ahead of what was handed on, so results take little memory, however many
 * there are.
 */
public final class Batch {
  private static final int MAX_BLOCK = 64;
  private static final int BLOCKS_A_THREAD = 32;
  private static final int BLOCKS_AHEAD = 4;

  private Batch() {}

  /**
   * Does pieces of work. One thread is the calling one, and hands on each result at once.
   *
   * @param count the number of pieces, which are numbered from 0
   * @param threads the number of threads, at least 1
   * @param workers makes the worker of a thread, on that thread; it need not be safe for others
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
    // Blocks small enough for the threads to end together.
    int block = Math.max(1, Math.min(MAX_BLOCK, count / (threads * BLOCKS_A_THREAD)));
    ThreadLocal<IntFunction<R>> worker = ThreadLocal.withInitial(workers);
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    Queue<Future<List<R>>> ahead = new ArrayDeque<>();
    try {
      for (int next = 0; next < count || !ahead.isEmpty(); ) {
        // Hand out a few blocks ahead.
        while (next < count && ahead.size() < threads * BLOCKS_AHEAD) {
          int first = next;
          int end = Math.min(count, first + block);
          ahead.add(pool.submit(() -> work(worker.get(), first, end)));
          next = end;
        }
        // Pass on the results of the first one.
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
