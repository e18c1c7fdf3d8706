package hopscotch.mapf.lns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import hopscotch.mapf.lns.CollidingUnits.Kind;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which units are chosen, over many seeds. A unit's path is a word of columns in a row. */
class CollidingUnitsTest {
  private static final int SEEDS = 2000;
  private static final String ROW = ".".repeat(20);

  @ParameterizedTest
  @EnumSource
  void asManyDifferentUnitsAsAreWanted(Kind kind) {
    Scene scene = new Scene(ROW, path(0, 3), path(3, 0), path(6), path(9), path(12));
    for (int size = 1; size <= 7; size++) {
      for (int seed = 0; seed < 20; seed++) {
        int[] units = scene.chosen(kind, size, seed);
        assertEquals(Math.min(size, 5), units.length);
        assertEquals(units.length, new HashSet<>(Arrays.stream(units).boxed().toList()).size());
      }
    }
  }

  @Test
  void unitsThatCollideMoreAreDrawnMore() {
    // Unit 0 collides with three others, each of them with it alone, units 4 and 5 with none.
    Scene scene =
        new Scene(ROW, path(5, 9), path(5, 5), path(7, 7), path(9, 9), path(15), path(18));
    double[] weights = {4, 2, 2, 2, 1, 1};
    for (int unit = 0; unit < weights.length; unit++) {
      assertEquals(weights[unit] / 12, scene.share(Kind.RANDOM, 1, Set.of(unit)), 0.03);
    }
  }

  @Test
  void allThatCollideInAChainAreChosenTogether() {
    Scene scene = new Scene(ROW, link(0), link(1), link(2), path(12, 14), path(14));
    assertEquals(2 / 5.0, scene.shareAmong(Kind.COLLISION, 3, Set.of(3, 4)), 0.03);
    assertEquals(3 / 5.0, scene.share(Kind.COLLISION, 3, Set.of(0, 1, 2)), 0.03);
  }

  @Test
  void ofALongChainUnitsBesideEachOtherAreChosen() {
    Scene scene = new Scene(ROW, link(0), link(1), link(2), link(3), link(4));
    BitSet first = new BitSet();
    for (int seed = 0; seed < SEEDS; seed++) {
      int[] units = scene.chosen(Kind.COLLISION, 3, seed);
      first.set(units[0]);
      int[] sorted = Arrays.stream(units).sorted().toArray();
      assertEquals(sorted[0] + 2, sorted[2], () -> Arrays.toString(units));
    }
    assertEquals(5, first.cardinality());
  }

  @Test
  void besideAFewThatCollideThoseNearAreChosen() {
    Scene scene = new Scene(ROW, path(0, 2), path(2, 0), path(3), path(17), path(18), path(19));
    // A walk of three steps from a path of three does not get as far as 17.
    assertEquals(1, scene.share(Kind.COLLISION, 2, Set.of(0, 1)));
    assertTrue(scene.share(Kind.COLLISION, 3, Set.of(0, 1, 2)) > 0.95);
  }

  @Test
  void thoseAtWhoseGoalsTheWayPassesAndWhoPassTheStart() {
    // Unit 0 goes by the upper row. Units 1 and 2 rest there, 3 below, and 4 passes its start.
    Scene scene =
        new Scene(".....\n@@@@.", path(1, 3), path(2), path(4), path(9), new int[] {0, 1, 0});
    assertEquals(Set.of(0, 1, 4), scene.those(Kind.FAILURE, 3, 0));
  }

  @Test
  void theWayPassesAtTheFewestGoals() {
    // The upper row is shorter, and units 1 and 2 rest there; on the lower rows only unit 3 does.
    String map = "......\n.@@@@.\n......";
    Scene scene = new Scene(map, path(0, 5), path(1), path(2), path(14));
    assertEquals(Set.of(0, 3), scene.those(Kind.FAILURE, 2, 0));
  }

  @Test
  void whoCollidesWithNoneIsNotTheOneThatFails() {
    Scene scene = new Scene(ROW, path(0, 2), path(1), path(9), path(14));
    for (int seed = 0; seed < SEEDS; seed++) {
      assertTrue(scene.chosen(Kind.FAILURE, 2, seed)[0] <= 1);
    }
  }

