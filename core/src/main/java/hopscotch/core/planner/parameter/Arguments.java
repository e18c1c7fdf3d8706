package hopscotch.core.planner.parameter;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.text.DidYouMean;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The checked values of a planner's parameters, defaults filled in. */
public final class Arguments {
  private final Map<String, String> values;
  private final Map<String, String> changed;

  Arguments(Map<String, String> values, Map<String, String> changed) {
    this.values = values;
    this.changed = changed;
  }

  /**
   * The values that a spec gives to the parameters of its planner, and the defaults of the rest.
   *
   * @param id the planner's, for messages
   * @param given by name, as written
   * @param parameters all that the planner takes
   * @throws IllegalArgumentException if a parameter or value is unknown, naming the known ones
   */
  public static Arguments of(String id, Map<String, String> given, List<Parameter> parameters) {
    Map<String, String> unknown = new LinkedHashMap<>(given);
    Map<String, String> values = new LinkedHashMap<>();
    Map<String, String> changed = new LinkedHashMap<>();
    for (Parameter parameter : parameters) {
      String text = unknown.remove(parameter.name());
      String value = text == null ? parameter.defaultValue() : parameter.normalise(text);
      values.put(parameter.name(), value);
      if (!value.equals(parameter.defaultValue())) {
        changed.put(parameter.name(), value);
      }
    }
    for (String name : unknown.keySet()) {
      throw new IllegalArgumentException(
          "planner '%s' has no parameter '%s'%s; known: %s"
              .formatted(
                  id,
                  name,
                  DidYouMean.hint(name, values.keySet()),
                  values.isEmpty() ? "none" : String.join(", ", values.keySet())));
    }
    return new Arguments(values, changed);
  }

  /**
   * The values that differ from the defaults, in the order in which the parameters are declared.
   */
  public Map<String, String> changed() {
    return changed;
  }

  /** The value as written. */
  public String text(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no parameter '" + name + "' was declared");
    }
    return value;
  }

  /** The constant of an enum that a {@link Parameter#choice} names. */
  public <E extends Enum<E>> E choice(String name, Class<E> type) {
    String text = text(name);
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> Parameter.word(constant).equals(text))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name + "=" + text));
  }

  /** The value of a {@link Parameter#flag}. */
  public boolean flag(String name) {
    return Boolean.parseBoolean(text(name));
  }

  /**
   * The value of {@link Parameter#COMPONENTS}; has the graph compute its components now, as part of
   * the preparation, if they are to be checked.
   */
  public boolean components(GridGraph graph) {
    boolean check = flag(Parameter.COMPONENTS.name());
    if (check) {
      graph.components();
    }
    return check;
  }

  /** The value of a {@link Parameter#integer}. */
  public int integer(String name) {
    return Integer.parseInt(text(name));
  }

  /** Whether the value is a word of its parameter, such as {@link Parameter#AUTO}. */
  public boolean is(String name, String word) {
    return text(name).equals(word);
  }

  /**
   * The value of a {@link Parameter#integer} that takes {@link Parameter#AUTO} or {@link
   * Parameter#NONE} too.
   *
   * @param auto what stands for the one word
   * @param none what stands for the other
   */
  public int integer(String name, int auto, int none) {
    return switch (text(name)) {
      case Parameter.AUTO -> auto;
      case Parameter.NONE -> none;
      default -> integer(name);
    };
  }

  /** The value of a {@link Parameter#decimal} in thousandths, exact. */
  public int thousandths(String name) {
    return (int) Math.round(Double.parseDouble(text(name)) * 1000);
  }
}
