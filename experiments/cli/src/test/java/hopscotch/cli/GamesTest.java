package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.Route;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.datasets.tiles.TileFiles;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.datasets.tiles.TileRule;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The page {@code docs/games.md}: each of its blocks of Java stands here too, and does what it
 * says.
 */
class GamesTest {
  private static final Path PAGE = Path.of("../../docs/games.md");
  private static final Path SELF = Path.of("src/test/java/hopscotch/cli/GamesTest.java");

  private final GridMap map = level().map();
  private final GridGraph graph = level();
  private final PathBuffer path = new PathBuffer();
  private final List<String> walked = new ArrayList<>();
  private int frames;

  private void moveTo(int x, int y) {
    walked.add(x + "," + y);
  }

  private void nextFrame() {
    frames++;
  }

  private void draw(int[] cells) {
    assertEquals(50, IntStream.of(cells).distinct().count());
    frames++;
  }

  private static GridGraph level() {
    GridMap map = GridMap.of(64, 64, (x, y) -> x % 16 != 15 || y % 16 == 7); // walls with doors
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    return graph;
  }

  @Test
  void everyBlockOfThePageStandsHere() throws IOException {
    String self = Files.readString(SELF);
    List<String> blocks = PageBlocks.of(PAGE, "java");
    assertEquals(14, blocks.size());
    for (String block : blocks) {
      assertTrue(self.contains(block.indent(4)), block);
    }
  }

  /** Over the village of the page on tile maps. */
  @Test
  void pathsOverGroundOfSeveralWeightsAreSmoothed(@TempDir Path folder) throws IOException {
    String tiles = PageBlocks.of(Path.of("../../docs/tile-maps.md"), "xml").get(0);
    Path file = Files.writeString(folder.resolve("village.tmx"), tiles);

    TileMap village = TileFiles.read(file, TileRule.STANDARD);
    Terrain terrain = village.findTerrain().orElse(Terrain.GROUND);
    GridGraph ground = GridGraph.of(village.map(), Movement.OCTILE.withTerrain(terrain));
    PathSearch overGround = Planners.prepare("rays(hpa)", ground).newSearch();

    int start = village.map().cell(0, 4);
    int goal = village.map().cell(7, 4);
    assertEquals(Outcome.FOUND, overGround.find(start, goal, path));
    PathCheck smoothed = PathValidator.check(ground, path, start, goal);
    assertTrue(ground.isWeighted() && smoothed.isValid(), smoothed::toString);
    Planners.prepare("hpa", ground).newSearch().find(start, goal, path);
    assertTrue(smoothed.cost() <= PathValidator.check(ground, path).cost());
  }

  @Test
  void aLevelIsSavedWithItsIndexAndLoaded(@TempDir Path levels) throws IOException {
    MapWriter.write(map, levels.resolve("doors.map"));
    GridGraph loaded = GridGraph.of(MapReader.read(levels.resolve("doors.map")), Movement.OCTILE);
    IndexStore store = new IndexStore(levels.resolve("indexes"));
    PreparedPlanner kept = Planners.prepare(Planners.known("hpa"), loaded, Budget.UNLIMITED, store);

    assertFalse(kept.storedIndexes().get(0).isRead());
    kept = Planners.prepare(Planners.known("hpa"), loaded, Budget.UNLIMITED, store);
    assertTrue(kept.storedIndexes().get(0).isRead());
  }

  @Test
  void oneUnitWalksToItsGoal() {
    PreparedPlanner planner = Planners.prepare("rays(hpa)", graph);
    PathSearch search = planner.newSearch();
    PathBuffer path = new PathBuffer();
    if (search.find(map.cell(2, 2), map.cell(60, 60), path) == Outcome.FOUND) {
      for (int i = 0; i < path.size(); i++) {
        moveTo(map.x(path.cell(i)), map.y(path.cell(i)));
      }
    }

    assertEquals("2,2", walked.get(0));
    assertEquals("60,60", walked.get(walked.size() - 1));
    assertTrue(walked.size() > 60, "every cell is named");
    Planners.prepare("thetastar", graph).newSearch().find(map.cell(2, 2), map.cell(60, 60), path);
    assertTrue(path.size() < 20, "only turns are named");
  }

  @Test
  void aDoorCloses() {
    PreparedPlanner planner = Planners.prepare("rays(hpa)", graph);

    IncrementalSearch unit = IncrementalSearches.of(Planners.prepare("dstarlite", graph), null);
    unit.find(map.cell(2, 7), map.cell(40, 7), path);
    CellChanges closed = CellChanges.on(map).block(15, 7).build();
    unit.change(closed);
    Outcome outcome = unit.find(map.cell(6, 7), map.cell(40, 7), path);

    assertEquals(Outcome.FOUND, outcome);
    GridGraph changed = graph.with(closed);
    assertTrue(
        PathValidator.check(changed, path, map.cell(6, 7), map.cell(40, 7)).isValid(),
        "it goes around the door");

    PreparedPlanner hpa = Planners.prepare("hpa", graph);
    ChangingPlanner living = hpa.capability(Changeable.class).orElseThrow().changing();
    PathSearch shared = living.newSearch(); // for all units of a thread
    Route guard = new Route(living.graph()); // one for each unit
    guard.find(shared, map.cell(2, 7), map.cell(40, 7));

    walked.clear();

    living.change(closed); // first the planner, once for all
    guard.change(closed); // then every route
    if (!guard.isGood()) {
      guard.mend(shared); // only the stretch beside the door
    }
    living.tidy(Budget.time(Duration.ofMillis(2)));
    moveTo(map.x(guard.step()), map.y(guard.cell()));

    assertEquals(1, walked.size());
    guard.rest(path);
    assertTrue(PathValidator.check(changed, path, guard.cell(), map.cell(40, 7)).isValid());

    Planner repaired = planner.capability(Repairable.class).orElseThrow().withChanges(closed);

    repaired.newSearch().find(map.cell(6, 7), map.cell(40, 7), path);
    assertTrue(PathValidator.check(changed, path, map.cell(6, 7), map.cell(40, 7)).isValid());
  }

