package hopscotch.judge.timing;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Waiting;
import hopscotch.core.text.PlainError;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Asks planners that may never answer on another thread, and gives them up when they are overdue.
 * Java cannot end a thread, so one that is given up goes on until the process ends. A planner that
 * was given up must not be asked again, and times that are measured afterwards say little.
 */
public final class Timeout {
  private static final int LONGEST_SECONDS = 30;

  private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(Waiting.millis(3));
  private static final ExecutorService THREADS =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "timeout");
            thread.setDaemon(true);
            return thread;
          });

  private Timeout() {}

  /** Thrown if a planner was overdue and is given up. */
  public static final class HungException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private HungException(KnownSpec spec, long allowedNanos, long limitNanos) {
      super(
          String.format(
              Locale.ROOT,
              "planner '%s' hung: no end %.1f s after a budget of %.1f s; given up",
              spec,
              (allowedNanos - limitNanos) / 1e9,
              limitNanos / 1e9));
    }

    /** The message alone, since the name of this class would tell a user nothing. */
    @SuppressWarnings("OverrideThrowableToString")
    @Override
    public String toString() {
      return getMessage();
    }
  }

  /** Thrown if a planner from a jar failed where no answer of its own can report it. */
  public static final class FailedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private FailedException(KnownSpec spec, String where, Throwable cause) {
      super("planner '%s' failed%s: %s".formatted(spec, where, PlainError.text(cause)), cause);
    }
  }

  /** Whether a planner, or one that it decorates, came from a foreign jar. */
  public static boolean isNeeded(KnownSpec spec) {
    return !Planners.jarFiles().isEmpty() && spec.all().anyMatch(it -> isOfJar(it.id()));
  }

  private static boolean isOfJar(String id) {
    return !id.equals(GuestPlanners.ID) && TeamPlanners.jar(id).isPresent();
  }

  /** A budget for a planner whose answer is waited for. One of a jar gets 30 s at most. */
  public static Budget limited(KnownSpec spec, Budget budget) {
    return budget.nanos() > Long.MAX_VALUE / 2 && isNeeded(spec)
        ? Budget.of(budget.expansions(), Duration.ofMillis(Waiting.millis(LONGEST_SECONDS)))
        : budget;
  }

  /**
   * Asks for a planner to be prepared, as {@link #ask} does.
   *
   * @throws HungException if it is not prepared in time
   * @throws FailedException if a planner from a jar throws an exception that does not say that it
   *     refuses, that its budget is spent, or that a file is bad
   */
  public static <T> T prepare(KnownSpec spec, Budget budget, Supplier<T> preparation) {
    return require(spec, budget, preparation, " in its preparation");
  }

  /** Like {@link #prepare}, for any other question to a planner. */
  public static <T> T require(KnownSpec spec, Budget budget, Supplier<T> question) {
    return require(spec, budget, question, "");
  }

  private static <T> T require(KnownSpec spec, Budget budget, Supplier<T> question, String where) {
    try {
      return ask(spec, budget, question);
    } catch (IllegalArgumentException
        | UncheckedIOException
        | BudgetExhaustedException
        | HungException
        | FailedException
        | CancellationException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      if (isNeeded(spec)) {
        throw new FailedException(spec, where, e);
      }
      throw e;
    }
  }

  /**
   * Asks a planner. One from a jar is asked on another thread if the budget has a time limit. It
   * gets a fifth of that limit and 3 s in addition, since a planner looks at its budget only now
   * and then.
   *
   * @param question the question; what it throws is thrown here
   * @throws HungException if there is no answer in time
   */
  public static <T> T ask(KnownSpec spec, Budget budget, Supplier<T> question) {
    long limitNanos = budget.nanos();
    if (!isNeeded(spec)) {
      return question.get();
    }
    if (limitNanos > Long.MAX_VALUE / 2) {
      return askPlainly(question);
    }
    long allowedNanos = limitNanos + limitNanos / 5 + GRACE_NANOS;
    Future<T> answer = THREADS.submit(() -> askPlainly(question));
    try {
      return answer.get(allowedNanos, TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      throw new HungException(spec, allowedNanos, limitNanos);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted while a planner was asked");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    }
  }

  /**
   * Asks, and throws only exceptions whose text is already known. To make the text may hang, so it
   * is made while this thread can still be given up.
   */
  private static <T> T askPlainly(Supplier<T> question) {
    try {
      return question.get();
    } catch (Throwable e) {
      if (e instanceof RuntimeException plain && PlainError.isPlain(e)) {
        throw plain;
      } else if (e instanceof IllegalArgumentException) {
        throw new IllegalArgumentException(PlainError.message(e), PlainError.of(e));
      }
      if (e instanceof OutOfMemoryError memory) {
        throw memory;
      }
      throw PlainError.of(e);
    }
  }
}
