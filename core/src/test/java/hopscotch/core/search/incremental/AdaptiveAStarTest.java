package hopscotch.core.search.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How much of what a find learned the next ones are spared. */
class AdaptiveAStarTest {
  /** The way round the pocket is 4 moves longer than the plain heuristic says. */
  private static final GridMap POCKET =
      GridMap.parse(".......", "..@@@..", "....@..", "....@..", "..@@@..", ".......", ".......");

  private static final GridGraph GRAPH = GridGraph.of(POCKET, Movement.parse("4 never 1/1"));
  private static final int START = POCKET.cell(3, 2);
  private static final int GOAL = POCKET.cell(6, 2);

  private final PathBuffer path = new PathBuffer();

  private AdaptiveAStar search(Adaptation kind) {
    return new AdaptiveAStar(GRAPH, kind, null);
  }

  private long expanded(AdaptiveAStar search, int start, int goal) {
    assertEquals(Outcome.FOUND, search.find(start, goal, path));
    assertEquals(start, path.cell(0));
    assertEquals(goal, path.cell(path.size() - 1));
    return search.counters().expanded;
  }

  private static CellChanges change(int x, int y, char terrain) {
    return CellChanges.on(POCKET).set(x, y, terrain).build();
  }

  @ParameterizedTest
  @EnumSource(names = {"AA_STAR", "GAA_STAR"})
  void theSameFindAgainExpandsItsPathAlone(Adaptation kind) {
    AdaptiveAStar search = search(kind);
    long first = expanded(search, START, GOAL);
    int moves = path.size() - 1;
    assertTrue(first > moves);
    assertEquals(moves, expanded(search, START, GOAL));
    search.beginAnew();
    assertEquals(first, expanded(search, START, GOAL));
  }

  @Test
  void aKeptPathIsFollowedWithoutExpansions() {
    AdaptiveAStar search = search(Adaptation.MPGAA_STAR);
    expanded(search, START, GOAL);
    int length = path.size();
    int onTheWay = path.cell(2);
    assertEquals(0, expanded(search, START, GOAL));
    assertEquals(length, path.size());
    assertEquals(0, expanded(search, onTheWay, GOAL));
    assertEquals(length - 2, path.size());
  }

  @ParameterizedTest
  @EnumSource
  void onlyAFallOfCostsAsksForMore(Adaptation kind) {
    AdaptiveAStar search = search(kind);
    long first = expanded(search, START, GOAL);
    search.change(change(0, 6, '@'));
    int moves = kind.keepsPaths() ? 0 : path.size() - 1;
    assertEquals(moves, expanded(search, START, GOAL));
    search.change(change(0, 6, '.'));
    long after = expanded(search, START, GOAL);
    assertEquals(kind.lowersH() ? moves : first, after);
  }

  @Test
  void loweredCellsAreCounted() {
    AdaptiveAStar search = search(Adaptation.GAA_STAR);
    expanded(search, START, GOAL);
    assertEquals(0, search.counters().extra(AdaptiveAStar.LOWERED));
    search.change(change(4, 2, '.'));
    expanded(search, START, GOAL);
    assertEquals(4, path.size());
    assertTrue(search.counters().extra(AdaptiveAStar.LOWERED) > 0);
    expanded(search, START, GOAL);
    assertEquals(0, search.counters().extra(AdaptiveAStar.LOWERED));
  }

  @ParameterizedTest
  @EnumSource
  void aFindWithoutAPathTeachesThatThereIsNone(Adaptation kind) {
    AdaptiveAStar search = search(kind);
    search.change(CellChanges.on(POCKET).block(1, 2).block(1, 3).block(2, 1).build());
    search.change(CellChanges.on(POCKET).block(2, 2).block(2, 3).build());
    assertEquals(Outcome.NO_PATH, search.find(START, GOAL, path));
    assertTrue(search.counters().expanded > 0);
    assertEquals(Outcome.NO_PATH, search.find(START, GOAL, path));
    assertEquals(0, search.counters().expanded);
  }

  @Test
  void aGoalThatMovesLeavesWhatWasLearned() {
    AdaptiveAStar forgets = search(Adaptation.AA_STAR);
    AdaptiveAStar keeps = search(Adaptation.GAA_STAR);
    int beside = POCKET.cell(6, 1);
    long anew = expanded(search(Adaptation.GAA_STAR), START, beside);
    expanded(forgets, START, GOAL);
    assertEquals(anew, expanded(forgets, START, beside));
    expanded(keeps, START, GOAL);
    assertTrue(expanded(keeps, START, beside) < anew);
  }
}
