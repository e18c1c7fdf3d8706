package hopscotch.core.grid;

/** The lengths of arrays that grow with a map, refused where no array is that long. */
public final class ArrayLength {
  /** The longest array that every JVM makes. */
  public static final int MAX = Integer.MAX_VALUE - 8;

  private ArrayLength() {}

  /**
   * A length as an int.
   *
   * @param what is kept in the array, for the message
   * @throws IllegalArgumentException if it is above {@link #MAX}
   */
  public static int of(long length, String what) {
    if (length > MAX) {
      throw new IllegalArgumentException(
          "this map is too large: %s would take %d numbers in one array, which has room for %d"
              .formatted(what, length, MAX));
    }
    return (int) length;
  }

  /**
   * The length to which an array grows: about twice what is needed, as far as there is room.
   *
   * @param what is kept in the array, for the message
   * @throws IllegalArgumentException if what is needed is above {@link #MAX}
   */
  public static int grown(long needed, String what) {
    return (int) Math.min(MAX, 2L * of(needed, what));
  }
}
