package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.Changeable;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.Tuple;

/** A subgoal graph whose map changes in place is that of the map as it is. */
class SubgoalRepairTest {
  private static final String SEED = "2066";
  private static final int SIDE = 24;
  private static final GridMap HALL = GridMap.parse(".......", ".......", ".......");

  /** A rectangle of cells that is blocked or freed. */
  record Change(int x, int y, int width, int height, boolean isBlocked) {
    void addTo(CellChanges.Builder changes) {
      for (int row = y; row < Math.min(SIDE, y + height); row++) {
        for (int column = x; column < Math.min(SIDE, x + width); column++) {
          changes.set(column, row, isBlocked ? '@' : '.');
        }
      }
    }
  }

  @Example
  void aPillarHasFourSubgoalsAndTheyGoWithIt() {
    ChangingGraph changing = new ChangingGraph(GridGraph.of(HALL, Movement.OCTILE));
    SubgoalRepair repair = new SubgoalRepair(changing.graph(), "subgoal");
    changing.apply(CellChanges.on(HALL).block(3, 1).build());
    repair.repair(changing);
    int west = HALL.cell(2, 0);
    assertTrue(repair.subgoals().isSubgoal(west));
    assertTrue(repair.subgoals().isSubgoal(HALL.cell(4, 2)));
    int node = repair.subgoals().node(west);
    assertEquals(2, repair.subgoals().edgeEnd(node) - repair.subgoals().edgeStart(node));
    changing.apply(CellChanges.on(HALL).free(3, 1).build());
    repair.repair(changing);
    assertFalse(repair.subgoals().isSubgoal(west));
  }

  @Example
  void aWallIsWalkedRoundFromTheNextFindOn() {
    ChangingPlanner planner = changing("subgoal", GridGraph.of(HALL, Movement.OCTILE));
    PathSearch search = planner.newSearch();
    PathBuffer path = new PathBuffer();
    search.find(HALL.cell(0, 0), HALL.cell(6, 0), path);
    assertEquals(HALL.cell(3, 0), path.cell(3));
    planner.change(CellChanges.on(HALL).block(3, 0).block(3, 1).build());
    search.find(HALL.cell(0, 0), HALL.cell(6, 0), path);
    assertEquals(HALL.cell(3, 2), path.cell(3));
    planner.change(CellChanges.on(HALL).block(3, 2).build());
    assertSame(Outcome.NO_PATH, search.find(HALL.cell(0, 0), HALL.cell(6, 0), path));
  }

  @Example
  void groundThatItCannotServeIsRefusedAndNothingIsChanged() {
    GridGraph graph = GridGraph.of(HALL, Movement.parse("8 never sqrt2 .=1,S=3"));
    ChangingPlanner planner = changing("subgoal(components=false)", graph);
    CellChanges swamp = CellChanges.on(HALL).block(0, 0).set(3, 1, 'S').build();
    String message =
        assertThrows(IllegalArgumentException.class, () -> planner.change(swamp)).getMessage();
    assertTrue(message.startsWith("planner 'subgoal' serves "), message);
    PathBuffer path = new PathBuffer();
    assertSame(Outcome.FOUND, planner.newSearch().find(HALL.cell(0, 0), HALL.cell(6, 0), path));
  }

  @Example
  void moreLevelsAreNotRepaired() {
    assertTrue(
        Planners.prepare("subgoal(levels=2)", GridGraph.of(HALL, Movement.OCTILE))
            .capability(Changeable.class)
            .isEmpty());
  }

  @Provide
  Arbitrary<Movement> movements() {
    return Arbitraries.of(
        Movement.OCTILE,
        Movement.parse("8 never 2/3"),
        Movement.parse("4"),
        Movement.parse("8 one-free sqrt2"),
        Movement.parse("8 always 2/3"),
        Movement.parse("8 never body=2"),
        Movement.parse("8 always body=2"),
        Movement.parse("4 body=3"));
  }

