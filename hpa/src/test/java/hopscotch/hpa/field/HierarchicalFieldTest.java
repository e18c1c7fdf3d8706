package hopscotch.hpa.field;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.field.FlowField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.FlowFields;
import hopscotch.core.testkit.FieldChecks;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.ManyGoalsChecks;
import hopscotch.hpa.HpaPlanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Tiles of a flow field under all movements, weights and bodies, and their repair. */
class HierarchicalFieldTest {
  private static final String SEED = "2013";

  @Provide
  Arbitrary<GridCase> queries() {
    List<Movement> movements =
        GridCases.allMovements().stream().flatMap(m -> Stream.of(m, m.withBody(2))).toList();
    return GridCases.queries(movements);
  }

  @Provide
  Arbitrary<String> specs() {
    return Arbitraries.of(
        "hpa(cluster=5,direct=none)",
        "hpa(cluster=4,levels=3,diagonal=true,direct=none)",
        "hpa(cluster=7,entrance=3,insertion=dijkstra,direct=none)",
        "hpa(cluster=6,crossing=all,diagonal=true,direct=none)",
        "hpa(cluster=5,landmarks=4,searched-level=1,levels=1,direct=none)",
        "hpa(direct=none)");
  }

  private static HpaPlanner prepare(String spec, GridGraph graph) {
    return (HpaPlanner) Planners.prepare(spec, graph).planner();
  }

  @Property(seed = SEED, tries = 500)
  void everyCellIsLedToAGoalAtItsCost(
      @ForAll("queries") GridCase query, @ForAll("specs") String spec) {
    FieldChecks.fieldOfPlannerLeadsToGoals(prepare(spec, query.graph()), query);
  }

  @Property(seed = SEED, tries = 500)
  void costsAreThoseOfThePathsOfThePlanner(
      @ForAll("queries") GridCase query, @ForAll("specs") String spec) {
    HpaPlanner planner = prepare(spec, query.graph());
    HierarchicalField field = planner.flowField(query.goal());
    PathSearch search = planner.newSearch();
    PathBuffer path = new PathBuffer();
    for (GridCase other : query.others(20)) {
      Outcome outcome = search.find(other.start(), query.goal(), path);
      long cost =
          outcome == Outcome.FOUND ? Path.of(query.graph(), path).cost() : FlowField.UNREACHABLE;
      assertEquals(cost, field.cost(other.start()), other::toString);
    }
  }

  @Property(seed = SEED, tries = 500)
  void whatWasAskedBeforeChangesNoAnswer(
      @ForAll("queries") GridCase query, @ForAll("specs") String spec, @ForAll long seed) {
    int[] goals = ManyGoalsChecks.ends(query, query.goal(), 3);
    HpaPlanner planner = prepare(spec, query.graph());
    HierarchicalField field = planner.flowField(goals);
    List<Integer> cells = new ArrayList<>(cells(field).boxed().toList());
    Collections.shuffle(cells, new Random(seed));
    cells.forEach(field::next);
    HierarchicalField other = planner.flowField(goals);
    assertArrayEquals(costs(other), costs(field));
    assertArrayEquals(nexts(other), nexts(field));
  }

  @Property(seed = SEED, tries = 500)
  void pathsAreThoseOfTheNextMovesWhicheverUnitsWentBefore(
      @ForAll("queries") GridCase query, @ForAll("specs") String spec) {
    int[] goals = ManyGoalsChecks.ends(query, query.goal(), 3);
    HierarchicalField field = prepare(spec, query.graph()).flowField(goals);
    PathBuffer path = new PathBuffer();
    for (GridCase other : query.others(20)) {
      path.clear();
      field.appendPath(other.start(), path);
      assertArrayEquals(moves(field, other.start()), path.toArray(), other::toString);
    }
  }

  private static int[] moves(HierarchicalField field, int cell) {
    if (!field.isReachable(cell)) {
      return new int[0];
    }
    return IntStream.concat(
            IntStream.iterate(cell, at -> !field.isGoal(at), field::next),
            IntStream.iterate(cell, field::next).dropWhile(at -> !field.isGoal(at)).limit(1))
        .toArray();
  }

  @Property(seed = SEED, tries = 500)
  void aRepairedFieldIsAFreshOneOfTheRepairedPlanner(
      @ForAll("queries") GridCase query, @ForAll("specs") String spec, @ForAll long changeSeed) {
    int[] goals = ManyGoalsChecks.ends(query, query.goal(), 4);
    HpaPlanner planner = prepare(spec, query.graph());
    HierarchicalField field = planner.flowField(goals);
    Random random = new Random(changeSeed);
    for (int round = 0; round < 3; round++) {
      for (GridCase other : query.others(random.nextInt(20))) {
        field.next(other.start());
      }
      CellChanges changes = someChanges(field.graph().map(), random);
      GridGraph changed = field.graph().with(changes);
      if (!IntStream.of(goals).allMatch(changed::isFree)) {
        return;
      }
      long[] before = costs(planner.flowField(goals));
      HierarchicalField repaired = field.withChanges(changes);
      planner = planner.withChanges(changes);
      HierarchicalField fresh = planner.flowField(goals);
      assertArrayEquals(costs(fresh), costs(repaired), "after round " + round);
      assertArrayEquals(nexts(fresh), nexts(repaired), "after round " + round);
      assertArrayEquals(before, costs(field), "the old field in round " + round);
      field = repaired;
    }
  }

