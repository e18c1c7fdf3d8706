package hopscotch.harness.guest;

/** Thrown if a guest did not follow the protocol. Its process is useless afterwards. */
public final class GuestFault extends Exception {
  private static final long serialVersionUID = 1;

  private final Kind kind;

  /** What went wrong. */
  public enum Kind {
    /** The guest was still silent when its time was up. */
    HUNG,
    /** The process of the guest ended, or closed its standard output. */
    DIED,
    /** The guest said something that the protocol does not allow. */
    PROTOCOL,
    /** The guest refused. */
    REFUSED
  }

  /** A fault: what the guest did, and what was expected. */
  public GuestFault(Kind kind, String reason) {
    super(reason);
    this.kind = kind;
  }

  /** What went wrong. */
  public Kind kind() {
    return kind;
  }
}
