package hopscotch.hpa.cluster;

import hopscotch.core.grid.GridMap;

/**
 * Division by a number that stays the same, as a multiplication (Granlund, Montgomery, "Division by
 * Invariant Integers using Multiplication", 1994). A query finds the clusters of its nodes a few
 * hundred times, and a division takes several times as long.
 */
final class InvariantDivisor {
  private final long factor;
  private final int shift;

  /** Division by {@code divisor}, at least 1 and less than {@link GridMap#MAX_CELLS}. */
  InvariantDivisor(int divisor) {
    shift = GridMap.CELL_BITS + Integer.SIZE - Integer.numberOfLeadingZeros(divisor - 1);
    factor = (1L << shift) / divisor + 1;
  }

  /** The quotient, rounded down, of a number from 0 to {@link GridMap#MAX_CELLS} - 1. */
  int divide(int number) {
    return (int) (number * factor >>> shift);
  }
}
