package hopscotch.benchmarks;

import hopscotch.core.grid.Components;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Planners;
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

/** Measures the work before and after a search: move masks, components, and the check of a path. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GraphBenchmark {
  /** The map: a generator, or the path of a file. */
  @Param({"caves", "random(density=0.3)"})
  public String map;

  private GridGraph graph;
  private final PathBuffer path = new PathBuffer();

  /** Finds a path to check. */
  @Setup
  public void findPath() {
    BenchQueries queries = BenchQueries.of(map);
    graph = queries.graph();
    Planners.prepare("astar", graph).newSearch().find(queries.start(0), queries.goal(0), path);
  }

  /** Makes the masks of all legal moves. */
  @Benchmark
  public GridGraph moveMasks() {
    return GridGraph.of(graph.map(), graph.movement());
  }

  /** Makes the masks and the components. */
  @Benchmark
  public Components moveMasksAndComponents() {
    return GridGraph.of(graph.map(), graph.movement()).components();
  }

  /** Checks one path. */
  @Benchmark
  public PathCheck validate() {
    return PathValidator.check(graph, path);
  }
}
