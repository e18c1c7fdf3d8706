package hopscotch.experiments.view;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.BadFileException;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.MapWriter;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the page, and answers it. Listens on this machine alone. */
public final class PageServer implements AutoCloseable {
  private static final int MOST_MAP_BYTES = 1 << 24;
  private static final int MOST_JSON_BYTES = 1 << 22;
  private static final int THREADS = 4;
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Set<String> MODULES =
      Set.of(
          "main.js",
          "server.js",
          "grid.js",
          "search.js",
          "pane.js",
          "layers.js",
          "colours.js",
          "pointer.js",
          "files.js",
          "link.js");

  private final HttpServer server;
  private final ExecutorService threads;
  private final Guard guard;
  private final Catalogue catalogue;
  private final Grounds grounds = new Grounds();

  /**
   * Starts to serve.
   *
   * @param port 0 for a free one
   * @param library the maps to choose from
   * @param named a map file that is offered first, or {@code null}
   */
  public PageServer(int port, MapLibrary library, Path named) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    guard = new Guard(server.getAddress().getPort());
    catalogue = new Catalogue(library, named);
    threads = Executors.newFixedThreadPool(THREADS);
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  /** Where the page is. */
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
      try {
        guard.check(exchange);
        route(exchange);
      } catch (BadRequestException e) {
        refuse(exchange, e.status(), e.getMessage());
      } catch (BadFileException | JsonProcessingException | IllegalArgumentException e) {
        refuse(exchange, 400, e.getMessage());
      } catch (BudgetExhaustedException e) {
        refuse(exchange, 400, "this takes too long here: " + e.getMessage());
      } catch (OutOfMemoryError e) {
        refuse(exchange, 400, "out of memory: choose a smaller map");
      }
    }
  }

  private void route(HttpExchange exchange) throws IOException, BadRequestException {
    String path = exchange.getRequestURI().getPath();
    switch (exchange.getRequestMethod() + " " + path) {
      case "GET /api/planners" -> sendJson(exchange, catalogue.planners());
      case "GET /api/maps" -> sendJson(exchange, catalogue.maps());
      case "GET /api/map" -> sendMap(exchange);
      case "POST /api/map" -> takeMap(exchange);
      case "POST /api/edit" -> edit(exchange);
      case "POST /api/search" -> search(exchange);
      case "POST /api/explain" -> explain(exchange);
      case "POST /api/export" -> export(exchange);
      default -> sendFile(exchange, path);
    }
  }

  private void sendMap(HttpExchange exchange) throws IOException, BadRequestException {
    String query = exchange.getRequestURI().getRawQuery();
    if (query == null || !query.startsWith("name=")) {
      throw new BadRequestException("expected ?name=");
    }
    String name = URLDecoder.decode(query.substring("name=".length()), StandardCharsets.UTF_8);
    send(exchange, "text/plain; charset=iso-8859-1", bytes(catalogue.map(name)));
  }

  private static byte[] bytes(GridMap map) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    MapWriter.write(map, out);
    return out.toByteArray();
  }

  private void takeMap(HttpExchange exchange) throws IOException, BadRequestException {
    GridMap map = MapReader.read(Guard.body(exchange, MOST_MAP_BYTES), "the map");
    sendNumber(exchange, grounds.add(new Ground(map)));
  }

  private void edit(HttpExchange exchange) throws IOException, BadRequestException {
    JsonNode json = json(exchange);
    Ground ground = grounds.ground(json.path("map").asInt());
    CellChanges.Builder changes = CellChanges.on(ground.map());
    for (JsonNode change : json.path("cells")) {
      String letter = change.path(2).asText();
      if (letter.length() != 1 || MapReader.TERRAIN.indexOf(letter.charAt(0)) < 0) {
        throw new BadRequestException("expected a terrain letter of " + MapReader.TERRAIN);
      }
      changes.set(change.path(0).asInt(-1), change.path(1).asInt(-1), letter.charAt(0));
    }
    sendNumber(exchange, grounds.add(ground.with(changes.build())));
  }

  private void search(HttpExchange exchange) throws IOException, BadRequestException {
    SearchRequest request = SearchRequest.read(json(exchange));
    SearchAnswer answer = new SearchAnswer(grounds.ground(request.map()), request);
    exchange.getResponseHeaders().set("Content-Type", "application/octet-stream");
    exchange.sendResponseHeaders(200, 0);
    try (OutputStream out = exchange.getResponseBody()) {
      answer.write(out);
    }
  }

  private void explain(HttpExchange exchange) throws IOException, BadRequestException {
    SearchRequest request = SearchRequest.read(json(exchange));
    sendJson(exchange, Explanation.of(grounds.ground(request.map()).map(), request));
  }

  private void export(HttpExchange exchange) throws IOException, BadRequestException {
    JsonNode json = json(exchange);
    SearchRequest request = SearchRequest.read(json);
    Export export = new Export(grounds.ground(request.map()).map(), request);
    boolean isSvg = json.path("format").asText().equals("svg");
    exchange.getResponseHeaders().set("Content-Type", isSvg ? "image/svg+xml" : "application/json");
    exchange.sendResponseHeaders(200, 0);
    try (OutputStream out = new BufferedOutputStream(exchange.getResponseBody())) {
      if (isSvg) {
        export.writeSvg(out);
      } else {
        export.writeTrace(out);
      }
    }
  }

  private static JsonNode json(HttpExchange exchange) throws IOException, BadRequestException {
    return JSON.readTree(Guard.body(exchange, MOST_JSON_BYTES));
  }

  private static void sendFile(HttpExchange exchange, String path)
      throws IOException, BadRequestException {
    String name = path.equals("/") ? "index.html" : path.substring(1);
    String type = type(name);
    if (type == null || !exchange.getRequestMethod().equals("GET")) {
      throw new BadRequestException(404, "nothing here");
    }
    try (InputStream file = PageServer.class.getResourceAsStream("page/" + name)) {
      send(exchange, type, file.readAllBytes());
    }
  }

  private static String type(String name) {
    return switch (name) {
      case "index.html" -> "text/html; charset=utf-8";
      case "style.css" -> "text/css; charset=utf-8";
      default -> MODULES.contains(name) ? "text/javascript; charset=utf-8" : null;
    };
  }

  private static void sendNumber(HttpExchange exchange, int number) throws IOException {
    ObjectNode answer = JSON.createObjectNode();
    answer.put("map", number);
    sendJson(exchange, answer);
  }

  private static void sendJson(HttpExchange exchange, JsonNode json) throws IOException {
    send(exchange, "application/json", JSON.writeValueAsBytes(json));
  }

  private static void refuse(HttpExchange exchange, int status, String message) throws IOException {
    if (exchange.getResponseCode() < 0) {
      ObjectNode answer = JSON.createObjectNode();
      answer.put("error", message);
      respond(exchange, status, "application/json", JSON.writeValueAsBytes(answer));
    }
  }

  private static void send(HttpExchange exchange, String type, byte[] body) throws IOException {
    respond(exchange, 200, type, body);
  }

  private static void respond(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    exchange
        .getResponseHeaders()
        .set("Content-Security-Policy", "default-src 'self'; img-src 'self' blob: data:");
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
  }
}
