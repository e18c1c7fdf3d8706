package hopscotch.visual.view.api;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.KnownSpec;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.datasets.walk.Walk;
import hopscotch.judge.team.PlanText;
import hopscotch.judge.timing.Timeout;
import hopscotch.visual.view.json.JsonObject;
import hopscotch.visual.view.json.JsonValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Answers the page's requests in bytes. A server passes these on, and a browser uses them directly.
 * It needs no network, no library and no thread. Safe for use by several threads.
 */
public final class Api {
  private static final int MOST_MAP_BYTES = 1 << 24;
  private static final int MOST_JSON_BYTES = 1 << 22;

  /** The budget of a planner from a jar, whose preparation and searches have 20 s each. */
  private static final Budget LONGEST = Budget.time(Duration.ofSeconds(60));

  private final MapSource maps;
  private final Exporter exporter;
  private final MapSessions grounds = new MapSessions();
  private final Walks walks = new Walks();
  private final Crowds crowds = new Crowds();
  private final Planning planning = new Planning();
  private final Plans plans;
  private final Walk opened;

  /**
   * An API without a map in use.
   *
   * @param maps the maps to choose from
   * @param opened what is offered beside them
   * @param exporter makes the files that the page saves
   */
  public Api(MapSource maps, Opened opened, Exporter exporter) {
    this.maps = maps;
    this.exporter = exporter;
    this.plans = new Plans(maps);
    this.opened = opened.walk();
    if (opened.plan() != null) {
      plans.add(opened.planName(), opened.plan());
    }
  }

  /** The most bytes that the body of a request may have. */
  public static int mostBytes(String path) {
    return path.equals("/api/map") || path.equals("/api/plan") ? MOST_MAP_BYTES : MOST_JSON_BYTES;
  }

  /**
   * Answers a request. If that fails, the answer says what was wrong.
   *
   * @param request the method and the path, such as {@code GET /api/maps}
   * @param query the query of the address, {@code null} for none
   */
  public Answer reply(String request, String query, byte[] body) throws IOException {
    try {
      return answer(request, query, body);
    } catch (BadRequestException e) {
      return Answer.error(e.status(), e.getMessage());
    } catch (BudgetExhaustedException e) {
      return Answer.error(400, "this takes too long here: " + e.getMessage());
    } catch (BadFileException
        | IllegalArgumentException
        | Timeout.HungException
        | Timeout.FailedException e) {
      return Answer.error(400, e.getMessage());
    } catch (OutOfMemoryError e) {
      return Answer.error(400, "out of memory: choose a smaller map");
    }
  }

  /** Answers a request. Refuses a wrong one. */
  Answer answer(String request, String query, byte[] body) throws IOException, BadRequestException {
    return switch (request) {
      case "GET /api/planners" -> Answer.json(PlannerList.all());
      case "GET /api/generators" -> Answer.json(MadeMaps.generators());
      case "GET /api/maps" -> Answer.json(maps.maps());
      case "GET /api/scenarios" -> Answer.json(maps.scenarios(name(query)));
      case "GET /api/walk" -> Answer.json(WalkScript.of(opened));
      case "GET /api/map" -> Answer.of("text/plain; charset=iso-8859-1", file(name(query)));
      case "POST /api/map" -> number(new MapSession(MapReader.read(body, "the map")));
      case "POST /api/edit" -> edit(JsonValue.read(body));
      case "POST /api/search" -> search(JsonValue.read(body));
      case "POST /api/crowd" -> crowd(JsonValue.read(body));
      case "POST /api/explain" -> explain(JsonValue.read(body));
      case "POST /api/export" -> export(JsonValue.read(body));
      case "POST /api/plan" -> openPlan(JsonValue.read(body));
      case "POST /api/team" -> team(JsonValue.read(body));
      default -> throw new BadRequestException(404, "nothing here");
    };
  }

  private static String name(String query) throws BadRequestException {
    if (query == null || !query.startsWith("name=")) {
      throw new BadRequestException("expected ?name=");
    }
    return URLDecoder.decode(query.substring("name=".length()), StandardCharsets.UTF_8);
  }

