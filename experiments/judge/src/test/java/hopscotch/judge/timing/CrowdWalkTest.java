package hopscotch.judge.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.CrowdQuery;
import hopscotch.judge.query.CrowdWay;
import hopscotch.judge.query.Wall;
import hopscotch.judge.verdict.CrowdJudge;
import hopscotch.judge.verdict.Judgement;
import hopscotch.judge.verdict.Verdict;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Units walk while walls fall. An oracle that knows only free cells looks at each move. */
class CrowdWalkTest {
  private static final List<String> SPECS = List.of("jps", "dstarlite", "hpa(cluster=5)");
  private static final int SIDE = 24;
  private static final int UNITS = 6;

  private final PathBuffer path = new PathBuffer();

  @Property(seed = "42", tries = 100)
  void eachMoveIsLegalAtItsStepAndAUnitArrivesUnlessNoPathLeadsThere(@ForAll long seed) {
    Random random = new Random(seed);
    GridMap map = GridMap.of(SIDE, SIDE, (x, y) -> random.nextInt(4) > 0);
    BitSet free = new BitSet();
    for (int i = 0; i < SIDE * SIDE; i++) {
      free.set(i, map.terrain(map.cell(i % SIDE, i / SIDE)) == '.');
    }
    int start = random.nextInt(SIDE * SIDE);
    free.set(start);
    CrowdQuery crowd = crowd(map, free, start, random);
    GridGraph graph =
        GridGraph.of(GridMap.of(SIDE, SIDE, (x, y) -> free.get(y * SIDE + x)), Movement.OCTILE);
    for (String spec : SPECS) {
      PreparedPlanner planner = Planners.prepare(spec, graph);
      Attempt attempt = new TimedCrowdSearch(planner).ask(crowd, path, Budget.UNLIMITED);
      assertEquals(Outcome.FOUND, attempt.outcome(), () -> spec + ": " + attempt.error());
      follow(map, free, crowd);
      Judgement judgement = new CrowdJudge().judge(planner, planner.spec(), crowd, attempt, path);
      assertEquals(Verdict.VALID, judgement.verdict(), () -> spec + ": " + judgement);
      assertTrue(judgement.suboptimality() > 1 - 1e-9, judgement::toString);
    }
  }

  private static CrowdQuery crowd(GridMap map, BitSet free, int start, Random random) {
    int[] component = reached(free, start).stream().toArray();
    int[] units = random.ints(UNITS, 0, component.length).map(i -> component[i]).toArray();
    int[] goals = random.ints(UNITS, 0, component.length).map(i -> component[i]).toArray();
    List<Wall> walls = new ArrayList<>();
    for (int step = random.nextInt(3); step < SIDE; step += random.nextInt(4)) {
      int along = random.nextBoolean() ? 1 : SIDE;
      int first = random.nextInt(SIDE * SIDE);
      int now = step;
      List<Integer> cells =
          IntStream.range(0, 8)
              .map(i -> first + i * along)
              .filter(i -> i < SIDE * SIDE)
              .filter(i -> IntStream.of(goals).noneMatch(goal -> goal == i))
              .filter(i -> IntStream.of(units).allMatch(unit -> distance(unit, i) > now))
              .mapToObj(i -> map.cell(i % SIDE, i / SIDE))
              .toList();
      walls.add(new Wall(step, cells));
    }
    return new CrowdQuery(
        0,
        IntStream.of(units).mapToObj(i -> map.cell(i % SIDE, i / SIDE)).toList(),
        IntStream.of(goals).mapToObj(i -> map.cell(i % SIDE, i / SIDE)).toList(),
        random.nextBoolean() ? CrowdWay.REPLANS : CrowdWay.MENDS,
        walls);
  }

  private static int distance(int a, int b) {
    return Math.max(Math.abs(a % SIDE - b % SIDE), Math.abs(a / SIDE - b / SIDE));
  }

