package hopscotch.judge.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The longest and the dearest paths that fit: every planner solves them, at the exact cost, or
 * refuses the map.
 */
class LongestPathTest {
  /** The heap of a process that solves the largest corridor, in megabytes. */
  private static final int HEAP = 8192;

  @TempDir private Path folder;

  /**
   * Units that walk in slices turn back, and go further than the corridor is long: in one slice.
   */
  static List<String> specs() {
    return AllPlanners.specs().stream()
        .map(spec -> spec.matches("tbastar|rtaastar") ? spec + "(expansions=none)" : spec)
        .toList();
  }

  /** 2^40 - 1 is what a path may cost: 2^20 - 1 a move, and 2^20 + 1 moves. */
  @Test
  void oneMoveMoreThanFitsIsRefused() {
    Movement dear = Movement.parse("8 never 1048575/1048575");
    GridMap map = Corridor.map(1450, 1450, 1_048_578);
    assertEquals(1_048_578, GridGraph.of(map, dear).freeCount());
    GridMap longer = Corridor.map(1450, 1450, 1_048_579);
    assertThrows(IllegalArgumentException.class, () -> GridGraph.of(longer, dear));
  }

  /** 524 moves of the dearest cost between cells of the largest weight are 99.9 % of what fits. */
  @ParameterizedTest
  @MethodSource("specs")
  void aCorridorOfTheDearestMoves(String spec) {
    Movement dear = Movement.parse("8 never 1048576/1048576 .=1000");
    GridMap longer = Corridor.map(33, 33, 526);
    assertThrows(IllegalArgumentException.class, () -> GridGraph.of(longer, dear));
    String said = Corridor.solve(spec, Corridor.map(33, 33, 525), dear);
    assertTrue(isRightOrRefused(spec, said, 524 * 2000L * (1 << 20)), said);
  }

  /** The costs of neighbours differ a thousandfold. */
  @ParameterizedTest
  @MethodSource("specs")
  void aCorridorFromTheCheapestToTheDearestMoves(String spec) {
    Movement mixed = Movement.parse("8 never 1048576/1048576 .=1000,S=1");
    GridMap map = Corridor.map(33, 33, 525, 'S', 10);
    String said = Corridor.solve(spec, map, mixed);
    long moves = 2 * 9 + 1001 + 2000 * (524 - 10L);
    assertTrue(isRightOrRefused(spec, said, moves << 20), said);
  }

  /** Exactly what fits, on a million cells. */
  @Tag("long")
  @ParameterizedTest
  @MethodSource("specs")
  void thePathOfTheLargestCost(String spec) {
    Movement dear = Movement.parse("8 never 1048575/1048575");
    String said = Corridor.solve(spec, Corridor.map(1450, 1450, 1_048_578), dear);
    assertTrue(isRightOrRefused(spec, said, GridGraph.MAX_PATH_COST), said);
  }

  /**
   * 33 million moves: each planner in a process of {@value #HEAP} MB. The side can be set by the
   * property {@code corridor.side}, the planner by {@code corridor.planner}.
   */
  @Tag("long")
  @ParameterizedTest
  @MethodSource("specs")
  void theLongestCorridor(String spec) throws IOException, InterruptedException {
    int side = Integer.getInteger("corridor.side", 8192);
    String only = System.getProperty("corridor.planner", spec);
    if (!only.equals(spec)) {
      return;
    }
    File said = folder.resolve("said.txt").toFile();
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + HEAP + "m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Corridor.class.getName(),
                spec,
                Integer.toString(side))
            .redirectErrorStream(true)
            .redirectOutput(said)
            .start();
    assertEquals(0, process.waitFor(), () -> spec + ": " + text(said));
    int moves = side * (side / 2) + side / 2 - 1;
    int straight = CostPair.SQRT2.straight();
    assertTrue(isRightOrRefused(spec, text(said), (long) moves * straight), text(said));
  }

  private static boolean isRightOrRefused(String spec, String said, long cost) {
    boolean mayMiss = spec.equals("bstar");
    return said.strip().endsWith(spec + ": " + cost)
        || said.strip().endsWith(spec + ": taut")
        || said.contains(spec + ": refused")
        || mayMiss && said.contains(spec + ": NO_PATH");
  }

  private static String text(File file) {
    try {
      return Files.readString(file.toPath());
    } catch (IOException e) {
      return e.toString();
    }
  }
}
