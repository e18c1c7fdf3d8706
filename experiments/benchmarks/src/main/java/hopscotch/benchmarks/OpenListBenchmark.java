package hopscotch.benchmarks;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.EntryHeap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongHeapPriorityQueue;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures open lists on the pushes and pops of a real A* search. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class OpenListBenchmark {
  private static final long POP = -1;

  /** The map: a generator, or the path of a file. */
  @Param({"caves", "random(density=0.3)"})
  public String map;

  private long[] script;
  private long firstKey;
  private BucketQueue buckets;
  private final EntryHeap heap = new EntryHeap();
  private final LongHeapPriorityQueue fastutil = new LongHeapPriorityQueue();

  /** Records the keys of one search. */
  @Setup
  public void record() {
    BenchQueries queries = BenchQueries.of(map);
    LongArrayList recorded = new LongArrayList();
    SearchObserver recorder =
        new SearchObserver() {
          @Override
          public void generate(int side, int cell, int parent, long g, long f) {
            recorded.add(f);
          }

          @Override
          public void expand(int side, int cell, long g, long f) {
            if (recorded.isEmpty()) {
              recorded.add(f);
            }
            recorded.add(POP);
          }
        };
    Planners.prepare("astar(open=heap)", queries.graph())
        .newSearch(recorder)
        .find(queries.start(0), queries.goal(0), new PathBuffer());
    script = recorded.toLongArray();
    firstKey = script[0];
    long unit = queries.graph().straightCost();
    buckets = new BucketQueue(BucketQueue.shiftFor(unit), 4 * unit);
  }

  /** The bucket queue. */
  @Benchmark
  public long buckets() {
    long sum = 0;
    buckets.clear(firstKey);
    for (long key : script) {
      if (key != POP) {
        buckets.push(key, key, 0);
      } else {
        buckets.advance();
        sum += buckets.pop();
      }
    }
    return sum;
  }

  /** The 4-ary heap. */
  @Benchmark
  public long heap() {
    long sum = 0;
    heap.clear();
    for (long key : script) {
      if (key != POP) {
        heap.push(key, 0);
      } else {
        sum += heap.topKey();
        heap.pop();
      }
    }
    return sum;
  }

  /** fastutil's binary heap of longs. */
  @Benchmark
  public long fastutil() {
    long sum = 0;
    fastutil.clear();
    for (long key : script) {
      if (key != POP) {
        fastutil.enqueue(key);
      } else {
        sum += fastutil.dequeueLong();
      }
    }
    return sum;
  }
}
