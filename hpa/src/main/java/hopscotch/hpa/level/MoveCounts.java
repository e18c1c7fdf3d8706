package hopscotch.hpa.level;

import hopscotch.core.grid.GridGraph;
import java.math.BigInteger;

/**
 * The cost of a path in 16 bits: its straight moves above 8 bits of diagonal ones, for terrain of
 * one weight. Moves are found from the cost alone, so that nobody has to count them: with costs S
 * and D that have no common divisor, the diagonal moves modulo S are the cost over D modulo S. Any
 * moves of the cost will do; of several those with the most diagonal ones are taken. Immutable.
 */
final class MoveCounts {
  /** In place of moves that do not fit. */
  static final int NONE = -1;

  private static final int BITS = 8;
  private static final int MOST = (1 << BITS) - 1;

  private final long straight;
  private final long diagonal;

  /** The inverse of the diagonal cost modulo the straight one; 0 if it has none. */
  private final long inverse;

  MoveCounts(GridGraph graph) {
    straight = graph.straightCost();
    diagonal = graph.diagonalCost();
    BigInteger modulus = BigInteger.valueOf(straight);
    BigInteger cost = BigInteger.valueOf(diagonal);
    boolean isCoprime = cost.gcd(modulus).equals(BigInteger.ONE);
    inverse = isCoprime ? cost.modInverse(modulus).longValue() : 0;
  }

  /** The moves of a path of some cost, {@link #NONE} if they do not fit. */
  int of(long cost) {
    long diagonals = cost % straight * inverse % straight;
    if (diagonals > MOST || diagonals * diagonal > cost) {
      return NONE;
    }
    if (straight <= MOST) {
      long most = Math.min(MOST, cost / diagonal);
      diagonals += (most - diagonals) / straight * straight;
    }
    long rest = cost - diagonals * diagonal;
    long straights = rest / straight;
    return straights > MOST || straights * straight != rest
        ? NONE
        : (int) (straights << BITS | diagonals);
  }

  /** The cost of moves, of which the lowest 16 bits are read. */
  long cost(int moves) {
    return straight * (moves >>> BITS & MOST) + diagonal * (moves & MOST);
  }
}
