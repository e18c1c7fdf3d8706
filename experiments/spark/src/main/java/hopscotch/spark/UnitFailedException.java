package hopscotch.spark;

/** Thrown if the process of a unit failed. Where that was noticed says nothing. */
final class UnitFailedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  UnitFailedException(String message) {
    super(message, null, false, false);
  }
}
