package hopscotch.core.search.jps.weighted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.search.CanonicalTable;
import hopscotch.core.search.SkipTable;
import hopscotch.core.testkit.Oracle;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalDominanceTest {
  private static final List<String> NAMES = List.of("N", "E", "S", "W", "NE", "SE", "SW", "NW");

  /** What is worth making from the middle cell of three rows; S weighs 3 times what a dot does. */
  @ParameterizedTest
  @CsvSource({
    "8 never sqrt2,    E,  ... ... ..., E",
    "8 never sqrt2,    NE, ... ... ..., N E NE",
    "8 never sqrt2,    E,  SSS SSS SSS, E",
    "4 never sqrt2,    N,  ... ... ..., N E W",
    "4 never sqrt2,    E,  ... ... ..., E",
    "8 never sqrt2,    E,  @.. ... ..., N E NE",
    "8 one-free sqrt2, E,  .@. ... ..., E NE",
    // into heavy ground, out of it, and along its edge
    "8 never sqrt2,    E,  ..S ..S ..S, E",
    "8 never sqrt2,    E,  SS. SS. SS., E NE SE",
    "8 never sqrt2,    E,  ... SSS SSS, ''",
    "8 never sqrt2,    E,  SSS ... ..., E NE",
    // around a heavy cell
    "8 never sqrt2,    E,  S.. ... ..., E",
    "8 never sqrt2,    E,  .S. ... ..., E NE",
    "8 never sqrt2,    E,  ... .S. ..., ''",
    "4 never sqrt2,    E,  S.. ... ..., N E",
  })
  void movesWorthMaking(String movement, String reached, String rows, String expected) {
    GridMap map = GridMap.parse(rows.split(" "));
    GridGraph graph = GridGraph.of(map, Movement.parse(movement + " .=1,S=3"));
    int kept = new LocalDominance(graph).kept(map.cell(1, 1), NAMES.indexOf(reached));
    assertEquals(expected, names(kept));
  }

  @Property(tries = 300, seed = "20231")
  void onUniformGroundTheyAreTheNaturalAndForcedNeighbours(@ForAll long seed) {
    GridCase drawn = WeightedCases.onPatches(seed);
    Movement uniform = drawn.movement().withTerrain(Terrain.parse(".=1,S=1,G=1,W=1,T=1"));
    assertEverywhere(
        new GridCase(drawn.map(), uniform, drawn.start(), drawn.goal()).graph(),
        (graph, cell, d, kept) ->
            assertEquals(
                names(
                    SkipTable.kept(
                        CanonicalTable.of(graph, "jpsw"), graph.moves(), offsets(graph), d, cell)),
                names(kept)));
  }

  @Property(tries = 100, seed = "20232")
  void dominatedIsWhatSomePathAroundTheCellReplaces(@ForAll long seed) {
    assertEverywhere(
        WeightedCases.onPatches(seed).graph(),
        (graph, cell, d, kept) -> {
          int parent = cell - offsets(graph)[d];
          int expected = 0;
          for (int left = graph.moves(cell); left != 0; left &= left - 1) {
            int move = Integer.numberOfTrailingZeros(left);
            long over = graph.cost(parent, d) + graph.cost(cell, move);
            int target = cell + offsets(graph)[move];
            boolean isReplaced =
                target == parent || isReplaced(graph, cell, parent, target, over, move, 0, 0);
            expected |= isReplaced ? 0 : 1 << move;
          }
          assertEquals(names(expected), names(kept));
        });
  }

  /** Whether a path over the cells around one, from a cell of them on, replaces a last move. */
  private static boolean isReplaced(
      GridGraph graph, int centre, int at, int target, long over, int move, long cost, int moves) {
    for (int left = graph.moves(at); left != 0 && moves < 8; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      int next = at + offsets(graph)[d];
      int away = distance(graph.map(), centre, next);
      long nextCost = cost + graph.cost(at, d);
      if (away != 1 || nextCost > over) {
        continue;
      }
      boolean isFirst = nextCost < over || rank(d) < rank(move);
      if (next == target && isFirst
          || isReplaced(graph, centre, next, target, over, move, nextCost, moves + 1)) {
        return true;
      }
    }
    return false;
  }

  private static int rank(int d) {
    return Directions.isDiagonal(d) ? 2 : Directions.dy(d) != 0 ? 1 : 0;
  }

  private static int distance(GridMap map, int a, int b) {
    return Math.max(Math.abs(map.x(a) - map.x(b)), Math.abs(map.y(a) - map.y(b)));
  }

  /** Of all best predecessors of a cell one never prunes the move, wherever it was reached from. */
  @Property(tries = 300, seed = "20233")
  void someBestPredecessorKeepsTheMoveWhateverItsParent(@ForAll long seed) {
    GridCase query = WeightedCases.onPatches(seed);
    GridGraph graph = query.graph();
    GridMap map = query.map();
    if (!graph.isFree(query.start())) {
      return;
    }
    long[][] costs =
        new Oracle(map, query.movement(), graph.costs())
            .costsFrom(map.x(query.start()), map.y(query.start()));
    LocalDominance dominance = new LocalDominance(graph);
    for (int cell : graph.freeCells()) {
      if (cell != query.start() && g(costs, map, cell) != Oracle.UNREACHABLE) {
        boolean isKept =
            bestMoves(graph, costs, cell)
                .anyMatch(
                    d -> {
                      int before = cell - offsets(graph)[d];
                      return before == query.start()
                          || bestMoves(graph, costs, before)
                              .allMatch(it -> (dominance.kept(before, it) >>> d & 1) != 0);
                    });
        assertTrue(isKept, () -> query + map.describe(cell));
      }
    }
  }

  /** The moves to a cell that end a shortest path. */
  private static IntStream bestMoves(GridGraph graph, long[][] costs, int cell) {
    return IntStream.range(0, Directions.COUNT)
        .filter(d -> (graph.moves(cell) >>> Directions.reverse(d) & 1) != 0)
        .filter(
            d -> {
              int before = cell - offsets(graph)[d];
              long cost = g(costs, graph.map(), before) + graph.cost(before, d);
              return cost == g(costs, graph.map(), cell);
            });
  }

  private static long g(long[][] costs, GridMap map, int cell) {
    return costs[map.y(cell)][map.x(cell)];
  }

  /** What is asked of the moves kept at a cell after an arrival. */
  private interface Claim {
    void check(GridGraph graph, int cell, int d, int kept);
  }

  private static void assertEverywhere(GridGraph graph, Claim claim) {
    LocalDominance dominance = new LocalDominance(graph);
    for (int cell : graph.freeCells()) {
      for (int left = graph.moves(cell); left != 0; left &= left - 1) {
        int d = Directions.reverse(Integer.numberOfTrailingZeros(left));
        claim.check(graph, cell, d, dominance.kept(cell, d));
      }
    }
  }

  private static int[] offsets(GridGraph graph) {
    return Directions.offsets(graph.map().stride());
  }

  private static String names(int mask) {
    return IntStream.range(0, Directions.COUNT)
        .filter(d -> (mask >>> d & 1) != 0)
        .mapToObj(NAMES::get)
        .collect(Collectors.joining(" "));
  }
}
