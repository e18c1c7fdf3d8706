package hopscotch.live.library;

/** Replaces {@code java.util.concurrent.atomic.AtomicReferenceArray}, for one thread. */
public final class References<E> {
  private final Object[] values;

  /** An array of {@code length} null references. */
  public References(int length) {
    values = new Object[length];
  }

  /** The number of references. */
  public int length() {
    return values.length;
  }

  /** The reference at an index. */
  @SuppressWarnings("unchecked")
  public E get(int i) {
    return (E) values[i];
  }

  /** Sets a reference. */
  public void set(int i, E value) {
    values[i] = value;
  }

  /** Sets a reference, as {@link #set} does. */
  public void setPlain(int i, E value) {
    values[i] = value;
  }

  /** Sets a reference if its present value is {@code expected}. */
  public boolean compareAndSet(int i, E expected, E value) {
    boolean isExpected = values[i] == expected;
    if (isExpected) {
      values[i] = value;
    }
    return isExpected;
  }
}
