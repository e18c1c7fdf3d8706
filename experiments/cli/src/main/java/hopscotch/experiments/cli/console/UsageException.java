package hopscotch.experiments.cli.console;

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
}
