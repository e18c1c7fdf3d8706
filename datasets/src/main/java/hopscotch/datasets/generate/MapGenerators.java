package hopscotch.datasets.generate;

import hopscotch.core.text.DidYouMean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The kinds of generated maps by name. A generator is written {@code kind} or {@code
 * kind(parameter=value,...)}; a parameter that is left off has its default.
 */
public final class MapGenerators {
  private static final Kind[] KINDS = {
    new Kind(
        "random",
        "cells blocked by chance",
        List.of(new Parameter("density", "0.3")),
        values -> new RandomObstacles(values.real(0))),
    new Kind(
        "rooms",
        "square rooms with doors",
        List.of(new Parameter("size", "15"), new Parameter("doors", "0.5")),
        values -> new Rooms(values.whole(0), values.real(1))),
    new Kind(
        "maze",
        "a perfect maze",
        List.of(new Parameter("corridor", "4"), new Parameter("loops", "0.0")),
        values -> new Maze(values.whole(0), values.real(1))),
    new Kind(
        "caves",
        "caves by a cellular automaton",
        List.of(new Parameter("rock", "0.45"), new Parameter("rounds", "5")),
        values -> new Caves(values.real(0), values.whole(1))),
    new Kind(
        "city",
        "streets and blocks",
        List.of(
            new Parameter("block", "16"),
            new Parameter("street", "3"),
            new Parameter("squares", "0.1")),
        values -> new CityBlocks(values.whole(0), values.whole(1), values.real(2))),
    new Kind(
        "field",
        "an open field with big obstacles",
        List.of(new Parameter("cover", "0.2"), new Parameter("size", "48")),
        values -> new OpenField(values.real(0), values.whole(1))),
    new Kind(
        "serpentine",
        "one winding corridor",
        List.of(new Parameter("corridor", "1")),
        values -> new Serpentine(values.whole(0))),
  };

  private MapGenerators() {}

  private record Parameter(String name, String defaultValue) {}

  private record Kind(
      String name,
      String title,
      List<Parameter> parameters,
      Function<Values, MapGenerator> factory) {}

  /** The values of a kind's parameters, in their order. */
  private record Values(String text, List<String> values) {
    double real(int i) {
      try {
        return Double.parseDouble(values.get(i));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "map generator '%s': '%s': expected a number".formatted(text, values.get(i)), e);
      }
    }

    int whole(int i) {
      try {
        return Integer.parseInt(values.get(i));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "map generator '%s': '%s': expected a whole number".formatted(text, values.get(i)), e);
      }
    }
  }

  /** The names of the kinds. */
  public static List<String> kinds() {
    List<String> names = new ArrayList<>();
    for (Kind kind : KINDS) {
      names.add(kind.name);
    }
    return names;
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
   * Reads a generator, such as {@code rooms} or {@code rooms(size=7)}.
   *
   * @throws IllegalArgumentException naming what is wrong and what is known
   */
  public static MapGenerator parse(String text) {
    String stripped = text.strip();
    int open = stripped.indexOf('(');
    if (open >= 0 && !stripped.endsWith(")")) {
      throw new IllegalArgumentException(
          "map generator '%s': expected kind(parameter=value,...)".formatted(text));
    }
    Kind kind = kind(open < 0 ? stripped : stripped.substring(0, open), text);
    List<String> values =
        new ArrayList<>(kind.parameters.stream().map(Parameter::defaultValue).toList());
    String inner = open < 0 ? "" : stripped.substring(open + 1, stripped.length() - 1);
    if (!inner.isBlank()) {
      for (String assignment : inner.split(",", -1)) {
        int equals = assignment.indexOf('=');
        String name = assignment.substring(0, Math.max(0, equals)).strip();
        values.set(indexOf(kind, name, text), assignment.substring(equals + 1).strip());
      }
    }
    return kind.factory.apply(new Values(text, values));
  }

  private static Kind kind(String name, String text) {
    for (Kind kind : KINDS) {
      if (kind.name.equals(name)) {
        return kind;
      }
    }
    throw new IllegalArgumentException(
        "map generator '%s': unknown kind '%s'%s; known: %s"
            .formatted(text, name, DidYouMean.hint(name, kinds()), String.join(", ", kinds())));
  }

  private static int indexOf(Kind kind, String parameter, String text) {
    List<String> names = kind.parameters.stream().map(Parameter::name).toList();
    int index = names.indexOf(parameter);
    if (index < 0) {
      throw new IllegalArgumentException(
          "map generator '%s': unknown parameter '%s' of %s%s; known: %s"
              .formatted(
                  text,
                  parameter,
                  kind.name,
                  DidYouMean.hint(parameter, names),
                  String.join(", ", names)));
    }
    return index;
  }
}
