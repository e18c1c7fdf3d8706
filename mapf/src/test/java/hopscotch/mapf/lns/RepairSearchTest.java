package hopscotch.mapf.lns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pairs that collide, round by round. */
class RepairSearchTest {
  /** In each of three corridors two units must pass each other, which they cannot. */
  private static final Team CORRIDORS = corridors();

  private static Team corridors() {
    GridMap map = GridMap.parse("......", "@@@@@@", "......", "@@@@@@", "......");
    int[] left = IntStream.of(0, 2, 4).map(y -> map.cell(0, y)).toArray();
    int[] right = IntStream.of(0, 2, 4).map(y -> map.cell(5, y)).toArray();
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL), concat(left, right), concat(right, left));
  }

  /** A field of which half is taken, each unit to a cell by chance. */
  private static Team field(int side) {
    GridMap map = GridMap.parse(Collections.nCopies(side, ".".repeat(side)).toArray(String[]::new));
    List<Integer> cells =
        new ArrayList<>(IntStream.range(0, side * side).mapToObj(i -> cell(map, i)).toList());
    Random random = new Random(1);
    Collections.shuffle(cells, random);
    int[] starts = cells.stream().limit(side * side / 2).mapToInt(cell -> cell).toArray();
    Collections.shuffle(cells, random);
    int[] goals = cells.stream().limit(starts.length).mapToInt(cell -> cell).toArray();
    return Team.of(GridGraph.of(map, Movement.ORTHOGONAL), starts, goals);
  }

  private static int cell(GridMap map, int number) {
    return map.cell(number % map.width(), number / map.width());
  }

  private static int[] concat(int[] one, int[] two) {
    return IntStream.concat(IntStream.of(one), IntStream.of(two)).toArray();
  }

  private final List<Long> pairs = new ArrayList<>();
  private final TeamObserver observer =
      new TeamObserver() {
        @Override
        public void expand(long node, long parent, long cost) {
          assertEquals(pairs.size(), node);
          assertEquals(node - 1, parent);
          pairs.add(cost);
        }
      };

  private TeamSearch search(String spec, Team team) {
    return TeamPlanners.prepare(spec, team.graph()).newSearch(observer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"adaptive", "collision", "failure", "random"})
  void pairsThatMustCollideRemainToTheLastRound(String neighbourhood) {
    TeamSearch lns2 =
        search("lns2(neighbourhood=" + neighbourhood + ",size=3,rounds=7)", CORRIDORS);
    TeamAnswer answer = lns2.solve(CORRIDORS);
    assertEquals(TeamOutcome.NO_PLAN, answer.outcome());
    assertEquals(Collections.nCopies(7, 3L), pairs);
    assertEquals(7, lns2.counters().expanded);
    assertEquals(3, lns2.counters().extra(RepairSearch.FIRST_PAIRS));
    assertEquals(6 * 5, answer.lowerBound());
  }

  @ParameterizedTest
  @ValueSource(strings = {"adaptive", "collision", "failure", "random"})
  void neverMorePairsThanBefore(String neighbourhood) {
    Team team = field(8);
    TeamSearch lns2 = search("lns2(neighbourhood=" + neighbourhood + ",size=4,rounds=2000)", team);
    TeamAnswer answer = lns2.solve(team);
    assertEquals(TeamOutcome.SOLVED, answer.outcome());
    assertEquals(pairs.get(0), lns2.counters().extra(RepairSearch.FIRST_PAIRS));
    List<Long> sorted = new ArrayList<>(pairs);
    sorted.sort(Collections.reverseOrder());
    assertEquals(sorted, pairs);
    assertTrue(pairs.get(pairs.size() - 1) > 0);
    assertEquals(pairs.size(), lns2.counters().expanded);
  }

  @Test
  void kindsOfChoicesDiffer() {
    Team team = field(10);
    List<List<Long>> runs = new ArrayList<>();
    for (String kind : List.of("adaptive", "collision", "failure", "random")) {
      pairs.clear();
      search("lns2(neighbourhood=" + kind + ",size=4,rounds=2000)", team).solve(team);
      runs.add(List.copyOf(pairs));
    }
    assertEquals(4, runs.stream().distinct().count(), runs::toString);
  }

  @Test
  void seedsDiffer() {
    Team team = field(10);
    search("lns2(size=4,seed=1)", team).solve(team);
    List<Long> first = List.copyOf(pairs);
    pairs.clear();
    search("lns2(size=4,seed=1)", team).solve(team);
    assertEquals(first, pairs);
    pairs.clear();
    search("lns2(size=4,seed=2)", team).solve(team);
    assertNotEquals(first, pairs);
  }

  @Test
  void stopsAfterTheRoundsThatTheBudgetAllows() {
    TeamSearch lns2 = search("lns2", CORRIDORS);
    TeamAnswer answer = lns2.solve(CORRIDORS, TeamBudget.of(Budget.expansions(5)));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, answer.outcome());
    assertEquals(5, lns2.counters().expanded);
    assertEquals(5, pairs.size());
  }

  @Test
  void noRoundWherePathsDoNotCollide() {
    GridMap map = GridMap.parse("....", "....");
    Team team =
        Team.of(
            GridGraph.of(map, Movement.ORTHOGONAL),
            new int[] {map.cell(0, 0), map.cell(3, 1)},
            new int[] {map.cell(3, 0), map.cell(0, 1)});
    TeamSearch lns2 = search("lns2(rounds=0)", team);
    assertEquals(TeamOutcome.SOLVED, lns2.solve(team).outcome());
    assertEquals(List.of(), pairs);
    assertEquals(0, lns2.counters().expanded);
    assertEquals(0, lns2.counters().extra(RepairSearch.FIRST_PAIRS));
    assertEquals(team.size(), lns2.counters().extra(RepairSearch.UNIT_SEARCHES));
  }
}
