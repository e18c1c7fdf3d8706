package hopscotch.hpa.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.testkit.GridCases;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** Sectors are the connected parts of squares, and stay so while their map changes. */
class SectorsTest {
  private static final String SEED = "2008";

  @Provide
  Arbitrary<GridCase> cases() {
    List<Movement> larger =
        Stream.of("8 body=2", "4 never sqrt2 ground body=5").map(Movement::parse).toList();
    return GridCases.cases(
        Stream.concat(GridCases.allMovements().stream(), larger.stream()).toList());
  }

  @Property(seed = SEED)
  void regionsAreTheConnectedPartsOfSquares(
      @ForAll("cases") GridCase sample, @ForAll @IntRange(min = 2, max = 9) int side) {
    GridGraph graph = sample.graph();
    assertEquals(expected(graph, side), found(graph, Sectors.of(graph, side)));
  }

  @Property(seed = SEED)
  void repairedRegionsAreThoseOfTheChangedMap(
      @ForAll("cases") GridCase sample,
      @ForAll long seed,
      @ForAll @IntRange(min = 4, max = 9) int side) {
    checkRepairs(sample.graph(), seed, side, 5, 1);
  }

  @Tag("long")
  @Property(seed = SEED, tries = 1000)
  void repairedRegionsAreThoseOfTheChangedMapAfterChainsOfAThousandChanges(
      @ForAll("cases") GridCase sample,
      @ForAll long seed,
      @ForAll @IntRange(min = 4, max = 9) int side) {
    checkRepairs(sample.graph(), seed, side, 100, 10);
  }

