package hopscotch.live.library;

/** Stands for {@code java.lang.invoke.VarHandle}, whose methods {@link Missing} has. */
public final class ByteView {
  private ByteView() {}
}
