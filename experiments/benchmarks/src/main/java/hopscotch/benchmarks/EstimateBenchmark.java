package hopscotch.benchmarks;

import hopscotch.core.search.Heuristic;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures the cost of one octile heuristic that all searches share. It is nothing if the JIT
 * inlines the call.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EstimateBenchmark {
  private static final int PAIRS = 4096;
  private static final int SIDE = 1024;

  private final int[] dx = new int[PAIRS];
  private final int[] dy = new int[PAIRS];
  private final long perMax = 13860;
  private final long perMin = 5741;

  /** Draws the distances. */
  @Setup
  public void draw() {
    Random random = new Random(1);
    for (int i = 0; i < PAIRS; i++) {
      dx[i] = random.nextInt(2 * SIDE) - SIDE;
      dy[i] = random.nextInt(2 * SIDE) - SIDE;
    }
  }

  /** Computes estimates by the helper that all searches call. */
  @Benchmark
  @OperationsPerInvocation(PAIRS)
  public long shared() {
    long sum = 0;
    for (int i = 0; i < PAIRS; i++) {
      sum += Heuristic.estimate(dx[i], dy[i], perMax, perMin);
    }
    return sum;
  }

  /** Computes estimates by code that is written out in the loop. */
  @Benchmark
  @OperationsPerInvocation(PAIRS)
  public long writtenOut() {
    long sum = 0;
    for (int i = 0; i < PAIRS; i++) {
      int absX = Math.abs(dx[i]);
      int absY = Math.abs(dy[i]);
      sum += perMax * Math.max(absX, absY) + perMin * Math.min(absX, absY);
    }
    return sum;
  }
}
