package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import java.util.Arrays;
import java.util.Map;

/** The checked values of a planner's parameters, defaults filled in. */
public final class Arguments {
  private final Map<String, String> values;

  Arguments(Map<String, String> values) {
    this.values = values;
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
   * The value of {@link PlannerFactory#COMPONENTS}; has the graph compute its components now, as
   * part of the preparation, if they are to be checked.
   */
  public boolean components(GridGraph graph) {
    boolean check = flag(PlannerFactory.COMPONENTS.name());
    if (check) {
      graph.components();
    }
    return check;
  }

  /** The value of a {@link Parameter#integer}. */
  public int integer(String name) {
    return Integer.parseInt(text(name));
  }

  /** The value of a {@link Parameter#decimal} in thousandths, exact. */
  public int thousandths(String name) {
    return (int) Math.round(Double.parseDouble(text(name)) * 1000);
  }
}
