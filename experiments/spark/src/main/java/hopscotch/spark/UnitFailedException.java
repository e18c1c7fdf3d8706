package hopscotch.spark;

/** The process of a unit failed. Where it was noticed tells nobody anything, so it has no trace. */
final class UnitFailedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  UnitFailedException(String message) {
    super(message, null, false, false);
  }
}
