package hopscotch.harness.run.worker;

import java.util.List;

/** Puts a block of queries, and puts it again if the JVM compiled meanwhile. */
record BlockRounds(JvmWatch jvm) {
  /** The most times that a block is put if the JVM compiles during it. */
  private static final int MAX_TRIES = 3;

  /** The times of the last time that a block was put. */
  record Round(long nanos, long compilationMillis, long collectionMillis) {
    /** The block with its answers. {@code untimedNanos} passed before it and does not count. */
    Block block(List<Answer> answers, long untimedNanos) {
      return new Block(answers, nanos, untimedNanos, compilationMillis, collectionMillis, "");
    }

    /** This round with further time that its answers took. */
    Round plus(long moreNanos) {
      return new Round(nanos + moreNanos, compilationMillis, collectionMillis);
    }
  }

  /**
   * Puts a block. If the JVM compiled during it, and it took less time than {@code
   * longestRepeatNanos}, it is put again.
   *
   * @param longestRepeatNanos the longest time of a block that is put again; 0 to put it only once
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
