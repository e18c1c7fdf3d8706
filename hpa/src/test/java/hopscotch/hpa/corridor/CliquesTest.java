package hopscotch.hpa.corridor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class CliquesTest {
  private static final String SEED = "2005";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  private static int[] cliques(String movement, String... rows) {
    GridGraph graph = GridGraph.of(GridMap.parse(rows), Movement.parse(movement));
    RegionGraph cells = RegionGraph.ofCells(graph, new int[graph.map().cellCount()]);
    int[] groups = new int[cells.size()];
    int count = Cliques.group(cells, groups);
    assertEquals(count, Arrays.stream(groups).max().orElse(-1) + 1);
    return groups;
  }

  @Example
  void fourCellsThatTouchEachOtherAreAClique() {
    assertArrayEquals(new int[] {0, 0, 1, 1, 0, 0, 1, 1}, cliques("8", "....", "...."));
  }

  @Example
  void whereNoFourDoThreeAre() {
    assertArrayEquals(new int[] {0, 0, 0}, cliques("8 always", "..", ".@"));
  }

  @Example
  void inARowOnlyTwoDo() {
    assertArrayEquals(new int[] {0, 0, 1, 1}, cliques("8", "...."));
  }

  @Example
  void whatIsLeftJoinsANeighbourAndALoneCellNone() {
    assertArrayEquals(new int[] {0, 0, 0, 1}, cliques("8", "...@."));
  }

  /** Edges between groups, once each way, and a member that no other beats in lying central. */
  @Property(seed = SEED)
  void groupsAreJoinedWhereTheirMembersAre(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    GridMap map = graph.map();
    RegionGraph cells = RegionGraph.ofCells(graph, new int[map.cellCount()]);
    int[] groups = new int[cells.size()];
    int count = Cliques.group(cells, groups);
    RegionGraph grouped = cells.grouped(groups, count, map.stride());
    boolean[][] joined = new boolean[count][count];
    int edges = 0;
    for (int i = 0; i < cells.size(); i++) {
      for (int neighbour : cells.neighbours()[i]) {
        int other = groups[neighbour];
        edges += groups[i] == other || joined[groups[i]][other] ? 0 : 1;
        joined[groups[i]][other] = true;
      }
    }
    for (int group = 0; group < count; group++) {
      for (int neighbour : grouped.neighbours()[group]) {
        assertTrue(joined[group][neighbour]);
        edges--;
      }
      checkMiddle(map, cells.cells(), groups, group, grouped.cells()[group]);
    }
    assertEquals(0, edges, "each edge once");
  }

  private static void checkMiddle(GridMap map, int[] cells, int[] groups, int group, int middle) {
    double meanX = 0;
    double meanY = 0;
    int members = 0;
    for (int i = 0; i < cells.length; i++) {
      if (groups[i] == group) {
        meanX += map.x(cells[i]);
        meanY += map.y(cells[i]);
        members++;
      }
    }
    meanX /= members;
    meanY /= members;
    double nearest = Math.hypot(map.x(middle) - meanX, map.y(middle) - meanY);
    for (int i = 0; i < cells.length; i++) {
      if (groups[i] == group) {
        double distance = Math.hypot(map.x(cells[i]) - meanX, map.y(cells[i]) - meanY);
        assertTrue(nearest <= distance + 1e-9, map.describe(middle));
      }
    }
  }
}
