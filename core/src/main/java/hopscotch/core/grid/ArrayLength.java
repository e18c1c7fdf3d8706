package hopscotch.core.grid;

/**
 * Computes the lengths of arrays that grow with a map, and refuses those that no array can have.
 */
public final class ArrayLength {
  /** The length of the longest array that every JVM can make. */
  public static final int MAX = Integer.MAX_VALUE - 8;

  private ArrayLength() {}

  /**
   * Converts a length to an int.
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
   * The length to which an array grows: about twice the needed length, as far as the limit allows.
   *
   * @param what is kept in the array, for the message
   * @throws IllegalArgumentException if what is needed is above {@link #MAX}
   */
  public static int grown(long needed, String what) {
    return (int) Math.min(MAX, 2L * of(needed, what));
  }
}
