package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Team;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What both searches of a constraint tree do before their loops and after. */
class TreeSearchTest {

  /** Two units that change places, by a pocket if there is one. */
  private static Team team(String... rows) {
    GridMap map = GridMap.parse(rows);
    int last = map.width() - 1;
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 0), map.cell(last, 0)},
        new int[] {map.cell(last, 0), map.cell(0, 0)});
  }

  private static TeamSearch search(String spec, Team team) {
    return TeamPlanners.prepare(spec, team.graph()).newSearch();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs", "eecbs"})
  void aTeamWithoutAPlanHasNoTree(String spec) {
    Team team = team(".....");
    TeamSearch search = search(spec, team);
    TeamAnswer answer = search.solve(team);
    assertEquals(TeamOutcome.NO_PLAN, answer.outcome());
    assertEquals(0, search.counters().expanded);
    assertEquals(0, search.counters().generated);
    assertTrue(answer.bytes() > 0, "what LaCAM took to find that out");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs", "eecbs"})
  void nodesAndWhatIsBelowThemAreCounted(String spec) {
    Team team = team(".....", "@@.@@");
    TeamSearch search = search(spec, team);
    TeamAnswer answer = search.solve(team);
    assertEquals(TeamOutcome.SOLVED, answer.outcome());
    assertTrue(search.counters().expanded > 0);
    assertTrue(search.counters().generated > search.counters().expanded);
    assertTrue(search.counters().touched >= 6);
    assertTrue(search.counters().extra(0) > search.counters().generated, "of the low level");
    assertTrue(answer.bytes() > search.counters().generated);
  }

  private static long count(TeamSearch search, TreeCounter counter) {
    return search.counters().extra(counter.index());
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs", "cbs(bypass=false,rectangle=false)", "eecbs"})
  void aSplitCountsOnceByItsKindAndAtMostOnceByItsSymmetry(String spec) {
    Team team = team(".....", "@@.@@");
    TeamSearch search = search(spec, team);
    search.solve(team);
    long ofKinds =
        count(search, TreeCounter.CARDINAL_SPLITS)
            + count(search, TreeCounter.SEMI_CARDINAL_SPLITS)
            + count(search, TreeCounter.NON_CARDINAL_SPLITS);
    assertEquals(search.counters().expanded, ofKinds);
    long ofSymmetries =
        count(search, TreeCounter.TARGET_SPLITS)
            + count(search, TreeCounter.CORRIDOR_SPLITS)
            + count(search, TreeCounter.RECTANGLE_SPLITS);
    assertTrue(ofSymmetries > 0 && ofSymmetries <= ofKinds);
    assertTrue(count(search, TreeCounter.PAIRS_SOLVED) > 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs", "eecbs"})
  void theTimesOfThePartsAreWithinThatOfTheWhole(String spec) {
    Team team = team(".....", "@@.@@");
    TeamSearch search = search(spec, team);
    long start = System.nanoTime();
    search.solve(team);
    long whole = System.nanoTime() - start;
    long parts = 0;
    for (TreeCounter part :
        List.of(TreeCounter.SPLIT_NANOS, TreeCounter.CHILD_NANOS, TreeCounter.ESTIMATE_NANOS)) {
      assertTrue(count(search, part) > 0, part.name());
      parts += count(search, part);
    }
    assertTrue(parts <= whole);
  }

  @Test
  void countersHaveTheNamesOfTheirMeaning() {
    assertEquals("low-level", TreeCounter.names().get(TreeCounter.LOW_LEVEL.index()));
    assertEquals("target-splits", TreeCounter.names().get(TreeCounter.TARGET_SPLITS.index()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs", "eecbs"})
  void theBudgetIsReadBeforeAnythingIsDone(String spec) {
    Team team = team(".....", "@@.@@");
    Budget cancelled = Budget.expansions(Long.MAX_VALUE);
    cancelled.cancel();
    TeamSearch search = search(spec, team);
    TeamAnswer answer = search.solve(team, TeamBudget.of(cancelled));
    assertEquals(TeamOutcome.CANCELLED, answer.outcome());
    assertNull(answer.plan());
    assertEquals(0, answer.bytes());
    TeamBudget none = TeamBudget.of(Budget.expansions(0));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, search.solve(team, none).outcome());
    assertEquals(0, search.counters().generated);
  }

  /** Four units that meet in the middle of a room, and two that change places in a corridor. */
  private static Team crowd() {
    GridMap map = GridMap.parse("...@.....", "...@@@.@@", ".........", "...@@@@@@", "...@@@@@@");
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 2), map.cell(1, 0), map.cell(2, 2), map.cell(1, 4)},
        new int[] {map.cell(2, 2), map.cell(1, 4), map.cell(0, 2), map.cell(1, 0)});
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cbs(solvable=false)",
        "cbs(solvable=false,heuristic=none,bypass=false)",
        "eecbs(solvable=false)",
        "eecbs(solvable=false,w=1)"
      })
  void expansionsEndTheSearch(String spec) {
    Team team = crowd();
    TeamSearch search = search(spec, team);
    TeamAnswer whole = search.solve(team);
    assertEquals(TeamOutcome.SOLVED, whole.outcome());
    long all = search.counters().expanded;
    for (long most = 0; most < all; most++) {
      TeamAnswer answer = search.solve(team, TeamBudget.of(Budget.expansions(most)));
      assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, answer.outcome());
      assertEquals(most, search.counters().expanded);
      assertTrue(answer.lowerBound() <= whole.lowerBound());
      assertTrue(most == 0 || answer.lowerBound() > 0);
      assertNull(answer.plan());
    }
    TeamBudget enough = TeamBudget.of(Budget.expansions(all + 1));
    assertEquals(TeamOutcome.SOLVED, search.solve(team, enough).outcome());
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs(solvable=false)", "eecbs(solvable=false,w=1)"})
  void memoryEndsTheSearchWhereverItIs(String spec) {
    Team team = crowd();
    TeamSearch search = search(spec, team);
    TeamAnswer whole = search.solve(team);
    boolean wasSolved = false;
    for (long bytes = 1; bytes < whole.bytes(); bytes += Math.max(1, whole.bytes() / 200)) {
      TeamAnswer answer = search.solve(team, TeamBudget.UNLIMITED.withBytes(bytes));
      boolean isSolved = answer.outcome() == TeamOutcome.SOLVED;
      assertTrue(isSolved || answer.outcome() == TeamOutcome.OUT_OF_MEMORY);
      assertEquals(isSolved, answer.plan() != null);
      assertTrue(isSolved || !wasSolved, "less was enough");
      assertTrue(!isSolved || bytes > whole.bytes() / 2, "the last nodes are made unseen");
      wasSolved = isSolved;
    }
    TeamBudget enough = TeamBudget.UNLIMITED.withBytes(2 * whole.bytes());
    assertEquals(TeamOutcome.SOLVED, search.solve(team, enough).outcome());
  }

  /** The search for the path of unit 2 looks all over a room, since unit 0 rests in its door. */
  @ParameterizedTest
  @ValueSource(longs = {4, 8})
  void memoryAndTimeEndTheSearchForThePathOfOneUnit(long share) {
    GridMap map = GridMap.of(60, 40, (x, y) -> x != 40 || y == 20);
    Team team =
        Team.of(
            GridGraph.of(map, Movement.ORTHOGONAL),
            new int[] {map.cell(40, 20), map.cell(41, 0), map.cell(0, 20)},
            new int[] {map.cell(40, 20), map.cell(59, 39), map.cell(59, 20)});
    TeamSearch search = search("eecbs(solvable=false,w=5)", team);
    TeamAnswer root = search.solve(team, TeamBudget.of(Budget.expansions(1)));
    long lowLevel = search.counters().extra(0);
    TeamBudget few = TeamBudget.UNLIMITED.withBytes(root.bytes() / share);
    TeamAnswer answer = search.solve(team, few);
    assertEquals(TeamOutcome.OUT_OF_MEMORY, answer.outcome());
    assertEquals(1, search.counters().generated);
    assertTrue(search.counters().extra(0) < lowLevel / 2, "in the midst of one search");
    assertTrue(answer.bytes() <= few.bytes(), () -> "it took " + answer.bytes());
    TeamBudget soon = TeamBudget.of(Budget.time(Duration.ofNanos(1_000_000 / share)));
    assertEquals(TeamOutcome.OUT_OF_TIME, search.solve(team, soon).outcome());
    assertEquals(1, search.counters().generated);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"cbs(solvable=false,heuristic=none)", "eecbs(solvable=false,w=1,corridor=false)"})
  void whoWatchesMayCancel(String spec) {
    Team team = crowd();
    Budget budget = Budget.expansions(Long.MAX_VALUE);
    AtomicInteger splits = new AtomicInteger();
    TeamObserver observer =
        new TeamObserver() {
          @Override
          public void expand(long node, long parent, long cost) {
            assertTrue(parent < node);
            assertTrue(cost > 0);
          }

          @Override
          public void split(int first, int second, int fromCell, int toCell, int step) {
            assertTrue(first < second && step > 0);
            if (splits.incrementAndGet() == 2) {
              budget.cancel();
            }
          }
        };
    TeamSearch search = TeamPlanners.prepare(spec, team.graph()).newSearch(observer);
    assertEquals(TeamOutcome.CANCELLED, search.solve(team, TeamBudget.of(budget)).outcome());
    assertEquals(2, search.counters().expanded);
    assertEquals(2, splits.get());
  }
}