  private static void checkRepairs(GridGraph first, long seed, int side, int rounds, int changes) {
    Random random = new Random(seed);
    ChangingGraph changing = new ChangingGraph(first);
    GridGraph graph = changing.graph();
    Sectors sectors = Sectors.of(graph, side);
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < changes; i++) {
        changing.apply(someChanges(graph.map(), random));
        sectors.repair(changing);
      }
      assertEquals(expected(graph, side), found(graph, sectors), "after round " + round);
    }
  }

  @Property(seed = SEED)
  void everyAnswerCostsWhatAFreshPlannerFinds(@ForAll("cases") GridCase sample, @ForAll long seed) {
    checkAnswers(sample, seed, 10);
  }

  @Tag("long")
  @Property(seed = SEED, tries = 1000)
  void everyAnswerCostsWhatAFreshPlannerFindsInChainsOfAThousandChanges(
      @ForAll("cases") GridCase sample, @ForAll long seed) {
    checkAnswers(sample, seed, 1000);
  }

  private static void checkAnswers(GridCase sample, long seed, int changes) {
    Random random = new Random(seed);
    ChangingPlanner planner =
        Planners.prepare("sectors(sector=4)", sample.graph())
            .capability(Changeable.class)
            .orElseThrow()
            .changing();
    PathSearch search = planner.newSearch();
    for (int i = 0; i < changes; i++) {
      planner.change(someChanges(planner.graph().map(), random));
      GridGraph graph = GridGraph.of(planner.graph().map(), sample.movement());
      int[] cells = graph.freeCells();
      if (cells.length > 0) {
        int start = cells[random.nextInt(cells.length)];
        int goal = cells[random.nextInt(cells.length)];
        PathSearch fresh = Planners.prepare("sectors(sector=4)", graph).newSearch();
        assertEquals(cost(fresh, graph, start, goal), cost(search, graph, start, goal));
      }
    }
  }

  private static long cost(PathSearch search, GridGraph graph, int start, int goal) {
    PathBuffer path = new PathBuffer();
    return search.find(start, goal, path) == Outcome.FOUND ? Path.of(graph, path).cost() : -1;
  }

  private static CellChanges someChanges(GridMap map, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = random.nextInt(5); i > 0; i--) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      changes.set(x, y, "@.SW".charAt(random.nextInt(4)));
    }
    return changes.build();
  }

  @Example
  void sectorsCanBeRepairedAndCliquesCannot() {
    GridGraph graph = GridGraph.of(GridMap.parse("..", ".."), Movement.OCTILE);
    for (Class<?> type : List.of(Repairable.class, Changeable.class)) {
      assertTrue(Planners.prepare("sectors", graph).capability(type).isPresent());
      assertTrue(Planners.prepare("pra", graph).capability(type).isEmpty());
    }
  }

  /**
   * A region.
   *
   * @param cells all of them
   * @param middle the cell that stands for it
   * @param neighbours the first cells of the regions that it is joined to
   */
  private record Region(SortedSet<Integer> cells, int middle, SortedSet<Integer> neighbours) {}

  /** The regions by their first cells, found by a flood from each. */
  private static Map<Integer, Region> expected(GridGraph graph, int side) {
    int[] firsts = new int[graph.map().cellCount()];
    Arrays.fill(firsts, -1);
    Map<Integer, Region> regions = new TreeMap<>();
    for (int first : graph.freeCells()) {
      if (firsts[first] < 0) {
        SortedSet<Integer> cells = flood(graph, side, first);
        cells.forEach(cell -> firsts[cell] = first);
        regions.put(first, new Region(cells, middle(graph.map(), cells), new TreeSet<>()));
      }
    }
    regions.forEach(
        (first, region) -> {
          for (int cell : region.cells) {
            for (int next : neighbours(graph, cell)) {
              if (firsts[next] != first) {
                region.neighbours.add(firsts[next]);
              }
            }
          }
        });
    return regions;
  }

  private static SortedSet<Integer> flood(GridGraph graph, int side, int first) {
    SortedSet<Integer> cells = new TreeSet<>(List.of(first));
    Deque<Integer> open = new ArrayDeque<>(cells);
    while (!open.isEmpty()) {
      for (int next : neighbours(graph, open.pop())) {
        if (isOneSquare(graph.map(), first, next, side) && cells.add(next)) {
          open.push(next);
        }
      }
    }
    return cells;
  }

  private static List<Integer> neighbours(GridGraph graph, int cell) {
    int[] offsets = Directions.offsets(graph.map().stride());
    List<Integer> neighbours = new ArrayList<>();
    for (int d = 0; d < Directions.COUNT; d++) {
      if ((graph.moves(cell) >>> d & 1) != 0) {
        neighbours.add(cell + offsets[d]);
      }
    }
    return neighbours;
  }

  private static boolean isOneSquare(GridMap map, int a, int b, int side) {
    return map.x(a) / side == map.x(b) / side && map.y(a) / side == map.y(b) / side;
  }

  private static int middle(GridMap map, SortedSet<Integer> cells) {
    int stride = map.stride();
    double meanX = (double) cells.stream().mapToInt(cell -> cell % stride).sum() / cells.size();
    double meanY = (double) cells.stream().mapToInt(cell -> cell / stride).sum() / cells.size();
    Comparator<Integer> nearer =
        Comparator.comparingDouble(
            cell -> square(cell % stride - meanX) + square(cell / stride - meanY));
    return cells.stream().min(nearer.thenComparing(Comparator.naturalOrder())).orElseThrow();
  }

  private static double square(double a) {
    return a * a;
  }

  /** The same of some sectors. */
  private static Map<Integer, Region> found(GridGraph graph, Sectors sectors) {
    int[] regionOfCell = sectors.levels().regionOfCell();
    RegionGraph regions = sectors.levels().graph(1);
    Map<Integer, SortedSet<Integer>> cells = new TreeMap<>();
    for (int cell = 0; cell < regionOfCell.length; cell++) {
      assertEquals(graph.isFree(cell), regionOfCell[cell] >= 0);
      if (graph.isFree(cell)) {
        cells.computeIfAbsent(regionOfCell[cell], it -> new TreeSet<>()).add(cell);
      }
    }
    Map<Integer, Region> found = new TreeMap<>();
    cells.forEach(
        (region, members) -> {
          SortedSet<Integer> neighbours = new TreeSet<>();
          for (int neighbour : regions.neighbours()[region]) {
            assertTrue(neighbours.add(cells.get(neighbour).first()), "an edge is there once");
          }
          found.put(members.first(), new Region(members, regions.cells()[region], neighbours));
        });
    return found;
  }
}
