package hopscotch.harness.guest;

import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A guest's description of itself.
 *
 * @param line the whole line as it was said
 * @param guarantee its promise
 * @param metric the metric of its paths; abstract if it names only their lengths
 * @param serves the values of {@code directions}, {@code corners}, {@code costs} and {@code
 *     terrain} that it serves; those of the MovingAI benchmarks if it names none
 * @param takesChanges whether it takes up changes of its map
 */
public record GuestHello(
    String line,
    String name,
    String version,
    Guarantee guarantee,
    LengthMetric metric,
    Map<String, List<String>> serves,
    boolean takesChanges) {

  /** The version of the protocol. */
  public static final int PROTOCOL = 2;

  private static final String EXPECTED =
      "hello %d NAME VERSION PROMISE [key=value...]".formatted(PROTOCOL);
  private static final String ANY = "any";
  private static final Map<String, List<String>> BENCHMARK =
      Map.of(
          "directions", List.of("8"),
          "corners", List.of("never"),
          "costs", List.of("sqrt2"),
          "terrain", List.of("plain"));
  private static final List<String> KEYS =
      List.of("directions", "corners", "costs", "terrain", "metric", "changes");
  private static final Map<String, List<String>> SOME_OF =
      Map.of(
          "directions", List.of("4", "8"),
          "corners", List.of("never", "one-free", "always", ANY),
          "terrain", List.of("plain", "weighted"));
  private static final Map<String, List<String>> ONE_OF =
      Map.of(
          "metric", List.of("grid", "euclidean", "length"),
          "changes", List.of("yes", "no"));
  private static final Map<String, LengthMetric> METRICS =
      Map.of(
          "grid", LengthMetric.GRID,
          "euclidean", LengthMetric.EUCLIDEAN,
          "length", LengthMetric.ABSTRACT);

  static GuestHello parse(String line) throws GuestFault {
    String[] words = line.split(" ");
    if (words.length < 5 || !words[0].equals("hello")) {
      throw bad(line, EXPECTED);
    }
    if (!words[1].equals(Integer.toString(PROTOCOL))) {
      throw bad(line, "version %d of the protocol".formatted(PROTOCOL));
    }
    Map<String, List<String>> values = new HashMap<>(BENCHMARK);
    for (int i = 5; i < words.length; i++) {
      int equals = words[i].indexOf('=');
      if (equals < 1) {
        throw bad(line, EXPECTED);
      }
      String key = words[i].substring(0, equals);
      String value = words[i].substring(equals + 1);
      requireKnown(key, value);
      values.put(key, List.of(value.split(",")));
    }
    try {
      Guarantee guarantee = Guarantee.parse(words[4]);
      String metric = values.getOrDefault("metric", List.of("grid")).get(0);
      boolean takesChanges = List.of("yes").equals(values.get("changes"));
      values.computeIfPresent(
          "costs", (key, costs) -> costs.stream().map(GuestHello::pair).toList());
      return new GuestHello(
          line, words[2], words[3], guarantee, METRICS.get(metric), values, takesChanges);
    } catch (IllegalArgumentException e) {
      throw bad(line, e.getMessage());
    }
  }

  /** Refuses an unknown word, since a slip of the pen would otherwise mean the default. */
  private static void requireKnown(String key, String value) throws GuestFault {
    if (!KEYS.contains(key)) {
      throw unknown("the key '%s'".formatted(GuestProcess.shown(key)), "one", KEYS);
    }
    String word = GuestProcess.shown(key + "=" + value);
    if (ONE_OF.containsKey(key) && !ONE_OF.get(key).contains(value)) {
      throw unknown(word, "one", ONE_OF.get(key));
    }
    if (SOME_OF.containsKey(key) && !SOME_OF.get(key).containsAll(List.of(value.split(",", -1)))) {
      throw unknown(word, "some", SOME_OF.get(key));
    }
  }

  private static GuestFault unknown(String what, String howMany, List<String> known) {
    return new GuestFault(
        GuestFault.Kind.PROTOCOL,
        "its hello has %s: expected %s of %s".formatted(what, howMany, String.join(", ", known)));
  }

  /** A cost pair in the form of a movement, so that the two can be compared. */
  private static String pair(String costs) {
    return costs.equals(ANY) ? ANY : CostPair.parse(costs).toString();
  }

  private static GuestFault bad(String line, String expected) {
    return new GuestFault(
        GuestFault.Kind.PROTOCOL,
        "its hello is '%s': expected %s".formatted(GuestProcess.shown(line), expected));
  }

  /** The reason why it does not serve a movement. Empty if it does. */
  Optional<String> findRefusal(Movement movement) {
    if (movement.body() > 1 || movement.ends() != EndPoints.CENTRES) {
      return Optional.of(
          "guests serve agents of one cell that move between centres, not '%s'"
              .formatted(movement));
    }
    Map<String, String> asked =
        Map.of(
            "directions", Integer.toString(movement.directions()),
            "corners", movement.corners().text(),
            "costs", movement.costs().toString(),
            "terrain", isPlain(movement.terrain()) ? "plain" : "weighted");
    for (String key : List.of("directions", "corners", "costs", "terrain")) {
      List<String> served = serves.get(key);
      if (!served.contains(asked.get(key)) && !served.contains(ANY)) {
        return Optional.of(
            "guest %s serves %s=%s, and the movement '%s' needs %s=%s"
                .formatted(name, key, String.join(",", served), movement, key, asked.get(key)));
      }
    }
    return Optional.empty();
  }

  private static boolean isPlain(Terrain terrain) {
    for (int character = 0; character < 128; character++) {
      if (terrain.weight(character) > 1) {
        return false;
      }
    }
    return true;
  }

  /** The free letters, such as {@code .GS}, or with weights, such as {@code .=1,S=3}. */
  static String terrain(Terrain terrain) {
    boolean isPlain = isPlain(terrain);
    StringBuilder text = new StringBuilder();
    for (char letter = '!'; letter <= '~'; letter++) {
      if (terrain.isFree(letter)) {
        text.append(isPlain || text.isEmpty() ? "" : ",").append(letter);
        text.append(isPlain ? "" : "=" + terrain.weight(letter));
      }
    }
    return text.toString();
  }
}
