package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.field.DistanceField;
import hopscotch.core.field.FlowField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.RealMaps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Prints the table of docs/results/crowds.md: the page says what is counted and timed. Not part of
 * the build; with {@code HOPSCOTCH_MAPS} set:
 *
 * <pre>mvn -q -Dquick test -pl hpa -am -Dtest=CrowdFigures \
 *   -Dsurefire.failIfNoSpecifiedTests=false</pre>
 *
 * <p>A crowd is the {@value #UNITS} cells nearest to the start of a row of the scenario, and its
 * goal that of the row. Figures are means over {@value #GOALS} rows, or over those where a wall
 * could be built. A time is the least of some rounds, the ways taking turns.
 */
class CrowdFigures {
  private static final List<String> MAPS = List.of("sc1/Aurora", "cities/Berlin_0_1024");
  private static final int GOALS = 20;
  private static final int UNITS = 200;
  private static final int ROUNDS = 5;

  /** A crowd that goes to a goal on a map where a planner is prepared; the start comes first. */
  private record Crowd(HpaPlanner planner, List<Integer> units, int goal, int reachable) {}

  /** What is done for a crowd: timed, and then asked what was done. */
  @FunctionalInterface
  private interface Way {
    Supplier<Work> run(Crowd crowd);
  }

  /** What was done for a crowd; -1 where it is not counted. */
  private record Work(long expanded, long tiles, long moves) {}

  /** The sums of a row of the table. */
  private static final class Sums {
    private final String name;
    private int crowds;
    private long expanded;
    private long tiles;
    private long moves;
    private long nanos;

    Sums(String name) {
      this.name = name;
    }

    void add(Work work, long took) {
      crowds++;
      expanded += work.expanded;
      tiles += work.tiles;
      moves += work.moves;
      nanos += took;
    }

    String row(String map) {
      String figures = "| %d | %s | %s | %s | %.2f |";
      double millis = 1e-6 * nanos / crowds;
      return "| %s | %s ".formatted(map, name)
          + figures.formatted(crowds, mean(expanded), mean(tiles), mean(moves), millis);
    }

    private String mean(long sum) {
      return sum < 0 ? "" : String.format(Locale.ROOT, "%.0f", (double) sum / crowds);
    }
  }

  @Test
  void print() {
    System.out.println();
    System.out.println(
        "| map | 200 units with one goal | goals | expansions | tiles | moves | ms |");
    System.out.println("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
    for (String name : MAPS) {
      GridGraph graph = GridGraph.of(RealMaps.map(name), Movement.OCTILE);
      HpaPlanner planner = (HpaPlanner) Planners.prepare("hpa", graph).planner();
      List<Crowd> crowds = crowds(planner, RealMaps.rows(name));
      Sums[] walks = sums("field of `hpa`", "`hpa`, a query each", "`DistanceField`");
      Sums[] walls = sums("a wall: field of `hpa`, repaired", "a wall: `hpa` and field, anew");
      for (Crowd crowd : crowds) {
        measure(
            crowd,
            walks,
            CrowdFigures::walkOnTiles,
            CrowdFigures::ask,
            CrowdFigures::walkOnWholeField);
      }
      for (Crowd crowd : crowds) {
        measureWall(crowd, walls);
      }
      Stream.of(walks, walls).flatMap(Stream::of).forEach(row -> System.out.println(row.row(name)));
    }
  }

  private static List<Crowd> crowds(HpaPlanner planner, List<RealMaps.Row> rows) {
    GridGraph graph = planner.graph();
    GridMap map = graph.map();
    List<Crowd> crowds = new ArrayList<>();
    for (int i = 0; i < GOALS; i++) {
      RealMaps.Row row = rows.get((int) ((i + 0.5) / GOALS * rows.size()));
      DistanceField field = DistanceField.of(graph, map.cell(row.startX(), row.startY()));
      int goal = map.cell(row.goalX(), row.goalY());
      assertTrue(field.isReachable(goal), row::toString);
      List<Integer> near =
          IntStream.range(0, map.cellCount())
              .filter(field::isReachable)
              .boxed()
              .sorted(Comparator.comparingLong(field::cost))
              .toList();
      crowds.add(new Crowd(planner, near.subList(0, UNITS), goal, near.size()));
    }
    return crowds;
  }

  private static Sums[] sums(String... names) {
    return Stream.of(names).map(Sums::new).toArray(Sums[]::new);
  }

  private static void measure(Crowd crowd, Sums[] sums, Way... ways) {
    long[] least = new long[ways.length];
    Arrays.fill(least, Long.MAX_VALUE);
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < ways.length; i++) {
        long before = System.nanoTime();
        Supplier<Work> work = ways[i].run(crowd);
        least[i] = Math.min(least[i], System.nanoTime() - before);
        if (round == ROUNDS - 1) {
          sums[i].add(work.get(), least[i]);
        }
      }
    }
  }

  private static Supplier<Work> walkOnTiles(Crowd crowd) {
    HierarchicalField field = crowd.planner.flowField(crowd.goal);
    long moves = walk(field, crowd.units);
    return () -> new Work(field.expanded(), field.tileCount(), moves);
  }

  private static Supplier<Work> walkOnWholeField(Crowd crowd) {
    DistanceField field = DistanceField.of(crowd.planner.graph(), crowd.goal);
    long moves = walk(field, crowd.units);
    return () -> new Work(crowd.reachable, -1, moves);
  }

  /** Walks all units to the goal and returns their moves. */
  private static long walk(FlowField field, List<Integer> units) {
    long moves = 0;
    for (int unit : units) {
      int at = unit;
      for (int next = field.next(at); next != at; next = field.next(at)) {
        at = next;
        moves++;
      }
    }
    return moves;
  }

  private static Supplier<Work> ask(Crowd crowd) {
    PathSearch search = crowd.planner.newSearch();
    PathBuffer path = new PathBuffer();
    long expanded = 0;
    long moves = 0;
    for (int unit : crowd.units) {
      assertEquals(Outcome.FOUND, search.find(unit, crowd.goal, path));
      expanded += search.counters().expanded;
      moves += path.size() - 1;
    }
    Work work = new Work(expanded, -1, moves);
    return () -> work;
  }

  private static void measureWall(Crowd crowd, Sums... sums) {
    HierarchicalField field = crowd.planner.flowField(crowd.goal);
    walk(field, crowd.units);
    Optional<CellChanges> wall = wall(field, crowd);
    if (wall.isPresent()) {
      GridGraph changed = field.graph().with(wall.get());
      Way repair = any -> repair(field, wall.get(), crowd);
      measure(crowd, sums, repair, any -> makeAnew(changed, crowd));
    }
  }

  private static Supplier<Work> repair(HierarchicalField field, CellChanges wall, Crowd crowd) {
    HierarchicalField repaired = field.withChanges(wall);
    int kept = repaired.tileCount();
    moveEach(repaired, crowd.units);
    return () -> new Work(-1, repaired.tileCount() - kept, crowd.units.size());
  }

  private static Supplier<Work> makeAnew(GridGraph changed, Crowd crowd) {
    HpaPlanner planner = (HpaPlanner) Planners.prepare("hpa", changed).planner();
    HierarchicalField field = planner.flowField(crowd.goal);
    moveEach(field, crowd.units);
    return () -> new Work(-1, field.tileCount(), crowd.units.size());
  }

  private static void moveEach(HierarchicalField field, List<Integer> units) {
    for (int unit : units) {
      assertTrue(field.next(unit) >= 0, "cut off from the goal");
    }
  }

  /**
   * The shortest straight wall over a cell in the middle half of the way from the start to the goal
   * that blocks no unit, and leaves another way; nothing where there is none.
   */
  private static Optional<CellChanges> wall(HierarchicalField field, Crowd crowd) {
    PathBuffer way = new PathBuffer();
    field.appendPath(crowd.units.get(0), way);
    return IntStream.range(way.size() / 4, 3 * way.size() / 4)
        .mapToObj(i -> shortestOver(field.graph(), way.cell(i)))
        .sorted(Comparator.comparingInt(cells -> cells.length))
        .filter(cells -> IntStream.of(cells).noneMatch(at -> blocks(at, crowd)))
        .map(cells -> changes(field.graph().map(), cells))
        .filter(wall -> field.withChanges(wall).isReachable(crowd.units.get(0)))
        .findFirst();
  }

  private static boolean blocks(int cell, Crowd crowd) {
    return cell == crowd.goal || crowd.units.contains(cell);
  }

  private static CellChanges changes(GridMap map, int... cells) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int cell : cells) {
      changes.block(map.x(cell), map.y(cell));
    }
    return changes.build();
  }

  /** The shorter one of the row and the column of free cells that a cell is part of. */
  private static int[] shortestOver(GridGraph graph, int cell) {
    int[] row = run(graph, cell, 1);
    int[] column = run(graph, cell, graph.map().stride());
    return row.length <= column.length ? row : column;
  }

  private static int[] run(GridGraph graph, int cell, int step) {
    int first = cell;
    while (graph.isFree(first - step)) {
      first -= step;
    }
    int last = cell;
    while (graph.isFree(last + step)) {
      last += step;
    }
    int from = first;
    return IntStream.rangeClosed(0, (last - first) / step).map(i -> from + i * step).toArray();
  }
}