  @Provide
  Arbitrary<List<List<Change>>> chains() {
    Arbitrary<Integer> place = Arbitraries.integers().between(0, SIDE - 1);
    Arbitrary<Integer> length =
        Arbitraries.frequencyOf(
            Tuple.of(5, Arbitraries.just(1)), Tuple.of(1, Arbitraries.integers().between(1, SIDE)));
    return Combinators.combine(place, place, length, length, Arbitraries.of(true, false))
        .as(Change::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(4)
        .list()
        .ofMinSize(1)
        .ofMaxSize(12);
  }

  @Property(seed = SEED, tries = 300)
  void theGraphIsThatOfAFreshOneAfterEachChange(
      @ForAll("movements") Movement movement,
      @ForAll MapShape shape,
      @ForAll long seed,
      @ForAll("chains") List<List<Change>> chain) {
    GridMap map = shape.map(SIDE, SIDE, ".", new Random(seed));
    ChangingGraph changing = new ChangingGraph(GridGraph.of(map, movement));
    SubgoalRepair repair = new SubgoalRepair(changing.graph(), "subgoal");
    requireFresh(changing, repair);
    for (List<Change> step : chain) {
      CellChanges.Builder changes = CellChanges.on(map);
      step.forEach(change -> change.addTo(changes));
      changing.apply(changes.build());
      repair.repair(changing);
      requireFresh(changing, repair);
    }
  }

  private static void requireFresh(ChangingGraph changing, SubgoalRepair repair) {
    SubgoalGraph fresh = SubgoalGraph.build(changing.toGraph(), "subgoal", Budget.UNLIMITED);
    assertEquals(edges(fresh), edges(repair.subgoals()));
  }

  /** The edges by the cell of their subgoal, in the order in which a scan found them. */
  private static Map<Integer, List<Integer>> edges(SubgoalGraph graph) {
    Map<Integer, List<Integer>> edges = new TreeMap<>();
    for (int cell = 0; cell < graph.graph().map().cellCount(); cell++) {
      if (graph.isSubgoal(cell)) {
        int node = graph.node(cell);
        edges.put(
            cell,
            IntStream.range(graph.edgeStart(node), graph.edgeEnd(node))
                .mapToObj(edge -> graph.cell(graph.edges()[edge]))
                .toList());
      }
    }
    return edges;
  }

  @Property(seed = SEED, tries = 100)
  void everyQueryIsAnsweredAsByAFreshPlanner(
      @ForAll("movements") Movement movement, @ForAll MapShape shape, @ForAll long seed) {
    checkAnswers(movement, shape, seed, 12);
  }

  @Tag("long")
  @Property(seed = SEED, tries = 1000)
  void everyQueryIsAnsweredAsByAFreshPlannerInChainsOfAThousandChanges(
      @ForAll("movements") Movement movement, @ForAll MapShape shape, @ForAll long seed) {
    checkAnswers(movement, shape, seed, 1000);
  }

  private static void checkAnswers(Movement movement, MapShape shape, long seed, int rounds) {
    Random random = new Random(seed);
    GridMap map = shape.map(SIDE, SIDE, ".", random);
    String spec = "subgoal(components=" + random.nextBoolean() + ")";
    ChangingPlanner planner = changing(spec, GridGraph.of(map, movement));
    PathSearch search = planner.newSearch();
    for (int round = 0; round < rounds; round++) {
      CellChanges.Builder changes = CellChanges.on(map);
      int x = random.nextInt(SIDE);
      int y = random.nextInt(SIDE);
      int length = random.nextInt(8) == 0 ? 1 + random.nextInt(SIDE) : 1;
      boolean isRow = random.nextBoolean();
      new Change(x, y, isRow ? length : 1, isRow ? 1 : length, random.nextBoolean()).addTo(changes);
      planner.change(changes.build());
      GridGraph graph = GridGraph.of(planner.graph().map(), movement);
      PathSearch fresh = Planners.prepare(spec, graph).newSearch();
      int[] cells = graph.freeCells();
      for (int query = 0; query < 3 && cells.length > 0; query++) {
        int start = cells[random.nextInt(cells.length)];
        int goal = cells[random.nextInt(cells.length)];
        PathBuffer expected = new PathBuffer();
        PathBuffer path = new PathBuffer();
        assertEquals(fresh.find(start, goal, expected), search.find(start, goal, path));
        assertArrayEquals(expected.toArray(), path.toArray());
        assertEquals(fresh.counters().expanded, search.counters().expanded);
        assertEquals(fresh.counters().generated, search.counters().generated);
      }
    }
  }

  private static ChangingPlanner changing(String spec, GridGraph graph) {
    return Planners.prepare(spec, graph).capability(Changeable.class).orElseThrow().changing();
  }
}
