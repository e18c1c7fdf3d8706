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
 * What a run of a paper counted, over whole sets.
 *
 * @param session commit, date, machine and seconds of the run
 * @param sets by the paper's name of the set
 * @param sample what was counted on the paper's sample map
 */
public record PaperOutcome(Session session, Map<String, SetOutcome> sets, Counts sample) {
  /** The file of a paper's folder that keeps the outcome of the run behind the project's page. */
  public static final String FILE = "ours.json";

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final TypeReference<Map<String, SetOutcome>> SETS = new TypeReference<>() {};

  /**
   * Where counts come from.
   *
   * @param commit the commit, {@code with changes} if the sources had any
   * @param date the day
   * @param machine processor and system
   * @param seconds the time it took, all maps added
   */
  public record Session(String commit, String date, String machine, long seconds) {}

  /**
   * What was counted on a set.
   *
   * @param maps how many maps of it were there
   * @param withoutScenario how many of these have no scenario
   * @param rows how many rows their scenarios have
   * @param usable how many of these have a published length above 0; 0 if that was not counted
   * @param sha256 the hash of these scenarios; empty where there are none
   * @param measures the figures, by the text of their {@link Measure}
   */
  public record SetOutcome(
      int maps,
      int withoutScenario,
      long rows,
      long usable,
      String sha256,
      Map<String, Double> measures) {
    /** Of a set that was entered after the run. */
    public static final SetOutcome NONE = new SetOutcome(0, 0, 0, 0, "", Map.of());
  }

  /** Whether some set was counted. */
  public boolean isCounted() {
    return sets.values().stream().anyMatch(set -> !set.measures().isEmpty());
  }

  /** Reads what {@link #json} made. */
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
