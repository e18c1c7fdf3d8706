package hopscotch.harness.run.worker;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/** The numbers of the questions of the warm-up, asked again before each block. */
final class WarmQuestions {
  private final JvmWatch jvm;
  private final BlockRounds rounds;
  private long longestNanos;
  private int count;
  private int next;

  WarmQuestions(JvmWatch jvm) {
    this.jvm = jvm;
    this.rounds = new BlockRounds(jvm);
  }

  /** Asks this many questions one after another, and repeats them, until the code is warm. */
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

  /** Asks on from where it stopped the last time, and keeps no answers. */
  void settle(IntConsumer question) {
    CacheWarmUp settling = new CacheWarmUp(longestNanos);
    for (int i = 0; count > 0 && !settling.isOver(i); i++) {
      question.accept(next);
      next = (next + 1) % count;
    }
  }

  /** Asks a block of questions after some of the warm-up, which are not timed. */
  Block block(int questions, IntFunction<Answer> question, IntConsumer warming) {
    Answer[] answers = new Answer[questions];
    long begunNanos = System.nanoTime();
    settle(warming);
    BlockRounds.Round round = put(() -> Arrays.setAll(answers, question));
    return round.block(List.of(answers), System.nanoTime() - begunNanos - round.nanos());
  }

  /** Puts a block, and puts it again if the JVM compiled meanwhile. */
  BlockRounds.Round put(Runnable block) {
    return rounds.put(block, longestNanos);
  }
}
