package hopscotch.visual.view.api;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.path.Points;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.Layered;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.AnswerCheck;
import hopscotch.visual.trace.Cone;
import hopscotch.visual.trace.Observed;
import hopscotch.visual.trace.Recording;
import hopscotch.visual.trace.SearchCosts;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;

/**
 * Answers a search by a line of JSON, followed by the events of the search as little-endian
 * numbers.
 *
 * <p>A search is run once with an observer, for the events, and then without, for the time. A find
 * of a walk is run only once, with its costs so far.
 *
 * <p>Some fields of the line:
 *
 * <ul>
 *   <li>{@code "valid"} says whether the path is valid. Only then {@code "length"} is its length.
 *       An abstract path has the unchecked length that its planner counted, and no {@code "valid"}.
 *   <li>For several goals, as in {@link GoalSearch}, {@code "reached"} is the place where the path
 *       ends, and {@code "searches"} the number of searches of the events.
 *   <li>{@code "cones":true} says that nodes are intervals.
 * </ul>
 *
 * <p>The numbers after the line:
 *
 * <ol>
 *   <li>16 bytes for each event. The first four are the place (y * width + x), with bit 31 set for
 *       an expansion and bit 30 for side 1. Then come the parent's place, or -1, and g and f as
 *       floats.
 *   <li>If nodes are intervals, 24 bytes for each event: x and y of a root, and of both ends of the
 *       interval that it sees, as floats.
 *   <li>For a find of a walk, 12 bytes for each cell that was worked out again: its place, and g
 *       and rhs as floats.
 * </ol>
 */
public final class SearchAnswer {
  private static final int MOST_EVENTS = 4_000_000;
  private static final int EVENT_BYTES = 16;
  private static final int CONE_BYTES = 24;
  private static final int BLOCK_EVENTS = 4096;
  private static final int UPDATE_BYTES = 12;
  private static final int EXPANSION = 1 << 31;
  private static final int SIDE_1 = 1 << 30;
  private static final int MOST_RUNS = 10;
  private static final long ENOUGH_NANOS = 50_000_000;
  private static final long TICKS_NANOS = 2_000_000;
  private static final Duration MOST_TIME = Duration.ofSeconds(20);

  private final Planner planner;
  private final GridMap map;
  private final SearchCosts costs;
  private final boolean withEdges;
  private final Recording recording;
  private final JsonObject header = new JsonObject();
  private ByteBuffer updates = ByteBuffer.allocate(0);

  /** The answer to a request on a map. It is refused if an end is off the map. */
  public SearchAnswer(MapSession ground, SearchRequest request, Walks walks)
      throws BadRequestException {
    withEdges = request.withEdges();
    recording = new Recording(MOST_EVENTS);
    try {
      planner = ground.planner(request.planner(), request.movement());
      map = ground.map();
      costs = SearchCosts.of(request.planner(), planner.graph());
      int start = request.startOn(map);
      if (request.walk() == null) {
        answer(start, request.goalsOn(map));
      } else {
        int goal = request.goalOn(map);
        WalkSearch walk = walks.search(request.walk(), request.planner(), request.movement());
        synchronized (walk) {
          answer(walk, ground, start, goal);
        }
      }
    } catch (IllegalArgumentException | IllegalStateException e) {
      // A guest that fails over a query is of an illegal state.
      throw new BadRequestException(e.getMessage());
    }
  }

  /**
   * Answers a search once, with path and counters but without events and time. {@code "fault"} says
   * what is wrong with the answer.
   *
   * @throws AnswerCheck.BadAnswerException if the planner fails
   */
  public SearchAnswer(PreparedPlanner planner, int start, int goal) {
    this.planner = planner;
    map = planner.graph().map();
    costs = SearchCosts.of(planner);
    withEdges = false;
    recording = new Recording(0);
    Observed observed =
        Observed.of(
            planner, Query.of(start, goal), recording, Budget.of(Long.MAX_VALUE, MOST_TIME));
    Attempt attempt = observed.attempt();
    if (attempt.error() != null) {
      throw new AnswerCheck.BadAnswerException(observed.judgement().detail());
    }
    add(attempt.outcome(), attempt.counters(), observed.path(), start, goal);
    observed.findFault().ifPresent(fault -> header.put("fault", fault));
  }

