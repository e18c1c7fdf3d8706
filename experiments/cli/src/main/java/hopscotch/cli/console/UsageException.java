package hopscotch.cli.console;

/**
 * Thrown to end a command because of what the user typed. The message says what was wrong and what
 * would be right. The command adds where its help is.
 */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** An exception that ends the command with one line for the user. */
  public UsageException(String message) {
    super(message);
  }

  /** Refuses a number that is too small. None, {@code null}, is not. */
  public static void requireAtLeast(int least, String option, Number value) {
    if (value != null && value.longValue() < least) {
      throw new UsageException("%s %s: expected at least %d".formatted(option, value, least));
    }
  }

  /**
   * Reads what the user typed.
   *
   * @param <T> the type of the result
   * @param <E> the exceptions that are not mistakes of the user
   */
  @FunctionalInterface
  public interface Reading<T, E extends Exception> {
    /** Reads a value. An {@link IllegalArgumentException} is the user's mistake. */
    T read() throws E;
  }

  /** The value that is read. A mistake ends the command, with this prefix. */
  public static <T, E extends Exception> T orRefuse(String prefix, Reading<T, E> reading) throws E {
    try {
      return reading.read();
    } catch (IllegalArgumentException e) {
      throw new UsageException(prefix + e.getMessage());
    }
  }

  /** Like the other method, without a prefix of the message. */
  public static <T, E extends Exception> T orRefuse(Reading<T, E> reading) throws E {
    return orRefuse("", reading);
  }
}
