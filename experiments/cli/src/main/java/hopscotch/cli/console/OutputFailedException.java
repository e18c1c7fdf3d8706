package hopscotch.cli.console;

import java.io.PrintWriter;

/**
 * Thrown if standard output takes no more: nobody reads it, as after {@code | head}, or it cannot
 * be written, as on a full disk. {@link StandardOutput} knows which of these happened.
 */
public final class OutputFailedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** An exception that ends the command. */
  public OutputFailedException() {
    super("the output takes no more");
  }

  /** Flushes a writer, and throws this if the output takes no more. */
  public static void flush(PrintWriter out) {
    if (out.checkError()) {
      throw new OutputFailedException();
    }
  }
}
