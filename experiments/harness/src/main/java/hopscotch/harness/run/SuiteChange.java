package hopscotch.harness.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * The difference between a suite and the one of the rows in a folder. Planners, maps and
 * repetitions may be added and removed without affecting the rows that exist. Every other change
 * alters the meaning of rows.
 *
 * @param refused the changes that alter the meaning of rows, one phrase for each; none may be
 *     ignored
 * @param added what is new and will be run
 * @param removed what the suite no longer has, although rows of it may exist
 */
record SuiteChange(List<String> refused, List<String> added, List<String> removed) {
  private static final String REPETITIONS = "repetitions";
  private static final String PLANNERS = "planners";
  private static final String MAPS = "maps";
  private static final String GUESTS = "guests";
  private static final String NAME = "name";
  private static final List<String> FREE = List.of(REPETITIONS, PLANNERS, MAPS, GUESTS, NAME);

  /** The texts of limits that are not given. */
  private static final Set<String> UNLIMITED =
      Set.of("null", "-Infinity", "" + Integer.MAX_VALUE, "" + Long.MAX_VALUE);

  /**
   * The change.
   *
   * @param before the suite of a manifest
   * @param formerMaps its maps that were removed earlier, by id
   * @param now the suite as {@link ResolvedSuite} has it
   */
  public static SuiteChange between(JsonNode before, JsonNode formerMaps, JsonNode now) {
    SuiteChange change = new SuiteChange(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    TreeSet<String> keys = new TreeSet<>();
    before.fieldNames().forEachRemaining(keys::add);
    now.fieldNames().forEachRemaining(keys::add);
    for (String key : keys) {
      if (!FREE.contains(key)) {
        change.compare(key, before.path(key), now.path(key));
      }
    }
    change.comparePlanners(before.path(PLANNERS), now.path(PLANNERS));
    change.compareMaps(maps(before), formerMaps, maps(now));
    change.compareRepetitions(before.path(REPETITIONS).asInt(), now.path(REPETITIONS).asInt());
    return change;
  }

  /** The change if there may also be rows of guests that were removed earlier. */
  public static SuiteChange between(
      JsonNode before, JsonNode formerMaps, JsonNode formerGuests, JsonNode now) {
    SuiteChange change = between(before, formerMaps, now);
    for (Map.Entry<String, JsonNode> guest : now.path(GUESTS).properties()) {
      JsonNode kept = before.path(GUESTS).path(guest.getKey());
      JsonNode known = kept.isMissingNode() ? formerGuests.path(guest.getKey()) : kept;
      if (known.isObject() && !known.equals(guest.getValue())) {
        change.refused.add(
            "guest %s was %s, is %s".formatted(guest.getKey(), known, guest.getValue()));
      }
    }
    return change;
  }

  /** The guests that may have rows but are not in the suite, for the next comparison. */
  public static ObjectNode formerGuests(JsonNode before, JsonNode formerGuests, JsonNode now) {
    ObjectNode former = Json.object();
    formerGuests.properties().forEach(guest -> former.set(guest.getKey(), guest.getValue()));
    before.path(GUESTS).properties().forEach(it -> former.set(it.getKey(), it.getValue()));
    now.path(GUESTS).fieldNames().forEachRemaining(former::remove);
    return former;
  }

  /** The maps that may have rows but are not in the suite, by id, for the next comparison. */
  public static ObjectNode formerMaps(JsonNode before, JsonNode formerMaps, JsonNode now) {
    ObjectNode former = Json.object();
    formerMaps.properties().forEach(map -> former.set(map.getKey(), map.getValue()));
    maps(before).forEach(former::set);
    former.remove(maps(now).keySet());
    return former;
  }

  private void compare(String key, JsonNode before, JsonNode now) {
    if (before.isObject() && now.isObject()) {
      now.fieldNames()
          .forEachRemaining(
              name -> compare(key + "." + yaml(name), before.path(name), now.path(name)));
    } else if (!text(before).equals(text(now))) {
      refused.add("%s was %s, is %s".formatted(yaml(key), shown(before), shown(now)));
    }
  }

  private void comparePlanners(JsonNode before, JsonNode now) {
    List<String> old = Json.texts(before);
    List<String> present = Json.texts(now);
    present.stream().filter(spec -> !old.contains(spec)).forEach(s -> added.add("planner " + s));
    old.stream().filter(spec -> !present.contains(spec)).forEach(s -> removed.add("planner " + s));
  }

  private void compareMaps(
      Map<String, JsonNode> before, JsonNode former, Map<String, JsonNode> now) {
    now.forEach(
        (id, map) -> {
          JsonNode known = Objects.requireNonNullElse(before.get(id), former.path(id));
          if (!before.containsKey(id)) {
            added.add("map " + id);
          }
          if (known.isObject() && !known.path("sha256").equals(map.path("sha256"))) {
            refused.add("the file of map " + id + " is another one");
          } else if (known.isObject() && !known.equals(map)) {
            refused.add("the scenarios of map " + id + " are others");
          }
        });
    before.keySet().stream()
        .filter(id -> !now.containsKey(id))
        .forEach(id -> removed.add("map " + id));
  }

  private void compareRepetitions(int before, int now) {
    if (now > before) {
      added.add(repetitions(before + 1, now));
    } else if (now < before) {
      removed.add(repetitions(now + 1, before));
    }
  }

  private static String repetitions(int first, int last) {
    return first == last ? "repetition " + first : "repetitions %d to %d".formatted(first, last);
  }

  private static Map<String, JsonNode> maps(JsonNode suite) {
    Map<String, JsonNode> maps = new LinkedHashMap<>();
    suite.path(MAPS).forEach(map -> maps.put(map.path("id").asText(), map));
    return maps;
  }

  /** A key as suites write it, such as {@code per-bucket}. */
  private static String yaml(String key) {
    return key.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  private static String shown(JsonNode value) {
    String text = text(value);
    return text.isEmpty() || UNLIMITED.contains(text) ? "not given" : text;
  }

  private static String text(JsonNode value) {
    return value.isContainerNode() ? value.toString() : value.asText();
  }
}