  @Test
  void twoHundredUnitsArrive() {
    int[] units = IntStream.range(0, 200).map(i -> map.cell(i % 15, i / 15)).toArray();
    DistanceField field = DistanceField.of(graph, map.cell(60, 60));
    for (int i = 0; i < units.length; i++) {
      units[i] = field.next(units[i]); // the goal itself once there, -1 where no path leads
    }

    for (int step = 0; step < 200; step++) {
      for (int i = 0; i < units.length; i++) {
        units[i] = field.next(units[i]);
      }
    }
    assertTrue(IntStream.of(units).allMatch(field::isGoal));
  }

  @Test
  void fiftyUnitsKeepApart() {
    int[] starts = IntStream.range(0, 50).map(i -> map.cell(i % 10, i / 10)).toArray();
    int[] goals = IntStream.range(0, 50).map(i -> map.cell(50 + i % 10, 50 + i / 10)).toArray();
    Team team = Team.of(graph, starts, goals);
    TeamBudget budget = TeamBudget.of(Budget.time(Duration.ofSeconds(5)));
    TeamAnswer answer = TeamPlanners.prepare("lacam", graph).newSearch().solve(team, budget);
    Plan plan = answer.findPlan().orElseThrow();
    int[] cells = new int[team.size()];
    for (int step = 0; step <= plan.makespan(); step++) {
      plan.configuration(step, cells); // where each unit is at that step
      draw(cells);
    }

    assertEquals(plan.makespan() + 1, frames);
    assertTrue(PlanValidator.check(team, plan).isValid());
  }

  @Test
  void aWideUnitFindsTheDoorsTooNarrow() {
    GridGraph wide = GridGraph.of(map, Movement.OCTILE.withBody(2));
    PathSearch wideSearch = Planners.prepare("astar", wide).newSearch();
    int far = map.cell(60, 60);
    Outcome tooNarrow = wideSearch.find(map.cell(2, 2), far, path); // the doors: NO_PATH

    assertEquals(Outcome.NO_PATH, tooNarrow);
    assertEquals(Outcome.FOUND, wideSearch.find(map.cell(2, 2), map.cell(2, 62), path));
  }

  @Test
  void aMillisecondAFrame() {
    ResumableSearch slices = (ResumableSearch) Planners.prepare("astar", graph).newSearch();
    Budget slice = Budget.time(Duration.ofMillis(1));
    Outcome soFar = slices.find(map.cell(2, 2), map.cell(60, 60), path, slice);
    while (soFar.isInterrupted()) {
      nextFrame();
      soFar = slices.resume(path, slice);
    }

    assertEquals(Outcome.FOUND, soFar);
  }

  @Test
  void aUnitMovesInTheFirstFrame() {
    StepwiseSearch walk =
        (StepwiseSearch) Planners.prepare("tbastar(expansions=200)", graph).newSearch();
    walk.begin(map.cell(2, 2), map.cell(60, 60), path, Budget.UNLIMITED); // the first move
    for (int i = 1; i < path.size(); i++) {
      moveTo(map.x(path.cell(i)), map.y(path.cell(i)));
      nextFrame();
      walk.advance(path); // one more, until it is there
    }

    assertEquals(path.size() - 1, frames);
    assertEquals("60,60", walked.get(walked.size() - 1));
  }

  @Test
  void manyThreadsShareAPlanner() {
    PreparedPlanner planner = Planners.prepare("rays(hpa)", graph);
    int goal = map.cell(60, 60);
    ThreadLocal<PathSearch> mine = ThreadLocal.withInitial(planner::newSearch);
    List<Outcome> outcomes =
        IntStream.range(0, 60)
            .parallel()
            .mapToObj(y -> mine.get().find(map.cell(2, y), goal, new PathBuffer()))
            .toList();

    assertEquals(Collections.nCopies(60, Outcome.FOUND), outcomes);
  }

  /** Of twenty rounds two in succession: the virtual machine compiles on the account of a round. */
  @ParameterizedTest
  @ValueSource(strings = {"astar", "hpa(cluster=8)"})
  void slicesAndMovesOnAFieldAllocateNothingOnceWarm(String spec) {
    ResumableSearch slices = (ResumableSearch) Planners.prepare(spec, graph).newSearch();
    Budget slice = Budget.expansions(20);
    DistanceField field = DistanceField.of(graph, map.cell(60, 60));
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    int quiet = 0;
    for (int round = 0; round < 20 && quiet < 2; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      Outcome outcome = slices.find(map.cell(2, 2), map.cell(60, 60), path, slice);
      while (outcome.isInterrupted()) {
        outcome = slices.resume(path, slice);
      }
      for (int cell = map.cell(2, 2); !field.isGoal(cell); cell = field.next(cell)) {
        field.cost(cell);
      }
      quiet = threads.getCurrentThreadAllocatedBytes() == before ? quiet + 1 : 0;
    }
    assertEquals(2, quiet, "rounds in succession without an allocation");
  }
}
