package hopscotch.experiments.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How many queries a run asks of each planner, by map and movement. A manifest holds it from before
 * the first row on, so that rows which are missing can be counted.
 *
 * @param isKnown whether the manifest says it; else it is only what rows were found for
 * @param parts one a map and movement, each once
 */
public record PlannedQueries(boolean isKnown, List<Part> parts) {
  private static final String KEY = "planned";
  private static final int NEWEST_FORMAT = 2;

  /** Copies the list. */
  public PlannedQueries {
    parts = List.copyOf(parts);
  }

  /**
   * The queries of one map under one movement.
   *
   * @param set the map's set
   * @param map the map's id
   * @param movement as text, on one layer of terrain
   * @param queries how many
   * @param whole how many the whole plan has there; more than {@code queries} in a shard that has a
   *     share of the map
   */
  public record Part(String set, String map, String movement, int queries, int whole) {
    /** All of them. */
    public Part(String set, String map, String movement, int queries) {
      this(set, map, movement, queries, queries);
    }
  }

  /**
   * What a manifest says; nothing known where it is of the first format.
   *
   * @param file of the manifest, for messages
   * @throws BadFileException if the format is none of ours, or a part is none
   */
  public static PlannedQueries of(JsonNode manifest, String file) throws BadFileException {
    int format = manifest.path("format").asInt(1);
    if (format < 1 || format > NEWEST_FORMAT) {
      throw new BadFileException(
          file, "format " + format, "1 to " + NEWEST_FORMAT + ", or a newer hopscotch");
    }
    if (!manifest.path(KEY).isArray()) {
      return new PlannedQueries(false, List.of());
    }
    List<Part> parts = new ArrayList<>();
    Set<List<String>> seen = new HashSet<>();
    for (JsonNode part : manifest.path(KEY)) {
      Part read =
          new Part(
              part.path("set").asText(),
              part.path("map").asText(),
              part.path("movement").asText(),
              part.path("queries").asInt(-1),
              part.path("whole").asInt(part.path("queries").asInt(-1)));
      if (read.queries < 0
          || read.whole < read.queries
          || !seen.add(List.of(read.map, read.movement))) {
        throw new BadFileException(
            file, "planned: " + part, "set, map, movement and queries, each map and movement once");
      }
      parts.add(read);
    }
    return new PlannedQueries(true, parts);
  }

  /** All for which a problem was seen, where nothing is known. */
  static PlannedQueries seenIn(List<StoredProblem> problems) {
    Map<List<String>, Part> parts = new LinkedHashMap<>();
    for (StoredProblem problem : problems) {
      parts.merge(
          List.of(problem.map(), problem.movement()),
          new Part(problem.set(), problem.map(), problem.movement(), 1),
          (sum, one) -> new Part(sum.set, sum.map, sum.movement, sum.queries + 1));
    }
    return new PlannedQueries(false, List.copyOf(parts.values()));
  }

  /** The plans of several shards as one: all of every map that one of them has a share of. */
  public static PlannedQueries joined(List<PlannedQueries> shards) {
    Map<List<String>, Part> parts = new LinkedHashMap<>();
    for (PlannedQueries shard : shards) {
      for (Part part : shard.parts) {
        parts.putIfAbsent(
            List.of(part.map, part.movement),
            new Part(part.set, part.map, part.movement, part.whole));
      }
    }
    return new PlannedQueries(true, List.copyOf(parts.values()));
  }

  /** Writes this into a manifest. */
  public void putInto(ObjectNode manifest) {
    manifest.put("format", NEWEST_FORMAT);
    ArrayNode array = manifest.putArray(KEY);
    for (Part part : parts) {
      ObjectNode node = array.addObject();
      node.put("set", part.set);
      node.put("map", part.map);
      node.put("movement", part.movement);
      node.put("queries", part.queries);
      if (part.whole != part.queries) {
        node.put("whole", part.whole);
      }
    }
  }
}
