package hopscotch.cli.view;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.text.PlainError;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.harness.output.Packed;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.AnswerCheck;
import hopscotch.judge.timing.Timeout;
import hopscotch.visual.trace.WatchedPlanner;
import hopscotch.visual.view.api.SearchAnswer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The queries on which a page opens, with their maps. The planners of the page answer them in the
 * browser. A foreign planner, from a jar or a guest, cannot run there. Its answers to these queries
 * are computed when the page is made, and stored in it with their paths and counters.
 */
public final class GivenQueries {
  private static final int MOST_CELLS = 1 << 24;

  /** The movements of the page, whose moves cost 1 and sqrt 2. */
  private static final String MOVEMENT = "\\S+ \\S+ sqrt2 \\S+";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final ObjectNode data = JSON.createObjectNode();
  private final ArrayNode strangers = data.putArray("strangers");
  private final ArrayNode maps = data.putArray("maps");
  private final ArrayNode queries = data.putArray("queries");
  private final Set<String> names = new HashSet<>();
  private final Set<String> noted = new HashSet<>();
  private final Map<String, Integer> mapNumbers = new HashMap<>();
  private final Map<KnownSpec, PreparedPlanner> prepared = new LinkedHashMap<>();
  private final Map<KnownSpec, Timeout.HungException> givenUp = new HashMap<>();
  private GridGraph preparedFor;
  private final List<String> faults = new ArrayList<>();

  private static boolean isStranger(KnownSpec spec) {
    return spec.id().equals(GuestPlanners.ID) || Planners.jar(spec.id()).isPresent();
  }

  /** Notes a foreign planner with the description on the page. */
  private void note(KnownSpec spec) {
    boolean isOfJar = !spec.id().equals(GuestPlanners.ID);
    String id = isOfJar ? spec.id() : spec.toString();
    if (noted.add(id)) {
      ObjectNode planner = strangers.addObject().put("id", id);
      planner.put("summary", isOfJar ? Planners.factory(id).summary() : "a guest");
      planner.put("paper", isOfJar ? Planners.factory(id).paper() : "").put("inner", 0);
      planner.putArray("parameters");
    }
  }

  /**
   * Adds a query.
   *
   * @param name the page's name of the query and its map
   * @param graph the graph of the query; queries of one graph should be added one after another
   * @return false if the page cannot ask it: its moves cost 1 and sqrt 2, a unit is one cell large,
   *     and a map has at most 2^24 cells and the letters of MovingAI's
   */
  public boolean add(String name, GridGraph graph, Query query, List<KnownSpec> planners)
      throws IOException {
    GridMap map = graph.map();
    String movement = graph.movement().toString();
    if (!movement.matches(MOVEMENT)
        || (long) map.width() * map.height() > MOST_CELLS
        || !hasKnownLetters(map)) {
      return false;
    }
    ObjectNode node = queries.addObject().put("movement", movement);
    node.put("name", names.add(name) ? name : name + ", " + movement);
    node.put("map", number(map));
    node.putArray("from").add(map.x(query.start())).add(map.y(query.start()));
    node.putArray("to").add(map.x(query.goal())).add(map.y(query.goal()));
    ArrayNode specs = node.putArray("planners");
    ObjectNode answers = node.putObject("answers");
    for (KnownSpec planner : planners) {
      specs.add(planner.toString());
      if (planner.all().anyMatch(GivenQueries::isStranger)) {
        planner.all().filter(GivenQueries::isStranger).forEach(this::note);
        answers.set(planner.toString(), answer(name, planner, graph, query));
      }
    }
    return true;
  }

  private static boolean hasKnownLetters(GridMap map) {
    return IntStream.range(0, map.cellCount())
        .allMatch(cell -> MapReader.TERRAIN.indexOf(map.terrain(cell)) >= 0);
  }

  private int number(GridMap map) throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    MapWriter.write(map, text);
    String packed = Packed.base64(text.toByteArray());
    Integer number = mapNumbers.putIfAbsent(packed, maps.size());
    if (number == null) {
      maps.add(packed);
    }
    return mapNumbers.get(packed);
  }

  /** An answer without events, or the reason why there is none. */
  private ObjectNode answer(String name, KnownSpec planner, GridGraph graph, Query query)
      throws IOException {
    ObjectNode answer = JSON.createObjectNode();
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      new SearchAnswer(prepared(planner, graph), query.start(), query.goal()).write(out);
      answer = (ObjectNode) JSON.readTree(out.toByteArray());
      answer.put("complete", true).putArray("parts");
      if (answer.has("fault")) {
        faults.add(name + ": " + answer.path("fault").asText());
      }
    } catch (IllegalArgumentException e) {
      answer.put("error", PlainError.message(e));
    } catch (AnswerCheck.BadAnswerException e) {
      answer.put("error", e.getMessage());
      faults.add("%s: planner '%s': error: %s".formatted(name, planner, e.getMessage()));
    } catch (BudgetExhaustedException e) {
      answer.put("error", e.getMessage());
      faults.add("%s: planner '%s': %s".formatted(name, planner, e.getMessage()));
    } catch (Timeout.HungException e) {
      givenUp.put(planner, e);
      answer.put("error", e.getMessage());
      faults.add(name + ": " + e.getMessage());
    } catch (Timeout.FailedException e) {
      answer.put("error", e.getMessage());
      faults.add(name + ": " + e.getMessage());
    }
    return answer;
  }

  private PreparedPlanner prepared(KnownSpec planner, GridGraph graph) {
    if (graph != preparedFor) {
      prepared.clear();
      preparedFor = graph;
    }
    if (givenUp.containsKey(planner)) {
      throw givenUp.get(planner);
    }
    return prepared.computeIfAbsent(
        planner, spec -> WatchedPlanner.prepare(spec, graph, Budget.UNLIMITED));
  }

  /** The number of queries. */
  public int size() {
    return queries.size();
  }

  /** The faults of answers of foreign planners, a sentence each. */
  public List<String> faults() {
    return Collections.unmodifiableList(faults);
  }

  /** All queries and answers, in the form that the script of the page reads. */
  String json() throws IOException {
    return JSON.writeValueAsString(data).replace("<", "\\u003c");
  }

  /** The ids of the planners whose answers are stored, since they cannot run in a browser. */
  List<String> strangers() {
    return strangers.findValuesAsText("id");
  }

  /** The state of the page on the first query. Empty if there is none. */
  String state() {
    if (size() == 0) {
      return "";
    }
    JsonNode first = queries.get(0);
    String[] movement = first.path("movement").asText().split(" ");
    StringBuilder state = new StringBuilder("#map=").append(encoded(first.path("name").asText()));
    first
        .path("planners")
        .forEach(spec -> state.append("&planner=").append(encoded(spec.asText())));
    return state
        .append("&directions=%s&corners=%s".formatted(movement[0], movement[1]))
        .append("&terrain=" + encoded(movement[3]))
        .append("&from=" + point(first.path("from")) + "&to=" + point(first.path("to")))
        .toString();
  }

  private static String point(JsonNode point) {
    return point.path(0).asInt() + "," + point.path(1).asInt();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