  private void answer(int start, int[] goals) {
    PathBuffer path = new PathBuffer();
    Budget budget = Budget.of(Long.MAX_VALUE, MOST_TIME);
    CombinedObserver retold = new CombinedObserver();
    retold.tell(recording);
    GoalSearch watched = GoalSearch.of(planner, start, goals, retold);
    Outcome outcome = watched.finder().find(path, budget);
    addTime(GoalSearch.of(planner, start, goals, null).finder(), budget);
    int reached = watched.reached().getAsInt();
    if (outcome == Outcome.FOUND) {
      header.put("reached", map.place(reached));
    }
    header.put("searches", retold.searches());
    add(outcome, watched.counters().get(), path, start, reached);
  }

  private void answer(WalkSearch walk, MapSession ground, int start, int goal) {
    PathBuffer path = new PathBuffer();
    Budget budget = Budget.of(Long.MAX_VALUE, MOST_TIME);
    int reached = GoalsInReach.of(planner.graph(), start, goal)[0];
    Outcome outcome = walk.ask(ground, start, reached, path, budget, recording);
    if (outcome == Outcome.FOUND) {
      header.put("reached", map.place(reached));
    }
    JsonObject walked = header.putObject("walk");
    walked.put("asks", walk.asks());
    walked.put("changedCells", walk.changedCells());
    walked.put("expandedInAll", walk.expandedInAll());
    walked.put("repairedCount", walk.repaired().count());
    walk.repaired().addTo(walked.putArray("repaired"));
    addUpdates(walked, walk.updates());
    add(outcome, walk.counters(), path, start, reached);
  }

