package hopscotch.core.testkit;

import hopscotch.core.contract.CaseMaker;
import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.Shrinking;
import hopscotch.core.grid.Movement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Runs a check on drawn queries; one that fails is shrunk, and printed with its case. */
final class Drawn {
  /** How many queries a check is run on. */
  static final int TRIES = Integer.getInteger("tests.tries", 100);

  private Drawn() {}

  /** What is checked. */
  @FunctionalInterface
  interface Check {
    /**
     * Fails with an assertion error.
     *
     * @param number the query's number, from 0 on: a seed for what else is drawn
     */
    void on(GridCase query, int number);
  }

  /**
   * As many of the movements as {@link #TRIES} has tens, others for another planner: for what takes
   * long under each.
   */
  static List<Movement> some(List<Movement> movements, String spec) {
    List<Movement> drawn = new ArrayList<>(movements);
    Collections.shuffle(drawn, new Random(spec.hashCode()));
    return drawn.subList(0, Math.min(drawn.size(), (TRIES + 9) / 10));
  }

  /** Runs a check on the queries of a seed. */
  static void check(List<Movement> movements, int tries, long seed, Check check) {
    CaseMaker cases = new CaseMaker(new Random(seed), movements, 0);
    for (int number = 0; number < tries; ) {
      GridCase query = cases.next();
      if (query.isQuery()) {
        int at = number++;
        findFault(check, query, at)
            .ifPresent(
                fault -> {
                  throw Shrinking.smallest(
                      fault, query, smaller -> findFault(check, smaller, at), () -> false);
                });
      }
    }
  }

  private static Optional<AssertionError> findFault(Check check, GridCase query, int number) {
    try {
      check.on(query, number);
      return Optional.empty();
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      return Optional.of(new AssertionError(e.getMessage() + ", seed " + number + query, e));
    }
  }
}
