package hopscotch.hpa.bounded;

import hopscotch.hpa.cluster.ClusterDistances;
import java.util.Arrays;

/**
 * The nodes of one cluster, places on its ring, and the exact distances between them inside it.
 *
 * <p>What is kept of a distance is its excess: how much more it is than on open ground of the least
 * weight in the cluster. In a cluster that is open all excesses are 0, and take no room. Elsewhere
 * few different ones occur. So an entry is an index into the list of these, or the excess itself
 * where that is shorter. Entries are as many bits wide as the largest needs. Immutable.
 *
 * <p>The array holds in turn:
 *
 * <ul>
 *   <li>a bit for each place on the ring, set where a node is;
 *   <li>the entries, that of nodes i and j, j &lt; i, at i * (i - 1) / 2 + j;
 *   <li>the list of excesses.
 * </ul>
 */
final class RingDistances {
  /** The excess of a node that is not reached inside the cluster. */
  static final long UNREACHED = ClusterDistances.UNREACHED;

  /** The least size of the object and of its array without elements, in bytes. */
  private static final int HEADER_BYTES = 64;

  private static final long NEVER = -1;

  private final int nodeCount;
  private final int weight;
  private final int entryBits;
  private final int excessBits;
  private final long unreached;
  private final int firstEntry;
  private final long firstExcess;
  private final long[] words;

  /** Finds what is asked for, in an outline; {@code null} where all is kept. */
  private final RingRows rows;

  private RingDistances(
      int nodeCount,
      int weight,
      int entryBits,
      int excessBits,
      long unreached,
      int placeWords,
      long[] words,
      RingRows rows) {
    this.nodeCount = nodeCount;
    this.weight = weight;
    this.entryBits = entryBits;
    this.excessBits = excessBits;
    this.unreached = unreached;
    this.words = words;
    this.rows = rows;
    firstEntry = placeWords << 6;
    firstExcess = firstEntry + (long) entryBits * pairs(nodeCount);
  }

  /** The number of pairs of so many nodes. */
  static int pairs(int nodes) {
    return nodes * (nodes - 1) / 2;
  }

  /** The number of the pair of two nodes, in the order of entries. */
  static int pair(int i, int j) {
    return i > j ? pairs(i) + j : pairs(j) + i;
  }

  /**
   * The distances of a cluster.
   *
   * @param places those of its nodes on the ring, ascending
   * @param weight the least of its cells
   * @param pairs how many there are, or 0 if all excesses are 0
   * @param excesses by pair, in the order of entries; {@link #UNREACHED} where there is no path
   */
  static RingDistances of(
      int[] places, int nodeCount, int ringLength, int weight, int pairs, long... excesses) {
    // The different excesses in ascending order.
    long[] sorted = Arrays.copyOf(excesses, pairs);
    Arrays.sort(sorted);
    int different = 0;
    for (int i = 0; i < pairs && sorted[i] != UNREACHED; i++) {
      if (different == 0 || sorted[different - 1] != sorted[i]) {
        sorted[different++] = sorted[i];
      }
    }
    boolean reachesAll = pairs == 0 || sorted[pairs - 1] != UNREACHED;
    long largest = different == 0 ? 0 : sorted[different - 1];
    // Entries are excesses, or indexes into the list of these: whatever takes fewer bits.
    int unlistedBits = bits(reachesAll ? largest : largest + 1);
    int listedBits = bits(reachesAll ? Math.max(0, different - 1) : different);
    int valueBits = bits(largest);
    boolean isListed =
        (long) listedBits * pairs + (long) valueBits * different < (long) unlistedBits * pairs;
    int entryBits = isListed ? listedBits : unlistedBits;
    int excessBits = isListed ? valueBits : 0;
    int placeWords = placeWords(ringLength);
    long length = (long) entryBits * pairs + (isListed ? (long) excessBits * different : 0);
    long[] words = new long[placeWords + Math.toIntExact(length + 63 >> 6)];
    setPlaces(words, places, nodeCount);
    long unreached = reachesAll ? NEVER : isListed ? different : largest + 1;
    RingDistances distances =
        new RingDistances(
            nodeCount, weight, entryBits, excessBits, unreached, placeWords, words, null);
    for (int pair = 0; pair < pairs; pair++) {
      long entry = excesses[pair];
      if (entry == UNREACHED) {
        entry = unreached;
      } else if (isListed) {
        entry = Arrays.binarySearch(sorted, 0, different, entry);
      }
      distances.write(distances.firstEntry + (long) entryBits * pair, entryBits, entry);
    }
    for (int i = 0; isListed && i < different; i++) {
      distances.write(distances.firstExcess + (long) excessBits * i, excessBits, sorted[i]);
    }
    return distances;
  }

