package hopscotch.harness.scoreboard;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.harness.guest.GuestPlanner;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.query.Query;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Puts the same queries on the same maps to all hierarchies of a board, and builds walls on their
 * paths. For one thread.
 *
 * @param scoring how they are asked; with fewer than {@value #QUERIES} maps for each movement there
 *     are as many queries, on small maps, as a trial
 * @param isTimed whether the work after a wall is timed, by code that has run before
 */
public record Hierarchies(Scoreboard board, Scoring scoring, boolean isTimed) {
  static final String MOVEMENT = "8 never sqrt2";
  private static final String FIRST_LEG = "first-leg";
  private static final int SIDE = 256;
  private static final int SMALL_SIDE = 64;
  private static final int QUERIES = 50;
  private static final double WALLS = 0.4;

  /**
   * A map with its queries and walls.
   *
   * @param queries pairs of cells that a path joins
   * @param walls for each of the first queries, the cell in the middle of a shortest path
   */
  record Arena(GridGraph graph, List<Query> queries, List<Integer> walls) {
    private static Arena of(String generator, Scoring scoring) {
      int side = scoring.maps() < QUERIES ? SMALL_SIDE : SIDE;
      GridMap map = MapGenerators.parse(generator).generate(side, side, scoring.seed());
      GridGraph graph = GridGraph.of(map, Movement.parse(MOVEMENT));
      List<Query> queries = queries(graph, scoring);
      PathSearch search = Planners.prepare("astar", graph).newSearch();
      PathBuffer path = new PathBuffer();
      List<Integer> walls = new ArrayList<>();
      for (Query query : queries.subList(0, (int) Math.ceil(WALLS * queries.size()))) {
        search.find(query.start(), query.goal(), path);
        walls.add(path.cell(path.size() / 2));
      }
      return new Arena(graph, queries, walls);
    }

    private static List<Query> queries(GridGraph graph, Scoring scoring) {
      GridMap map = graph.map();
      Random random = new Random(scoring.seed());
      List<Query> queries = new ArrayList<>();
      while (queries.size() < Math.min(QUERIES, scoring.maps())) {
        int start = map.cell(random.nextInt(map.width()), random.nextInt(map.height()));
        int goal = map.cell(random.nextInt(map.width()), random.nextInt(map.height()));
        boolean isFar = Math.abs(map.x(start) - map.x(goal)) > 1;
        boolean areFree = graph.isFree(start) && graph.isFree(goal);
        if (isFar && areFree && graph.components().connected(start, goal)) {
          queries.add(Query.of(start, goal));
        }
      }
      return queries;
    }

    /** The change to a wall, or back to the ground that was there before. */
    CellChanges change(int cell, boolean isWall) {
      GridMap map = graph.map();
      CellChanges.Builder change = CellChanges.on(map);
      int terrain = isWall ? GridMap.OUT_OF_BOUNDS : map.terrain(cell);
      return change.set(map.x(cell), map.y(cell), terrain).build();
    }
  }

  /** Asks all hierarchies. */
  public List<HierarchyRow> ask() {
    if (board.hierarchies().isEmpty()) {
      return List.of();
    }
    List<Arena> arenas = board.timedMaps().stream().map(it -> Arena.of(it, scoring)).toList();
    return board.hierarchies().stream().map(entry -> ask(entry, arenas)).toList();
  }

  /** Asks one hierarchy. If it cannot be prepared, its row says why. */
  private HierarchyRow ask(Scoreboard.Hierarchy entry, List<Arena> arenas) {
    Map<String, GuestProgram> programs = new HashMap<>();
    entry
        .findGuest()
        .flatMap(board::findFinder)
        .flatMap(finder -> finder.findProgram(scoring.folder()))
        .ifPresent(program -> programs.put(entry.findGuest().get(), program));
    Optional<KnownSpec> firstLeg = Optional.empty();
    if (entry.firstLeg() != null) {
      GuestProgram program =
          new GuestProgram(entry.firstLeg(), null, null, null).in(scoring.folder());
      programs.put(FIRST_LEG, program);
      firstLeg = Optional.of(GuestPlanners.spec(FIRST_LEG));
    }
    programs.forEach(GuestPlanner::admit);
    HierarchyMeasurement comparison = new HierarchyMeasurement(entry, firstLeg, scoring, isTimed);
    try {
      arenas.forEach(comparison::ask);
      return comparison.row("");
    } catch (IllegalArgumentException | BudgetExhaustedException e) {
      return comparison.row(e.getMessage());
    } finally {
      programs.values().forEach(GuestPlanner::dismiss);
    }
  }
}
