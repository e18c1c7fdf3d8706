package hopscotch.visual.view.api;

/** A request that is not answered; the message goes to the page. */
public final class BadRequestException extends Exception {
  private static final long serialVersionUID = 1;

  private final int status;

  /** A request refused with this status of HTTP. */
  public BadRequestException(int status, String message) {
    super(message);
    this.status = status;
  }

  /** A request refused with status 400. */
  public BadRequestException(String message) {
    this(400, message);
  }

  /** The status of HTTP that the request is refused with. */
  public int status() {
    return status;
  }
}