  private void addUpdates(JsonObject walked, Int2ObjectMap<long[]> cells) {
    walked.put("updates", cells.size());
    updates = ByteBuffer.allocate(cells.size() * UPDATE_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (Int2ObjectMap.Entry<long[]> entry : cells.int2ObjectEntrySet()) {
      long[] now = entry.getValue();
      updates.putInt(map.place(entry.getIntKey()));
      updates.putFloat(cost(now[0])).putFloat(cost(now[1]));
    }
  }

  private float cost(long cost) {
    return cost == SearchObserver.NO_COST ? Float.POSITIVE_INFINITY : (float) costs.g(cost);
  }

  private void add(Outcome outcome, SearchCounters counters, PathBuffer path, int start, int goal) {
    header.put("outcome", outcome.name());
    header.put("metric", planner.metric().name());
    header.put("guarantee", planner.guarantee().toString());
    header.put("reopened", counters.reopened);
    header.put("expanded", counters.expanded);
    header.put("generated", counters.generated);
    header.put("events", recording.size());
    header.put("complete", recording.isComplete());
    header.put("cones", recording.hasCones());
    if (outcome == Outcome.FOUND) {
      if (planner.metric() == LengthMetric.ABSTRACT) {
        addAbstractLength(counters, start == goal);
      } else {
        addLength(PathValidator.check(planner.graph(), path, start, goal));
      }
    }
    addPath(path);
    addParts();
    planner
        .capability(Layered.class)
        .ifPresent(layered -> new AbstractAnswer(layered, map, withEdges).addTo(header));
  }

  private void addLength(PathCheck check) {
    header.put("valid", check.isValid());
    if (check.isValid()) {
      header.put("length", check.length());
    }
  }

  /**
   * Adds the cost that the planner counted, as a length. No validator can check such a path. A
   * planner's own counters are 0 if several of its searches were summed up.
   */
  private void addAbstractLength(SearchCounters counters, boolean isThere) {
    int counter = planner.extraCounters().indexOf(SearchCounters.ABSTRACT_COST);
    long cost = counter < 0 ? 0 : counters.extra(counter);
    if (cost > 0 || isThere) {
      header.put("length", costs.g(cost));
    }
  }

  /** Adds the path as places, or for a path of points as their x and y in half cells. */
  private void addPath(PathBuffer path) {
    JsonArray places = header.putArray("path");
    if (path.holdsPoints()) {
      Points points = new Points(planner.graph());
      JsonArray halves = header.putArray("points");
      for (int i = 0; i < path.size(); i++) {
        halves.add(points.x(path.point(i))).add(points.y(path.point(i)));
      }
      return;
    }
    for (int i = 0; i < path.size(); i++) {
      places.add(map.place(path.cell(i)));
    }
  }

  /** Adds the least time of several runs without an observer. */
  private void addTime(GoalSearch.Finder unwatched, Budget budget) {
    PathBuffer again = new PathBuffer();
    long least = Long.MAX_VALUE;
    long sum = 0;
    int runs = 0;
    while (runs < MOST_RUNS && sum < ENOUGH_NANOS) {
      long before = System.nanoTime();
      unwatched.find(again, budget);
      long nanos = System.nanoTime() - before;
      least = Math.min(least, nanos);
      sum += nanos;
      runs++;
    }
    if (least == 0) {
      addMeanTime(unwatched, again, budget);
      return;
    }
    header.put("elapsedMicros", least / 1000.0);
    header.put("runs", runs);
  }

  /** Adds the mean time of many runs, since the clock of a browser is too coarse for one. */
  private void addMeanTime(GoalSearch.Finder unwatched, PathBuffer path, Budget budget) {
    int runs = 0;
    long nanos = 0;
    for (long before = System.nanoTime(); nanos < TICKS_NANOS; runs++) {
      unwatched.find(path, budget);
      nanos = System.nanoTime() - before;
    }
    header.put("elapsedMicros", nanos / 1000.0 / runs);
    header.put("runs", runs);
    header.put("mean", true);
  }

  private void addParts() {
    JsonArray parts = header.putArray("parts");
    for (Recording.Part part : recording.parts()) {
      JsonObject node = parts.addObject();
      node.put("kind", part.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '));
      node.put("level", part.level());
      node.put("from", map.place(part.from()));
      node.put("to", part.to() < 0 ? -1 : map.place(part.to()));
      node.put("event", part.firstEvent());
    }
  }

  /** Writes line and events. */
  public void write(OutputStream out) throws IOException {
    out.write(header.toString().getBytes(StandardCharsets.UTF_8));
    out.write('\n');
    ByteBuffer block =
        ByteBuffer.allocate(BLOCK_EVENTS * EVENT_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < recording.size(); i++) {
      int place = map.place(recording.cell(i));
      place |= recording.isExpansion(i) ? EXPANSION : 0;
      place |= recording.side(i) == 1 ? SIDE_1 : 0;
      int parent = recording.parent(i);
      block.putInt(place).putInt(parent < 0 ? -1 : map.place(parent));
      block.putFloat((float) costs.g(recording.g(i))).putFloat((float) costs.f(recording.f(i)));
      if (!block.hasRemaining()) {
        out.write(block.array());
        block.clear();
      }
    }
    out.write(block.array(), 0, block.position());
    if (recording.hasCones()) {
      writeCones(out);
    }
    out.write(updates.array());
  }

  private void writeCones(OutputStream out) throws IOException {
    ByteBuffer block =
        ByteBuffer.allocate(BLOCK_EVENTS * CONE_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < recording.size(); i++) {
      Cone cone = recording.cone(i);
      block.putFloat(cone.rootX()).putFloat(cone.rootY()).putFloat(cone.fromX());
      block.putFloat(cone.fromY()).putFloat(cone.toX()).putFloat(cone.toY());
      if (!block.hasRemaining()) {
        out.write(block.array());
        block.clear();
      }
    }
    out.write(block.array(), 0, block.position());
  }
}
