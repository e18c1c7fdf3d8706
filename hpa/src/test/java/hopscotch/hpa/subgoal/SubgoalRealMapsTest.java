package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.testkit.RealMaps;
import hopscotch.core.testkit.RealMaps.Row;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Planners on subgoals on MovingAI maps, where the environment names a folder of them: the
 * published lengths, and the same answers from an index that was read as from one that was built.
 */
class SubgoalRealMapsTest {
  private static final int SAMPLE = 50;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "dao/brc202d, subgoal",
    "dao/brc202d, subgoal(levels=2)",
    "dao/brc202d, subgoal(levels=all)",
    "dao/brc202d, ch",
    "rooms/32room_000, subgoal(levels=all)",
    "mazes/maze512-4-0, subgoal(levels=all)",
    "mazes/maze512-4-0, ch",
    "dao/brc202d, chjp",
    "random/random512-35-0, chjp",
    "dao/brc202d, hl",
    "mazes/maze512-4-0, hl",
    "random/random512-35-0, hl",
    "random/random512-35-0, subgoal(levels=all)",
  })
  void someRows(String map, String spec) throws IOException {
    check(map, spec, SAMPLE);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"dao", "rooms", "mazes", "random", "sc1"})
  void someRowsOfEveryMap(String set) throws IOException {
    RealMaps.folder();
    for (String name : RealMaps.names(set)) {
      check(name, "subgoal(levels=all)", SAMPLE);
    }
  }

  private void check(String name, String spec, int sample) throws IOException {
    RealMaps.folder();
    GridMap map = RealMaps.map(name);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    IndexStore store = new IndexStore(folder);
    KnownSpec parsed = Planners.known(spec);
    PathSearch built = Planners.prepare(parsed, graph, Budget.UNLIMITED, store).newSearch();
    PreparedPlanner read = Planners.prepare(parsed, graph, Budget.UNLIMITED, store);
    assertTrue(read.storedIndexes().get(0).isRead());
    PathSearch again = read.newSearch();
    PathBuffer path = new PathBuffer();
    PathBuffer same = new PathBuffer();
    List<Row> rows = RealMaps.rows(name);
    for (int i = 0; i < rows.size(); i += Math.max(1, rows.size() / sample)) {
      Row row = rows.get(i);
      int start = map.cell(row.startX(), row.startY());
      int goal = map.cell(row.goalX(), row.goalY());
      if (graph.isFree(start) && graph.isFree(goal)) {
        String where = name + " " + row;
        Outcome outcome = built.find(start, goal, path);
        assertEquals(outcome, again.find(start, goal, same), where);
        assertArrayEquals(path.toArray(), same.toArray(), where);
        assertEquals(built.counters().toString(), again.counters().toString(), where);
        if (outcome == Outcome.FOUND) {
          PathCheck check = PathValidator.check(graph, path, start, goal);
          assertTrue(check.isValid() && row.agrees(check.length()), () -> where + ": " + check);
        }
      }
    }
  }
}
