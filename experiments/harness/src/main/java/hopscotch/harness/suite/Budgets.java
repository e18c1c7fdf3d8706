package hopscotch.harness.suite;

import java.util.Objects;

/**
 * The limits of a planner. If it exceeds one, it has no answer in that row.
 *
 * @param query the time of one query; 10 s if absent
 * @param expansions the expansions of one query; no limit if absent
 * @param preparation the time of one preparation; 60 s if absent
 * @param memory the heap of a worker process in the form of the JVM's -Xmx, such as {@code 2g}; 2g
 *     if absent
 */
public record Budgets(Span query, Long expansions, Span preparation, String memory) {
  /** The defaults. */
  public static final Budgets DEFAULT = new Budgets(null, null, null, null);

  /** Fills in defaults, and refuses wrong sizes and times. */
  public Budgets {
    query = Objects.requireNonNullElseGet(query, () -> Span.parse("10s"));
    preparation = Objects.requireNonNullElseGet(preparation, () -> Span.parse("60s"));
    requireSome("query", query);
    requireSome("preparation", preparation);
    memory = Objects.requireNonNullElse(memory, "2g");
    expansions = Objects.requireNonNullElse(expansions, Long.MAX_VALUE);
    if (!memory.matches("[1-9][0-9]{0,5}[mg]")) {
      throw new IllegalArgumentException("memory '" + memory + "': expected 512m or 2g");
    }
    if (expansions < 1) {
      throw new IllegalArgumentException("expansions " + expansions + ": expected at least 1");
    }
  }

  private static void requireSome(String key, Span span) {
    if (span.duration().isZero()) {
      throw new IllegalArgumentException(
          "%s '%s' is no time at all: expected a time such as 200ms or 10s"
              .formatted(key, span.text()));
    }
  }

  /** The heap of a worker process in MiB. */
  public int memoryMib() {
    int number = Integer.parseInt(memory.substring(0, memory.length() - 1));
    return memory.endsWith("g") ? 1024 * number : number;
  }
}