  private static CellChanges someChanges(GridMap map, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = random.nextInt(4); i >= 0; i--) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      changes.set(x, y, "@.SW".charAt(random.nextInt(4)));
    }
    return changes.build();
  }

  private static IntStream cells(HierarchicalField field) {
    GridMap map = field.graph().map();
    return IntStream.range(0, map.width() * map.height())
        .map(i -> map.cell(i % map.width(), i / map.width()));
  }

  private static long[] costs(HierarchicalField field) {
    return cells(field).mapToLong(field::cost).toArray();
  }

  private static int[] nexts(HierarchicalField field) {
    return cells(field).map(field::next).toArray();
  }

  private static HpaPlanner open(int side) {
    GridMap map = MapShape.OPEN.map(side, side, ".", new Random(1));
    return prepare("hpa(cluster=8)", GridGraph.of(map, Movement.OCTILE));
  }

  @Example
  void tilesAreMadeWhereUnitsAsk() {
    HpaPlanner planner = open(64);
    GridMap map = planner.graph().map();
    HierarchicalField field = planner.flowField(map.cell(60, 60));
    assertEquals(0, field.tileCount());
    field.appendPath(map.cell(60, 4), new PathBuffer());
    assertEquals(8, field.tileCount());
  }

  @Example
  void eachCellOfATileIsExpandedOnce() {
    HpaPlanner planner = open(64);
    GridMap map = planner.graph().map();
    HierarchicalField field = planner.flowField(map.cell(60, 60));
    assertEquals(0, field.expanded());
    field.appendPath(map.cell(60, 4), new PathBuffer());
    long before = field.expanded();
    field.next(map.cell(57, 21));
    assertEquals(before + 64, field.expanded());
    field.next(map.cell(57, 20));
    assertEquals(before + 64, field.expanded());
  }

  @Example
  void tilesThatDidNotChangeAreKept() {
    HpaPlanner planner = open(64);
    GridMap map = planner.graph().map();
    HierarchicalField field = planner.flowField(map.cell(60, 60));
    costs(field);
    CellChanges changes = CellChanges.on(map).block(2, 2).build();
    HierarchicalField repaired = field.withChanges(changes);
    assertEquals(63, repaired.tileCount());
    assertEquals(64, field.tileCount());
  }

  @Example
  void aGoalThatIsBlockedByChangesIsRefused() {
    HpaPlanner planner = open(16);
    GridMap map = planner.graph().map();
    HierarchicalField field = planner.flowField(map.cell(1, 1), map.cell(9, 9));
    CellChanges changes = CellChanges.on(map).block(9, 9).build();
    String message =
        assertThrows(IllegalArgumentException.class, () -> field.withChanges(changes)).getMessage();
    assertTrue(message.startsWith("goal (9, 9) is blocked"), message);
  }

  @Example
  void noGoalsAreRefused() {
    HpaPlanner planner = open(16);
    String message =
        assertThrows(IllegalArgumentException.class, () -> planner.flowField()).getMessage();
    assertEquals("a field of no goals: expected at least one", message);
  }

  @Example
  void threadsThatAskAtOnceAreToldTheSame() {
    HpaPlanner planner = open(64);
    int goal = planner.graph().map().cell(60, 60);
    HierarchicalField field = planner.flowField(goal);
    List<int[]> told = IntStream.range(0, 8).parallel().mapToObj(i -> nexts(field)).toList();
    int[] expected = nexts(planner.flowField(goal));
    told.forEach(nexts -> assertArrayEquals(expected, nexts));
  }

  @Property(seed = SEED, tries = 50)
  void aPlannerAroundAnotherMakesItsField(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    if (graph.isWeighted()) {
      return;
    }
    String inner = "hpa(cluster=5,direct=none)";
    HierarchicalField expected = prepare(inner, graph).flowField(query.goal());
    for (String around : List.of("rays", "floyd", "los")) {
      PreparedPlanner planner = Planners.prepare(around + "(" + inner + ")", graph);
      FlowField field = planner.capability(FlowFields.class).orElseThrow().flowField(query.goal());
      assertArrayEquals(nexts(expected), nexts((HierarchicalField) field), around);
    }
  }

  /** That of the README. */
  @Example
  void theExampleDoesWhatTheReadmeSays() {
    GridMap map = GridMap.of(256, 256, (x, y) -> x % 16 != 0 || y % 16 == 8);
    PreparedPlanner planner = Planners.prepare("hpa", GridGraph.of(map, Movement.OCTILE));
    FlowField field =
        planner.capability(FlowFields.class).orElseThrow().flowField(map.cell(255, 255));
    int unit = map.cell(1, 1);
    while (!field.isGoal(unit)) {
      unit = field.next(unit);
    }
    assertEquals(map.cell(255, 255), unit);
    FlowField after = field.withChanges(CellChanges.on(map).block(128, 8).build());
    assertTrue(after.isReachable(map.cell(1, 1)));
  }
}
