package hopscotch.live.library;

/** Replaces {@code java.lang.invoke.VarHandle}, whose methods are in {@link Missing}. */
public final class ByteView {
  private ByteView() {}
}
