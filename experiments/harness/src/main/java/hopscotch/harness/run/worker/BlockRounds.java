package hopscotch.harness.run.worker;

import java.util.List;

/** Puts a block of queries, and again where the JVM compiled meanwhile. */
record BlockRounds(JvmWatch jvm) {
  /** A block in which the JVM compiled is asked so often at most. */
  private static final int MAX_TRIES = 3;

  /** What the clocks saw of the last time that a block was put. */
  record Round(long nanos, long compilationMillis, long collectionMillis) {
    /** The block with its answers, before which so much time went that is none of theirs. */
    Block block(List<Answer> answers, long untimedNanos) {
      return new Block(answers, nanos, untimedNanos, compilationMillis, collectionMillis, "");
    }

    /** The same, and what else its answers took. */
    Round plus(long moreNanos) {
      return new Round(nanos + moreNanos, compilationMillis, collectionMillis);
    }
  }

  /**
   * Puts a block, again if it took less than the longest warm-up and the JVM compiled in it.
   *
   * @param longestRepeatNanos of what is put again; 0 to put it once
   */
  Round put(Runnable block, long longestRepeatNanos) {
    Round round;
    int tries = 0;
    do {
      long compiledBefore = jvm.compilationMillis();
      long collectedBefore = jvm.collectionMillis();
      long startNanos = System.nanoTime();
      block.run();
      round =
          new Round(
              System.nanoTime() - startNanos,
              jvm.compilationMillis() - compiledBefore,
              jvm.collectionMillis() - collectedBefore);
    } while (round.compilationMillis > 0
        && round.nanos < longestRepeatNanos
        && ++tries < MAX_TRIES);
    return round;
  }
}
