package hopscotch.experiments.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.text.PlainError;
import hopscotch.experiments.output.Packed;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.query.trial.AnswerCheck;
import hopscotch.experiments.query.trial.Patience;
import hopscotch.experiments.view.search.SearchAnswer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A page in one file that replays searches which are made as it is: maps, paths, and the first
 * {@value #MOST_EVENTS} events of each search, for a browser without a network. It has a size that
 * it does not exceed. The same queries give the same bytes, but for searches that run out of time.
 */
public final class ReplayPage {
  /** The most letters of maps and searches, where nothing else is said. */
  public static final int MOST_LETTERS = 5_000_000;

  /** By this a page is known for one of ours. */
  private static final String GENERATOR = "<meta name=\"generator\" content=\"Hopscotch export\">";

  private static final int MOST_EVENTS = 1_000_000;
  private static final String FOLDER = "export/page/";
  private static final String MAIN = FOLDER + "main.js";
  private static final ObjectMapper JSON = new ObjectMapper();

  private final ObjectNode data = JSON.createObjectNode();
  private final ArrayNode maps = data.putArray("maps");
  private final ArrayNode queries = data.putArray("queries");
  private final Map<JsonNode, Integer> mapNumbers = new HashMap<>();
  private final Map<PlannerSpec, PreparedPlanner> prepared = new LinkedHashMap<>();
  private final long mostLetters;
  private GridGraph preparedFor;
  private long letters;
  private final List<String> faults = new ArrayList<>();

  /** A page without a query, with room for {@link #MOST_LETTERS}. */
  public ReplayPage() {
    this(MOST_LETTERS);
  }

  /** A page without a query, with room for so many letters of maps and searches. */
  ReplayPage(long mostLetters) {
    this.mostLetters = mostLetters;
  }

  /** Whether the head of a file says that it is such a page. */
  public static boolean isOurs(String head) {
    return head.contains(GENERATOR);
  }

  /**
   * Searches, and keeps what was seen. A planner that refuses the map, or the query, or that fails,
   * is there with its reason.
   *
   * @param name what the page calls the query
   * @param graph where it is asked; those of one graph best come one after the other
   * @param room the most letters that the query may take; see {@link #room}
   * @return false if it would take more: then the query is left out
   */
  public boolean add(
      String name, GridGraph graph, Query query, List<PlannerSpec> planners, long room)
      throws IOException {
    GridMap map = graph.map();
    ObjectNode node = JSON.createObjectNode();
    node.put("name", name);
    node.put("movement", graph.movement().toString());
    node.put("start", map.place(query.start()));
    node.put("goal", map.place(query.goal()));
    ArrayNode searches = node.putArray("searches");
    JsonNode terrain = terrain(map);
    long more = mapNumbers.containsKey(terrain) ? 0 : terrain.path("letters").asText().length();
    List<String> found = new ArrayList<>();
    for (PlannerSpec planner : planners) {
      ObjectNode search = searches.addObject().put("planner", planner.toString());
      try {
        more += addSearch(search, prepared(planner, graph), query);
        if (search.path("header").has("fault")) {
          found.add(name + ": " + search.path("header").path("fault").asText());
        }
      } catch (IllegalArgumentException e) {
        search.put("error", PlainError.message(e));
      } catch (AnswerCheck.BadAnswerException e) {
        search.put("error", e.getMessage());
        found.add("%s: planner '%s': error: %s".formatted(name, planner, e.getMessage()));
      } catch (Patience.FailedException e) {
        search.put("error", e.getMessage());
        found.add(name + ": " + e.getMessage());
      }
      if (more > room) {
        return false;
      }
    }
    letters += more;
    if (mapNumbers.putIfAbsent(terrain, maps.size()) == null) {
      maps.add(terrain);
    }
    queries.add(node.put("map", mapNumbers.get(terrain)));
    faults.addAll(found);
    return true;
  }

  /** How many letters there is room for. */
  public long room() {
    return mostLetters - letters;
  }

  private PreparedPlanner prepared(PlannerSpec planner, GridGraph graph) {
    if (graph != preparedFor) {
      prepared.clear();
      preparedFor = graph;
    }
    return prepared.computeIfAbsent(
        planner,
        spec ->
            Patience.prepare(
                spec, Budget.UNLIMITED, () -> Planners.prepare(spec, graph, Budget.UNLIMITED)));
  }

  /** Adds a search, and says how many letters it takes. */
  private static int addSearch(ObjectNode node, PreparedPlanner planner, Query query)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new SearchAnswer(planner, query.start(), query.goal(), MOST_EVENTS).write(out);
    byte[] answer = out.toByteArray();
    int end = 0;
    while (answer[end] != '\n') {
      end++;
    }
    JsonNode header = JSON.readTree(answer, 0, end);
    node.set("header", header);
    byte[] records = Arrays.copyOfRange(answer, end + 1, answer.length);
    String packed =
        Packing.pack(records, header.path("events").asInt(), header.path("cones").asBoolean());
    node.put("events", packed);
    return end + packed.length();
  }

  private static JsonNode terrain(GridMap map) throws IOException {
    byte[] terrain = new byte[map.width() * map.height()];
    for (int i = 0; i < terrain.length; i++) {
      terrain[i] = (byte) map.terrain(map.cell(i % map.width(), i / map.width()));
    }
    return JSON.createObjectNode()
        .put("width", map.width())
        .put("height", map.height())
        .put("letters", Packed.base64(terrain));
  }

  /** How many queries it has. */
  public int size() {
    return queries.size();
  }

  /** What is wrong with answers, a sentence each that names the query and the planner. */
  public List<String> faults() {
    return Collections.unmodifiableList(faults);
  }

  /**
   * The page.
   *
   * @param about a line below the legend
   */
  public String text(String title, String about) throws IOException {
    data.put("about", about);
    return PageModules.from(MAIN)
        .page(
            GENERATOR,
            title.replace("&", "&amp;").replace("<", "&lt;"),
            FOLDER + "page.css",
            """
            <body>
            <script type="application/json" id="recorded">%s</script>
            %s</body>
            </html>
            """
                .formatted(
                    JSON.writeValueAsString(data).replace("<", "\\u003c"),
                    PageModules.resource(FOLDER + "page.html")));
  }
}
