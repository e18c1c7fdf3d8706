package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.testkit.GridCases;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SkipTableTest {
  /** A table that leaves no move out. */
  private static final byte[] NOTHING = new byte[Directions.COUNT << 8];

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = "20269")
  void whatIsSkippedTheParentReachesNoDearer(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    byte[] skip = SkipTable.of(graph);
    int[] offsets = Directions.offsets(query.map().stride());
    for (int parent = 0; parent < query.map().cellCount(); parent++) {
      for (int d = 0; d < Directions.COUNT; d++) {
        if (isLegal(graph, parent, d)) {
          int cell = parent + offsets[d];
          int skipped = skip[d << 8 | graph.moves(parent)] & graph.moves(cell);
          for (int next = 0; next < Directions.COUNT; next++) {
            if ((skipped >>> next & 1) != 0) {
              int target = cell + offsets[next];
              long around = graph.cost(parent, d) + graph.cost(cell, next);
              assertTrue(direct(graph, parent, target) <= around, () -> "by way of " + cell);
            }
          }
        }
      }
    }
  }

  private static boolean isLegal(GridGraph graph, int cell, int d) {
    return (graph.moves(cell) >>> d & 1) != 0;
  }

  /** What the parent pays for a cell by itself: nothing to stay, else one legal move. */
  private static long direct(GridGraph graph, int parent, int target) {
    int[] offsets = Directions.offsets(graph.map().stride());
    for (int d = 0; d < Directions.COUNT; d++) {
      if (isLegal(graph, parent, d) && parent + offsets[d] == target) {
        return graph.cost(parent, d);
      }
    }
    return parent == target ? 0 : Long.MAX_VALUE;
  }

  @Property(seed = "20270")
  void changesNoPathAndNoCount(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    for (Heuristic heuristic : new Heuristic[] {Heuristic.AUTO, Heuristic.ZERO}) {
      PathSearch with = new BucketAStar(graph, heuristic, false, null);
      PathSearch without = new BucketAStar(graph, heuristic, NOTHING, false, null);
      PathBuffer path = new PathBuffer();
      PathBuffer full = new PathBuffer();
      assertEquals(
          without.find(query.start(), query.goal(), full),
          with.find(query.start(), query.goal(), path));
      assertEquals(Arrays.toString(full.toArray()), Arrays.toString(path.toArray()));
      assertEquals(without.counters().toString(), with.counters().toString());
    }
  }

  /** What is left of all eight moves on open ground. */
  @ParameterizedTest
  @CsvSource({
    "8 never sqrt2,  E,  NE E SE",
    "8 never sqrt2,  NE, N E NE SE NW",
    "8 never sqrt2,  SW, S W SE SW NW",
    "8 always 1/2,   E,  NE E SE",
    "8 always 1/1,   NE, N E NE SE NW",
    "4 never sqrt2,  E,  N E S",
  })
  void onOpenGroundOnlyNaturalMovesAreLeft(String movement, String reached, String left) {
    GridGraph graph = GridGraph.of(GridMap.parse("...", "...", "..."), Movement.parse(movement));
    int open = graph.moves(graph.map().cell(1, 1));
    assertEquals(mask(left), open & ~SkipTable.of(graph)[direction(reached) << 8 | open]);
  }

  /** The parent's own legal moves decide; without them only the way back is left out. */
  @ParameterizedTest
  @CsvSource({
    "E,  N E S W,    N E S NE SE",
    "E,  E S SE,     N E NE SE NW",
    "NE, NE,         N E S W NE SE NW",
    "NE, N E NE,     N E NE SE NW",
  })
  void whereTheParentCouldNotGoTheMoveIsKept(String reached, String parent, String left) {
    GridGraph graph = GridGraph.of(GridMap.parse("..."), Movement.OCTILE);
    int skipped = SkipTable.of(graph)[direction(reached) << 8 | mask(parent)];
    assertEquals(mask(left), 0xff & ~skipped);
  }

  /** On weighted terrain a move is left out only where it is so whatever the weights are. */
  @ParameterizedTest
  @CsvSource({"E, N E S NE SE", "NE, N E NE SE NW"})
  void onWeightedTerrainLessIsSkipped(String reached, String left) {
    GridGraph graph =
        GridGraph.of(
            GridMap.parse("...", ".S.", "..."), Movement.OCTILE.withTerrain(GridCases.WEIGHTED));
    int open = graph.moves(graph.map().cell(1, 1));
    assertEquals(mask(left), open & ~SkipTable.of(graph)[direction(reached) << 8 | open]);
  }

  private static final List<String> NAMES = List.of("N", "E", "S", "W", "NE", "SE", "SW", "NW");

  private static int direction(String name) {
    return NAMES.indexOf(name);
  }

  private static int mask(String names) {
    return Stream.of(names.split(" ")).mapToInt(name -> 1 << direction(name)).sum();
  }
}
