package hopscotch.core.search.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LifelongSearchTest {
  private static final GridMap CORRIDOR = GridMap.parse(".....");
  private static final GridGraph GRAPH = GridGraph.of(CORRIDOR, Movement.parse("4 never 1/1"));

  private final PathBuffer path = new PathBuffer();

  private LifelongSearch search(Replanning kind) {
    return new LifelongSearch(GRAPH, kind, ReplanKeys.Ties.HIGH_G, null);
  }

  private static int cell(int x) {
    return CORRIDOR.cell(x, 0);
  }

  @Test
  void aStepAlongThePathCostsTheMovingTargetSearchNothing() {
    LifelongSearch search = search(Replanning.MT_D_STAR_LITE);
    search.find(cell(0), cell(3), path);
    search.find(cell(1), cell(3), path);
    assertEquals(0, search.counters().expanded);
    search.find(cell(1), cell(4), path);
    assertEquals(1, search.counters().expanded, "the cell where the target was");
  }

  /** What an observer was told last of each cell. */
  private static final class Told implements SearchObserver {
    private final Map<Integer, long[]> cells = new HashMap<>();
    private int updates;

    @Override
    public void forget() {
      cells.clear();
    }

    @Override
    public void update(int side, int cell, int parent, long g, long rhs, long f) {
      updates++;
      cells.put(cell, new long[] {g, rhs, f});
    }

    void requireSame(LifelongSearch search, GridMap map) {
      for (int y = 0; y < map.height(); y++) {
        for (int x = 0; x < map.width(); x++) {
          int cell = map.cell(x, y);
          long[] told = cells.getOrDefault(cell, new long[] {NO_COST, NO_COST, NO_COST});
          String name = map.describe(cell);
          assertEquals(search.g(cell), Math.min(told[0], CellRecords.INFINITE), name);
          assertEquals(search.rhs(cell), Math.min(told[1], CellRecords.INFINITE), name);
          assertEquals(search.isOpen(cell), told[2] != NO_COST, name);
        }
      }
    }
  }

  /** Walls come and go, the start moves, and in the end the goal, so that all is forgotten. */
  @ParameterizedTest
  @CsvSource({
    "LPA_STAR,LOW_G",
    "D_STAR_LITE,LOW_G",
    "D_STAR_LITE,HIGH_G",
    "MT_D_STAR_LITE,HIGH_G",
  })
  void anObserverKnowsWhatTheSearchKnows(Replanning kind, ReplanKeys.Ties ties) {
    GridMap map = GridMap.parse("......", ".@@@..", "......", "..@@@.", "......");
    Told told = new Told();
    LifelongSearch search =
        new LifelongSearch(GridGraph.of(map, Movement.OCTILE), kind, ties, told);
    SplittableRandom random = new SplittableRandom(7);
    for (int ask = 0; ask < 60; ask++) {
      CellChanges.Builder changes = CellChanges.on(map);
      changes.set(2 + random.nextInt(2), random.nextInt(5), random.nextBoolean() ? '@' : '.');
      search.change(changes.build());
      told.requireSame(search, map);
      search.find(map.cell(0, random.nextInt(5)), map.cell(5, ask / 30), path);
      told.requireSame(search, map);
    }
    assertTrue(told.updates > 60);
  }

  @Test
  void underconsistentExpansionsAreCounted() {
    LifelongSearch search = search(Replanning.LPA_STAR);
    search.find(cell(0), cell(4), path);
    search.change(CellChanges.on(CORRIDOR).block(1, 0).build());
    search.find(cell(0), cell(4), path);
    assertEquals(search.counters().expanded, search.counters().extra(LifelongSearch.RAISED));
    assertTrue(search.counters().extra(LifelongSearch.RAISED) > 0);
  }

  /** The first keys of the cells that a find expands, and how often it expands each. */
  private static final class Expanded implements SearchObserver {
    private final Map<Integer, Integer> times = new HashMap<>();
    private long last;

    @Override
    public void begin(int start, int goal) {
      times.clear();
      last = 0;
    }

    @Override
    public void expand(int side, int cell, long g, long f) {
      assertTrue(f >= last, "first keys never fall");
      last = f;
      times.merge(cell, 1, Integer::sum);
    }
  }

  @ParameterizedTest
  @EnumSource
  void firstKeysNeverFall(Replanning kind) {
    for (ReplanKeys.Ties ties : ReplanKeys.Ties.values()) {
      Expanded expanded = new Expanded();
      GridMap map = GridMap.of(12, 12, (x, y) -> true);
      LifelongSearch search =
          new LifelongSearch(GridGraph.of(map, Movement.OCTILE), kind, ties, expanded);
      SplittableRandom random = new SplittableRandom(8);
      int start = map.cell(0, 0);
      int goal = map.cell(11, 11);
      for (int ask = 0; ask < 200; ask++) {
        CellChanges.Builder changes = CellChanges.on(map);
        for (int i = 0; i < 4; i++) {
          int x = 1 + random.nextInt(10);
          changes.set(x, random.nextInt(12), random.nextInt(3) == 0 ? '@' : '.');
        }
        search.change(changes.build());
        start = random.nextBoolean() ? start : map.cell(0, random.nextInt(12));
        goal = random.nextInt(3) > 0 ? goal : map.cell(11, random.nextInt(12));
        search.find(start, goal, path);
        long cells = expanded.times.size();
        long again = expanded.times.values().stream().filter(times -> times > 1).count();
        assertEquals(cells + again, search.counters().expanded, "each at most twice");
        assertEquals(again, search.counters().reopened);
      }
    }
  }

  /** The first heavy cell changes the scale of all costs, so all that was known goes. */
  @ParameterizedTest
  @EnumSource
  void anotherScaleForgetsAll(Replanning kind) {
    GridMap map = GridMap.parse(".....", ".....");
    GridGraph graph = GridGraph.of(map, Movement.parse("4 never 1/1 .=1,W=9"));
    LifelongSearch search = new LifelongSearch(graph, kind, ReplanKeys.Ties.HIGH_G, null);
    search.find(map.cell(0, 0), map.cell(4, 0), path);
    assertTrue(search.g(map.cell(2, 0)) < CellRecords.INFINITE);
    CellChanges swamp = CellChanges.on(map).set(2, 0, 'W').build();
    search.change(swamp);
    for (int x = 0; x < 5; x++) {
      assertEquals(CellRecords.INFINITE, search.g(map.cell(x, 0)));
      assertEquals(CellRecords.INFINITE, search.rhs(map.cell(x, 0)));
      assertFalse(search.isOpen(map.cell(x, 0)));
    }
    assertEquals(Outcome.FOUND, search.find(map.cell(0, 0), map.cell(4, 0), path));
    assertEquals(6 + 1, path.size(), "round the heavy cell");
  }

  /** What is told of an open cell: its first key, and while its end has not moved, k_m is 0. */
  @ParameterizedTest
  @EnumSource
  void anObserverIsToldFirstKeys(Replanning kind) {
    GridMap map = GridMap.parse("......", ".@@@..", "......");
    Map<Integer, long[]> told = new HashMap<>();
    Map<Integer, long[]> generated = new HashMap<>();
    int start = map.cell(0, 1);
    int goal = map.cell(5, 1);
    int target = kind.isFromGoal() ? start : goal;
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void update(int side, int cell, int parent, long g, long rhs, long f) {
            assertEquals(kind.isFromGoal() ? 1 : 0, side);
            told.put(cell, new long[] {g, rhs, f});
          }

          @Override
          public void generate(int side, int cell, int parent, long g, long f) {
            generated.put(cell, new long[] {g, f});
          }
        };
    GridGraph graph = GridGraph.of(map, Movement.parse("4 never 1/1"));
    LifelongSearch search = new LifelongSearch(graph, kind, ReplanKeys.Ties.HIGH_G, observer);
    search.find(start, goal, path);
    int open = 0;
    for (int cell : told.keySet()) {
      long[] last = told.get(cell);
      if (search.isOpen(cell)) {
        int dx = Math.abs(map.x(cell) - map.x(target));
        int dy = Math.abs(map.y(cell) - map.y(target));
        long least = Math.min(Math.min(last[0], CellRecords.INFINITE), last[1]);
        assertEquals(least + dx + dy, last[2]);
        assertEquals(least, generated.get(cell)[0]);
        assertEquals(last[2], generated.get(cell)[1]);
        open++;
      } else {
        assertEquals(SearchObserver.NO_COST, last[2]);
      }
    }
    assertTrue(open > 0);
  }

  @Test
  void whichEndsMayMove() {
    assertFalse(Replanning.LPA_STAR.rootMayMove() || Replanning.LPA_STAR.targetMayMove());
    assertFalse(Replanning.D_STAR_LITE.rootMayMove());
    assertTrue(Replanning.D_STAR_LITE.targetMayMove());
    assertTrue(Replanning.MT_D_STAR_LITE.rootMayMove());
    assertTrue(Replanning.MT_D_STAR_LITE.targetMayMove());
  }
}
