package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import hopscotch.core.contract.MapShape;
import hopscotch.core.field.FlowField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Components;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.field.HierarchicalField;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.level.NodeComponents;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A planner whose map changes in place is the planner of the map as it is. */
class RepairInPlaceTest {
  private static final String SEED = "2062";
  private static final int SIDE = 30;

  /** The changes of a long chain, and how many there are from one look at the whole to the next. */
  private static final int CHAIN = 1000;

  private static final int BETWEEN = 5;
  private static final String EXACT = "hpa(cluster=8,crossing=all,diagonal=true,direct=none)";
  private static final String UNDER_WAY =
      "the map has changed, or its planner was tidied, since this query began: expected a new find";
  private static final GridMap HALL = MapShape.OPEN.map(32, 8, ".", new Random(1));

  @Example
  void aWallIsWalkedRoundFromTheNextFindOn() {
    ChangingPlanner planner = changing(EXACT, HALL, Movement.OCTILE);
    PathSearch search = planner.newSearch();
    assertEquals(31, length(search, planner));
    CellChanges.Builder wall = CellChanges.on(HALL);
    CellChanges.Builder gap = CellChanges.on(HALL);
    for (int y = 0; y < 7; y++) {
      wall.block(16, y);
      gap.free(16, y);
    }
    planner.change(wall.build());
    assertTrue(length(search, planner) > 31);
    planner.change(CellChanges.on(HALL).block(16, 7).build());
    assertEquals(Outcome.NO_PATH, find(search, new PathBuffer()));
    planner.change(gap.build());
    assertEquals(31, length(search, planner));
  }

