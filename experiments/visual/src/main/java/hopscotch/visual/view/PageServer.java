package hopscotch.visual.view;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.visual.teach.course.CoursePages;
import hopscotch.visual.view.api.Answer;
import hopscotch.visual.view.api.Api;
import hopscotch.visual.view.api.BadRequestException;
import hopscotch.visual.view.api.Catalogue;
import hopscotch.visual.view.api.Opened;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.regex.Pattern;

/**
 * Serves the page and answers its requests. Listens only on this machine.
 *
 * <p>Each request is read, worked on and answered. Only the work waits for other requests, so a
 * client that sends or reads slowly costs no more than a sleeping thread.
 */
public final class PageServer implements AutoCloseable {
  private static final Pattern MODULE = Pattern.compile("[a-z]+\\.js");

  private static final String COURSE = "/course/";

  private final HttpServer server;
  private final ExecutorService threads = Limits.threads();
  private final Limits limits = new Limits();
  private final CoursePages course = new CoursePages("../");
  private final Guard guard;
  private final Api api;

  /**
   * Starts to serve.
   *
   * @param port the port; 0 for a free one
   * @param library the maps to choose from
   * @param opened what is offered beside the library
   */
  public PageServer(int port, MapLibrary library, Opened opened) throws IOException {
    Limits.set();
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    guard = new Guard(server.getAddress().getPort());
    api = new Api(new Catalogue(library, opened), opened, Export::of);
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  /** The address of the page. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Answer answer;
      try {
        guard.check(exchange);
        answer = answer(exchange);
      } catch (BadRequestException e) {
        answer = Answer.error(e.status(), e.getMessage());
      }
      send(exchange, answer);
    }
  }

  private Answer answer(HttpExchange exchange) throws IOException, BadRequestException {
    String path = exchange.getRequestURI().getPath();
    String method = exchange.getRequestMethod();
    if (method.equals("GET") && path.startsWith(COURSE)) {
      return lesson(path.substring(COURSE.length()));
    } else if (method.equals("GET") && !path.startsWith("/api/")) {
      return file(path.equals("/") ? "index.html" : path.substring(1));
    }
    byte[] body = method.equals("POST") ? Guard.body(exchange, Api.mostBytes(path)) : new byte[0];
    limits.await();
    try {
      return api.reply(method + " " + path, exchange.getRequestURI().getRawQuery(), body);
    } finally {
      limits.done();
    }
  }

  /** A file of the course, which is the same as the exported one. */
  private Answer lesson(String name) throws BadRequestException {
    String page =
        course
            .find(name.isEmpty() ? CoursePages.INDEX : name)
            .orElseThrow(() -> new BadRequestException(404, "nothing here"));
    String type = name.endsWith(".css") ? "css" : name.endsWith(".js") ? "javascript" : "html";
    return Answer.of("text/" + type + "; charset=utf-8", page.getBytes(StandardCharsets.UTF_8));
  }

  private static Answer file(String name) throws IOException, BadRequestException {
    String type = type(name);
    try (InputStream file =
        type == null ? null : PageServer.class.getResourceAsStream("page/" + name)) {
      if (file == null) {
        throw new BadRequestException(404, "nothing here");
      }
      return Answer.of(type, file.readAllBytes());
    }
  }

  private static String type(String name) {
    return switch (name) {
      case "index.html" -> "text/html; charset=utf-8";
      case "style.css" -> "text/css; charset=utf-8";
      default -> MODULE.matcher(name).matches() ? "text/javascript; charset=utf-8" : null;
    };
  }

  private static void send(HttpExchange exchange, Answer answer) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", answer.type());
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Content-Security-Policy", "default-src 'self'; img-src 'self' blob: data:");
    exchange.sendResponseHeaders(answer.status(), answer.length());
    try (OutputStream out = new BufferedOutputStream(exchange.getResponseBody())) {
      answer.body().writeTo(out);
    }
  }
}
