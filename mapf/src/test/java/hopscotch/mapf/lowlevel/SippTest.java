package hopscotch.mapf.lowlevel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The path that rests at its goal soonest, against a search of all vertices at all steps. */
class SippTest {
  private static final int NEVER = Integer.MAX_VALUE;

  @Property(seed = "20112")
  void restsSoonest(@ForAll long seed) {
    Random random = new Random(seed);
    VertexGraph graph = Walks.graph(random);
    Reservations reserved = new Reservations(graph.size());
    List<int[]> others = new ArrayList<>();
    for (int unit = 1; unit <= 6; unit++) {
      int[] walk = Walks.walk(graph, random);
      if (others.stream().noneMatch(other -> Walks.collide(graph, walk, other))) {
        others.add(walk);
        reserved.add(unit, walk);
      }
    }
    int[] there = Walks.walk(graph, random);
    int start = there[0];
    int goal = there[there.length - 1];
    GoalDistances distances = new GoalDistances(graph, new int[] {goal});
    Sipp sipp = new Sipp(graph);
    TeamMeter meter = new TeamMeter();
    meter.start(TeamBudget.UNLIMITED);
    int[] path = sipp.find(0, start, distances, reserved, meter);
    int soonest = soonest(graph, start, goal, others);
    String text = start + " to " + goal + " among " + Walks.text(graph, others);
    assertNull(sipp.stopped());
    if (soonest == NEVER) {
      assertNull(path, text);
      return;
    }
    assertNotNull(path, text);
    assertEquals(soonest, path.length - 1, () -> text + Arrays.toString(path));
    assertEquals(start, path[0]);
    assertEquals(goal, path[soonest]);
    assertTrue(others.stream().noneMatch(other -> Walks.collide(graph, path, other)), text);
    assertTrue(isWalk(graph, path), text);
    assertNotNull(sipp.find(0, start, soonest, distances, reserved, meter), text);
    assertNull(sipp.find(0, start, soonest - 1, distances, reserved, meter), text);
  }

  private static boolean isWalk(VertexGraph graph, int[] path) {
    for (int step = 1; step < path.length; step++) {
      if (path[step] != path[step - 1] && !graph.areNeighbours(path[step - 1], path[step])) {
        return false;
      }
    }
    return true;
  }

  /** The first step from which on the unit can rest at its goal, by layers of steps. */
  private static int soonest(VertexGraph graph, int start, int goal, List<int[]> others) {
    int quiet = others.stream().mapToInt(path -> path.length).max().orElse(0);
    BitSet reached = new BitSet();
    if (isFree(start, 0, others)) {
      reached.set(start);
    }
    for (int step = 0; step <= quiet + graph.size(); step++) {
      boolean rests = reached.get(goal);
      for (int later = step; later <= quiet && rests; later++) {
        rests = isFree(goal, later, others);
      }
      if (rests) {
        return step;
      }
      BitSet next = new BitSet();
      for (int at = reached.nextSetBit(0); at >= 0; at = reached.nextSetBit(at + 1)) {
        if (isFree(at, step + 1, others)) {
          next.set(at);
        }
        for (int i = graph.first()[at]; i < graph.first()[at + 1]; i++) {
          int to = graph.targets()[i];
          if (isFree(to, step + 1, others) && !crosses(graph, at, to, step, others)) {
            next.set(to);
          }
        }
      }
      reached = next;
    }
    return NEVER;
  }

  private static boolean isFree(int vertex, int step, List<int[]> others) {
    return others.stream().noneMatch(other -> Walks.at(other, step) == vertex);
  }

  private static boolean crosses(
      VertexGraph graph, int from, int to, int step, List<int[]> others) {
    return others.stream()
        .anyMatch(
            other ->
                Walks.crosses(graph, from, to, Walks.at(other, step), Walks.at(other, step + 1)));
  }

  /** The goal lies in a corner that two units close, so all other cells are looked at. */
  @Example
  void theBudgetIsReadNowAndThen() {
    GridMap map = GridMap.of(200, 200, (x, y) -> true);
    VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
    int goal = graph.vertex(map.cell(199, 199));
    Reservations reserved = new Reservations(graph.size());
    reserved.add(1, new int[] {graph.vertex(map.cell(199, 198))});
    reserved.add(2, new int[] {graph.vertex(map.cell(198, 199))});
    GoalDistances distances = new GoalDistances(graph, new int[] {goal});
    TeamMeter meter = new TeamMeter();
    meter.start(TeamBudget.of(Budget.time(Duration.ZERO)));
    Sipp sipp = new Sipp(graph);
    int start = graph.vertex(map.cell(0, 0));
    assertNull(sipp.find(0, start, distances, reserved, meter));
    assertEquals(TeamOutcome.OUT_OF_TIME, sipp.stopped());
    long given = sipp.expanded();
    assertTrue(given > 0 && given < graph.size());
    meter.start(TeamBudget.UNLIMITED);
    assertNull(sipp.find(0, start, distances, reserved, meter));
    assertNull(sipp.stopped());
    assertEquals(given + graph.size() - 3, sipp.expanded());
  }
}
