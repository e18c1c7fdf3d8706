package hopscotch.benchmarks;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
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

/**
 * Measures a round of 50 queries by one planner: alone in its JVM, with an observer that does
 * nothing, and in a JVM that used other planners before.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlannerBenchmark {
  private static final String[] OTHERS = {"dijkstra", "greedy", "bfs", "astar(weight=2)"};

  /** The map: a generator, or the path of a file. */
  @Param({"caves", "random(density=0.3)"})
  public String map;

  /** The planner. */
  @Param({"astar", "astar(open=heap)", "dijkstra"})
  public String planner;

  private final PathBuffer path = new PathBuffer();
  private BenchQueries queries;
  private PathSearch alone;
  private PathSearch observed;

  /** Prepares the planner and its searches. */
  @Setup
  public void prepare() {
    queries = BenchQueries.of(map);
    alone = Planners.prepare(planner, queries.graph()).newSearch();
    observed = Planners.prepare(planner, queries.graph()).newSearch(new SearchObserver() {});
  }

  /** A round without an observer, by the only search in its JVM. */
  @Benchmark
  public int alone() {
    return round(alone);
  }

  /** A round with an observer whose methods are empty. */
  @Benchmark
  public int observed() {
    return round(observed);
  }

  /** Sets up the JVM of {@link #amongOthers}. */
  @State(Scope.Benchmark)
  public static class Company {
    /** Runs other planners until their code is compiled, so that calls have many targets. */
    @Setup
    public void runOthers(PlannerBenchmark benchmark) {
      for (String other : OTHERS) {
        PathSearch search = Planners.prepare(other, benchmark.queries.graph()).newSearch();
        for (int i = 0; i < 5; i++) {
          benchmark.round(search);
        }
      }
    }
  }

  /** A round in a JVM that ran other planners before. */
  @Benchmark
  public int amongOthers(Company company) {
    return round(alone);
  }

  private int round(PathSearch search) {
    int cells = 0;
    for (int i = 0; i < queries.size(); i++) {
      search.find(queries.start(i), queries.goal(i), path);
      cells += path.size();
    }
    return cells;
  }
}
