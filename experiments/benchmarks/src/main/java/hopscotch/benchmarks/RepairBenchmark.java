package hopscotch.benchmarks;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.capability.Changeable;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures the repair of a planner after random cells were blocked or freed, alone and with the
 * next answer, with the percentiles of its time. Every second change takes back the one before, so
 * that the map stays the same in the long run.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class RepairBenchmark {
  private static final int SEED = 1;

  /** The map: a generator, or the path of a file. */
  @Param({"caves", "random(density=0.2)"})
  public String map;

  /** The rows and columns of a generated map, from 2 to 16384. */
  @Param({"512"})
  public int side;

  /** The planner. */
  @Param({"hpa(levels=1)", "hpa", "hpa(w=1.05)"})
  public String planner;

  /** The number of cells that change at once. */
  @Param({"1", "100"})
  public int cells;

  private final Random random = new Random(SEED);
  private Planner repaired;

  /** The planner if it is repaired in place. */
  private ChangingPlanner changing;

  private CellChanges change;
  private CellChanges undo;

  /** Two cells that some path joins. */
  private int start;

  private int goal;

  private PathSearch search;
  private final PathBuffer path = new PathBuffer();

  /** Prepares the planner. */
  @Setup
  public void prepare() {
    repaired = Planners.prepare(planner, BenchQueries.graph(map, side));
    changing = repaired.capability(Changeable.class).map(Changeable::changing).orElse(null);
    repaired = changing == null ? repaired : changing;
    search = repaired.newSearch();
    drawEnds(repaired.graph());
  }

  private void drawEnds(GridGraph graph) {
    int[] free = graph.freeCells();
    do {
      start = free[random.nextInt(free.length)];
      goal = free[random.nextInt(free.length)];
    } while (!graph.components().connected(start, goal));
  }

  /** Draws the cells to change, or prepares to take the last change back. */
  @Setup(Level.Invocation)
  public void nextChange() {
    if (undo != null) {
      change = undo;
      undo = null;
      return;
    }
    GridMap now = repaired.graph().map();
    CellChanges.Builder flip = CellChanges.on(now);
    CellChanges.Builder back = CellChanges.on(now);
    for (int i = 0; i < cells; i++) {
      int x = random.nextInt(now.width());
      int y = random.nextInt(now.height());
      int cell = now.cell(x, y);
      if (cell == start || cell == goal) {
        continue;
      }
      back.set(x, y, now.terrain(cell));
      if (repaired.graph().isFree(cell)) {
        flip.block(x, y);
      } else {
        flip.free(x, y);
      }
    }
    change = flip.build();
    undo = back.build();
  }

  /** Makes one repair: in place, or else by a new planner that shares what has not changed. */
  @Benchmark
  public Planner repair() {
    if (changing != null) {
      changing.change(change);
      return changing;
    }
    repaired = repaired.capability(Repairable.class).orElseThrow().withChanges(change);
    return repaired;
  }

  /** One repair, and what a unit then asks. */
  @Benchmark
  public Outcome repairAndAsk() {
    repair();
    search = changing == null ? repaired.newSearch() : search;
    return search.find(start, goal, path);
  }
}
