package hopscotch.benchmarks;

import hopscotch.core.field.DistanceField;
import hopscotch.core.field.FlowField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.FlowFields;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
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
 * Measures the next move of each unit of a crowd after a wall was built across their way: by a
 * field that is repaired, and by a planner and a field that are made anew. A crowd stands on the
 * {@value #UNITS} cells nearest to the start of a query, and every unit has followed the field
 * once.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class WallBenchmark {
  private static final int CROWDS = 20;
  private static final int UNITS = 200;

  /** The map: a generator, or the path of a file. */
  @Param({"caves"})
  public String map;

  /** A planner that makes fields. */
  @Param({"hpa"})
  public String planner;

  private final List<Crowd> crowds = new ArrayList<>();
  private int at;

  private record Crowd(FlowField field, int goal, List<Integer> units, CellChanges wall) {}

  /** Prepares the planner, and draws crowds and walls. */
  @Setup
  public void prepare() {
    BenchQueries queries = BenchQueries.of(map);
    FlowFields fields = fields(queries.graph());
    for (int i = 0; i < CROWDS; i++) {
      int goal = queries.goal(i);
      List<Integer> units = around(DistanceField.of(queries.graph(), queries.start(i)));
      FlowField field = fields.flowField(goal);
      PathBuffer ways = new PathBuffer();
      units.forEach(unit -> field.appendPath(unit, ways));
      wall(field, goal, units).ifPresent(wall -> crowds.add(new Crowd(field, goal, units, wall)));
    }
  }

  private FlowFields fields(GridGraph graph) {
    return Planners.prepare(planner, graph)
        .capability(FlowFields.class)
        .orElseThrow(
            () -> new IllegalArgumentException(planner + " makes no fields: expected hpa"));
  }

  private static List<Integer> around(DistanceField start) {
    int cells = start.graph().map().cellCount();
    long[] costs = IntStream.range(0, cells).mapToLong(start::cost).sorted().limit(UNITS).toArray();
    return IntStream.range(0, cells)
        .filter(cell -> start.cost(cell) <= costs[costs.length - 1] && start.isReachable(cell))
        .boxed()
        .sorted(Comparator.comparingLong(start::cost))
        .limit(UNITS)
        .toList();
  }

  /**
   * The shortest straight wall across a cell in the middle half of the first unit's way that blocks
   * no unit and leaves another way. Empty if there is none.
   */
  private static Optional<CellChanges> wall(FlowField field, int goal, List<Integer> units) {
    PathBuffer way = new PathBuffer();
    field.appendPath(units.get(0), way);
    return IntStream.range(way.size() / 4, 3 * way.size() / 4)
        .mapToObj(i -> shortestOver(field.graph(), way.cell(i)))
        .sorted(Comparator.comparingInt(cells -> cells.length))
        .filter(cells -> IntStream.of(cells).noneMatch(at -> at == goal || units.contains(at)))
        .map(cells -> changes(field.graph().map(), cells))
        .filter(wall -> field.withChanges(wall).isReachable(units.get(0)))
        .findFirst();
  }

  private static CellChanges changes(GridMap map, int... cells) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int cell : cells) {
      changes.block(map.x(cell), map.y(cell));
    }
    return changes.build();
  }

  /** The shorter of the row and the column of free cells through a cell. */
  private static int[] shortestOver(GridGraph graph, int cell) {
    int[] row = run(graph, cell, 1);
    int[] column = run(graph, cell, graph.map().stride());
    return row.length <= column.length ? row : column;
  }

  private static int[] run(GridGraph graph, int cell, int step) {
    return IntStream.concat(
            IntStream.iterate(cell, graph::isFree, at -> at - step),
            IntStream.iterate(cell + step, graph::isFree, at -> at + step))
        .toArray();
  }

  private Crowd next() {
    at = (at + 1) % crowds.size();
    return crowds.get(at);
  }

  /** Repairs the planner and the field. */
  @Benchmark
  public long repaired() {
    Crowd crowd = next();
    return moves(crowd.field.withChanges(crowd.wall), crowd);
  }

  /** Prepares the planner on the new map, and lets it make a field. */
  @Benchmark
  public long anew() {
    Crowd crowd = next();
    GridGraph changed = crowd.field.graph().with(crowd.wall);
    return moves(fields(changed).flowField(crowd.goal), crowd);
  }

  private static long moves(FlowField field, Crowd crowd) {
    long sum = 0;
    for (int unit : crowd.units) {
      sum += field.next(unit);
    }
    return sum;
  }
}
