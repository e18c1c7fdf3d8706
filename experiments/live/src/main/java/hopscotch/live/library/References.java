package hopscotch.live.library;

/** Stands for {@code java.util.concurrent.atomic.AtomicReferenceArray}, for one thread. */
public final class References<E> {
  private final Object[] values;

  /** So many references to nothing. */
  public References(int length) {
    values = new Object[length];
  }

  /** How many there are. */
  public int length() {
    return values.length;
  }

  /** What is referred to. */
  @SuppressWarnings("unchecked")
  public E get(int i) {
    return (E) values[i];
  }

  /** Refers to something else. */
  public void set(int i, E value) {
    values[i] = value;
  }

  /** Refers to something else if the reference is to what was expected. */
  public boolean compareAndSet(int i, E expected, E value) {
    boolean isExpected = values[i] == expected;
    if (isExpected) {
      values[i] = value;
    }
    return isExpected;
  }
}
