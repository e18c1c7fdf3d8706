package hopscotch.hpa.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.abstraction.LandmarkDistances;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Searches led by landmarks. */
class LandmarksTest {
  private static final String SEED = "2005";
  private static final Crossings ENDS = new Crossings(Crossing.ENDS, 3, false);

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void theirBoundIsNeverAboveTheDistance(
      @ForAll("queries") GridCase query, @ForAll long seed, @ForAll boolean atRim) {
    Level level = build(query.graph()).level(1);
    Landmarks landmarks = LandmarkDistances.of(level, 16, atRim, meter());
    GroupSearch all = GroupSearch.overLevel(new LevelWorkspace(level));
    LevelSearch led = new LevelSearch(new LevelWorkspace(level), landmarks);
    GoalBound bound = new GoalBound(level, landmarks);
    Random random = new Random(seed);
    for (int round = 0; round < 5 && level.nodeCount() > 0; round++) {
      LevelEnd start = anyEnd(level, random);
      LevelEnd goal = anyEnd(level, random);
      bound.aim(start, goal);
      all.distancesFrom(goal, QueryMeter.unlimited());
      for (int node = 0; node < level.nodeLimit(); node++) {
        int cluster = node >>> level.slotBits();
        int i = node & level.mostNodes() - 1;
        if (i < level.nodeCount(cluster)) {
          int cell = level.cell(cluster, i);
          long least = bound.of(node, query.map().x(cell), query.map().y(cell));
          assertTrue(least <= all.distance(cluster, i), "node " + node);
          if (bound.usesLandmarks() && all.distance(cluster, i) != Level.NO_EDGE) {
            assertTrue(bound.byAll(node) <= all.distance(cluster, i), "node " + node);
          }
        }
      }
      if (start.cluster() != goal.cluster()) {
        int index = level.indexOf(start.cell());
        long found = led.find(start, goal, LevelSearch.NO_PATH, QueryMeter.unlimited());
        assertEquals(all.distance(start.cluster(), index), found);
      }
    }
  }

  @Example
  void aRepairKeepsThemWhereNoClusterWithNodesIsTouched() {
    GridMap open = MapShape.OPEN.map(64, 64, ".", new Random(5));
    CellChanges.Builder rock = CellChanges.on(open);
    for (int i = 0; i < 16 * 16; i++) {
      rock.block(16 + i % 16, 16 + i / 16);
    }
    GridGraph graph = GridGraph.of(open.with(rock.build()), Movement.OCTILE);
    AbstractGraph before =
        AbstractGraph.build(graph, 16, 2, ENDS, 1, Budget.UNLIMITED)
            .withLandmarks(1, 0, Budget.UNLIMITED);
    assertNotNull(before.landmarks());
    AbstractGraph inside = change(before, CellChanges.on(open).free(24, 24).build());
    assertSame(before.landmarks(), inside.landmarks());
    AbstractGraph beside = change(inside, CellChanges.on(open).block(8, 8).build());
    assertNull(beside.landmarks());
    assertEquals(1, beside.searchedLevel(), "their level is searched without them");
    AbstractGraph back = change(beside, CellChanges.on(open).free(8, 8).build());
    assertNull(back.landmarks(), "what is left out stays out");
  }

  /** The first heavy cell changes the scale of all costs, so nothing of before is kept. */
  @Example
  void builtAnewThereAreAsManyOnTheSameLevel() {
    GridMap map = MapShape.OPEN.map(64, 64, ".", new Random(5));
    GridGraph graph = GridGraph.of(map, Movement.parse("8 never sqrt2 .=1,S=3"));
    AbstractGraph before =
        AbstractGraph.build(graph, 16, 2, ENDS, 1, Budget.UNLIMITED)
            .withLandmarks(8, 1, 1, Budget.UNLIMITED);
    AbstractGraph after = before.withChanges(CellChanges.on(map).set(16, 16, 'S').build());
    assertEquals(8, after.landmarks().count());
    assertEquals(1, after.searchedLevel());
  }

  private static AbstractGraph change(AbstractGraph graph, CellChanges changes) {
    return graph.withChanges(changes);
  }

  @Example
  void theyStandOnTheLevelThatIsSearched() {
    GridGraph graph = GridGraph.of(MapShape.OPEN.map(64, 64, ".", new Random(5)), Movement.OCTILE);
    AbstractGraph plain = AbstractGraph.build(graph, 16, 2, ENDS, 1, Budget.UNLIMITED);
    assertEquals(2, plain.searchedLevel());
    AbstractGraph lowest = plain.withLandmarks(1, 0, Budget.UNLIMITED);
    assertEquals(1, lowest.searchedLevel());
    assertEquals(2, plain.withLandmarks(2, 0, Budget.UNLIMITED).searchedLevel());
    CellChanges changes = CellChanges.on(graph.map()).set(17, 17, '@').build();
    assertEquals(1, lowest.withChanges(changes).searchedLevel());
    long needed = plain.level(1).bytes() + Landmarks.bytes(plain.level(1), 4);
    AbstractGraph oneLevel = plain.withLandmarks(1, needed / (64.0 * 64) + 0.001, Budget.UNLIMITED);
    assertEquals(1, oneLevel.searchedLevel());
    assertEquals(1, oneLevel.levelCount());
    assertNull(plain.withLandmarks(1, 0.001, Budget.UNLIMITED).landmarks());
  }

  @Example
  void onSmallMapsAsManyAsFindRoomBesideAllLevels() {
    GridGraph graph = GridGraph.of(MapShape.OPEN.map(64, 64, ".", new Random(5)), Movement.OCTILE);
    AbstractGraph plain = AbstractGraph.build(graph, 16, 2, ENDS, 1, Budget.UNLIMITED);
    for (int count : new int[] {16, 12, 8, 4}) {
      long needed = plain.bytes() + Landmarks.bytes(plain.level(1), count);
      AbstractGraph led = plain.withLandmarks(1, needed / (64.0 * 64) + 0.001, Budget.UNLIMITED);
      assertEquals(count, led.landmarks().count());
      assertEquals(2, led.levelCount());
    }
  }

  /** An end may lie in terrain so dear that nodes of its cluster are farther than 31 bits. */
  @Example
  void anEndBeyond31BitsIsNotKnown() {
    GridMap map = MapShape.OPEN.map(64, 64, ".", new Random(5));
    Level level = build(GridGraph.of(map, Movement.OCTILE)).level(1);
    Landmarks landmarks = LandmarkDistances.of(level, 4, false, meter());
    LevelEnd end = new LevelEnd(level);
    end.place(map.cell(30, 30));
    int[] toEnd = new int[4];
    Arrays.fill(end.distances(), Integer.MAX_VALUE - 1L);
    assertFalse(landmarks.distances(end, toEnd));
    end.distances()[0] = 7;
    assertTrue(landmarks.distances(end, toEnd));
    assertEquals(7 + landmarks.distances(end.cluster())[0], toEnd[0]);
  }

  private static AbstractGraph build(GridGraph graph) {
    return AbstractGraph.build(graph, 4, 1, ENDS, 1, Budget.UNLIMITED);
  }

  private static BudgetMeter meter() {
    BudgetMeter meter = new BudgetMeter();
    meter.start(Budget.UNLIMITED);
    return meter;
  }

  private static LevelEnd anyEnd(Level level, Random random) {
    while (true) {
      int cluster = random.nextInt(level.clusters().count());
      if (level.nodeCount(cluster) > 0) {
        LevelEnd end = new LevelEnd(level);
        end.placeOnNode(level.cell(cluster, random.nextInt(level.nodeCount(cluster))));
        return end;
      }
    }
  }
}
