package hopscotch.hpa.abstraction;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.Landmarks;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Example;

/** Where landmarks stand on a map of which level 1 has too many clusters to be searched. */
class LandmarkPlaceTest {
  private static final Crossings ALL = new Crossings(Crossing.ALL, 1, false);
  private static final List<Level> LEVELS = levels();
  private static final long WITHOUT = LEVELS.stream().mapToLong(Level::bytes).sum();

  /** Most of the map is blocked, so that there is little to search for so many clusters. */
  private static List<Level> levels() {
    GridGraph graph =
        GridGraph.of(MapShape.ISLANDS.map(316, 316, ".", new Random(5)), Movement.OCTILE);
    AbstractGraph built = AbstractGraph.build(graph, 4, 3, ALL, 2, Budget.UNLIMITED);
    return List.of(built.level(1), built.level(2), built.level(3));
  }

  private static LandmarkPlace place(int lowest, long most) {
    BudgetMeter meter = BudgetMeter.started(Budget.UNLIMITED);
    return LandmarkPlace.of(LEVELS, lowest, WITHOUT, most, meter);
  }

  private static void assertPlace(int level, int kept, int count, LandmarkPlace place) {
    assertEquals(level, place.level());
    assertEquals(kept, place.kept());
    assertEquals(count, place.landmarks().count());
  }

  /** What landmarks add to the level that they stand on. */
  private static long landmarks(int level, int count) {
    Level searched = LEVELS.get(level - 1);
    long square = level == 1 ? 0 : searched.squareBytes() - searched.bytes();
    return square + Landmarks.bytes(searched, count);
  }

  private static long bytes(int level) {
    return LEVELS.get(level - 1).bytes();
  }

  @Example
  void manyStandOnTheLowestLevelOfFewClusters() {
    assertEquals(6241, LEVELS.get(0).clusters().count());
    assertPlace(2, 3, 48, place(1, WITHOUT + landmarks(2, 48)));
    assertPlace(3, 3, 48, place(3, WITHOUT + landmarks(3, 48)));
  }

  @Example
  void levelsAboveThemGiveWay() {
    assertPlace(2, 2, 48, place(1, WITHOUT + landmarks(2, 48) - 1));
    assertPlace(2, 2, 48, place(1, WITHOUT - bytes(3) + landmarks(2, 48)));
  }

  @Example
  void thenALevelBelowIsTakenAndThenFewerOfThem() {
    assertPlace(2, 2, 16, place(1, WITHOUT - bytes(3) + landmarks(2, 16)));
    assertPlace(1, 1, 16, place(1, bytes(1) + landmarks(1, 16)));
    assertPlace(2, 2, 4, place(1, bytes(1) + bytes(2) + landmarks(2, 4)));
    assertNull(place(1, bytes(1)));
  }

  private static LandmarkPlace given(List<Level> levels, int level, int lowest, int count) {
    return LandmarkPlace.of(levels, level, lowest, count, BudgetMeter.started(Budget.UNLIMITED));
  }

  @Example
  void ofAGivenNumberAllLevelsAreKept() {
    assertPlace(2, 3, 6, given(LEVELS, 0, 1, 6));
    assertPlace(3, 3, 6, given(LEVELS, 0, 3, 6));
    assertPlace(1, 3, 2, given(LEVELS, 1, 3, 2));
    assertSame(LEVELS.get(0), given(LEVELS, 1, 1, 2).searched());
  }

  @Example
  void aLevelThatIsNotThereIsRefused() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> given(LEVELS, 4, 1, 6)).getMessage();
    assertTrue(message.contains("searched-level=4"), message);
    assertTrue(message.contains("up to 3"), message);
  }

  @Example
  void distancesThatAreTooLongAreRefused() {
    Movement dear = Movement.OCTILE.withCosts(new CostPair(1_000_000, 1_000_000));
    GridMap map = GridMap.of(1200, 4, (x, y) -> true);
    AbstractGraph built =
        AbstractGraph.build(GridGraph.of(map, dear), 4, 1, ALL, 1, Budget.UNLIMITED);
    List<Level> levels = List.of(built.level(1));
    String message =
        assertThrows(IllegalArgumentException.class, () -> given(levels, 1, 1, 4)).getMessage();
    assertTrue(message.contains("landmarks=4"), message);
    LandmarkPlace none =
        LandmarkPlace.of(levels, 1, 0, Long.MAX_VALUE, BudgetMeter.started(Budget.UNLIMITED));
    assertNull(none);
  }

  @Example
  void onSmallMapsManyStandOnlyBesideAllLevels() {
    GridGraph graph = GridGraph.of(MapShape.OPEN.map(64, 64, ".", new Random(5)), Movement.OCTILE);
    AbstractGraph built = AbstractGraph.build(graph, 8, 2, ALL, 2, Budget.UNLIMITED);
    List<Level> levels = List.of(built.level(1), built.level(2));
    BudgetMeter meter = BudgetMeter.started(Budget.UNLIMITED);
    long without = levels.stream().mapToLong(Level::bytes).sum();
    long sixteen = without + Landmarks.bytes(levels.get(0), 16);
    assertPlace(1, 2, 16, LandmarkPlace.of(levels, 1, without, sixteen, meter));
    assertPlace(1, 2, 12, LandmarkPlace.of(levels, 1, without, sixteen - 1, meter));
    long four = levels.get(0).bytes() + Landmarks.bytes(levels.get(0), 4);
    assertPlace(1, 1, 4, LandmarkPlace.of(levels, 1, without, four, meter));
    assertEquals(0, LandmarkPlace.reserve(levels));
  }

  @Example
  void roomIsLeftForManyOnLargeMaps() {
    assertEquals(landmarks(2, 48), LandmarkPlace.reserve(LEVELS));
  }

  /** On a large map more than a few stand at the rim, and a few far from each other. */
  @Example
  void manyStandAtTheRim() {
    Level searched = LEVELS.get(1).squared();
    for (int count : new int[] {4, 6}) {
      boolean atRim = count > 4;
      assertArrayEquals(distances(searched, count, atRim), distances(given(LEVELS, 2, 1, count)));
      assertFalse(
          Arrays.deepEquals(distances(searched, count, true), distances(searched, count, false)));
    }
  }

  private static int[][] distances(LandmarkPlace place) {
    return byCluster(place.searched(), place.landmarks());
  }

  private static int[][] distances(Level level, int count, boolean atRim) {
    BudgetMeter meter = BudgetMeter.started(Budget.UNLIMITED);
    return byCluster(level, LandmarkDistances.of(level, count, atRim, meter));
  }

  private static int[][] byCluster(Level level, Landmarks landmarks) {
    return IntStream.range(0, level.clusters().count())
        .mapToObj(landmarks::distances)
        .toArray(int[][]::new);
  }
}