  @Test
  void thoseWhoPassTheGoalsOfTheChosenComeNext() {
    // 2 passes the goal of 1 later.
    Scene scene = new Scene(ROW, path(0, 2), path(1), path(5, 1), path(14), path(18));
    assertTrue(scene.share(Kind.FAILURE, 3, Set.of(0, 1, 2)) > 0.95);
  }

  /** From one column to another, by numbers of cells in rows of the map. */
  private static int[] path(int from, int... to) {
    if (to.length == 0) {
      return new int[] {from};
    }
    int[] path = new int[Math.abs(to[0] - from) + 1];
    for (int i = 0; i < path.length; i++) {
      path[i] = from + i * Integer.signum(to[0] - from);
    }
    return path;
  }

  /** A path that meets those of the links beside it, each at another step, and no more. */
  private static int[] link(int number) {
    int column = 1 + 2 * number;
    int side = number % 2 == 0 ? 1 : -1;
    return new int[] {column, column + side, column, column - side, column};
  }

  /** Units on their paths on a map. */
  private static final class Scene {
    private final VertexGraph graph;
    private final int[][] paths;
    private final IntOpenHashSet[] colliding;
    private final SoftReservations soft;

    Scene(String map, int[]... paths) {
      GridMap grid = GridMap.parse(map.split("\n"));
      graph = VertexGraph.of(GridGraph.of(grid, Movement.ORTHOGONAL));
      this.paths = new int[paths.length][];
      soft = new SoftReservations(graph);
      colliding = new IntOpenHashSet[paths.length];
      for (int unit = 0; unit < paths.length; unit++) {
        int[] cells =
            Arrays.stream(paths[unit])
                .map(at -> grid.cell(at % grid.width(), at / grid.width()))
                .toArray();
        this.paths[unit] = graph.vertices(cells);
        soft.set(unit, this.paths[unit], true);
      }
      for (int unit = 0; unit < paths.length; unit++) {
        colliding[unit] = new IntOpenHashSet();
        for (int other = 0; other < paths.length; other++) {
          if (other != unit && Walks.collide(graph, this.paths[unit], this.paths[other])) {
            colliding[unit].add(other);
          }
        }
      }
    }

    int[] chosen(Kind kind, int size, int seed) {
      int[] starts = Arrays.stream(paths).mapToInt(path -> path[0]).toArray();
      int[] goals = Arrays.stream(paths).mapToInt(path -> path[path.length - 1]).toArray();
      return new CollidingUnits(graph, starts, goals, soft, new SplittableRandom(seed))
          .units(kind, size, paths, colliding);
    }

    /** The units that are chosen where the first is a given one, the same with each seed. */
    Set<Integer> those(Kind kind, int size, int first) {
      Set<Set<Integer>> all = new HashSet<>();
      for (int seed = 0; seed < SEEDS; seed++) {
        int[] units = chosen(kind, size, seed);
        if (units[0] == first) {
          all.add(new TreeSet<>(Arrays.stream(units).boxed().toList()));
        }
      }
      assertEquals(1, all.size(), all::toString);
      return all.iterator().next();
    }

    /** In what share of the seeds just these units are chosen. */
    double share(Kind kind, int size, Set<Integer> units) {
      return share(kind, size, units, false);
    }

    /** In what share of the seeds these units are among the chosen. */
    double shareAmong(Kind kind, int size, Set<Integer> units) {
      return share(kind, size, units, true);
    }

    private double share(Kind kind, int size, Set<Integer> units, boolean mayHaveMore) {
      int count = 0;
      for (int seed = 0; seed < SEEDS; seed++) {
        Set<Integer> chosen =
            new HashSet<>(Arrays.stream(chosen(kind, size, seed)).boxed().toList());
        count += chosen.equals(units) || mayHaveMore && chosen.containsAll(units) ? 1 : 0;
      }
      return (double) count / SEEDS;
    }
  }
}
