package hopscotch.core.grid;

import java.util.Locale;

/**
 * The condition under which a diagonal move may pass the two cells beside it, which are orthogonal
 * neighbours of both its ends.
 */
public enum CornerRule {
  /**
   * Both must be free. This is the rule of the MovingAI benchmarks and of GPPC, and the default.
   */
  NEVER,
  /** One must be free. The rule of Botea, Mueller and Schaeffer 2004. */
  ONE_FREE,
  /** Neither matters: a diagonal squeezes between two blocked cells. */
  ALWAYS;

  /** Whether a diagonal between two free cells is legal, given its two orthogonal neighbours. */
  public boolean allows(boolean firstFree, boolean secondFree) {
    return switch (this) {
      case NEVER -> firstFree && secondFree;
      case ONE_FREE -> firstFree || secondFree;
      case ALWAYS -> true;
    };
  }

  /** The same as {@link #allows(boolean, boolean)} for 64 diagonals at once, one for each bit. */
  public long allows(long firstFree, long secondFree) {
    return switch (this) {
      case NEVER -> firstFree & secondFree;
      case ONE_FREE -> firstFree | secondFree;
      case ALWAYS -> -1;
    };
  }

  /** The rule's name in text: {@code never}, {@code one-free}, {@code always}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The rule of a given name.
   *
   * @throws IllegalArgumentException naming the three rules
   */
  public static CornerRule parse(String text) {
    for (CornerRule rule : values()) {
      if (rule.text().equals(text)) {
        return rule;
      }
    }
    throw new IllegalArgumentException(
        "unknown corner rule '" + text + "'; known: never, one-free, always");
  }
}
