package hopscotch.live.library;

import java.util.concurrent.Callable;

/** Replaces {@code java.util.concurrent.ForkJoinTask}: a task is run when it is forked. */
public final class Task<V> {
  private final Callable<? extends V> work;
  private V result;
  private RuntimeException failure;

  private Task(Callable<? extends V> work) {
    this.work = work;
  }

  /** A task that does some work. */
  public static <T> Task<T> adapt(Callable<? extends T> work) {
    return new Task<>(work);
  }

  /** Does the work. */
  public Task<V> fork() {
    try {
      result = work.call();
    } catch (RuntimeException e) {
      failure = e;
    } catch (Exception e) {
      failure = new IllegalStateException(e);
    }
    return this;
  }

  /** The result, or what the work threw. */
  public V join() {
    if (failure != null) {
      throw failure;
    }
    return result;
  }

  /** Waits for the work, which is done. */
  public void quietlyJoin() {}
}
