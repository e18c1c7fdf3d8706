package hopscotch.datasets.catalogue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A web server on the loopback interface that serves files with ranges, and misbehaves on demand.
 */
final class FakeMirror implements AutoCloseable {
  private final HttpServer server;
  private final Map<String, byte[]> files = new ConcurrentHashMap<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final AtomicInteger breaks = new AtomicInteger();
  private final AtomicInteger refusals = new AtomicInteger();
  private volatile int breakAfter = Integer.MAX_VALUE;
  private volatile boolean validators = true;

  FakeMirror() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  /** The base address. */
  URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/benchmarks/");
  }

  /** Serves bytes under a path below the base address. */
  void serve(String path, byte[] bytes) {
    files.put("/benchmarks/" + path, bytes);
  }

  /** Breaks off the next {@code times} answers after {@code bytes} bytes of their body. */
  void breakOff(int times, int bytes) {
    breakAfter = bytes;
    breaks.set(times);
  }

  /** Answers the next {@code times} requests with 503. */
  void refuse(int times) {
    refusals.set(times);
  }

  /** Names no entity tags and no dates. */
  void dropValidators() {
    validators = false;
  }

  /** The requests so far, as {@code path} or {@code path from N}. */
  List<String> requests() {
    return requests;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      String range = exchange.getRequestHeaders().getFirst("Range");
      byte[] file = files.get(path);
      requests.add(
          path.replaceFirst("/benchmarks/", "")
              + (range == null ? "" : " from " + range.replaceAll("[^0-9]", "")));
      if (refusals.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
        exchange.sendResponseHeaders(503, -1);
      } else if (file == null) {
        exchange.sendResponseHeaders(404, -1);
      } else {
        send(exchange, file, range);
      }
    }
  }

  private void send(HttpExchange exchange, byte[] file, String range) throws IOException {
    String entityTag = "\"" + Integer.toHexString(Arrays.hashCode(file)) + "\"";
    if (validators) {
      exchange.getResponseHeaders().set("ETag", entityTag);
    }
    int from = 0;
    if (range != null && entityTag.equals(exchange.getRequestHeaders().getFirst("If-Range"))) {
      from = Integer.parseInt(range.replaceAll("[^0-9]", ""));
      exchange
          .getResponseHeaders()
          .set("Content-Range", "bytes %d-%d/%d".formatted(from, file.length - 1, file.length));
    }
    exchange.sendResponseHeaders(from > 0 ? 206 : 200, file.length - from);
    boolean broken = breaks.getAndUpdate(n -> Math.max(0, n - 1)) > 0;
    int count = broken ? Math.min(breakAfter, file.length - from) : file.length - from;
    OutputStream body = exchange.getResponseBody();
    body.write(file, from, count);
    body.flush();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
