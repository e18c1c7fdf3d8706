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
}
