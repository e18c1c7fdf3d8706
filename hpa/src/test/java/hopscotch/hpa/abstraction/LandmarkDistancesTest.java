package hopscotch.hpa.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.GroupSearch;
import hopscotch.hpa.search.Landmarks;
import hopscotch.hpa.search.LevelEnd;
import hopscotch.hpa.search.LevelWorkspace;
import java.time.Duration;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is kept of each node, against a search from the node that is a landmark. */
class LandmarkDistancesTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  private static Level level(GridGraph graph) {
    Crossings ends = new Crossings(Crossing.ENDS, 3, false);
    return AbstractGraph.build(graph, 4, 1, ends, 1, Budget.UNLIMITED).level(1);
  }

  private static Landmarks of(Level level, int count, boolean atRim) {
    return LandmarkDistances.of(level, count, atRim, BudgetMeter.started(Budget.UNLIMITED));
  }

  @Property(seed = "20051")
  void areThoseOfASearchFromTheLandmark(@ForAll("queries") GridCase query, @ForAll boolean atRim) {
    Level level = level(query.graph());
    int count = 6;
    Landmarks landmarks = of(level, count, atRim);
    assertEquals(count, landmarks.count());
    for (int k = 0; k < count && level.nodeCount() > 0; k++) {
      GroupSearch search = GroupSearch.overLevel(new LevelWorkspace(level));
      search.distancesFrom(landmark(level, landmarks, k), QueryMeter.unlimited());
      for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
        for (int i = 0; i < level.nodeCount(cluster); i++) {
          long distance = search.distance(cluster, i);
          assertEquals(
              distance == Level.NO_EDGE ? Landmarks.NONE : distance,
              landmarks.distances(cluster)[count * i + k],
              query::toString);
        }
      }
    }
  }

  /** The node to which its own distance is 0. */
  private static LevelEnd landmark(Level level, Landmarks landmarks, int k) {
    LevelEnd end = new LevelEnd(level);
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        if (landmarks.distances(cluster)[landmarks.count() * i + k] == 0) {
          end.placeOnNode(level.cell(cluster, i));
          return end;
        }
      }
    }
    throw new AssertionError("no landmark " + k);
  }

  @Example
  void theFirstOfAFewIsFarthestFromTheMiddle() {
    GridMap map = GridMap.of(64, 1, (x, y) -> true);
    Level level = level(GridGraph.of(map, Movement.OCTILE));
    Landmarks landmarks = of(level, 2, false);
    int first = map.x(landmark(level, landmarks, 0).cell());
    int second = map.x(landmark(level, landmarks, 1).cell());
    assertTrue(Math.abs(first - second) > 50, first + " and " + second);
  }

  @Example
  void distancesOfMoreThan31BitsAreNotKept() {
    Movement dear = Movement.OCTILE.withCosts(new CostPair(1_000_000, 1_000_000));
    GridMap map = MapShape.OPEN.map(64, 64, ".", new Random(5));
    assertNotNull(of(level(GridGraph.of(map, dear)), 4, false));
    GridMap wide = MapShape.OPEN.map(1200, 4, ".", new Random(5));
    assertNull(of(level(GridGraph.of(wide, dear)), 4, false));
  }

  @Example
  void aMapWithoutNodesMayHaveThem() {
    GridGraph graph = GridGraph.of(MapShape.SOLID.map(20, 20, ".", new Random(5)), Movement.OCTILE);
    Landmarks landmarks = of(level(graph), 4, false);
    assertEquals(4, landmarks.count());
    assertEquals(0, landmarks.distances(0).length);
  }

  @Example
  void aBudgetThatIsUsedUpIsSaid() {
    Level level =
        level(GridGraph.of(MapShape.OPEN.map(64, 64, ".", new Random(5)), Movement.OCTILE));
    BudgetMeter meter = BudgetMeter.started(Budget.time(Duration.ZERO));
    String message =
        assertThrows(
                BudgetExhaustedException.class, () -> LandmarkDistances.of(level, 4, true, meter))
            .getMessage();
    assertTrue(message.contains("choosing landmarks"), message);
  }
}
