package hopscotch.judge.timing;

import hopscotch.core.field.DistanceField;
import hopscotch.core.field.FlowField;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.FlowFields;
import hopscotch.judge.query.CrowdQuery;
import java.util.Optional;

/**
 * A search that answers crowds: it makes a field that all units follow, or answers a query for each
 * unit, or lets all units walk while walls fall. For a planner that makes no fields, the field of
 * exact distances is used. The time includes the field and all ways, which stand one after another
 * in the path.
 */
public final class TimedCrowdSearch extends TimedSearch<CrowdQuery> {
  private final PreparedPlanner planner;
  private final PathBuffer way = new PathBuffer();
  private PathSearch search;
  private SearchCounters counters;
  private int[] units;

  /** The walk of the last crowd; {@code null} if its units did not walk. */
  private CrowdWalk walk;

  /** A search of a planner. */
  public TimedCrowdSearch(PreparedPlanner planner) {
    this.planner = planner;
  }

  /** Refuses a planner whose paths are not moves. */
  public static void requireAble(PreparedPlanner planner) {
    if (planner.metric() != LengthMetric.GRID) {
      throw new IllegalArgumentException(
          planner.spec()
              + " answers no paths of moves, which the units of a crowd make: expected some");
    }
  }

  @Override
  void begin(CrowdQuery crowd) {
    walk = null;
    if (crowd.way().isWalk()) {
      walk = new CrowdWalk(planner, crowd);
    }
    search = search == null ? planner.newSearch() : search;
    counters = new SearchCounters(planner.extraCounters().size());
    units = crowd.units().stream().mapToInt(unit -> unit).toArray();
  }

  @Override
  Outcome find(CrowdQuery crowd, PathBuffer ways, Budget budget) {
    return switch (crowd.way()) {
      case FIELD -> follow(crowd.goal(), ways);
      case QUERIES -> askEach(crowd.goal(), ways, budget);
      case REPLANS, MENDS -> walk.walk(ways, counters, budget);
    };
  }

  private Outcome follow(int goal, PathBuffer ways) {
    FlowField field =
        planner
            .capability(FlowFields.class)
            .map(fields -> fields.flowField(goal))
            .orElseGet(() -> DistanceField.of(planner.graph(), goal));
    for (int unit : units) {
      field.appendPath(unit, ways);
    }
    counters.expanded = field.expanded();
    counters.generated = counters.expanded;
    return ways.isEmpty() ? Outcome.NO_PATH : Outcome.FOUND;
  }

  /**
   * Asks for the path of each unit. Ends with the first that has none, since all are in one
   * component. The budget is that of all units together.
   */
  private Outcome askEach(int goal, PathBuffer ways, Budget budget) {
    long startNanos = System.nanoTime();
    for (int unit : units) {
      Budget rest = budget.remaining(counters.expanded, System.nanoTime() - startNanos);
      Outcome outcome = search.find(unit, goal, way, rest);
      counters.add(search.counters());
      if (outcome != Outcome.FOUND) {
        ways.clear();
        return outcome;
      }
      ways.addAll(way, 0);
    }
    return Outcome.FOUND;
  }

  @Override
  SearchCounters counters() {
    return counters;
  }

  @Override
  void forget() {
    search = null;
    walk = null;
  }

  /** What was measured of the walk of the last crowd; empty if its units did not walk. */
  public Optional<CrowdWalkFigures> walkFigures() {
    return Optional.ofNullable(walk).map(CrowdWalk::figures);
  }
}
