package hopscotch.datasets.generate;

import hopscotch.core.text.DidYouMean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Kinds of generators by name. A generator is written {@code rooms} or {@code rooms(size=9,...)}; a
 * parameter that is left off has its default.
 *
 * @param <G> the type of the generators
 * @param what the word for one in messages, such as {@code map generator}
 */
public record GeneratorKinds<G>(String what, List<Kind<G>> kinds) {
  /** Copies the list. */
  public GeneratorKinds {
    kinds = List.copyOf(kinds);
  }

  /**
   * One kind of generator.
   *
   * @param title a description of what it makes, for people
   * @param defaults its parameters as {@code name=value}, separated by commas
   */
  public record Kind<G>(String name, String title, String defaults, Function<Values, G> factory) {
    private List<String> parts(int side) {
      return Arrays.stream(defaults.split(",")).map(it -> it.split("=")[side]).toList();
    }
  }

  /**
   * The values of a kind's parameters, in their order.
   *
   * @param generator the word for a generator and the text that was written, for messages
   */
  public record Values(String generator, List<String> values) {
    /** A number. */
    public double real(int i) {
      try {
        return Double.parseDouble(values.get(i));
      } catch (NumberFormatException e) {
        throw fault("a number", i);
      }
    }

    /** A whole number. */
    public int whole(int i) {
      try {
        return Integer.parseInt(values.get(i));
      } catch (NumberFormatException e) {
        throw fault("a whole number", i);
      }
    }

    /** True or false. */
    public boolean flag(int i) {
      if (!values.get(i).matches("true|false")) {
        throw fault("true or false", i);
      }
      return Boolean.parseBoolean(values.get(i));
    }

    private IllegalArgumentException fault(String expected, int i) {
      return new IllegalArgumentException(
          "%s: '%s': expected %s".formatted(generator, values.get(i), expected));
    }
  }

  /** The names, in the order of the list. */
  public List<String> names() {
    return kinds.stream().map(Kind::name).toList();
  }

  /**
   * A description of what a kind makes, for people.
   *
   * @throws IllegalArgumentException if there is no such kind
   */
  public String title(String kind) {
    return kind(kind, quoted(kind)).title;
  }

  /**
   * Reads a generator.
   *
   * @throws IllegalArgumentException if the text is wrong; the message says what would be right
   */
  public G parse(String text) {
    String generator = quoted(text);
    String stripped = text.strip();
    int open = stripped.indexOf('(');
    if (open >= 0 && !stripped.endsWith(")")) {
      throw new IllegalArgumentException(generator + ": expected kind(parameter=value,...)");
    }
    Kind<G> kind = kind(open < 0 ? stripped : stripped.substring(0, open), generator);
    List<String> names = kind.parts(0);
    List<String> values = new ArrayList<>(kind.parts(1));
    String inner = open < 0 ? "" : stripped.substring(open + 1, stripped.length() - 1);
    for (String assignment : inner.isBlank() ? new String[0] : inner.split(",", -1)) {
      int equals = assignment.indexOf('=');
      String name = assignment.substring(0, Math.max(0, equals)).strip();
      if (!names.contains(name)) {
        throw new IllegalArgumentException(
            "%s: unknown parameter '%s' of %s%s; known: %s"
                .formatted(
                    generator,
                    name,
                    kind.name,
                    DidYouMean.hint(name, names),
                    String.join(", ", names)));
      }
      values.set(names.indexOf(name), assignment.substring(equals + 1).strip());
    }
    return kind.factory.apply(new Values(generator, values));
  }

  private String quoted(String text) {
    return "%s '%s'".formatted(what, text);
  }

  private Kind<G> kind(String name, String generator) {
    return kinds.stream()
        .filter(kind -> kind.name.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "%s: unknown kind '%s'%s; known: %s"
                        .formatted(
                            generator,
                            name,
                            DidYouMean.hint(name, names()),
                            String.join(", ", names()))));
  }
}
