package hopscotch.papers.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import java.util.HashSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TargetedBoundSearchTest {
  private static final Movement MOVEMENT = Movement.OCTILE.withCosts(CostPair.parse("2/3"));

  private static GridGraph random(Random random) {
    int width = 1 + random.nextInt(12);
    String[] rows = new String[1 + random.nextInt(12)];
    for (int y = 0; y < rows.length; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < width; x++) {
        row.append(random.nextInt(4) == 0 ? '@' : '.');
      }
      rows[y] = row.toString();
    }
    return GridGraph.of(GridMap.parse(rows), MOVEMENT);
  }

  @Test
  void thereAreSeventeenBoundsWithNamesOfTheirOwn() {
    assertEquals(17, PairBound.ALL.size());
    HashSet<String> names = new HashSet<>();
    PairBound.ALL.forEach(bound -> names.add(bound.toString()));
    assertEquals(17, names.size());
    assertTrue(names.contains("fd+df"));
  }

  @Test
  void whateverBoundIsRaisedThePathIsShortest() {
    Random random = new Random(17);
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < 300; i++) {
      GridGraph graph = random(random);
      PathSearch aStar = Planners.prepare("astar(open=heap)", graph).newSearch();
      TargetedBoundSearch search = new TargetedBoundSearch(graph);
      int start = freeCell(graph, random);
      int goal = freeCell(graph, random);
      if (start < 0) {
        continue;
      }
      boolean isFound = aStar.find(start, goal, path) == Outcome.FOUND;
      long optimum = isFound ? PathValidator.check(graph, path).cost() : Integer.MAX_VALUE;
      for (PairBound bound : PairBound.ALL) {
        assertEquals(optimum, search.find(start, goal, bound), bound + " on\n" + graph.map());
        assertTrue(search.necessary() <= search.expanded(), bound.toString());
      }
    }
  }

  private static int freeCell(GridGraph graph, Random random) {
    int[] free = new int[graph.freeCount()];
    int count = 0;
    for (int cell = 0; cell < graph.map().cellCount(); cell++) {
      if (graph.isFree(cell)) {
        free[count++] = cell;
      }
    }
    return count == 0 ? -1 : free[random.nextInt(count)];
  }
}
