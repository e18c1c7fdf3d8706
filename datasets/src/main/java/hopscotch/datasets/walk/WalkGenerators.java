package hopscotch.datasets.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The kinds of generated walks by name. A generator is written {@code kind} or {@code
 * kind(parameter=value,...)}; a parameter that is left off has its default.
 */
public final class WalkGenerators {
  private static final List<Kind> KINDS =
      List.of(
          new Kind(
              "toggles",
              "a share of all cells blocked and freed at random before each ask",
              List.of("share=0.01"),
              values -> new RandomToggles(values.real(0))),
          new Kind(
              "doors",
              "doors of rooms that open and close",
              List.of("chance=0.02"),
              values -> new Doors(values.real(0))),
          new Kind(
              "unknown",
              "a unit with a sensor on ground that it does not know",
              List.of("radius=10", "news=false"),
              values -> new UnknownGround(values.whole(0), values.flag(1))),
          new Kind(
              "convoys",
              "convoys of blocks on the road",
              List.of("count=10", "length=20"),
              values -> new Convoys(values.whole(0), values.whole(1))),
          new Kind(
              "goal",
              "a goal that moves, followed by a unit",
              List.of("rest=2"),
              values -> new MovingGoal(values.whole(0))));

  private WalkGenerators() {}

  private record Kind(
      String name, String title, List<String> defaults, Function<Values, WalkGenerator> factory) {}

  /** The values of a kind's parameters, in their order. */
  private record Values(String text, List<String> values) {
    double real(int i) {
      try {
        return Double.parseDouble(values.get(i));
      } catch (NumberFormatException e) {
        throw fault("a number", i);
      }
    }

    int whole(int i) {
      if (!values.get(i).matches("-?[0-9]{1,9}")) {
        throw fault("a whole number", i);
      }
      return Integer.parseInt(values.get(i));
    }

    boolean flag(int i) {
      if (!values.get(i).matches("true|false")) {
        throw fault("true or false", i);
      }
      return Boolean.parseBoolean(values.get(i));
    }

    private IllegalArgumentException fault(String expected, int i) {
      return new IllegalArgumentException(
          "walk generator '%s': '%s', expected %s".formatted(text, values.get(i), expected));
    }
  }

  /** The names of the kinds. */
  public static List<String> kinds() {
    return KINDS.stream().map(Kind::name).toList();
  }

  /**
   * What a kind makes, in a few words.
   *
   * @throws IllegalArgumentException naming the known kinds
   */
  public static String title(String kind) {
    return kind(kind, kind).title;
  }

  /**
   * Reads a generator, such as {@code toggles} or {@code toggles(share=0.001)}.
   *
   * @throws IllegalArgumentException naming what is wrong and what is known
   */
  public static WalkGenerator parse(String text) {
    String stripped = text.strip();
    int open = stripped.indexOf('(');
    if (open >= 0 && !stripped.endsWith(")")) {
      throw new IllegalArgumentException(
          "walk generator '%s': expected kind(parameter=value,...)".formatted(text));
    }
    Kind kind = kind(open < 0 ? stripped : stripped.substring(0, open), text);
    List<String> names = kind.defaults.stream().map(value -> value.split("=")[0]).toList();
    List<String> values = new ArrayList<>();
    kind.defaults.forEach(value -> values.add(value.split("=")[1]));
    String inner = open < 0 ? "" : stripped.substring(open + 1, stripped.length() - 1);
    for (String assignment : inner.isBlank() ? new String[0] : inner.split(",", -1)) {
      String[] parts = assignment.split("=", 2);
      int index = names.indexOf(parts[0].strip());
      if (index < 0 || parts.length < 2) {
        throw new IllegalArgumentException(
            "walk generator '%s': '%s' is no parameter of %s; known: %s"
                .formatted(text, assignment, kind.name, String.join(", ", names)));
      }
      values.set(index, parts[1].strip());
    }
    return kind.factory.apply(new Values(text, values));
  }

  private static Kind kind(String name, String text) {
    return KINDS.stream()
        .filter(kind -> kind.name.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "walk generator '%s': unknown kind '%s'; known: %s"
                        .formatted(text, name, String.join(", ", kinds()))));
  }
}
