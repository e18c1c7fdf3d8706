package hopscotch.cli.console;

/**
 * Ends a command over what the user typed. The message says what was wrong and what would be right;
 * the command adds where its help is.
 */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * Ends the command.
   *
   * @param message a line for the user
   */
  public UsageException(String message) {
    super(message);
  }

  /**
   * Refuses a number that is too small.
   *
   * @param value {@code null} if none was typed, which is never too small
   */
  public static void requireAtLeast(int least, String option, Number value) {
    if (value != null && value.longValue() < least) {
      throw new UsageException("%s %s: expected at least %d".formatted(option, value, least));
    }
  }

  /**
   * Reads what the user typed.
   *
   * @param <T> what it means
   * @param <E> what else can go wrong
   */
  @FunctionalInterface
  public interface Reading<T, E extends Exception> {
    /** Reads; an {@link IllegalArgumentException} is the user's mistake. */
    T read() throws E;
  }

  /**
   * What was read, or the end of the command over the user's mistake.
   *
   * @param prefix of the message, such as the option and a colon
   */
  public static <T, E extends Exception> T orRefuse(String prefix, Reading<T, E> reading) throws E {
    try {
      return reading.read();
    } catch (IllegalArgumentException e) {
      throw new UsageException(prefix + e.getMessage());
    }
  }

  /** As the other, with the message as it is. */
  public static <T, E extends Exception> T orRefuse(Reading<T, E> reading) throws E {
    return orRefuse("", reading);
  }
}
