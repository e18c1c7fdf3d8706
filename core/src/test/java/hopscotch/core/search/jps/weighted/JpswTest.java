package hopscotch.core.search.jps.weighted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.Oracle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class JpswTest {

  @Test
  void jumpsOverGroundOfOneWeight() {
    GridCase query =
        GridCase.of(
            "8 never sqrt2 .=1,S=3",
            0,
            2,
            9,
            2,
            "..........",
            "..........",
            "..........",
            "..........",
            "..........");
    assertEquals(List.of("(0, 2)"), expansions(query));
  }

  @Test
  void stopsBesideOtherWeights() {
    GridCase query = GridCase.of("4 never sqrt2 .=1,S=3", 0, 0, 9, 0, "....SS....");
    assertEquals(List.of("(0, 0)", "(3, 0)", "(4, 0)", "(5, 0)", "(6, 0)"), expansions(query));
  }

  @Test
  void goesAroundHeavyGroundWhereThatIsCheaper() {
    GridCase query =
        GridCase.of(
            "8 never 2/3 .=1,S=9",
            0,
            1,
            4,
            1, //
            ".....", //
            "..S..",
            ".....");
    PathBuffer path = new PathBuffer();
    Planners.prepare("jpsw", query.graph()).newSearch().find(query.start(), query.goal(), path);
    GridMap map = query.map();
    long cost = PathValidator.check(query.graph(), path, query.start(), query.goal()).cost();
    // two diagonal and two straight moves, each between two cells of weight 1
    assertEquals(2 * (2 * 3 + 2 * 2), cost);
    assertTrue(path.size() == 5 && path.cell(2) != map.cell(2, 1));
  }

  @Property(tries = 5000, seed = "20234")
  void findsWhatTheOracleFindsAndExpandsNoCellTwice(@ForAll long seed) {
    GridCase drawn = WeightedCases.onPatches(seed);
    List<Long> fs = new ArrayList<>();
    List<Integer> cells = new ArrayList<>();
    PathSearch search =
        Planners.prepare("jpsw", drawn.graph())
            .newSearch(
                new SearchObserver() {
                  @Override
                  public void expand(int side, int cell, long g, long f) {
                    cells.add(cell);
                    fs.add(f);
                  }
                });
    for (GridCase query : drawn.others(2)) {
      cells.clear();
      fs.clear();
      PathBuffer path = new PathBuffer();
      long optimum = Oracle.cost(query);
      Outcome outcome = search.find(query.start(), query.goal(), path);
      assertEquals(optimum != Oracle.UNREACHABLE, outcome == Outcome.FOUND, query::toString);
      if (outcome == Outcome.FOUND) {
        GridGraph graph = query.graph();
        long cost = PathValidator.check(graph, path, query.start(), query.goal()).cost();
        assertEquals(optimum, cost, query::toString);
        assertTrue(fs.stream().allMatch(f -> f <= optimum), query::toString);
      }
      assertEquals(cells.size(), new HashSet<>(cells).size(), query::toString);
    }
  }

  /** A jump has a length of 16 bits. */
  @Test
  void jumpsFartherThanALengthCanSay() {
    GridMap map = GridMap.of(100_000, 1, (x, y) -> true);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    PathSearch search = Planners.prepare("jpsw", graph).newSearch();
    PathBuffer path = new PathBuffer();
    int goal = map.cell(99_999, 0);
    assertEquals(Outcome.FOUND, search.find(map.cell(0, 0), goal, path));
    assertEquals(100_000, path.size());
    assertEquals(Outcome.FOUND, search.find(goal, map.cell(0, 0), path));
    assertEquals(100_000, path.size());
  }

  private static List<String> expansions(GridCase query) {
    List<String> cells = new ArrayList<>();
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void expand(int side, int cell, long g, long f) {
            cells.add(query.map().describe(cell));
          }
        };
    PathSearch search = Planners.prepare("jpsw", query.graph()).newSearch(observer);
    search.find(query.start(), query.goal(), new PathBuffer());
    return cells;
  }
}