  private static double length(PathSearch search, Planner planner) {
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.FOUND, find(search, path));
    return Path.of(planner.graph(), path).length();
  }

  private static Outcome find(PathSearch search, PathBuffer path) {
    return search.find(HALL.cell(0, 0), HALL.cell(31, 0), path);
  }

  @Example
  void thePlannerItWasMadeOfStaysAsItIs() {
    PreparedPlanner prepared = Planners.prepare(EXACT, GridGraph.of(HALL, Movement.OCTILE));
    ChangingPlanner planner = prepared.capability(Changeable.class).orElseThrow().changing();
    planner.change(CellChanges.on(HALL).block(0, 0).build());
    assertTrue(prepared.graph().isFree(HALL.cell(0, 0)));
    assertFalse(planner.graph().isFree(HALL.cell(0, 0)));
    assertEquals(31, length(prepared.newSearch(), prepared));
  }

  @Example
  void aMapThatIsSharedIsNotChanged() {
    HpaPlanner planner =
        (HpaPlanner) Planners.prepare("hpa", GridGraph.of(HALL, Movement.OCTILE)).planner();
    CellChanges changes = CellChanges.on(HALL).block(0, 0).build();
    assertSays(
        "the map of this graph is shared with others: change a copy of it",
        assertThrows(IllegalStateException.class, () -> planner.change(changes)));
  }

  @Example
  void changesToAMapOfAnotherSizeAreRefusedAndNothingIsChanged() {
    ChangingPlanner planner = changing(EXACT, HALL, Movement.OCTILE);
    CellChanges elsewhere = CellChanges.on(GridMap.parse("..", "..")).block(0, 0).build();
    assertSays(
        "changes to a map of 2 x 2 do not fit one of 32 x 8",
        assertThrows(IllegalArgumentException.class, () -> planner.change(elsewhere)));
    assertEquals(31, length(planner.newSearch(), planner));
  }

  @Example
  void changesToAnotherMapOfTheSameSizeAreRefusedAndNothingIsChanged() {
    ChangingPlanner planner = changing(EXACT, HALL, Movement.OCTILE);
    GridMap other = GridMap.of(32, 8, (x, y) -> y > 0);
    CellChanges elsewhere = CellChanges.on(other).free(0, 0).build();
    assertSays(
        "changes to another map of 32 x 8, where (0, 0) was '@' and not '.': expected changes made"
            + " on this map, on one that it came of, or on one that came of it",
        assertThrows(IllegalArgumentException.class, () -> planner.change(elsewhere)));
    assertEquals(31, length(planner.newSearch(), planner));
  }

  @Example
  void aCellOffTheMapIsRefused() {
    assertSays(
        "(32, 0) lies off the map of 32 x 8",
        assertThrows(
            IllegalArgumentException.class, () -> CellChanges.on(HALL).block(32, 0).build()));
  }

  @Example
  void aPathHandedOutInStretchesDoesNotGoOnAfterAChange() {
    ChangingPlanner planner = changing(EXACT, HALL, Movement.OCTILE);
    HpaSearch search = (HpaSearch) planner.newSearch();
    PathBuffer path = new PathBuffer();
    search.begin(HALL.cell(0, 0), HALL.cell(31, 0), path, Budget.UNLIMITED);
    planner.change(CellChanges.on(HALL).block(16, 3).build());
    assertSays(UNDER_WAY, assertThrows(IllegalStateException.class, () -> search.advance(path)));
    assertEquals(31, length(search, planner));
  }

  @Example
  void aQueryThatItsBudgetStoppedDoesNotGoOnAfterAChange() {
    ChangingPlanner planner = changing(EXACT, HALL, Movement.OCTILE);
    HpaSearch search = (HpaSearch) planner.newSearch();
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.find(HALL.cell(0, 0), HALL.cell(31, 0), path, Budget.expansions(1));
    assertSame(Outcome.OUT_OF_EXPANSIONS, outcome);
    planner.change(CellChanges.on(HALL).block(16, 3).build());
    assertSays(
        UNDER_WAY,
        assertThrows(IllegalStateException.class, () -> search.resume(path, Budget.UNLIMITED)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hpa(cluster=8,levels=2,landmarks=4,searched-level=2,turns=true)",
        "hpa(cluster=8,levels=1,landmarks=4,turns=true,labels=true)"
      })
  void tidiedItIsAPlannerPreparedAnew(String spec) {
    GridMap map = MapShape.CAVE.map(64, 64, ".", new Random(3));
    HpaPlanner planner = (HpaPlanner) changing(spec, map, Movement.OCTILE);
    Random random = new Random(7);
    for (int round = 0; round < 20; round++) {
      planner.change(someChanges(map, 8, random));
      assertTrue(planner.tidy(Budget.UNLIMITED));
      assertTrue(planner.tidy(Budget.time(Duration.ZERO)), "nothing is left to do");
      GridGraph graph = GridGraph.of(planner.graph().map(), Movement.OCTILE);
      HpaPlanner fresh = (HpaPlanner) Planners.prepare(spec, graph).planner();
      assertTrue(planner.abstraction().sameAs(fresh.abstraction()));
      assertEquals(fresh.decided(), planner.decided());
      int[] cells = graph.freeCells();
      int start = cells[random.nextInt(cells.length)];
      int goal = cells[random.nextInt(cells.length)];
      PathBuffer path = new PathBuffer();
      PathBuffer freshPath = new PathBuffer();
      PathSearch search = planner.newSearch();
      PathSearch freshSearch = fresh.newSearch();
      Outcome outcome = freshSearch.find(start, goal, freshPath);
      assertEquals(outcome, search.find(start, goal, path));
      assertArrayEquals(freshPath.toArray(), path.toArray());
      if (outcome == Outcome.FOUND) {
        assertEquals(freshSearch.counters().expanded, search.counters().expanded);
      }
    }
  }

  @Example
  void withoutTimeToTidyLandmarksStayAway() {
    HpaPlanner planner =
        (HpaPlanner) changing("hpa(cluster=8,levels=1,landmarks=4)", HALL, Movement.OCTILE);
    planner.change(CellChanges.on(HALL).block(16, 3).build());
    assertEquals(Parameter.NONE, planner.decided().get("landmarks"));
    assertFalse(planner.tidy(Budget.time(Duration.ZERO)));
    assertEquals(Parameter.NONE, planner.decided().get("landmarks"));
    assertTrue(planner.tidy(Budget.UNLIMITED));
    assertEquals("4", planner.decided().get("landmarks"));
  }

  @Example
  void labelsAnswerUntilTheFirstChangeAndOnceTidied() {
    ChangingPlanner planner =
        changing("hpa(cluster=8,levels=1,landmarks=none,labels=true)", HALL, Movement.OCTILE);
    PathSearch search = planner.newSearch();
    PathBuffer path = new PathBuffer();
    find(search, path);
    long byLabels = search.counters().expanded;
    planner.change(CellChanges.on(HALL).block(16, 3).build());
    assertEquals("false", planner.decided().get("labels"));
    find(search, path);
    assertTrue(search.counters().expanded > byLabels);
    assertTrue(planner.tidy(Budget.UNLIMITED));
    assertEquals("true", planner.decided().get("labels"));
    find(search, path);
    assertEquals(byLabels, search.counters().expanded);
  }

  @Example
  void aLevelAboveTheOneThatIsSearchedIsLeftOut() {
    String spec = "hpa(cluster=8,levels=2,landmarks=2,searched-level=1)";
    assertEquals("1", changing(spec, HALL, Movement.OCTILE).decided().get("levels"));
  }

  @Example
  void whatAQueryFoundInAChangedClusterIsKept() {
    ChangingPlanner planner = changing(EXACT, HALL, Movement.OCTILE);
    planner.change(CellChanges.on(HALL).block(16, 3).build());
    PathSearch search = planner.newSearch();
    length(search, planner);
    PathBuffer path = new PathBuffer();
    find(search, path);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    find(search, path);
    assertEquals(before, threads.getCurrentThreadAllocatedBytes(), "bytes of a warm query");
  }

  @Example
  void threadsShareAPlannerThatIsNotTidied() {
    GridMap map = MapShape.CAVE.map(64, 64, ".", new Random(3));
    ChangingPlanner planner = changing("hpa(cluster=8,levels=3)", map, Movement.OCTILE);
    Random random = new Random(7);
    for (int round = 0; round < 10; round++) {
      planner.change(someChanges(map, 8, random));
      GridGraph graph = planner.graph();
      int[] cells = graph.freeCells();
      int[] ends = random.ints(80, 0, cells.length).map(i -> cells[i]).toArray();
      List<Long> costs =
          IntStream.range(0, 40)
              .parallel()
              .mapToObj(i -> cost(planner.newSearch(), graph, ends[i], ends[i + 40]))
              .toList();
      planner.tidy(Budget.UNLIMITED);
      PathSearch tidied = planner.newSearch();
      for (int i = 0; i < 40; i++) {
        assertEquals(cost(tidied, graph, ends[i], ends[i + 40]), costs.get(i));
      }
    }
  }

  @Example
  void aFieldEndsWithTheNextChange() {
    ChangingPlanner planner = changing(EXACT, HALL, Movement.OCTILE);
    HierarchicalField field = ((HpaPlanner) planner).flowField(HALL.cell(31, 0));
    assertEquals(HALL.cell(1, 0), field.next(HALL.cell(0, 0)));
    planner.change(CellChanges.on(HALL).block(16, 3).build());
    assertSays(
        "the map has changed in place since this field was made: ask for the renewed field",
        assertThrows(IllegalStateException.class, () -> field.next(HALL.cell(0, 0))));
    HierarchicalField renewed = field.renewed();
    assertEquals(field.tileCount(), renewed.tileCount(), "no tile of row 0 is another");
    assertEquals(HALL.cell(1, 0), renewed.next(HALL.cell(0, 0)));
    assertSame(renewed, renewed.renewed());
    planner.change(CellChanges.on(HALL).block(31, 0).build());
    assertThrows(IllegalArgumentException.class, renewed::renewed, "the goal is blocked");
  }

  @Property(seed = SEED, tries = 100)
  void aRenewedFieldIsThatOfAFreshPlanner(
      @ForAll("movements") Movement movement, @ForAll MapShape shape, @ForAll long seed) {
    Random random = new Random(seed);
    GridMap map = shape.map(SIDE, SIDE, movement.terrain().isFree('S') ? ".SW" : ".", random);
    String spec = "hpa(cluster=6,levels=2,landmarks=none,turns=false)";
    HpaPlanner planner = (HpaPlanner) changing(spec, map, movement);
    int[] cells = planner.graph().freeCells();
    HierarchicalField field = null;
    int goal = -1;
    for (int round = 0; round < 6 && cells.length > 0; round++) {
      if (planner.graph().isFree(goal)) {
        field = field.renewed();
      } else {
        goal = cells[random.nextInt(cells.length)];
        field = planner.flowField(goal);
      }
      GridGraph graph = GridGraph.of(planner.graph().map(), movement);
      HpaPlanner fresh = (HpaPlanner) Planners.prepare(spec, graph).planner();
      FlowField expected = fresh.flowField(goal);
      for (int cell : graph.freeCells()) {
        assertEquals(expected.cost(cell), field.cost(cell), map.describe(cell));
      }
      planner.change(someChanges(planner.graph().map(), 6, random));
      cells = planner.graph().freeCells();
    }
  }

  private static void assertSays(String sentence, Exception e) {
    assertEquals(sentence, e.getMessage());
  }

  @Provide
  Arbitrary<Movement> movements() {
    return Arbitraries.of(allMovements());
  }

  /** All movements, of larger bodies too. */
  static List<Movement> allMovements() {
    Stream<String> larger =
        Stream.of("8 body=2", "8 one-free sqrt2 .=1,S=3,W=7 body=3", "4 body=2", "8 always body=3");
    return Stream.concat(GridCases.allMovements().stream(), larger.map(Movement::parse)).toList();
  }

  @Property(seed = SEED, tries = 300)
  void theIndexIsThatOfAFreshOne(
      @ForAll("movements") Movement movement,
      @ForAll MapShape shape,
      @ForAll long seed,
      @ForAll @IntRange(min = 4, max = 9) int cluster,
      @ForAll Crossing crossing,
      @ForAll boolean diagonal) {
    checkIndex(movement, shape, seed, cluster, new Crossings(crossing, 3, diagonal), 8, 1);
  }

  @Tag("long")
  @Property(seed = SEED, tries = 1000)
  void theIndexIsThatOfAFreshOneAfterChainsOfAThousandChanges(
      @ForAll("movements") Movement movement,
      @ForAll MapShape shape,
      @ForAll long seed,
      @ForAll @IntRange(min = 4, max = 13) int cluster,
      @ForAll Crossing crossing,
      @ForAll boolean diagonal) {
    Crossings crossings = new Crossings(crossing, 3, diagonal);
    checkIndex(movement, shape, seed, cluster, crossings, CHAIN / BETWEEN, BETWEEN);
  }

  private static void checkIndex(
      Movement movement,
      MapShape shape,
      long seed,
      int cluster,
      Crossings crossings,
      int rounds,
      int changes) {
    Random random = new Random(seed);
    GridMap map = shape.map(SIDE, SIDE, movement.terrain().isFree('S') ? ".SW" : ".", random);
    AbstractGraph repaired =
        build(GridGraph.of(map, movement), cluster, crossings).withComponents().copy();
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < changes; i++) {
        repaired.change(someChanges(repaired.graph().map(), cluster, random));
      }
      GridGraph graph = GridGraph.of(repaired.graph().map(), movement);
      AbstractGraph fresh = build(graph, cluster, crossings);
      requireEdgesOf(fresh, round % 2 == 0 ? repaired : repaired.copy());
      requireComponentsOfCells(repaired.level(1), repaired.components(), graph.components());
      if (round % 4 < 3) {
        assertTrue(repaired.tidy(Budget.UNLIMITED));
        assertTrue(repaired.sameAs(fresh), "after round " + round);
      }
      repaired.copy().change(someChanges(repaired.graph().map(), cluster, random));
    }
  }

  /** Whether all levels have the nodes and edges of others, found when they are asked for. */
  private static void requireEdgesOf(AbstractGraph expected, AbstractGraph graph) {
    for (int l = 1; l <= expected.levelCount(); l++) {
      Level level = expected.level(l);
      Level repaired = graph.level(l);
      for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
        assertEquals(level.nodeCount(cluster), repaired.nodeCount(cluster));
        for (int i = 0; i < level.nodeCount(cluster); i++) {
          int a = repaired.indexOf(level.cell(cluster, i));
          for (int j = 0; j < i; j++) {
            int b = repaired.indexOf(level.cell(cluster, j));
            assertEquals(level.cost(cluster, i, j), repaired.cost(cluster, a, b));
          }
        }
      }
    }
  }

  /** Whether nodes have one label where their cells are joined, and two where they are not. */
  private static void requireComponentsOfCells(
      Level level, NodeComponents components, Components cells) {
    Map<Integer, Integer> byLabel = new HashMap<>();
    Map<Integer, Integer> byCells = new HashMap<>();
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        int label = components.label(cluster << level.slotBits() | i);
        int ofCell = cells.label(level.cell(cluster, i));
        assertEquals(byLabel.computeIfAbsent(label, it -> ofCell), ofCell, "joined");
        assertEquals(byCells.computeIfAbsent(ofCell, it -> label), label, "apart");
      }
    }
  }

  private static AbstractGraph build(GridGraph graph, int cluster, Crossings crossings) {
    AbstractGraph plain = AbstractGraph.build(graph, cluster, 3, crossings, 1, Budget.UNLIMITED);
    return graph.movement().terrain().isFree('S') ? plain : plain.withTurns(1, Budget.UNLIMITED);
  }

  @Property(seed = SEED, tries = 300)
  void everyAnswerCostsWhatAFreshPlannerFinds(
      @ForAll("movements") Movement movement,
      @ForAll MapShape shape,
      @ForAll long seed,
      @ForAll("specs") String spec) {
    checkAnswers(movement, shape, seed, spec, 6, 1);
  }

  @Tag("long")
  @Property(seed = SEED, tries = 1000)
  void everyAnswerCostsWhatAFreshPlannerFindsInChainsOfAThousandChanges(
      @ForAll("movements") Movement movement,
      @ForAll MapShape shape,
      @ForAll long seed,
      @ForAll("specs") String spec) {
    checkAnswers(movement, shape, seed, spec, CHAIN / BETWEEN, BETWEEN);
  }

  @Provide
  Arbitrary<String> specs() {
    return Arbitraries.of(
        "hpa",
        "hpa(cluster=5,levels=3)",
        "hpa(cluster=6,levels=1,components=false)",
        "hpa(cluster=4,levels=2,crossing=all,diagonal=true,direct=none)",
        "hpa(cluster=7,insertion=dijkstra,direct=4)");
  }

  private static void checkAnswers(
      Movement movement, MapShape shape, long seed, String spec, int rounds, int changes) {
    Random random = new Random(seed);
    GridMap map = shape.map(SIDE, SIDE, movement.terrain().isFree('S') ? ".SW" : ".", random);
    PreparedPlanner prepared = Planners.prepare(spec, GridGraph.of(map, movement));
    KnownSpec resolved = Planners.known(withoutExtras(prepared.resolved().normal()));
    ChangingPlanner planner = prepared.capability(Changeable.class).orElseThrow().changing();
    PathSearch search = planner.newSearch();
    ManyGoalsSearch nearest = ((HpaPlanner) planner).newManyGoalsSearch(null);
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < changes; i++) {
        planner.change(someChanges(planner.graph().map(), 6, random));
      }
      GridGraph graph = GridGraph.of(planner.graph().map(), movement);
      Planner fresh = Planners.prepare(resolved, graph, Budget.UNLIMITED);
      int[] cells = graph.freeCells();
      for (int query = 0; query < 8 && cells.length > 0; query++) {
        int start = cells[random.nextInt(cells.length)];
        int goal = cells[random.nextInt(cells.length)];
        long cost = cost(fresh.newSearch(), graph, start, goal);
        assertEquals(cost, cost(search, graph, start, goal), () -> "from " + start + " to " + goal);
        PathBuffer path = new PathBuffer();
        Outcome outcome = nearest.find(start, new int[] {goal}, path);
        assertEquals(cost, outcome == Outcome.FOUND ? Path.of(graph, path).cost() : -1);
      }
    }
  }

  /** Landmarks and turns change no cost. */
  private static PlannerSpec withoutExtras(PlannerSpec resolved) {
    Map<String, String> parameters = new LinkedHashMap<>(resolved.parameters());
    parameters.put("landmarks", Parameter.NONE);
    parameters.put("turns", "false");
    parameters.remove("searched-level");
    return new PlannerSpec(resolved.id(), resolved.inner(), parameters);
  }

  private static long cost(PathSearch search, GridGraph graph, int start, int goal) {
    PathBuffer path = new PathBuffer();
    return search.find(start, goal, path) == Outcome.FOUND ? Path.of(graph, path).cost() : -1;
  }

  /** Single cells, of which many are beside a border; rectangles; and cells turned over again. */
  static CellChanges someChanges(GridMap map, int cluster, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    int x = coordinate(cluster, map.width(), random);
    int y = coordinate(cluster, map.height(), random);
    int width = random.nextInt(6) == 0 ? 1 + random.nextInt(9) : 1;
    int height = random.nextInt(6) == 0 ? 1 + random.nextInt(9) : 1;
    int letter = "@@..SW".charAt(random.nextInt(6));
    for (int column = x; column < Math.min(map.width(), x + width); column++) {
      for (int row = y; row < Math.min(map.height(), y + height); row++) {
        changes.set(column, row, letter);
      }
    }
    for (int more = random.nextInt(4); more > 0; more--) {
      int besideX = Math.min(map.width() - 1, x + random.nextInt(4));
      int besideY = Math.min(map.height() - 1, y + random.nextInt(4));
      changes.set(besideX, besideY, "@.".charAt(random.nextInt(2)));
    }
    if (random.nextInt(4) == 0) {
      changes.set(x, y, map.terrain(map.cell(x, y)));
    }
    return changes.build();
  }

  private static int coordinate(int cluster, int length, Random random) {
    boolean isAnywhere = random.nextBoolean();
    int border = cluster * (1 + random.nextInt(Math.max(1, length / cluster - 1)));
    return isAnywhere ? random.nextInt(length) : border - random.nextInt(2);
  }

  private static ChangingPlanner changing(String spec, GridMap map, Movement movement) {
    return Planners.prepare(spec, GridGraph.of(map, movement))
        .capability(Changeable.class)
        .orElseThrow()
        .changing();
  }
}
