package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.path.Points;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.harness.output.Packed;
import hopscotch.judge.query.LruMap;
import hopscotch.judge.query.Point;
import hopscotch.judge.timing.AnswerCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Repeats searches and watches them, and keeps a few maps and planners. For one thread. */
public final class Recorder {
  private static final int MOST_GRAPHS = 4;

  /** The most planners that are kept. There are few, since some planners are large. */
  private static final int MOST_PREPARED = 16;

  /** The number of steps of time, few enough to compress well, and enough to show the order. */
  private static final int STEPS = 15;

  private final Map<List<Object>, GridGraph> graphs = new LruMap<>(MOST_GRAPHS);
  private final Map<List<Object>, PreparedPlanner> prepared = new LruMap<>(MOST_PREPARED);

  /**
   * A search to repeat.
   *
   * @param map the file of its map
   * @param movement as {@link Movement#parse} reads it
   * @param spec the planner
   */
  public record Asked(Path map, String movement, KnownSpec spec, Point start, Point goal) {}

  /**
   * Repeats a search.
   *
   * @param limit the limit of the preparation, and again of the search
   * @throws IOException if the map cannot be read
   * @throws IllegalArgumentException if the planner cannot serve the map
   * @throws hopscotch.core.planner.BudgetExhaustedException if the preparation took too long
   * @throws AnswerCheck.BadAnswerException if there is no answer in time, or it is not a path
   */
  public Recorded record(Asked asked, Duration limit) throws IOException {
    PreparedPlanner planner = planner(asked, limit);
    GridGraph graph = planner.graph();
    GridMap map = graph.map();
    int start = map.cell(asked.start().x(), asked.start().y());
    int goal = map.cell(asked.goal().x(), asked.goal().y());
    ExpandedCells expanded = new ExpandedCells(map);
    PathBuffer path = new PathBuffer();
    PathSearch search = planner.newSearch(expanded);
    Outcome outcome = search.find(start, goal, path, Budget.time(limit));
    AnswerCheck.require(outcome, search.counters());
    if (outcome != Outcome.FOUND) {
      throw new AnswerCheck.BadAnswerException("the search ended with " + outcome);
    }
    PathCheck check = PathValidator.check(graph, path, start, goal);
    if (!check.isValid() && planner.metric() != LengthMetric.ABSTRACT) {
      throw new AnswerCheck.BadAnswerException(check.problem());
    }
    return new Recorded(
        turns(graph, path),
        Arrays.stream(expanded.box()).boxed().toList(),
        Packed.base64(expanded.steps(graph, STEPS)));
  }

  private PreparedPlanner planner(Asked asked, Duration limit) throws IOException {
    List<Object> key = List.of(asked.map(), asked.movement(), asked.spec());
    PreparedPlanner planner = prepared.get(key);
    if (planner == null) {
      planner = Planners.prepare(asked.spec(), graph(asked), Budget.time(limit));
      prepared.put(key, planner);
    }
    return planner;
  }

  private GridGraph graph(Asked asked) throws IOException {
    List<Object> key = List.of(asked.map(), asked.movement());
    GridGraph graph = graphs.get(key);
    if (graph == null) {
      Movement movement = Movement.parse(asked.movement());
      graph = GridGraph.of(MapReader.read(asked.map(), movement.terrain()::isFree), movement);
      graphs.put(key, graph);
    }
    return graph;
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
}
