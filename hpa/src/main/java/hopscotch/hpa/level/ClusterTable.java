package hopscotch.hpa.level;

import hopscotch.core.grid.Ints;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Something for each cluster of a level, in chunks of {@value #CHUNK} clusters. Tables share the
 * chunks in which they do not differ, so that a repair copies only those it changes: a large map
 * has a million clusters. Immutable but for what it holds, which nobody writes; shared by threads.
 *
 * @param <E> what it holds, or {@code null}
 */
public final class ClusterTable<E> {
  private static final int CHUNK_BITS = 8;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int ARRAY_HEADER_BYTES = 16;
  private static final int REFERENCE_BYTES = 4;

  private final Object[][] chunks;
  private final int size;

  private ClusterTable(Object[][] chunks, int size) {
    this.chunks = chunks;
    this.size = size;
  }

  /** A table of these. */
  public static <E> ClusterTable<E> of(E[] entries) {
    Object[][] chunks = new Object[chunkCount(entries.length)][];
    for (int k = 0; k < chunks.length; k++) {
      int end = Math.min(entries.length, (k + 1) * CHUNK);
      chunks[k] = Arrays.copyOfRange(entries, k * CHUNK, end, Object[].class);
    }
    return new ClusterTable<>(chunks, entries.length);
  }

  /** A table of {@code null} for each cluster, of the size of one chunk. */
  public static <E> ClusterTable<E> empty(int size) {
    Object[][] chunks = new Object[chunkCount(size)][];
    Arrays.fill(chunks, new Object[CHUNK]);
    return new ClusterTable<>(chunks, size);
  }

  private static int chunkCount(int size) {
    return size + CHUNK - 1 >> CHUNK_BITS;
  }

  /** What is there for a cluster. */
  @SuppressWarnings("unchecked")
  public E get(int cluster) {
    return (E) chunks[cluster >> CHUNK_BITS][cluster & CHUNK - 1];
  }

  /** What is there for each cluster, in an array of its own. */
  @SuppressWarnings("SuspiciousSystemArraycopy")
  public E[] toArray(IntFunction<E[]> newArray) {
    E[] entries = newArray.apply(size);
    for (int k = 0; k < chunks.length; k++) {
      int length = Math.min(CHUNK, size - k * CHUNK);
      System.arraycopy(chunks[k], 0, entries, k * CHUNK, length);
    }
    return entries;
  }

  /** How many clusters there are. */
  public int size() {
    return size;
  }

  /**
   * The clusters for which another table of this size holds another object, found in the time of
   * the chunks that are not shared.
   */
  public int[] differing(ClusterTable<E> other) {
    Ints differing = new Ints();
    for (int k = 0; k < chunks.length; k++) {
      int end = chunks[k] == other.chunks[k] ? 0 : Math.min(size, (k + 1) * CHUNK);
      for (int cluster = k * CHUNK; cluster < end; cluster++) {
        if (get(cluster) != other.get(cluster)) {
          differing.add(cluster);
        }
      }
    }
    return differing.distinct();
  }

  /** Whether both hold equal arrays for each cluster. */
  boolean sameAs(ClusterTable<E> other) {
    return Arrays.deepEquals(chunks, other.chunks);
  }

  /** The size of the table, without what it holds, in bytes. */
  long bytes() {
    long headers = (long) (ARRAY_HEADER_BYTES + REFERENCE_BYTES) * chunks.length;
    return ARRAY_HEADER_BYTES + headers + (long) REFERENCE_BYTES * size;
  }

  /** A table to be that differs from this one in some clusters. */
  public Edit<E> edit() {
    return new Edit<>(this);
  }

  /** A table in the making. For one thread, and one table. */
  public static final class Edit<E> {
    private final ClusterTable<E> original;
    private final ClusterTable<E> edited;

    private Edit(ClusterTable<E> original) {
      this.original = original;
      edited = new ClusterTable<>(original.chunks.clone(), original.size);
    }

    /** What is there for a cluster by now. */
    public E get(int cluster) {
      return edited.get(cluster);
    }

    /** Puts something else there for a cluster. */
    public void set(int cluster, E entry) {
      int k = cluster >> CHUNK_BITS;
      if (edited.chunks[k] == original.chunks[k]) {
        edited.chunks[k] = original.chunks[k].clone();
      }
      edited.chunks[k][cluster & CHUNK - 1] = entry;
    }

    /** The table as it is now; no more is to be set. */
    public ClusterTable<E> table() {
      return edited;
    }
  }
}
