package hopscotch.harness.guest;

/** A guest did not do what the protocol asks of it; its process is of no more use. */
public final class GuestFault extends Exception {
  private static final long serialVersionUID = 1;

  private final Kind kind;

  /** What went wrong. */
  public enum Kind {
    /** It was still silent when its time was up. */
    HUNG,
    /** Its process ended, or closed its standard output. */
    DIED,
    /** It said what the protocol does not allow. */
    PROTOCOL,
    /** It said that it cannot. */
    REFUSED
  }

  /**
   * A fault.
   *
   * @param reason for people: what it did, and what was expected
   */
  public GuestFault(Kind kind, String reason) {
    super(reason);
    this.kind = kind;
  }

  /** What went wrong. */
  public Kind kind() {
    return kind;
  }
}