  private byte[] file(String name) throws IOException, BadRequestException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    MapWriter.write(maps.map(name), out);
    return out.toByteArray();
  }

  private Answer edit(JsonValue json) throws IOException, BadRequestException {
    MapSession ground = grounds.ground(json.path("map").asInt());
    CellChanges.Builder changes = CellChanges.on(ground.map());
    for (JsonValue change : json.path("cells")) {
      String letter = change.path(2).asText();
      if (letter.length() != 1 || MapReader.TERRAIN.indexOf(letter.charAt(0)) < 0) {
        throw new BadRequestException("expected a terrain letter of " + MapReader.TERRAIN);
      }
      changes.set(change.path(0).asInt(-1), change.path(1).asInt(-1), letter.charAt(0));
    }
    return number(ground.with(changes.build()));
  }

  private Answer search(JsonValue json) throws IOException, BadRequestException {
    SearchRequest request = SearchRequest.read(json);
    MapSession ground = grounds.ground(request.map());
    SearchAnswer answer = asked(request.planner(), () -> new SearchAnswer(ground, request, walks));
    return new Answer(200, "application/octet-stream", 0, answer::write);
  }

  private Answer openPlan(JsonValue json) throws IOException, BadRequestException {
    PlanText plan =
        plans.read(
            json.path("name").asText(),
            json.path("text").asText(),
            grounds.ground(json.path("map").asInt()).map(),
            json.path("mapName").asText());
    JsonObject answer = new JsonObject();
    answer.put("units", plan.moves().size());
    answer.put("directions", plan.movement().directions());
    return Answer.json(answer);
  }

  private Answer team(JsonValue json) throws IOException, BadRequestException {
    PlanRequest request = PlanRequest.read(json);
    GridMap map = grounds.ground(request.map()).map();
    Budget limits = planning.begin(request.pane(), request.seconds());
    try {
      return Answer.json(PlanAnswer.of(request, map, plans, limits));
    } finally {
      planning.end(request.pane(), limits);
    }
  }

  private Answer crowd(JsonValue json) throws IOException, BadRequestException {
    CrowdRequest request = CrowdRequest.read(json);
    MapSession ground = grounds.ground(request.query().map());
    return asked(
        request.query().planner(), () -> Answer.json(CrowdAnswer.of(request, ground, crowds)));
  }

  private Answer explain(JsonValue json) throws IOException, BadRequestException {
    SearchRequest request = SearchRequest.read(json);
    GridMap map = map(request);
    return asked(request.planner(), () -> Answer.json(Explanation.of(map, request)));
  }

  private Answer export(JsonValue json) throws IOException, BadRequestException {
    SearchRequest request = SearchRequest.read(json);
    GridMap map = map(request);
    String format = json.path("format").asText();
    return asked(request.planner(), () -> exporter.export(map, request, format));
  }

  /** Work that asks a planner. */
  @FunctionalInterface
  private interface Work<T> {
    T done() throws IOException, BadRequestException;
  }

  /**
   * The result of work that asks a planner. A planner from a jar may do anything there, and costs
   * no more than this answer.
   *
   * @throws Timeout.HungException if it did not end
   * @throws Timeout.FailedException if it failed
   */
  private static <T> T asked(KnownSpec planner, Work<T> work)
      throws IOException, BadRequestException {
    AtomicReference<BadRequestException> refusal = new AtomicReference<>();
    try {
      T done =
          Timeout.require(
              planner,
              LONGEST,
              () -> {
                try {
                  return work.done();
                } catch (BadRequestException e) {
                  refusal.set(e);
                  return null;
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
      if (refusal.get() != null) {
        throw refusal.get();
      }
      return done;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private GridMap map(SearchRequest request) throws BadRequestException {
    return grounds.ground(request.map()).map();
  }

  private Answer number(MapSession ground) throws IOException {
    JsonObject answer = new JsonObject();
    answer.put("map", grounds.add(ground));
    return Answer.json(answer);
  }
}
