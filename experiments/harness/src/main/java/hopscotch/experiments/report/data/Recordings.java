package hopscotch.experiments.report.data;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.experiments.output.Packed;
import hopscotch.experiments.query.Recent;
import hopscotch.experiments.report.answer.Answers;
import hopscotch.experiments.report.table.WorstQueries;
import hopscotch.experiments.results.StoredProblem;
import hopscotch.experiments.results.row.QueryProblem;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Searches of the worst queries, made again and kept for the page: the map, the path, and when each
 * cell was expanded. They end where they take 5 MB of the page, or 20 s; what is worst comes first.
 */
public final class Recordings {
  private static final long MOST_LETTERS = 5_000_000;
  private static final int MOST_PREPARED = 16;
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final Duration LIMIT_OF_ONE = Duration.ofSeconds(2);

  /** Small enough to pack well, large enough to see the order. */
  private static final int STEPS = 15;

  private final Answers answers;
  private final List<Ground> grounds = new ArrayList<>();
  private final Map<List<String>, Integer> groundNumbers = new LinkedHashMap<>();
  private final Map<WorstQueries.Worst, Recording> recordings = new HashMap<>();

  /** Planners by spec, map and movement; few, since some are large. Empty: there is none. */
  private final Map<List<Object>, Optional<PreparedPlanner>> prepared = new Recent<>(MOST_PREPARED);

  private final long end = System.nanoTime() + LIMIT.toNanos();
  private long letters;

  /**
   * A map under a movement.
   *
   * @param cells a bit a cell, row by row, 1 where it is free; deflated, in Base64
   */
  record Ground(int width, int height, String cells) {}

  /**
   * A search.
   *
   * @param ground an index of {@link #grounds()}
   * @param path twice the x and twice the y of each turn, from the map's upper left corner
   * @param box left, top, width and height of the cells that were expanded
   * @param order a byte a free cell of the box, its value less that of the one before it, modulo
   *     16: 0 if it was not expanded, else 1 to 15 from the first to the last; deflated, in Base64
   */
  record Recording(int ground, List<Integer> path, List<Integer> box, String order) {}

  private Recordings(Answers answers) {
    this.answers = answers;
  }

  /** Searches again: the worst query of each planner, then the next of each. */
  public static Recordings of(Answers answers, List<WorstQueries.Worst> worst) {
    Recordings recordings = new Recordings(answers);
    Map<WorstQueries.Worst, Integer> ranks = new HashMap<>();
    int[] seen = new int[answers.planners()];
    worst.forEach(each -> ranks.put(each, seen[each.planner()]++));
    worst.stream().sorted(Comparator.comparingInt(ranks::get)).forEach(recordings::record);
    return recordings;
  }

  private void record(WorstQueries.Worst worst) {
    StoredProblem problem = answers.problem(worst.problem());
    if (letters >= MOST_LETTERS
        || System.nanoTime() > end
        || !(problem.asked() instanceof QueryProblem asked)) {
      return;
    }
    List<Object> key = List.of(worst.planner(), problem.map(), problem.movement());
    try {
      Optional<PreparedPlanner> planner = prepared.get(key);
      if (planner == null) {
        prepared.put(key, Optional.empty());
        planner = Optional.of(prepare(answers.planner(worst.planner()), problem));
        prepared.put(key, planner);
      }
      if (planner.isPresent()) {
        record(worst, asked, planner.get());
      }
    } catch (IOException | IllegalArgumentException | BudgetExhaustedException e) {
      // The map is gone, or the planner is none of this program: the page says so.
    }
  }

  private PreparedPlanner prepare(String spec, StoredProblem problem) throws IOException {
    JsonNode file = answers.results().manifest().path("files").path(problem.map());
    if (!file.isTextual()) {
      throw new NoSuchFileException(problem.map());
    }
    Movement movement = Movement.parse(problem.movement());
    GridMap map = MapReader.read(Path.of(file.asText()), movement.terrain()::isFree);
    GridGraph graph = GridGraph.of(map, movement);
    return Planners.prepare(PlannerSpec.parse(spec), graph, Budget.time(LIMIT_OF_ONE));
  }

  private void record(WorstQueries.Worst worst, QueryProblem asked, PreparedPlanner planner)
      throws IOException {
    StoredProblem problem = answers.problem(worst.problem());
    GridGraph graph = planner.graph();
    GridMap map = graph.map();
    ExpandedCells expanded = new ExpandedCells(map);
    PathBuffer path = new PathBuffer();
    planner
        .newSearch(expanded)
        .find(
            map.cell(asked.ends().startX(), asked.ends().startY()),
            map.cell(asked.ends().goalX(), asked.ends().goalY()),
            path,
            Budget.time(LIMIT_OF_ONE));
    List<String> key = List.of(problem.map(), problem.movement());
    if (!groundNumbers.containsKey(key)) {
      groundNumbers.put(key, grounds.size());
      Ground ground = ground(graph);
      grounds.add(ground);
      letters += ground.cells().length();
    }
    String order = Packed.base64(expanded.steps(graph, STEPS));
    List<Integer> turns = turns(graph, path);
    letters += order.length() + 5L * turns.size();
    recordings.put(
        worst,
        new Recording(
            groundNumbers.get(key), turns, Arrays.stream(expanded.box()).boxed().toList(), order));
  }

  private static Ground ground(GridGraph graph) throws IOException {
    GridMap map = graph.map();
    byte[] bits = new byte[(map.width() * map.height() + 7) / 8];
    for (int i = 0; i < map.width() * map.height(); i++) {
      if (graph.isFree(map.cell(i % map.width(), i / map.width()))) {
        bits[i >> 3] |= (byte) (1 << (i & 7));
      }
    }
    return new Ground(map.width(), map.height(), Packed.base64(bits));
  }

  /** The ends of a path's straight stretches. */
  private static List<Integer> turns(GridGraph graph, PathBuffer path) {
    Points points = new Points(graph);
    List<Integer> turns = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      int x = points.x(points.of(path.cell(i)));
      int y = points.y(points.of(path.cell(i)));
      int size = turns.size();
      if (size >= 4 && isStraight(turns, x, y)) {
        turns.set(size - 2, x);
        turns.set(size - 1, y);
      } else {
        turns.add(x);
        turns.add(y);
      }
    }
    return turns;
  }

  private static boolean isStraight(List<Integer> turns, int x, int y) {
    int size = turns.size();
    int dx = turns.get(size - 2) - turns.get(size - 4);
    int dy = turns.get(size - 1) - turns.get(size - 3);
    int nextX = x - turns.get(size - 2);
    int nextY = y - turns.get(size - 1);
    return (long) dx * nextY == (long) dy * nextX && (long) dx * nextX + (long) dy * nextY > 0;
  }

  /** The maps. */
  List<Ground> grounds() {
    return grounds;
  }

  /** The search of a query; {@code null} where there is none. */
  Recording find(WorstQueries.Worst worst) {
    return recordings.get(worst);
  }
}
