package hopscotch.experiments.run.timing;

import java.util.function.IntConsumer;

/** The questions that warmed a planner up, by number, which are asked again before each block. */
final class WarmQuestions {
  private final JvmWatch jvm;
  private long longestNanos;
  private int count;
  private int next;

  WarmQuestions(JvmWatch jvm) {
    this.jvm = jvm;
  }

  /** Asks so many questions one after the other, and over again, until the code is warm. */
  void warmUp(int questions, long leastNanos, long longestNanos, IntConsumer question) {
    this.longestNanos = longestNanos;
    WarmUp warmUp = new WarmUp(leastNanos, longestNanos, jvm);
    count = 0;
    next = 0;
    for (int i = 0; questions > 0 && !warmUp.isOver(); i = (i + 1) % questions) {
      question.accept(i);
      count = Math.max(count, i + 1);
    }
    System.gc();
  }

  /** Asks on from where it stopped the last time, and keeps nothing. */
  void settle(IntConsumer question) {
    Settling settling = new Settling(longestNanos);
    for (int i = 0; count > 0 && !settling.isOver(i); i++) {
      question.accept(next);
      next = (next + 1) % count;
    }
  }

  /** The longest time of the warm-up, which is also the longest of a block that is put again. */
  long longestNanos() {
    return longestNanos;
  }
}
