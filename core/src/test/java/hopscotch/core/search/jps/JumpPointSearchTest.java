package hopscotch.core.search.jps;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.jps.graph.JumpCensus;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JumpPointSearchTest {

  /** A detour around a wall of two cells, without corner cutting. */
  private static final GridCase WALL =
      GridCase.of("8 never sqrt2", 0, 1, 4, 1, ".....", "..@..", "..@..", ".....");

  private static final String GRAPH = "jpsplus(prune=true,graph=always)";

  private static final String[] SPECS = {
    "jps", "jps(prune=true)", "jpsplus", "jpsplus(prune=true,graph=never)", GRAPH
  };

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(Served.MOVEMENTS);
  }

  @Property(seed = "20288")
  void expandsNothingBeyondTheOptimalCost(@ForAll("queries") GridCase query) {
    long optimum = Oracle.cost(query);
    for (String spec : SPECS) {
      long largestF = Arrays.stream(expansions(spec, query)).mapToLong(e -> e[1]).max().orElse(0);
      assertTrue(largestF <= optimum, () -> spec + ": f " + largestF + ", optimum " + optimum);
    }
  }

  @Property(seed = "20289")
  void preparedJumpsAreThoseFoundOnline(@ForAll("queries") GridCase query) {
    assertEquals(cells("jps", query), cells("jpsplus", query));
    List<String> pruned = cells("jps(prune=true,learn=false)", query);
    assertEquals(pruned, cells("jpsplus(prune=true,graph=never)", query));
  }

  /**
   * It passes jump points with one successor. Where it passed one at a g above its least, it may
   * expand what it came to at such a g; at its least g it expands nothing that is not expanded
   * online.
   */
  @Property(seed = "20290")
  void aGraphExpandsOnlyWhatIsExpandedOnline(@ForAll("queries") GridCase query) {
    long optimum = Oracle.cost(query);
    List<Long> online =
        Arrays.stream(expansions("jps(prune=true,learn=false)", query))
            .map(expansion -> expansion[0])
            .toList();
    for (long[] expansion : expansions(GRAPH, query)) {
      if (expansion[1] < optimum && !online.contains(expansion[0])) {
        GridCase reached = new GridCase(query.graph(), query.start(), (int) expansion[0]);
        assertTrue(expansion[2] > Oracle.cost(reached), () -> "g " + expansion[2]);
      }
    }
  }

  @Property(seed = "20291")
  void aGraphAnswersQueryAfterQuery(@ForAll("queries") GridCase query) {
    PathSearch search = Planners.prepare(GRAPH, query.graph()).newSearch();
    PathBuffer path = new PathBuffer();
    for (GridCase other : query.others(3)) {
      long optimum = Oracle.cost(other);
      Outcome outcome = search.find(other.start(), other.goal(), path);
      assertEquals(optimum != Oracle.UNREACHABLE, outcome == Outcome.FOUND);
      if (outcome == Outcome.FOUND) {
        PathCheck check = PathValidator.check(other.graph(), path, other.start(), other.goal());
        assertEquals(optimum, check.cost());
      }
    }
  }

  @Property(seed = "20292")
  void jumpPointsByNumberAreThoseByCell(@ForAll("queries") GridCase query) {
    PathSearch online = Planners.prepare("jps(prune=true,learn=false)", query.graph()).newSearch();
    PathSearch graph =
        Planners.prepare("jpsplus(prune=true,graph=never)", query.graph()).newSearch();
    PathBuffer path = new PathBuffer();
    for (GridCase other : query.others(3)) {
      Outcome outcome = online.find(other.start(), other.goal(), path);
      int[] expected = path.toArray();
      assertEquals(outcome, graph.find(other.start(), other.goal(), path));
      assertArrayEquals(expected, path.toArray());
      assertEquals(online.counters().toString(), graph.counters().toString());
    }
  }

  @Property(seed = "20293")
  void theLastExpansionIsOfWhatSeesTheGoal(@ForAll("queries") GridCase query) {
    long optimum = Oracle.cost(query);
    if (optimum != Oracle.UNREACHABLE && query.start() != query.goal()) {
      for (String spec : SPECS) {
        long[][] expansions = expansions(spec, query);
        long[] last = expansions[expansions.length - 1];
        long rest = Oracle.cost(new GridCase(query.graph(), (int) last[0], query.goal()));
        assertEquals(optimum, last[1], spec + ": its f");
        assertEquals(optimum, last[2] + rest, spec + ": its g and what is left");
      }
    }
  }

  @Test
  void pathIsEveryCellOfItsJumps() {
    PathBuffer path = new PathBuffer();
    GridMap map = WALL.map();
    for (String spec : SPECS) {
      PathSearch search = Planners.prepare(spec, WALL.graph()).newSearch();
      assertEquals(Outcome.FOUND, search.find(WALL.start(), WALL.goal(), path));
      int[] around = {
        map.cell(0, 1), map.cell(1, 0), map.cell(2, 0), map.cell(3, 0), map.cell(4, 1)
      };
      assertArrayEquals(around, path.toArray(), spec);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jps", "jps(prune=true)", "jpsplus", GRAPH})
  void openGroundIsOneExpansion(String spec) {
    GridCase open = GridCase.of("8 never sqrt2", 0, 0, 4, 2, ".....", ".....", ".....");
    assertEquals(1, expansions(spec, open).length);
  }

  /** From the middle of a fence with 40 gaps a side some 300 jump points are seen. */
  @Test
  void aCellMaySeeHundredsOfJumpPoints() {
    int side = 201;
    String[] rows = new String[side];
    for (int y = 0; y < side; y++) {
      StringBuilder row = new StringBuilder(".".repeat(side));
      for (int x = 0; x < side; x++) {
        int far = Math.max(Math.abs(x - 100), Math.abs(y - 100));
        int along = Math.abs(x - 100) == far ? y : x;
        if (far == 85 && along % 2 == 0) {
          row.setCharAt(x, '@');
        }
      }
      rows[y] = row.toString();
    }
    GridCase query = GridCase.of("8 never sqrt2", 100, 100, 200, 183, rows);
    long optimum = Oracle.cost(query);
    PathBuffer path = new PathBuffer();
    JumpCensus census = new JumpCensus(query.graph());
    assertTrue(census.successors(query.start(), JumpCensus.NO_DIRECTION, true) > 300);
    for (String spec : SPECS) {
      PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
      assertEquals(Outcome.FOUND, search.find(query.start(), query.goal(), path), spec);
      PathCheck check = PathValidator.check(query.graph(), path, query.start(), query.goal());
      assertEquals(optimum, check.cost(), spec);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jps", "jps(prune=true)", "jpsplus", GRAPH})
  void componentsAnswerWhatCannotBeReached(String spec) {
    GridCase query = GridCase.of("8", 0, 0, 4, 0, "..@..", "..@..");
    assertEquals(0, expansions(spec, query).length);
    String searching =
        spec.endsWith(")") ? spec.replace(")", ",components=false)") : spec + "(components=false)";
    assertTrue(expansions(searching, query).length > 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jpsplus(graph=always)", "jpsplus(prune=true,bounds=true,graph=always)"})
  void aGraphIsRefusedWhereItCannotServe(String spec) {
    GridGraph graph = WALL.graph();
    String message =
        assertThrows(IllegalArgumentException.class, () -> Planners.prepare(spec, graph))
            .getMessage();
    assertTrue(message.contains("graph=always needs prune=true and bounds=false"), message);
  }

  /** A wall of two cells in 4 rows makes jump points dense, as do columns in rows of three. */
  @Test
  void aGraphIsMadeUnlessJumpPointsAreDenseOnALargeMap() {
    assertEquals(indexBytes(GRAPH, WALL), indexBytes("jpsplus(prune=true)", WALL));
    String[] rows = new String[1026];
    Arrays.setAll(rows, y -> (y % 3 == 1 ? ".@." : "...").repeat(342));
    GridCase columns = GridCase.of("8 never sqrt2", 0, 0, 2, 2, rows);
    assertEquals(
        indexBytes("jps(prune=true)", columns), indexBytes("jpsplus(prune=true)", columns));
  }

  private static long indexBytes(String spec, GridCase query) {
    return Planners.prepare(spec, query.graph()).indexBytes();
  }

  /**
   * Indices of 512 x 512 cells: stops of 8 or 12 bits a cell, 4 or 6 with 4 directions, and jump
   * points of 1.5. Beside them a table of 2048 bytes, and 16 bytes a row.
   */
  @ParameterizedTest
  @CsvSource({
    "8 never sqrt2, jps,     9.5",
    "8 never sqrt2, jpsplus, 13.5",
    "4 never sqrt2, jps,     5.5",
    "4 never sqrt2, jpsplus, 7.5",
  })
  void indexIsAFewBitsACell(String movement, String spec, double bitsACell) {
    String row = ".".repeat(512);
    String[] rows = new String[512];
    Arrays.fill(rows, row);
    GridCase open = GridCase.of(movement, 0, 0, 1, 1, rows);
    long bytes = Planners.prepare(spec, open.graph()).indexBytes();
    assertEquals(bitsACell, 8.0 * (bytes - 2048 - 16 * 512) / (512 * 512), 0.25);
  }

  /** The expansions in order: cell, f, g. */
  private static long[][] expansions(String spec, GridCase query) {
    List<long[]> expansions = new ArrayList<>();
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void expand(int side, int cell, long g, long f) {
            expansions.add(new long[] {cell, f, g});
          }
        };
    PathSearch search = Planners.prepare(spec, query.graph()).newSearch(observer);
    search.find(query.start(), query.goal(), new PathBuffer());
    return expansions.toArray(long[][]::new);
  }

  private static List<String> cells(String spec, GridCase query) {
    return Arrays.stream(expansions(spec, query))
        .map(expansion -> query.map().describe((int) expansion[0]))
        .toList();
  }
}
