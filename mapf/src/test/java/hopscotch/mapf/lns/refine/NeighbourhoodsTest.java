package hopscotch.mapf.lns.refine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lns.refine.Neighbourhoods.Kind;
import hopscotch.mapf.lowlevel.Reservations;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which units are chosen, over many seeds where chance has a part. */
class NeighbourhoodsTest {
  private static final int SEEDS = 1000;

  /** Units on their paths, each path as the cells of a row by their columns. */
  private record Scene(GridMap map, List<int[]> cells) {
    /** Adds a unit that stays where it is. */
    Scene withIdle(int x, int y) {
      return with(map.cell(x, y));
    }

    Scene with(int... path) {
      List<int[]> more = new ArrayList<>(cells);
      more.add(path);
      return new Scene(map, more);
    }

    /** Adds a unit whose path is a list of x and y. */
    Scene withPath(int... xy) {
      int[] path = new int[xy.length / 2];
      for (int i = 0; i < path.length; i++) {
        path[i] = map.cell(xy[2 * i], xy[2 * i + 1]);
      }
      return with(path);
    }

    /** What is chosen, with one random seed and then again with the same neighbourhoods. */
    int[][] chosen(Kind kind, int size, int seed, int times) {
      VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
      int[] goals = cells.stream().mapToInt(path -> path[path.length - 1]).toArray();
      Reservations reserved = new Reservations(graph.size());
      int[][] paths = new int[cells.size()][];
      for (int unit = 0; unit < paths.length; unit++) {
        paths[unit] = graph.vertices(cells.get(unit));
        reserved.add(unit, paths[unit]);
      }
      Neighbourhoods neighbourhoods =
          new Neighbourhoods(
              graph,
              new GoalDistances(graph, graph.vertices(goals)),
              reserved,
              new SplittableRandom(seed));
      int[][] chosen = new int[times][];
      for (int i = 0; i < times; i++) {
        chosen[i] = neighbourhoods.units(kind, size, paths);
      }
      return chosen;
    }

    /** In what share of the seeds all units but for the first that are chosen are of some kind. */
    double share(Kind kind, int size, IntPredicate isOfThem) {
      int count = 0;
      for (int seed = 0; seed < SEEDS; seed++) {
        int[] units = chosen(kind, size, seed, 1)[0];
        count += Arrays.stream(units).allMatch(isOfThem) ? 1 : 0;
      }
      return (double) count / SEEDS;
    }
  }

  private static Scene on(String... rows) {
    return new Scene(GridMap.parse(rows), List.of());
  }

