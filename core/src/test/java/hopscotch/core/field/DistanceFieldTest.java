package hopscotch.core.field;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.testkit.FieldChecks;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The field against the oracle, at every cell, under all movements, weights and bodies. */
class DistanceFieldTest {

  @Provide
  Arbitrary<GridCase> queries() {
    List<Movement> movements =
        GridCases.allMovements().stream().flatMap(m -> Stream.of(m, m.withBody(2))).toList();
    return GridCases.queries(movements);
  }

  @Test
  void aGoalNamedTwiceIsExpandedOnce() {
    GridGraph graph = GridGraph.of(GridMap.parse("...."), Movement.OCTILE);
    int goal = graph.map().cell(1, 0);
    assertEquals(4, DistanceField.of(graph, goal, goal).expanded());
  }

  /** One to four goals, one of them twice. */
  private static int[] goals(GridCase query) {
    int others = Math.floorMod(query.map().hashCode(), 3);
    int[] goals = new int[2 + others];
    goals[0] = query.goal();
    goals[1] = query.goal();
    for (int i = 0; i < others; i++) {
      goals[2 + i] = query.others(others)[i].start();
    }
    return goals;
  }

  @Property(seed = "4101")
  void costsAreThoseOfTheNearestGoalAtEveryCell(@ForAll("queries") GridCase query) {
    GridMap map = query.map();
    int[] goals = goals(query);
    DistanceField field = DistanceField.of(query.graph(), goals);
    long[][][] costs = new long[goals.length][][];
    Oracle oracle = new Oracle(map, query.movement(), query.graph().costs());
    for (int i = 0; i < goals.length; i++) {
      costs[i] = oracle.costsFrom(map.x(goals[i]), map.y(goals[i]));
    }
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        long least = DistanceField.UNREACHABLE;
        for (long[][] of : costs) {
          least = Math.min(least, of[y][x]);
        }
        assertEquals(least, field.cost(map.cell(x, y)), map.describe(map.cell(x, y)));
      }
    }
  }

  @Property(seed = "4102")
  void costsFallAlongEveryNextMoveByExactlyItsCost(@ForAll("queries") GridCase query) {
    GridMap map = query.map();
    DistanceField field = DistanceField.of(query.graph(), goals(query));
    Oracle oracle = new Oracle(map, query.movement(), query.graph().costs());
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        int next = field.next(cell);
        if (!field.isReachable(cell)) {
          assertEquals(-1, next);
        } else if (field.isGoal(cell)) {
          assertEquals(cell, next);
          assertEquals(0, field.cost(cell));
        } else {
          int dx = map.x(next) - x;
          int dy = map.y(next) - y;
          assertTrue(oracle.mayMove(x, y, dx, dy), map.describe(cell));
          assertEquals(field.cost(cell) - oracle.cost(x, y, dx, dy), field.cost(next));
        }
      }
    }
  }

  @Property(seed = "4103")
  void pathsCostAndMeasureWhatTheFieldSays(@ForAll("queries") GridCase query) {
    DistanceField field = DistanceField.of(query.graph(), query.goal());
    PathBuffer buffer = new PathBuffer();
    field.appendPath(query.start(), buffer);
    if (!field.isReachable(query.start())) {
      assertEquals(0, buffer.size());
      assertEquals(Double.POSITIVE_INFINITY, field.length(query.start()));
      return;
    }
    Path path = Path.of(query.graph(), buffer);
    assertEquals(query.goal(), path.cell(path.size() - 1));
    assertEquals(field.cost(query.start()), path.cost());
    assertEquals(path.length(), field.length(query.start()));
  }

  @Property(seed = "4104")
  void noCellIsFartherThanTheFarthest(@ForAll("queries") GridCase query) {
    DistanceField field = DistanceField.of(query.graph(), query.goal());
    long largest = field.cost(field.farthest());
    for (int cell = 0; cell < query.map().cellCount(); cell++) {
      assertTrue(!field.isReachable(cell) || field.cost(cell) <= largest);
    }
  }

  /** Cells blocked, freed and reweighted, three times in turn. */
  @Property(seed = "4105")
  void aRepairedFieldHasTheCostsOfAFreshOne(
      @ForAll("queries") GridCase query, @ForAll long changeSeed) {
    int[] goals = goals(query);
    DistanceField field = DistanceField.of(query.graph(), goals);
    Random random = new Random(changeSeed);
    for (int round = 0; round < 3; round++) {
      long[] costs = costs(field);
      CellChanges changes = someChanges(query.map(), random);
      GridGraph changed = field.graph().with(changes);
      if (!IntStream.of(goals).allMatch(changed::isFree)) {
        DistanceField before = field;
        assertThrows(IllegalArgumentException.class, () -> before.withChanges(changes));
        return;
      }
      DistanceField repaired = field.withChanges(changes);
      assertArrayEquals(costs(DistanceField.of(changed, goals)), costs(repaired));
      FieldChecks.leadsToGoals(
          repaired, new GridCase(changed, query.start(), query.goal()), goals, true);
      assertEquals(
          LongStream.of(costs(repaired)).filter(c -> c != FlowField.UNREACHABLE).max().orElse(0),
          repaired.cost(repaired.farthest()));
      assertArrayEquals(costs, costs(field), "the old field");
      field = repaired;
    }
  }

  /** On a graph that changes in place, eight times in turn. */
  @Property(seed = "4106")
  void aFieldThatIsToldOfChangesHasTheCostsOfAFreshOne(
      @ForAll("queries") GridCase query, @ForAll long changeSeed) {
    int[] goals = goals(query);
    ChangingGraph changing = new ChangingGraph(query.graph());
    DistanceField field = DistanceField.of(changing.graph(), goals);
    Random random = new Random(changeSeed);
    for (int round = 0; round < 8; round++) {
      CellChanges changes = someChanges(query.map(), random);
      changing.apply(changes);
      if (!IntStream.of(goals).allMatch(changing.graph()::isFree)) {
        assertThrows(IllegalArgumentException.class, () -> field.change(changes));
        return;
      }
      field.change(changes);
      DistanceField fresh = DistanceField.of(changing.toGraph(), goals);
      assertArrayEquals(costs(fresh), costs(field));
      assertEquals(fresh.cost(fresh.farthest()), field.cost(field.farthest()));
      FieldChecks.leadsToGoals(
          field, new GridCase(changing.toGraph(), query.start(), query.goal()), goals, true);
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

  private static long[] costs(DistanceField field) {
    return IntStream.range(0, field.graph().map().cellCount()).mapToLong(field::cost).toArray();
  }

  @Test
  void noGoalsAreRefused() {
    GridGraph graph = GridGraph.of(GridMap.parse(".@"), Movement.OCTILE);
    assertEquals(
        "a field of no goals: expected at least one",
        assertThrows(IllegalArgumentException.class, () -> DistanceField.of(graph)).getMessage());
  }

  @Test
  void aBlockedGoalAmongSeveralIsRefused() {
    GridMap map = GridMap.parse(".@");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> DistanceField.of(graph, map.cell(0, 0), map.cell(1, 0)))
            .getMessage();
    assertTrue(message.contains("goal (1, 0) is blocked"), message);
  }

  /** The first heavy cell doubles all costs, and the last that goes halves them. */
  @Test
  void anotherScaleOfCostsMakesTheFieldAnew() {
    GridMap map = GridMap.parse(".....", ".....");
    GridGraph graph = GridGraph.of(map, Movement.parse("4 never 1/1 .=1,W=9"));
    DistanceField field = DistanceField.of(graph, map.cell(0, 0));
    DistanceField heavy = field.withChanges(CellChanges.on(map).set(2, 0, 'W').build());
    assertArrayEquals(costs(DistanceField.of(heavy.graph(), map.cell(0, 0))), costs(heavy));
    assertEquals(10, heavy.expanded());
    DistanceField light = heavy.withChanges(CellChanges.on(map).set(2, 0, '.').build());
    assertArrayEquals(costs(field), costs(light));
  }

  /** Beyond the change nothing is known; before it nothing is looked at. */
  @Test
  void aRepairSearchesFromTheChangeOn() {
    GridMap map = GridMap.of(100, 1, (x, y) -> true);
    DistanceField field = DistanceField.of(GridGraph.of(map, Movement.OCTILE), map.cell(0, 0));
    assertEquals(100, field.expanded());
    DistanceField cut = field.withChanges(CellChanges.on(map).block(90, 0).build());
    assertEquals(1, cut.expanded(), "the cell before the wall");
    DistanceField whole = cut.withChanges(CellChanges.on(map).free(90, 0).build());
    assertTrue(whole.expanded() >= 11 && whole.expanded() <= 13, "expanded " + whole.expanded());
    assertEquals(map.cell(99, 0), whole.farthest());
  }
}