  /**
   * The nodes of a cluster alone: an <em>outline</em>, whose distances are found when they are
   * asked for.
   */
  static RingDistances outline(
      int[] places, int nodeCount, int ringLength, int weight, RingRows rows) {
    int placeWords = placeWords(ringLength);
    long[] words = new long[placeWords];
    setPlaces(words, places, nodeCount);
    return new RingDistances(nodeCount, weight, 0, 0, NEVER, placeWords, words, rows);
  }

  private static void setPlaces(long[] words, int[] places, int nodeCount) {
    for (int i = 0; i < nodeCount; i++) {
      words[places[i] >> 6] |= 1L << places[i];
    }
  }

  /** The words that hold a bit for each place. */
  static int placeWords(int ringLength) {
    return ringLength + 63 >> 6;
  }

  private static int bits(long largest) {
    return Long.SIZE - Long.numberOfLeadingZeros(largest);
  }

  private void write(long at, int bits, long value) {
    if (bits == 0) {
      return;
    }
    int word = (int) (at >> 6);
    int shift = (int) at & 63;
    words[word] |= value << shift;
    if (shift + bits > 64) {
      words[word + 1] |= value >>> 64 - shift;
    }
  }

  private long read(long at, int bits) {
    if (bits == 0) {
      return 0;
    }
    int word = (int) (at >> 6);
    int shift = (int) at & 63;
    long value = words[word] >>> shift;
    if (shift + bits > 64) {
      value |= words[word + 1] << 64 - shift;
    }
    return value & (1L << bits) - 1;
  }

  int nodeCount() {
    return nodeCount;
  }

  /** The least weight of the cluster's cells, by which its excesses count. */
  int weight() {
    return weight;
  }

  /** Whether distances are found when they are asked for. */
  boolean isOutline() {
    return rows != null;
  }

  boolean isNode(int place) {
    return (words[place >> 6] >> place & 1) != 0;
  }

  /** Whether nodes stand at these places and at no others. */
  boolean hasNodes(int[] places, int count) {
    boolean hasThem = count == nodeCount;
    for (int i = 0; hasThem && i < count; i++) {
      hasThem = isNode(places[i]);
    }
    return hasThem;
  }

  /** The first place from this one on where a node is; -1 if there is none. */
  int nextNode(int place) {
    for (int word = place >> 6; word << 6 < firstEntry; word++) {
      long rest = word == place >> 6 ? words[word] & -1L << place : words[word];
      if (rest != 0) {
        return word << 6 | Long.numberOfTrailingZeros(rest);
      }
    }
    return -1;
  }

  /** A word of the bits of places: bit {@code p & 63} of word {@code p >> 6} for place p. */
  long places(int word) {
    return words[word];
  }

  /**
   * The number of nodes at places before this one, which is the index of the node at it, if there
   * is one.
   */
  int index(int place) {
    int word = place >> 6;
    int index = Long.bitCount(words[word] & (1L << place) - 1);
    for (int before = 0; before < word; before++) {
      index += Long.bitCount(words[before]);
    }
    return index;
  }

  /** The excess of the distance between two nodes, by index; {@link #UNREACHED} without a path. */
  long excess(int i, int j) {
    if (i == j) {
      return 0;
    }
    if (rows != null) {
      return rows.excess(i, j);
    }
    long entry = read(firstEntry + (long) entryBits * pair(i, j), entryBits);
    if (entry == unreached) {
      return UNREACHED;
    }
    return excessBits == 0 ? entry : read(firstExcess + excessBits * entry, excessBits);
  }

  /** Whether another has the same nodes and distances, kept or yet to be found. */
  boolean sameAs(RingDistances other) {
    boolean isSame = nodeCount == other.nodeCount && weight == other.weight;
    for (int place = nextNode(0); isSame && place >= 0; place = nextNode(place + 1)) {
      isSame = other.isNode(place);
    }
    for (int i = 0; i < nodeCount; i++) {
      for (int j = 0; isSame && j < i; j++) {
        isSame = excess(i, j) == other.excess(i, j);
      }
    }
    return isSame;
  }

  /** Its size without what was found since a change, in bytes. */
  long bytes() {
    return HEADER_BYTES + 8L * words.length;
  }
}
