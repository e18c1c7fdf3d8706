package hopscotch.datasets.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.core.testkit.RealMaps;
import hopscotch.datasets.movingai.LengthFormat;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every length of the competition's walks, in the folder {@code dynamic} beside that of the maps,
 * or in the folder that the system property {@value #PROPERTY} names.
 */
class CompetitionWalkTest {
  private static final String PROPERTY = "hopscotch.walks";

  private static final int FIRST = 300;

  @ParameterizedTest
  @ValueSource(
      strings = {"astar", "lpastar", "dstarlite", "mtdstarlite", "aastar", "gaastar", "mpgaastar"})
  void theFirstLengthsAreFoundAgain(String spec) throws IOException {
    for (Path file : walks()) {
      Walk walk = DynamicScenarioReader.read(file);
      int asks = Math.min(FIRST, walk.askCount());
      assertEquals(asks, rightAnswers(walk, spec, asks), walk::name);
    }
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(
      strings = {"astar", "lpastar", "dstarlite", "mtdstarlite", "aastar", "gaastar", "mpgaastar"})
  void everyLengthIsFoundAgain(String spec) throws IOException {
    for (Path file : walks()) {
      Walk walk = DynamicScenarioReader.read(file);
      assertEquals(walk.askCount(), rightAnswers(walk, spec, walk.askCount()), walk::name);
    }
  }

  private static List<Path> walks() throws IOException {
    String property = System.getProperty(PROPERTY);
    Path folder =
        property == null ? RealMaps.folder().resolveSibling("dynamic") : Path.of(property);
    assumeTrue(
        Files.isDirectory(folder),
        "no folder " + folder + ", so no walk of the competition is read");
    try (var files = Files.list(folder)) {
      List<Path> walks = files.filter(file -> file.toString().endsWith(".scen")).sorted().toList();
      assertTrue(!walks.isEmpty(), () -> "walks in " + folder);
      return walks;
    }
  }

  /** How many of the first asks are answered rightly. */
  private static int rightAnswers(Walk walk, String spec, int asks) {
    LengthFormat format =
        LengthFormat.of(
            walk.events().stream()
                .filter(WalkEvent.Ask.class::isInstance)
                .map(event -> ((WalkEvent.Ask) event).length().orElseThrow())
                .filter(length -> length.signum() > 0 && length.scale() > 0)
                .toList());
    GridGraph graph = GridGraph.of(walk.firstMap(), Movement.OCTILE);
    IncrementalSearch search = IncrementalSearches.of(Planners.prepare(spec, graph), null);
    int right = 0;
    int asked = 0;
    for (WalkEvent event : walk.events()) {
      if (event instanceof WalkEvent.Change change) {
        CellChanges changes = change.on(graph.map());
        graph = graph.with(changes);
        search.change(changes);
      } else if (event instanceof WalkEvent.Ask ask && asked++ < asks) {
        right += isRight(graph, search, ask, format) ? 1 : 0;
      }
    }
    return right;
  }

  private static boolean isRight(
      GridGraph graph, IncrementalSearch search, WalkEvent.Ask ask, LengthFormat format) {
    GridMap map = graph.map();
    BigDecimal published = ask.length().orElseThrow();
    int start = map.cell(ask.startX(), ask.startY());
    int goal = map.cell(ask.goalX(), ask.goalY());
    if (!graph.isFree(start) || !graph.isFree(goal)) {
      return published.signum() < 0;
    }
    PathBuffer path = new PathBuffer();
    if (search.find(start, goal, path) != Outcome.FOUND) {
      return published.signum() < 0;
    }
    PathCheck check = PathValidator.check(graph, path, start, goal);
    assertNull(check.problem(), () -> ask + ": the path is legal");
    return format.agrees(published, check.length());
  }
}
