package hopscotch.experiments.view;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.datasets.walk.Walk;
import hopscotch.experiments.team.PlanText;
import hopscotch.experiments.view.crowd.CrowdAnswer;
import hopscotch.experiments.view.crowd.CrowdRequest;
import hopscotch.experiments.view.crowd.Crowds;
import hopscotch.experiments.view.map.BadRequestException;
import hopscotch.experiments.view.map.Catalogue;
import hopscotch.experiments.view.map.Ground;
import hopscotch.experiments.view.map.Grounds;
import hopscotch.experiments.view.map.Opened;
import hopscotch.experiments.view.map.WalkScript;
import hopscotch.experiments.view.search.Explanation;
import hopscotch.experiments.view.search.Export;
import hopscotch.experiments.view.search.SearchAnswer;
import hopscotch.experiments.view.search.SearchRequest;
import hopscotch.experiments.view.search.Walks;
import hopscotch.experiments.view.team.PlanAnswer;
import hopscotch.experiments.view.team.PlanRequest;
import hopscotch.experiments.view.team.Planning;
import hopscotch.experiments.view.team.Plans;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** Answers what the page asks for. Safe for use by several threads. */
final class Api {
  private static final int MOST_MAP_BYTES = 1 << 24;
  private static final int MOST_JSON_BYTES = 1 << 22;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Catalogue catalogue;
  private final Grounds grounds = new Grounds();
  private final Walks walks = new Walks();
  private final Crowds crowds = new Crowds();
  private final Planning planning = new Planning();
  private final Plans plans;
  private final Walk opened;

  Api(MapLibrary library, Opened opened) {
    this.catalogue = new Catalogue(library, opened);
    this.plans = new Plans(catalogue);
    this.opened = opened.walk();
    if (opened.plan() != null) {
      plans.add(opened.planName(), opened.plan());
    }
  }

  /** The most bytes that the body of a request may have. */
  static int mostBytes(String path) {
    return path.equals("/api/map") || path.equals("/api/plan") ? MOST_MAP_BYTES : MOST_JSON_BYTES;
  }

  /**
   * Works out an answer.
   *
   * @param request method and path, such as {@code GET /api/maps}
   * @param query the query of the address, {@code null} for none
   * @throws IllegalArgumentException if what is asked for is wrong
   */
  Answer answer(String request, String query, byte[] body) throws IOException, BadRequestException {
    return switch (request) {
      case "GET /api/planners" -> json(PlannerList.all());
      case "GET /api/generators" -> json(catalogue.generators());
      case "GET /api/maps" -> json(catalogue.maps());
      case "GET /api/scenarios" -> json(catalogue.scenarios(name(query)));
      case "GET /api/walk" -> json(WalkScript.of(opened));
      case "GET /api/map" -> Answer.of("text/plain; charset=iso-8859-1", file(name(query)));
      case "POST /api/map" -> number(new Ground(MapReader.read(body, "the map")));
      case "POST /api/edit" -> edit(JSON.readTree(body));
      case "POST /api/search" -> search(JSON.readTree(body));
      case "POST /api/crowd" -> crowd(JSON.readTree(body));
      case "POST /api/explain" -> explain(JSON.readTree(body));
      case "POST /api/export" -> export(JSON.readTree(body));
      case "POST /api/plan" -> openPlan(JSON.readTree(body));
      case "POST /api/team" -> team(JSON.readTree(body));
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
    MapWriter.write(catalogue.map(name), out);
    return out.toByteArray();
  }

  private Answer edit(JsonNode json) throws IOException, BadRequestException {
    Ground ground = grounds.ground(json.path("map").asInt());
    CellChanges.Builder changes = CellChanges.on(ground.map());
    for (JsonNode change : json.path("cells")) {
      String letter = change.path(2).asText();
      if (letter.length() != 1 || MapReader.TERRAIN.indexOf(letter.charAt(0)) < 0) {
        throw new BadRequestException("expected a terrain letter of " + MapReader.TERRAIN);
      }
      changes.set(change.path(0).asInt(-1), change.path(1).asInt(-1), letter.charAt(0));
    }
    return number(ground.with(changes.build()));
  }

  private Answer search(JsonNode json) throws BadRequestException {
    SearchRequest request = SearchRequest.read(json);
    SearchAnswer answer = new SearchAnswer(grounds.ground(request.map()), request, walks);
    return new Answer("application/octet-stream", 0, answer::write);
  }

  private Answer openPlan(JsonNode json) throws IOException, BadRequestException {
    PlanText plan =
        plans.read(
            json.path("name").asText(),
            json.path("text").asText(),
            grounds.ground(json.path("map").asInt()).map(),
            json.path("mapName").asText());
    ObjectNode answer = JSON.createObjectNode();
    answer.put("units", plan.moves().size());
    answer.put("directions", plan.movement().directions());
    return json(answer);
  }

  private Answer team(JsonNode json) throws IOException, BadRequestException {
    PlanRequest request = PlanRequest.read(json);
    GridMap map = grounds.ground(request.map()).map();
    Budget limits = planning.begin(request.pane(), request.seconds());
    try {
      return json(PlanAnswer.of(request, map, plans, limits));
    } finally {
      planning.end(request.pane(), limits);
    }
  }

  private Answer crowd(JsonNode json) throws IOException, BadRequestException {
    CrowdRequest request = CrowdRequest.read(json);
    return json(CrowdAnswer.of(request, grounds.ground(request.query().map()), crowds));
  }

  private Answer explain(JsonNode json) throws IOException, BadRequestException {
    SearchRequest request = SearchRequest.read(json);
    return json(Explanation.of(map(request), request));
  }

  private Answer export(JsonNode json) throws IOException, BadRequestException {
    SearchRequest request = SearchRequest.read(json);
    Export export = new Export(map(request), request);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    boolean isSvg = json.path("format").asText().equals("svg");
    if (isSvg) {
      export.writeSvg(out);
    } else {
      export.writeTrace(out);
    }
    return Answer.of(isSvg ? "image/svg+xml" : "application/json", out.toByteArray());
  }

  private GridMap map(SearchRequest request) throws BadRequestException {
    return grounds.ground(request.map()).map();
  }

  private Answer number(Ground ground) throws IOException {
    ObjectNode answer = JSON.createObjectNode();
    answer.put("map", grounds.add(ground));
    return json(answer);
  }

  /** An answer in JSON. */
  static Answer json(JsonNode json) throws IOException {
    return Answer.of("application/json", JSON.writeValueAsBytes(json));
  }

  /** An answer that says what was wrong. */
  static Answer error(String message) throws IOException {
    return json(JSON.createObjectNode().put("error", message));
  }
}
