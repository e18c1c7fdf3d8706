package hopscotch.cli.console;

import java.io.PrintWriter;

/**
 * Standard output takes no more: nobody reads it, as after {@code | head}, or it cannot be written,
 * as on a full disk. Which of them it was, {@link StandardOutput} knows.
 */
public final class OutputFailedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Ends the command. */
  public OutputFailedException() {
    super("the output takes no more");
  }

  /**
   * Sends everything on its way.
   *
   * @throws OutputFailedException if it was not taken
   */
  public static void flush(PrintWriter out) {
    if (out.checkError()) {
      throw new OutputFailedException();
    }
  }
}
