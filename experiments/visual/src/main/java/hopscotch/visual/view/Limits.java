package hopscotch.visual.view;

import hopscotch.visual.view.api.BadRequestException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The limits on the use of the page's server. Each connection has a thread of its own, so a client
 * that sends or reads slowly delays no other. Three things are limited: the number of open
 * connections, the time that each may take to send a request and to receive its answer, and the
 * number of requests that are worked on at the same time.
 *
 * <p>The JDK's server reads its limits from system properties when its first instance is made. A
 * property that the user sets is kept. Versions of Java 17 that do not know the limit on
 * connections keep the one on threads: further connections then wait.
 */
final class Limits {
  /** The most connections open at once, and the most threads. */
  static final int CONNECTIONS = 1024;

  private static final int REQUEST_SECONDS = 5;
  private static final int ANSWER_SECONDS = 180;
  private static final int IDLE_THREAD_SECONDS = 10;
  private static final int WORKERS = 4;

  private final Semaphore workers = new Semaphore(WORKERS, true);

  /** Sets the limits of the JDK's server. Must be called before the first server is made. */
  static void set() {
    setDefault("jdk.httpserver.maxConnections", CONNECTIONS);
    setDefault("sun.net.httpserver.maxReqTime", REQUEST_SECONDS);
    setDefault("sun.net.httpserver.maxRspTime", ANSWER_SECONDS);
  }

  private static void setDefault(String property, int value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, Integer.toString(value));
    }
  }

  /** The threads for connections, which end when they have nothing to do. */
  static ExecutorService threads() {
    ThreadPoolExecutor threads =
        new ThreadPoolExecutor(
            CONNECTIONS,
            CONNECTIONS,
            IDLE_THREAD_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>());
    threads.allowCoreThreadTimeOut(true);
    return threads;
  }

  /** Waits for a turn to work on a request. {@link #done} ends the turn. */
  void await() throws BadRequestException {
    try {
      workers.acquire();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadRequestException(503, "the server ends");
    }
  }

  /** Ends the turn. */
  void done() {
    workers.release();
  }
}
