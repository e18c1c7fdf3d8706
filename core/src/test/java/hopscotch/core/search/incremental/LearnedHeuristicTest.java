package hopscotch.core.search.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is learned of h, against an array, and the paths that are kept. */
class LearnedHeuristicTest {
  private static final GridMap MAP = GridMap.parse(".....", ".@@..", "...@.", ".....");

  private final ChangingGraph graph =
      new ChangingGraph(GridGraph.of(MAP, Movement.parse("4 never 1/1")));
  private final CostScale costs = new CostScale(graph);
  private final LearnedHeuristic heuristic = new LearnedHeuristic(graph, costs);
  private final int[] free = free();

  private static int[] free() {
    GridGraph graph = GridGraph.of(MAP, Movement.parse("4 never 1/1"));
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < MAP.cellCount(); cell++) {
      if (graph.isFree(cell)) {
        cells.add(cell);
      }
    }
    return cells.stream().mapToInt(cell -> cell).toArray();
  }

  private long plain(int cell, int goal) {
    return costs.h(MAP.x(cell) - MAP.x(goal), MAP.y(cell) - MAP.y(goal));
  }

  private int anyFree(Random random) {
    return free[random.nextInt(free.length)];
  }

  @Property(seed = "20269")
  void isTheLargerOfThePlainAndTheLearned(@ForAll long seed) {
    Random random = new Random(seed);
    long[] learned = new long[MAP.cellCount()];
    int goal = anyFree(random);
    heuristic.begin(goal);
    for (int i = 0; i < 100; i++) {
      int cell = anyFree(random);
      switch (random.nextInt(8)) {
        case 0 -> {
          goal = cell;
          heuristic.begin(goal);
          Arrays.fill(learned, 0);
        }
        case 1 -> {
          long fall = Math.max(learned[cell], plain(cell, goal));
          for (int other = 0; other < learned.length; other++) {
            learned[other] -= fall;
          }
          goal = cell;
          heuristic.moveGoal(goal);
        }
        default -> {
          learned[cell] = random.nextInt(20);
          heuristic.learn(cell, learned[cell]);
        }
      }
      assertEquals(goal, heuristic.goal());
      for (int other : free) {
        assertEquals(Math.max(learned[other], plain(other, goal)), heuristic.h(other));
      }
    }
  }

  @Example
  void nothingIsLeftOfBeforeManyNewBegins() {
    for (int i = 0; i < 1 << 17; i++) {
      heuristic.begin(free[0]);
      assertEquals(plain(free[5], free[0]), heuristic.h(free[5]));
      heuristic.learn(free[5], 100_000);
      assertEquals(100_000, heuristic.h(free[5]));
    }
  }

  /** Frees walls. The largest h that is consistent is the least sum of a path and h at its end. */
  @Property(seed = "20270")
  void isLoweredAsFarAsItMustBe(@ForAll long seed) {
    Random random = new Random(seed);
    graph.apply(CellChanges.on(MAP).block(1, 1).block(2, 1).block(3, 2).build());
    int goal = anyFree(random);
    heuristic.begin(goal);
    heuristic.resetCounts();
    long[] distances = new long[MAP.cellCount()];
    Arrays.fill(distances, Long.MAX_VALUE / 2);
    distances[goal] = 0;
    relax(distances);
    for (int cell : free) {
      heuristic.learn(cell, distances[cell]);
    }
    CellChanges.Builder changes = CellChanges.on(MAP);
    changes.free(1 + random.nextInt(2), 1);
    if (random.nextBoolean()) {
      changes.free(3, 2);
    }
    graph.apply(changes.build());
    long[] before = IntStream.range(0, MAP.cellCount()).mapToLong(heuristic::h).toArray();
    long[] after = before.clone();
    relax(after);
    heuristic.makeConsistent();
    long lowered = 0;
    for (int cell = 0; cell < MAP.cellCount(); cell++) {
      assertEquals(after[cell], heuristic.h(cell), MAP.describe(cell));
      lowered += after[cell] < before[cell] ? 1 : 0;
    }
    assertEquals(lowered, heuristic.lowered());
    assertTrue(heuristic.operations() >= 2 * lowered);
    heuristic.resetCounts();
    assertEquals(0, heuristic.lowered() + heuristic.operations());
  }

  /** Lowers what a move makes lower, until nothing falls. */
  private void relax(long[] distances) {
    int[] offsets = Directions.offsets(MAP.stride());
    for (boolean falls = true; falls; ) {
      falls = false;
      for (int cell = 0; cell < MAP.cellCount(); cell++) {
        for (int d = 0; d < Directions.COUNT; d++) {
          if ((graph.graph().moves(cell) >>> d & 1) != 0) {
            long through = costs.cost(cell, d) + distances[cell + offsets[d]];
            falls |= through < distances[cell];
            distances[cell] = Math.min(distances[cell], through);
          }
        }
      }
    }
  }

  /** Three cells of the upper row, east towards the goal. */
  private void keepThree() {
    heuristic.begin(MAP.cell(3, 0));
    for (int x = 0; x < 3; x++) {
      heuristic.learn(MAP.cell(x, 0), costs.h(3 - x, 0));
      heuristic.keepMove(MAP.cell(x, 0), Directions.E);
    }
  }

  private boolean leads(int x) {
    return heuristic.leadsToGoal(MAP.cell(x, 0));
  }

  @Example
  void keptMovesLeadToTheGoal() {
    keepThree();
    assertTrue(leads(0) && leads(2) && leads(3));
    assertFalse(heuristic.leadsToGoal(MAP.cell(0, 1)));
    PathBuffer path = new PathBuffer();
    heuristic.follow(MAP.cell(1, 0), path);
    assertEquals(2, path.size());
    assertEquals(MAP.cell(2, 0), path.cell(0));
    assertEquals(MAP.cell(3, 0), path.cell(1));
  }

  @Example
  void aMoveAtMoreThanHFallsByBreaksThePathForGood() {
    keepThree();
    heuristic.learn(MAP.cell(1, 0), costs.h(4, 0));
    assertFalse(leads(0));
    heuristic.learn(MAP.cell(1, 0), costs.h(2, 0));
    assertFalse(leads(0), "what leads nowhere is forgotten");
    assertTrue(leads(2), "what comes behind the break is not");
  }

  @Example
  void aBlockedCellBreaksThePathForGood() {
    keepThree();
    graph.apply(CellChanges.on(MAP).block(2, 0).build());
    assertFalse(leads(0));
    graph.apply(CellChanges.on(MAP).free(2, 0).build());
    assertFalse(leads(0));
    assertTrue(leads(2));
  }

  @Example
  void aNewBeginForgetsThePaths() {
    keepThree();
    heuristic.begin(MAP.cell(3, 0));
    assertFalse(leads(2));
    heuristic.learn(MAP.cell(2, 0), costs.h(1, 0));
    assertFalse(leads(2));
  }
}
