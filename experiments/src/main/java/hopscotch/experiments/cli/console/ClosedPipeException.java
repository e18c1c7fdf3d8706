package hopscotch.experiments.cli.console;

/** Nobody reads the output any more, as after {@code | head}. */
public final class ClosedPipeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Without a message: nobody is there to read it. */
  public ClosedPipeException() {
    super("the output was closed");
  }
}
