package hopscotch.visual.view.api;

/** Thrown if a request is refused. The message goes to the page. */
public final class BadRequestException extends Exception {
  private static final long serialVersionUID = 1;

  private final int status;

  /** A refusal with this HTTP status. */
  public BadRequestException(int status, String message) {
    super(message);
    this.status = status;
  }

  /** A refusal with status 400. */
  public BadRequestException(String message) {
    this(400, message);
  }

  /** The HTTP status of the refusal. */
  public int status() {
    return status;
  }
}
