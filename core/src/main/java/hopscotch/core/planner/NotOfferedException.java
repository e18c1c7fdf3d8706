package hopscotch.core.planner;

/**
 * Thrown when a planner from another source does not offer what it was asked for. This is neither
 * an answer nor a fault.
 */
public final class NotOfferedException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** An exception whose message says what is not offered. */
  public NotOfferedException(String message) {
    super(message);
  }
}
