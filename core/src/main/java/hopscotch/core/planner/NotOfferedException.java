package hopscotch.core.planner;

/**
 * A planner of somebody else's does not offer what it was asked for: this is no answer, and no
 * fault either.
 */
public final class NotOfferedException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** Says what is not offered. */
  public NotOfferedException(String message) {
    super(message);
  }
}
