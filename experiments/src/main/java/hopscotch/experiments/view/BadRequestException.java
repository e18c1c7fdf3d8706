package hopscotch.experiments.view;

/** A request that is not answered; the message goes to the page. */
final class BadRequestException extends Exception {
  private static final long serialVersionUID = 1;

  private final int status;

  BadRequestException(int status, String message) {
    super(message);
    this.status = status;
  }

  BadRequestException(String message) {
    this(400, message);
  }

  int status() {
    return status;
  }
}
