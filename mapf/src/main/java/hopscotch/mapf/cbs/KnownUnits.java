package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Mdd;
import hopscotch.mapf.cbs.lowlevel.UnitConstraints;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;

/**
 * What was found out about units and pairs of units under their constraints, for all nodes of a
 * tree and for the trees of its pairs: the {@linkplain Mdd diagrams}, and what two units cost
 * together beyond each alone (the memoization of Li, Felner, Boyarski, Ma and Koenig, IJCAI 2019).
 *
 * <p>Constraints are compared exactly and get a number. When the bytes would exceed a limit, all is
 * forgotten. No number is given twice, so that one from before stays right: it is of the same
 * constraints, which may get another number beside it.
 */
final class KnownUnits {
  /** The answer for a pair whose surplus is not known. */
  static final int NONE = -1;

  private static final long MOST_BYTES = 64L << 20;

  /** The share of the budget's bytes that may be taken. */
  private static final int SHARE = 8;

  /** The bytes of an entry of a table beside what it refers to. */
  private static final int ENTRY_BYTES = 24;

  private final long limit;
  private Object2IntOpenHashMap<UnitConstraints> numbers;
  private Int2ObjectOpenHashMap<Mdd> diagrams;
  private Long2IntOpenHashMap surpluses;
  private int numbered;
  private long bytes;

  /**
   * Nothing is known.
   *
   * @param budget the most bytes that the whole search may take
   */
  KnownUnits(long budget) {
    limit = Math.min(MOST_BYTES, budget / SHARE);
    forget();
  }

  private void forget() {
    numbers = new Object2IntOpenHashMap<>();
    diagrams = new Int2ObjectOpenHashMap<>();
    surpluses = new Long2IntOpenHashMap();
    surpluses.defaultReturnValue(NONE);
    bytes = 0;
  }

  /** The number of the constraints on a unit, from 1. */
  int number(UnitConstraints constraints) {
    int known = numbers.getInt(constraints);
    if (known == 0) {
      makeRoom(ENTRY_BYTES + constraints.bytes());
      known = ++numbered;
      numbers.put(constraints, known);
    }
    return known;
  }

  /** The diagram of a unit under numbered constraints, or {@code null} if it is not known. */
  Mdd diagram(int number) {
    return diagrams.get(number);
  }

  /** Keeps the diagram of a unit under numbered constraints. */
  void keep(int number, Mdd diagram) {
    makeRoom(ENTRY_BYTES + diagram.bytes());
    diagrams.put(number, diagram);
  }

  /** The surplus of two units under numbered constraints, or {@link #NONE} if it is not known. */
  int surplus(int first, int second) {
    return surpluses.get(pair(first, second));
  }

  /** Keeps the surplus of two units under numbered constraints. */
  void keep(int first, int second, int surplus) {
    makeRoom(ENTRY_BYTES);
    surpluses.put(pair(first, second), surplus);
  }

  private static long pair(int first, int second) {
    return (long) first << 32 | second;
  }

  private void makeRoom(long more) {
    if (bytes + more > limit) {
      forget();
    }
    bytes += more;
  }

  long bytes() {
    return bytes;
  }
}