  /** Three units of which the second is two steps late, the first one and the third none. */
  private static Scene late() {
    return on("....", "....", "....")
        .withPath(0, 0, 0, 0, 1, 0)
        .withPath(0, 1, 0, 1, 0, 1, 1, 1)
        .withPath(0, 2, 1, 2);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void theyAreDifferentAndAsManyAsAskedForOrAll(Kind kind) {
    for (int size = 1; size <= 4; size++) {
      for (int seed = 0; seed < 20; seed++) {
        int[] units = late().chosen(kind, size, seed, 1)[0];
        assertEquals(Math.min(size, 3), Arrays.stream(units).distinct().count());
        assertEquals(Math.min(size, 3), units.length);
      }
    }
  }

  @Test
  void eachUnitIsAsLikelyAtRandom() {
    for (int unit = 0; unit < 3; unit++) {
      int chosen = unit;
      assertEquals(1 / 3.0, late().share(Kind.RANDOM, 1, one -> one == chosen), 0.05);
    }
  }

  /** Once all that are late have been chosen, it begins anew. */
  @Test
  void theMostDelayedComeOneAfterTheOther() {
    int[][] chosen = late().chosen(Kind.DELAYED, 1, 1, 4);
    assertArrayEquals(new int[][] {{1}, {0}, {1}, {0}}, chosen);
  }

  @Test
  void withoutADelayUnitsAreChosenAtRandom() {
    Scene scene = on("...", "...").withPath(0, 0, 1, 0).withPath(0, 1, 1, 1);
    assertEquals(0.5, scene.share(Kind.DELAYED, 1, unit -> unit == 0), 0.05);
  }

  /**
   * Unit 0 waits for unit 1, which is as late; twelve others stand aside. One of the five steps of
   * its path leads a walk to unit 1, and there are ten walks: 1 - 0.8 to the tenth is 0.89. The
   * rest is filled at random.
   */
  @Test
  void aWalkFindsWhoKeepsTheDelayedUnitFromItsPath() {
    Scene scene =
        on(".....", "@@@@@", ".....", ".....", ".....")
            .withPath(0, 0, 0, 0, 1, 0, 2, 0, 3, 0)
            .withPath(1, 0, 1, 0, 2, 0, 3, 0, 4, 0);
    for (int unit = 0; unit < 12; unit++) {
      scene = scene.withIdle(unit % 5, 2 + unit / 5);
    }
    assertEquals(0.89 + 0.11 / 13, scene.share(Kind.DELAYED, 2, unit -> unit < 2), 0.03);
  }

  /**
   * Unit 1 comes from the right as unit 0 steps aside. To walk to the right at once would have been
   * to change places with it; to wait would have been to meet it.
   */
  @Test
  void aWalkFindsWithWhomPlacesWouldBeChanged() {
    Scene scene =
        on("@.@@@@", "@....@", "@.@@@@", "@@@@@@", "......", "......")
            .withPath(1, 1, 1, 2, 1, 1, 2, 1, 3, 1, 4, 1)
            .withPath(2, 1, 1, 1, 1, 0);
    for (int unit = 0; unit < 12; unit++) {
      scene = scene.withIdle(unit % 6, 4 + unit / 6);
    }
    double found = 1 - Math.pow(5 / 6.0, 10);
    assertEquals(found + (1 - found) / 13, scene.share(Kind.DELAYED, 2, unit -> unit < 2), 0.03);
  }

  /** Five of the 22 vertices have three neighbours or more, all in the block on the left. */
  private static Scene blockAndCorridor() {
    return on("...@......", "...@@@@@@.", "...@......")
        .withPath(0, 0, 1, 0, 1, 1)
        .withIdle(2, 0)
        .withIdle(0, 2)
        .withIdle(4, 0)
        .withIdle(6, 0)
        .withIdle(5, 2);
  }

  /** Eleven vertices are drawn at most, and the last one is taken as it is. */
  @Test
  void whoComesByAnIntersectionIsChosen() {
    double missed = Math.pow(17 / 22.0, 10) * 13 / 22;
    double share = blockAndCorridor().share(Kind.INTERSECTION, 3, unit -> unit < 3);
    assertEquals(1 - missed, share, 0.02);
  }

  /** Only (1, 1) has three neighbours or more; it is drawn in 1 - (6 / 7)^11, or 82 % of cases. */
  @Test
  void theNearestToTheIntersectionIsChosenFirst() {
    Scene scene = on("@.@@@", ".....", "@.@@@").withIdle(1, 0).withIdle(4, 1).withIdle(3, 1);
    int far = 0;
    int near = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      int unit = scene.chosen(Kind.INTERSECTION, 1, seed, 1)[0][0];
      near += unit == 0 ? 1 : 0;
      far += unit == 1 ? 1 : 0;
    }
    assertTrue(near > 0.85 * SEEDS, "chosen first: " + near);
    assertTrue(far < 0.05 * SEEDS, "chosen first though it is farthest: " + far);
  }

  @Test
  void allWhoComeByOneVertexAreAsLikely() {
    Scene scene =
        on("@@.@@", ".....", "@@.@@")
            .withPath(2, 0, 2, 1, 1, 1)
            .withPath(3, 1, 3, 1, 2, 1, 2, 2)
            .withPath(4, 1, 4, 1, 3, 1, 2, 1, 2, 0);
    for (int unit = 0; unit < 3; unit++) {
      int chosen = unit;
      double share = scene.share(Kind.INTERSECTION, 1, one -> one == chosen);
      assertEquals(1 / 3.0, share, 0.1, "unit " + unit);
    }
  }

  @Test
  void aKindThatGainsIsDrawnMoreOften() {
    VertexGraph graph = VertexGraph.of(GridGraph.of(GridMap.parse("..."), Movement.ORTHOGONAL));
    Neighbourhoods neighbourhoods =
        new Neighbourhoods(
            graph,
            new GoalDistances(graph, new int[] {0}),
            new Reservations(graph.size()),
            new SplittableRandom(1));
    neighbourhoods.reward(Kind.DELAYED, 71);
    int delayed = 0;
    for (int i = 0; i < SEEDS; i++) {
      delayed += neighbourhoods.draw() == Kind.DELAYED ? 1 : 0;
    }
    assertEquals(0.8, (double) delayed / SEEDS, 0.05);
  }
}