  /** Looks at each move of each unit in the path. */
  private void follow(GridMap map, BitSet firstFree, CrowdQuery crowd) {
    int at = 0;
    for (int unit = 0; unit < UNITS; unit++) {
      BitSet free = (BitSet) firstFree.clone();
      int goal = index(map, crowd.goals().get(unit));
      int here = index(map, path.cell(at++));
      assertEquals(index(map, crowd.units().get(unit)), here);
      int fallen = 0;
      for (int step = 0; here != goal; step++) {
        for (;
            fallen < crowd.walls().size() && crowd.walls().get(fallen).step() == step;
            fallen++) {
          crowd.walls().get(fallen).cells().forEach(cell -> free.clear(index(map, cell)));
        }
        int next = index(map, path.cell(at++));
        if (next == here) {
          assertFalse(reached(free, here).get(goal), "a unit stops before its goal");
          break;
        }
        assertTrue(isMove(free, here, next), here + " to " + next);
        here = next;
      }
    }
    assertEquals(path.size(), at);
  }

  private static int index(GridMap map, int cell) {
    return map.y(cell) * SIDE + map.x(cell);
  }

  private static boolean isMove(BitSet free, int from, int to) {
    return distance(from, to) == 1
        && free.get(to)
        && free.get(from / SIDE * SIDE + to % SIDE)
        && free.get(to / SIDE * SIDE + from % SIDE);
  }

  private static BitSet reached(BitSet free, int from) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    reached.set(from);
    while (!open.isEmpty()) {
      int cell = open.pop();
      for (int y = Math.max(0, cell / SIDE - 1); y <= Math.min(SIDE - 1, cell / SIDE + 1); y++) {
        for (int x = Math.max(0, cell % SIDE - 1); x <= Math.min(SIDE - 1, cell % SIDE + 1); x++) {
          int to = y * SIDE + x;
          if (!reached.get(to) && isMove(free, cell, to)) {
            reached.set(to);
            open.push(to);
          }
        }
      }
    }
    return reached;
  }

  /** Two units walk from west to east, and at the second step a wall falls across both ways. */
  private static final GridMap HALL = GridMap.of(40, 9, (x, y) -> true);

  private static CrowdQuery hall(CrowdWay way) {
    return new CrowdQuery(
        0,
        List.of(HALL.cell(0, 3), HALL.cell(0, 5)),
        List.of(HALL.cell(39, 3), HALL.cell(39, 5)),
        way,
        List.of(new Wall(2, IntStream.range(1, 8).mapToObj(y -> HALL.cell(20, y)).toList())));
  }

  private CrowdWalkFigures figures(String spec, CrowdWay way) {
    TimedCrowdSearch search =
        new TimedCrowdSearch(Planners.prepare(spec, GridGraph.of(HALL, Movement.OCTILE)));
    assertEquals(Outcome.FOUND, search.ask(hall(way), path, Budget.UNLIMITED).outcome());
    return search.walkFigures().orElseThrow();
  }

  @Example
  void eachRouteThatAWallCrossesIsPlannedOnce() {
    assertEquals(2, figures("hpa(cluster=5)", CrowdWay.MENDS).replans());
    assertEquals(2, figures("dstarlite", CrowdWay.REPLANS).replans());
  }

  /** A whole path keeps the promise of its planner; a mended one has no bound. */
  @Example
  void aMendedRouteHasNoBound() {
    assertEquals(Guarantee.OPTIMAL, figures("jps", CrowdWay.REPLANS).promise());
    assertEquals(Guarantee.COMPLETE, figures("jps", CrowdWay.MENDS).promise());
  }

  /** The state of dstarlite grows with the map; a route only with its length. */
  @Example
  void aUnitKeepsItsRouteAloneWhereThePlannerIsShared() {
    long own = figures("dstarlite", CrowdWay.REPLANS).unitBytes();
    long shared = figures("hpa(cluster=5)", CrowdWay.MENDS).unitBytes();
    assertTrue(own > 20 * 40 * 9, () -> own + " bytes");
    assertNotEquals(0, shared);
  }

  @Example
  void aSpentBudgetEndsTheWalk() {
    TimedCrowdSearch search =
        new TimedCrowdSearch(Planners.prepare("astar", GridGraph.of(HALL, Movement.OCTILE)));
    Attempt attempt = search.ask(hall(CrowdWay.MENDS), path, Budget.expansions(1));
    assertEquals(Outcome.OUT_OF_EXPANSIONS, attempt.outcome());
    assertTrue(path.isEmpty());
  }
}
