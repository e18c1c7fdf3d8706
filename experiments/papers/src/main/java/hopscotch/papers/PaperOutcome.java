package hopscotch.papers;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.papers.count.Counts;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/**
 * The counts of a run of a paper, over whole sets.
 *
 * @param session commit, date, machine and seconds of the run
 * @param sets the outcome of each set, by the paper's name of the set
 * @param sample the counts on the paper's sample map
 */
public record PaperOutcome(Session session, Map<String, SetOutcome> sets, Counts sample) {
  /** The file of a paper's folder that keeps the outcome of the run behind the project's page. */
  public static final String FILE = "ours.json";

  /** The outcome of a paper that was never run. */
  public static final PaperOutcome NONE = new PaperOutcome(null, Map.of(), new Counts());

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final TypeReference<Map<String, SetOutcome>> SETS = new TypeReference<>() {};

  /**
   * The origin of counts.
   *
   * @param commit the commit, {@code with changes} if the sources had any
   * @param date the day
   * @param machine processor and system
   * @param seconds the time it took, all maps added
   */
  public record Session(String commit, String date, String machine, long seconds) {}

  /**
   * The outcome on a set.
   *
   * @param maps the number of its maps that were there
   * @param withoutScenario the number of these that have no scenario
   * @param rows the number of rows of their scenarios
   * @param usable the number of these rows with a published length above 0; 0 if that was not
   *     counted
   * @param sha256 the hash of these scenarios; empty if there are none
   * @param measures the figures, by the text of their {@link Measure}
   */
  public record SetOutcome(
      int maps,
      int withoutScenario,
      long rows,
      long usable,
      String sha256,
      Map<String, Double> measures) {
    /** The outcome of a set that was entered after the run. */
    public static final SetOutcome NONE = new SetOutcome(0, 0, 0, 0, "", Map.of());
  }

  /** Whether any set was counted. */
  public boolean isCounted() {
    return sets.values().stream().anyMatch(set -> !set.measures().isEmpty());
  }

  /** Reads an outcome that {@link #json} wrote. */
  static PaperOutcome read(InputStream input) throws IOException {
    JsonNode tree = JSON.readTree(input);
    return new PaperOutcome(
        JSON.treeToValue(tree.path("session"), Session.class),
        JSON.convertValue(tree.path("sets"), SETS),
        Counts.of(tree.path("sample")));
  }

  ObjectNode json() {
    ObjectNode tree = Json.object();
    tree.set("session", Json.of(session));
    tree.set("sets", Json.of(sets));
    tree.set("sample", sample.json());
    return tree;
  }
}
