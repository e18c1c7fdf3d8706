package hopscotch.experiments.guest;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.datasets.movingai.MapWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A guest as a planner of this JVM, for commands that ask query by query. Each search has a process
 * of its own, which ends with the JVM. A query is timed here, the protocol included. It tells no
 * observer anything. Immutable; shared by threads.
 */
public final class GuestPlanner implements Planner {
  private static final Set<GuestSession> SESSIONS = ConcurrentHashMap.newKeySet();
  private static final String RUN = "command" + ProcessHandle.current().pid();
  private static final Duration LONGEST = Duration.ofHours(1);

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> SESSIONS.forEach(GuestSession::close), "guests-end"));
  }

  private final String name;
  private final GuestProgram program;
  private final GridGraph graph;
  private final Path file;
  private final Duration limit;
  private final Guarantee guarantee;
  private final LengthMetric metric;
  private final long indexBytes;

  private GuestPlanner(String name, GuestProgram program, GridGraph graph, Duration limit) {
    this.name = name;
    this.program = program;
    this.graph = graph;
    this.limit = limit;
    this.file = write(graph.map());
    try {
      GuestSession session = GuestSession.start(program, GuestLimits.lenient(), RUN, null);
      SESSIONS.add(session);
      session.map(file, graph.map(), graph.movement(), limit);
      this.indexBytes = session.prepare(limit).indexBytes();
      this.guarantee = program.findPromise().orElse(session.hello().guarantee());
      this.metric = session.hello().metric();
      session.quit();
      SESSIONS.remove(session);
    } catch (GuestFault e) {
      throw new IllegalArgumentException("guest " + name + ": " + e.getMessage(), e);
    }
  }

  /** The entry by which a program is known as a guest of this name. */
  public static PlannerFactory entry(String name, GuestProgram program) {
    return PlannerFactory.named(name)
        .summary("a guest: " + String.join(" ", program.command()))
        .preparedBy(
            (arguments, inner, graph, budget) ->
                new GuestPlanner(name, program, graph, limit(budget)));
  }

  private static Duration limit(Budget budget) {
    return Duration.ofNanos(Math.min(budget.nanos(), LONGEST.toNanos()));
  }

  /** The map in a file, as a guest reads it: it may have been generated. */
  private static Path write(GridMap map) {
    try {
      Path file = Files.createTempFile("guest", ".map");
      file.toFile().deleteOnExit();
      MapWriter.write(map, file);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public GridGraph graph() {
    return graph;
  }

  @Override
  public Guarantee guarantee() {
    return guarantee;
  }

  @Override
  public LengthMetric metric() {
    return metric;
  }

  @Override
  public long indexBytes() {
    return indexBytes;
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    try {
      GuestSession session = GuestSession.start(program, GuestLimits.lenient(), RUN, null);
      SESSIONS.add(session);
      session.map(file, graph.map(), graph.movement(), limit);
      session.prepare(limit);
      return new Search(session);
    } catch (GuestFault e) {
      throw new IllegalStateException("guest " + name + ": " + e.getMessage(), e);
    }
  }

  /** A search by one process; of no more use after a fault. */
  private final class Search implements PathSearch {
    private final GuestSession session;
    private final SearchCounters counters = new SearchCounters(0);

    Search(GuestSession session) {
      this.session = session;
    }

    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      path.clear();
      counters.clear();
      graph.requireFree(start, "start");
      graph.requireFree(goal, "goal");
      GridMap map = graph.map();
      int[] ends = {map.x(start), map.y(start), map.x(goal), map.y(goal)};
      GuestAnswer answer;
      try {
        answer = session.ask(ends, limit(budget), budget.expansions()).answers().get(0);
      } catch (GuestFault e) {
        SESSIONS.remove(session);
        throw new IllegalStateException("guest " + name + ": " + e.getMessage(), e);
      }
      if (answer.problem() != null) {
        throw new IllegalStateException("guest " + name + ": " + answer.problem());
      }
      counters.expanded = answer.expanded();
      int[] points = answer.points();
      for (int i = 0; i < points.length; i += 2) {
        if (!map.contains(points[i], points[i + 1])) {
          path.clear();
          throw new IllegalStateException(
              "guest %s: a point of its path, (%d, %d), lies off the map"
                  .formatted(name, points[i], points[i + 1]));
        }
        path.add(map.cell(points[i], points[i + 1]));
      }
      return answer.outcome();
    }

    @Override
    public SearchCounters counters() {
      return counters;
    }
  }
}
