package hopscotch.mapf.pibt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** With whom a unit has to change places, in corridors along the upper row of a map. */
class SwapRuleTest {
  private static final int NOBODY = -1;

  /** Units at columns of the upper row, with goals there; others at rest elsewhere. */
  private static final class Corridor {
    final GridMap map;
    final VertexGraph graph;
    final int[] now;
    final int[] next;
    final SwapRule rule;

    Corridor(String[] rows, int[][] starts, int[][] goals) {
      map = GridMap.parse(rows);
      graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
      now = vertices(starts);
      next = new int[now.length];
      Arrays.fill(next, -1);
      int[] unitNow = new int[graph.size()];
      Arrays.fill(unitNow, -1);
      for (int unit = 0; unit < now.length; unit++) {
        unitNow[now[unit]] = unit;
      }
      rule = new SwapRule(graph, new GoalDistances(graph, vertices(goals)), unitNow);
    }

    private int[] vertices(int[][] xy) {
      return Arrays.stream(xy).mapToInt(at -> graph.vertex(map.cell(at[0], at[1]))).toArray();
    }

    int partner(int unit, int nearestX) {
      return rule.findPartner(unit, now, next, graph.vertex(map.cell(nearestX, 0)));
    }
  }

  private static int[] at(int x, int y) {
    return new int[] {x, y};
  }

  /** Unit 0 at column 3 goes to column 0, unit 1 at column 2 to column 5. */
  private static Corridor headOn(String below) {
    return new Corridor(
        new String[] {"......", below},
        new int[][] {at(3, 0), at(2, 0)},
        new int[][] {at(0, 0), at(5, 0)});
  }

  @Test
  void whoHasABayBehindStepsBack() {
    Corridor left = headOn("@.@@@@");
    assertEquals(0, left.partner(1, 3));
    assertEquals(NOBODY, left.partner(0, 2), "unit 1 can be pushed to the bay");
    Corridor right = headOn("@@@@.@");
    assertEquals(1, right.partner(0, 2));
    assertEquals(NOBODY, right.partner(1, 3));
  }

  @Test
  void nobodyWhereTheyCannotPass() {
    Corridor corridor = headOn("@@@@@@");
    assertEquals(NOBODY, corridor.partner(0, 2));
    assertEquals(NOBODY, corridor.partner(1, 3));
  }

  @Test
  void aBayWhoseUnitRestsIsNone() {
    Corridor corridor =
        new Corridor(
            new String[] {"......", "@.@@@@"},
            new int[][] {at(3, 0), at(2, 0), at(1, 1)},
            new int[][] {at(0, 0), at(5, 0), at(1, 1)});
    assertEquals(NOBODY, corridor.partner(1, 3));
    Corridor leaves =
        new Corridor(
            new String[] {"......", "@.@@@@"},
            new int[][] {at(3, 0), at(2, 0), at(1, 1)},
            new int[][] {at(0, 0), at(5, 0), at(4, 0)});
    assertEquals(0, leaves.partner(1, 3), "who does not rest there leaves it");
  }

  @Test
  void whoHasMovedIsNoPartner() {
    Corridor corridor = headOn("@.@@@@");
    corridor.next[0] = corridor.now[0];
    assertEquals(NOBODY, corridor.partner(1, 3));
  }

  @Test
  void whoStaysOrWantsToGoTheSameWayNeedsNobody() {
    Corridor corridor = headOn("@.@@@@");
    assertEquals(NOBODY, corridor.partner(1, 2), "it stays");
    Corridor same =
        new Corridor(
            new String[] {"......", "@.@@@@"},
            new int[][] {at(3, 0), at(2, 0)},
            new int[][] {at(5, 0), at(4, 0)});
    assertEquals(NOBODY, same.partner(1, 3));
  }

  /** Unit 0 goes to column 1 and unit 1, behind it, to column 0: the bay is behind both. */
  @Test
  void whoComesBehindAndMustPassIsAPartner() {
    Corridor corridor =
        new Corridor(
            new String[] {".......", "@@@@@.@"},
            new int[][] {at(3, 0), at(4, 0)},
            new int[][] {at(1, 0), at(0, 0)});
    assertEquals(1, corridor.partner(0, 2));
    Corridor inOrder =
        new Corridor(
            new String[] {".......", "@@@@@.@"},
            new int[][] {at(3, 0), at(4, 0)},
            new int[][] {at(0, 0), at(1, 0)});
    assertEquals(NOBODY, inOrder.partner(0, 2));
  }

  @Test
  void inARingNobodyChangesPlaces() {
    Corridor ring =
        new Corridor(
            new String[] {"....", ".@@.", "...."},
            new int[][] {at(2, 0), at(1, 0)},
            new int[][] {at(0, 0), at(3, 0)});
    assertEquals(NOBODY, ring.partner(0, 1));
    assertEquals(NOBODY, ring.partner(1, 2));
  }
}
