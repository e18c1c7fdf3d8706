package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** {@code hpa} with a factor keeps it after every change of its map. */
class BoundedRepairTest {
  private static final String SEED = "6305";
  private static final int SIDE = 30;

  /** The changes of a long chain, and how many there are from one look at the whole to the next. */
  private static final int CHAIN = 1000;

  private static final int BETWEEN = 5;
  private static final GridMap HALL = MapShape.OPEN.map(48, 24, ".", new Random(1));
  private static final String SPEC = "hpa(cluster=8,landmarks=4,w=1.05)";

  private static BoundedHpaPlanner prepare(String spec, GridGraph graph) {
    return (BoundedHpaPlanner) Planners.prepare(spec, graph).planner();
  }

  private static BoundedHpaPlanner hall() {
    return prepare(SPEC, GridGraph.of(HALL, Movement.OCTILE));
  }

  private static void requireBounded(BoundedHpaPlanner planner, BoundedHpaSearch search) {
    GridGraph graph = GridGraph.of(planner.graph().map(), Movement.OCTILE);
    GridCase query = new GridCase(graph, HALL.cell(0, 12), HALL.cell(47, 12));
    BoundedHpaTest.requireBounded(planner, search, query, 1050);
  }

  @Example
  void aWallIsWalkedRoundAndAGapIsWalkedThrough() {
    BoundedHpaPlanner planner = hall().changing();
    BoundedHpaSearch search = planner.newSearch();
    CellChanges.Builder wall = CellChanges.on(HALL);
    IntStream.range(0, 23).forEach(y -> wall.block(20, y));
    planner.change(wall.build());
    requireBounded(planner, search);
    planner.change(CellChanges.on(HALL).block(20, 23).build());
    requireBounded(planner, search);
    planner.change(CellChanges.on(HALL).free(20, 11).build());
    requireBounded(planner, search);
    assertTrue(planner.tidy(Budget.UNLIMITED));
    requireBounded(planner, search);
  }

  @Example
  void thePlannerItWasMadeOfStaysAsItIs() {
    BoundedHpaPlanner before = hall();
    before.changing().change(CellChanges.on(HALL).block(8, 8).build());
    before.withChanges(CellChanges.on(HALL).block(20, 20).build());
    assertTrue(before.index().hasEdgesOf(hall().index()));
    requireBounded(before, before.newSearch());
  }

  @Example
  void aMapThatIsSharedIsNotChanged() {
    BoundedHpaPlanner planner = hall();
    CellChanges changes = CellChanges.on(HALL).block(0, 0).build();
    assertEquals(
        "the map of this index is shared with others: change a copy of it",
        assertThrows(IllegalStateException.class, () -> planner.change(changes)).getMessage());
  }

  @Example
  void changesToAMapOfAnotherSizeAreRefusedAndNothingIsChanged() {
    BoundedHpaPlanner planner = hall().changing();
    CellChanges elsewhere = CellChanges.on(GridMap.parse("..", "..")).block(0, 0).build();
    assertThrows(IllegalArgumentException.class, () -> planner.change(elsewhere));
    requireBounded(planner, planner.newSearch());
  }

  @Example
  void aPathHandedOutInStretchesDoesNotGoOnAfterAChange() {
    BoundedHpaPlanner planner = hall().changing();
    BoundedHpaSearch search = planner.newSearch();
    search.begin(HALL.cell(0, 0), HALL.cell(47, 0), new PathBuffer(), Budget.UNLIMITED);
    planner.change(CellChanges.on(HALL).block(16, 3).build());
    assertThrows(IllegalStateException.class, () -> search.advance(new PathBuffer()));
  }

  @Example
  void landmarksStayUntilTooMuchGroundIsFreed() {
    GridMap map = MapShape.OPEN.map(100, 100, ".", new Random(1));
    BoundedHpaPlanner planner = prepare(SPEC, GridGraph.of(map, Movement.OCTILE)).changing();
    for (int i = 0; i < 25; i++) {
      int x = i % 5 * 20;
      int y = i / 5 * 20;
      planner.change(CellChanges.on(map).block(x, y).build());
      planner.change(CellChanges.on(map).free(x, y).build());
      assertEquals(i < 16 ? 4 : 0, planner.index().landmarkCount(), "after " + i);
    }
    assertTrue(planner.tidy(Budget.UNLIMITED));
    assertEquals(4, planner.index().landmarkCount());
  }

  @Example
  void withoutTimeToTidyItIsNotDone() {
    BoundedHpaPlanner planner = hall().changing();
    assertTrue(planner.tidy(Budget.time(Duration.ZERO)), "nothing to do");
    planner.change(CellChanges.on(HALL).block(16, 3).build());
    assertFalse(planner.tidy(Budget.time(Duration.ZERO)));
    assertTrue(planner.tidy(Budget.UNLIMITED));
    assertTrue(planner.tidy(Budget.time(Duration.ZERO)), "nothing is left to do");
  }

  @Example
  void whatAQueryFoundInAChangedClusterIsKept() {
    BoundedHpaPlanner planner = hall().changing();
    planner.change(CellChanges.on(HALL).block(16, 12).block(18, 13).build());
    BoundedHpaSearch search = planner.newSearch();
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < 3; i++) {
      search.find(HALL.cell(0, 12), HALL.cell(47, 12), path);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    search.find(HALL.cell(0, 12), HALL.cell(47, 12), path);
    assertEquals(before, threads.getCurrentThreadAllocatedBytes(), "bytes of a warm query");
  }

