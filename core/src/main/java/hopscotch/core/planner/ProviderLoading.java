package hopscotch.core.planner;

import hopscotch.core.text.PlainError;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Runs what lists the planners of a jar, which is somebody else's code: its class may not end its
 * initialisation, or end the process. It runs on a thread of its own, and is left behind when it is
 * overdue. Whoever {@linkplain #watch watches} hears of it before. What failed can be told to
 * another process, which then does without it.
 */
public final class ProviderLoading {
  /** The system property that names what is not to be loaded: a line each, with the cause. */
  public static final String LEFT_OUT = "hopscotch.leftout";

  private static final int LIMIT_SECONDS = 10;
  private static final Map<String, String> LEFT = new ConcurrentHashMap<>();
  private static volatile Consumer<String> watcher = provider -> {};

  static {
    System.getProperty(LEFT_OUT, "").lines().forEach(ProviderLoading::leaveOut);
  }

  private ProviderLoading() {}

  private static final class Loader extends Thread {
    Loader(Runnable loading, String provider) {
      super(loading, "provider " + provider);
      setDaemon(true);
    }
  }

  /** A provider that is not loaded; it says why, and nobody needs to know where that was found. */
  private static final class NotLoadedException extends Exception {
    private static final long serialVersionUID = 1;

    NotLoadedException(String cause) {
      super(cause);
    }

    @SuppressWarnings("OverrideThrowableToString") // the name of this class tells nobody more
    @Override
    public String toString() {
      return getMessage();
    }
  }

  private static void leaveOut(String line) {
    String[] words = line.split("\t", 2);
    LEFT.put(words[0], words.length == 1 ? "left out" : words[1]);
  }

  /**
   * Has somebody hear the name of each provider before it is loaded, and an empty text afterwards.
   */
  public static void watch(Consumer<String> listener) {
    watcher = listener;
  }

  /** Whether a provider is loaded by this thread. */
  static boolean isOfThisThread() {
    return Thread.currentThread() instanceof Loader;
  }

  /**
   * The names of what failed in this process, as the value of {@link #LEFT_OUT} for another one.
   */
  public static String leftOut() {
    StringBuilder lines = new StringBuilder();
    new TreeMap<>(LEFT).forEach((provider, cause) -> lines.append(line(provider, cause)));
    return lines.toString();
  }

  /** A line of {@link #leftOut()}. */
  public static String line(String provider, String cause) {
    return provider + "\t" + PlainError.line(cause) + "\n";
  }

  /**
   * Loads what a provider of a jar lists.
   *
   * @throws Exception if it is left out or overdue, or whatever the loading throws; so may it an
   *     error
   */
  public static <T> T load(String provider, Callable<T> loading) throws Exception {
    if (LEFT.containsKey(provider)) {
      throw new NotLoadedException(LEFT.get(provider));
    }
    FutureTask<T> task = new FutureTask<>(loading);
    watcher.accept(provider);
    new Loader(task, provider).start();
    try {
      return task.get(Waiting.millis(LIMIT_SECONDS), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      LEFT.put(provider, "it does not end");
      throw new NotLoadedException("it did not end within %d s; given up".formatted(LIMIT_SECONDS));
    } catch (ExecutionException e) {
      LEFT.put(provider, PlainError.text(e.getCause()));
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (Exception) e.getCause();
    } finally {
      watcher.accept("");
    }
  }
}
