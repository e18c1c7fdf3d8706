package hopscotch.harness.results;

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
 * The numbers of queries that a run puts to each planner, by map and movement. They are in the
 * manifest before the first row is written, so that missing rows can be counted.
 *
 * @param parts one for each map and movement
 */
public record PlannedQueries(List<Part> parts) {
  private static final String KEY = "planned";
  private static final int FORMAT = 2;

  /** Copies the list. */
  public PlannedQueries {
    parts = List.copyOf(parts);
  }

  /**
   * The queries of one map under one movement.
   *
   * @param set the map's set
   * @param map the map's id
   * @param movement the movement as text, on one layer of terrain
   * @param whole the number in the whole plan, which is more than {@code queries} in a shard that
   *     has a share of the map
   */
  public record Part(String set, String map, String movement, int queries, int whole) {
    /** A part that has all queries of the plan there. */
    public Part(String set, String map, String movement, int queries) {
      this(set, map, movement, queries, queries);
    }
  }

  /**
   * Reads the planned queries of a manifest.
   *
   * @param file the file of the manifest, for messages
   * @throws BadFileException if the format is not ours, or a part is wrong
   */
  public static PlannedQueries of(JsonNode manifest, String file) throws BadFileException {
    JsonNode format = manifest.path("format");
    if (format.asInt(0) != FORMAT || !manifest.path(KEY).isArray()) {
      String found = format.isMissingNode() ? "no format" : "format " + format;
      throw new BadFileException(
          file, found, "format %d, with the key '%s'".formatted(FORMAT, KEY));
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
    return new PlannedQueries(parts);
  }

  /** Joins the plans of several shards: all queries of every map of which one has a share. */
  public static PlannedQueries joined(List<PlannedQueries> shards) {
    Map<List<String>, Part> parts = new LinkedHashMap<>();
    for (PlannedQueries shard : shards) {
      for (Part part : shard.parts) {
        parts.putIfAbsent(
            List.of(part.map, part.movement),
            new Part(part.set, part.map, part.movement, part.whole));
      }
    }
    return new PlannedQueries(List.copyOf(parts.values()));
  }

  /** Writes this into a manifest. */
  public void putInto(ObjectNode manifest) {
    manifest.put("format", FORMAT);
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