  @Example
  void threadsShareAPlannerThatIsNotTidied() {
    GridMap map = MapShape.CAVE.map(64, 64, ".", new Random(3));
    BoundedHpaPlanner planner = prepare(SPEC, GridGraph.of(map, Movement.OCTILE)).changing();
    Random random = new Random(7);
    for (int round = 0; round < 10; round++) {
      planner.change(RepairInPlaceTest.someChanges(map, 8, random));
      GridGraph graph = GridGraph.of(planner.graph().map(), Movement.OCTILE);
      int[] cells = graph.freeCells();
      int[] ends = random.ints(80, 0, cells.length).map(i -> cells[i]).toArray();
      IntStream.range(0, 40)
          .parallel()
          .mapToObj(i -> new GridCase(graph, ends[i], ends[i + 40]))
          .forEach(it -> BoundedHpaTest.requireBounded(planner, planner.newSearch(), it, 1050));
    }
  }

  @Provide
  Arbitrary<Movement> movements() {
    return Arbitraries.of(RepairInPlaceTest.allMovements());
  }

  @Property(seed = SEED, tries = 300)
  void everyAnswerKeepsItsBoundAndTheIndexIsThatOfAFreshOne(
      @ForAll("movements") Movement movement,
      @ForAll MapShape shape,
      @ForAll long seed,
      @ForAll @IntRange(min = 4, max = 9) int cluster,
      @ForAll @IntRange(min = 0, max = 2) int landmarks) {
    check(movement, shape, seed, cluster, landmarks, 8, 1);
  }

  /** A million changes. */
  @Tag("long")
  @Property(seed = SEED, tries = 1000)
  void theSameInChainsOfAThousandChanges(
      @ForAll("movements") Movement movement,
      @ForAll MapShape shape,
      @ForAll long seed,
      @ForAll @IntRange(min = 4, max = 13) int cluster,
      @ForAll @IntRange(min = 0, max = 2) int landmarks) {
    check(movement, shape, seed, cluster, landmarks, CHAIN / BETWEEN, BETWEEN);
  }

  private static void check(
      Movement movement,
      MapShape shape,
      long seed,
      int cluster,
      int landmarkPairs,
      int rounds,
      int changes) {
    Random random = new Random(seed);
    int thousandths = 1000 + random.nextInt(100);
    String landmarks = landmarkPairs == 0 ? "none" : Integer.toString(2 * landmarkPairs);
    String spec =
        "hpa(cluster=%d,landmarks=%s,w=%s)".formatted(cluster, landmarks, thousandths / 1000.0);
    GridMap map = shape.map(SIDE, SIDE, movement.terrain().isFree('S') ? ".SW" : ".", random);
    BoundedHpaPlanner planner = prepare(spec, GridGraph.of(map, movement)).changing();
    BoundedHpaSearch search = planner.newSearch();
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < changes; i++) {
        GridMap now = planner.graph().map();
        planner.change(RepairInPlaceTest.someChanges(now, cluster, random));
      }
      GridGraph graph = GridGraph.of(planner.graph().map(), movement);
      BoundedHpaPlanner fresh = prepare(spec, graph);
      int[] cells = graph.freeCells();
      for (int query = 0; query < 6 && cells.length > 0; query++) {
        int start = cells[random.nextInt(cells.length)];
        int goal = cells[random.nextInt(cells.length)];
        GridCase changed = new GridCase(graph, start, goal);
        BoundedHpaTest.requireBounded(planner, search, changed, thousandths);
      }
      BoundedHpaPlanner same = round % 2 == 0 ? planner : planner.changing();
      assertTrue(same.index().hasEdgesOf(fresh.index()), "after round " + round);
      if (round % 4 == 3) {
        assertTrue(planner.tidy(Budget.UNLIMITED));
        requireSame(fresh, planner, search, random, cells);
      }
      planner.changing().change(RepairInPlaceTest.someChanges(map, cluster, random));
    }
  }

  /** A tidied planner answers as a fresh one does, with the same work. */
  private static void requireSame(
      BoundedHpaPlanner fresh,
      BoundedHpaPlanner tidied,
      BoundedHpaSearch search,
      Random random,
      int... cells) {
    assertEquals(fresh.decided(), tidied.decided());
    assertEquals(fresh.indexBytes(), tidied.indexBytes());
    BoundedHpaSearch freshSearch = fresh.newSearch();
    for (int query = 0; query < 4 && cells.length > 0; query++) {
      int start = cells[random.nextInt(cells.length)];
      int goal = cells[random.nextInt(cells.length)];
      PathBuffer path = new PathBuffer();
      PathBuffer freshPath = new PathBuffer();
      Outcome outcome = freshSearch.find(start, goal, freshPath);
      assertEquals(outcome, search.find(start, goal, path));
      assertArrayEquals(freshPath.toArray(), path.toArray());
      if (outcome == Outcome.FOUND) {
        assertEquals(freshSearch.lowerBound(), search.lowerBound());
        assertEquals(freshSearch.counters().expanded, search.counters().expanded);
      }
    }
  }
}
