package hopscotch.mapf.distance;

import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.DistanceSearch;
import java.util.Optional;

/**
 * Distances from the index of a planner of single paths, in place of a search from each goal. They
 * are those of its {@link DistanceOracle}, or the steps of the paths that it finds. The planner is
 * prepared for the same map, but all moves have the same cost, since each takes one step.
 * Immutable; shared by threads.
 */
public final class DistanceSource {
  /** All moves have the same cost, so a cost is a number of steps. */
  private static final CostPair STEPS = new CostPair(1, 1);

  private final PreparedPlanner planner;
  private final Optional<DistanceOracle> oracle;

  private DistanceSource(PreparedPlanner planner) {
    this.planner = planner;
    this.oracle = planner.capability(DistanceOracle.class);
  }

  /**
   * Prepares a planner that tells distances on the graph of a team.
   *
   * @throws IllegalArgumentException if the planner cannot serve the movement, or if its paths are
   *     not made of moves
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget ran out
   */
  public static DistanceSource prepare(KnownSpec spec, GridGraph graph, Budget budget) {
    if (graph.isWeighted()) {
      throw new IllegalArgumentException(
          "distances of '%s': its costs are weighted by terrain, which teams do not count: expected"
                  .formatted(spec)
              + " terrain of one weight");
    }
    GridGraph steps = GridGraph.of(graph.map(), graph.movement().withCosts(STEPS));
    PreparedPlanner planner = Planners.prepare(spec, steps, budget);
    if (planner.metric() != LengthMetric.GRID) {
      throw new IllegalArgumentException(
          "distances of '%s': its paths are not made of moves: expected a planner of grid paths"
              .formatted(spec));
    }
    return new DistanceSource(planner);
  }

  /** Whether its distances are those of shortest paths; otherwise they may be longer. */
  public boolean isExact() {
    return oracle.isPresent() || planner.guarantee().isOptimal();
  }

  /** The size of the planner's index in bytes. */
  public long indexBytes() {
    return planner.indexBytes();
  }

  /** A workspace for one thread. */
  Steps newSteps() {
    if (oracle.isPresent()) {
      return new OfOracle(oracle.get().newDistanceSearch());
    }
    return new OfPaths(planner.newSearch(), planner.graph().map().stride());
  }

  /** Tells the steps from cells to one goal. */
  interface Steps {
    /** Writes the steps from each of the first {@code count} cells to a goal. */
    void to(int goal, int[] cells, int count, int[] steps);
  }

  private static final class OfOracle implements Steps {
    private final DistanceSearch search;
    private long[] costs = new long[16];

    OfOracle(DistanceSearch search) {
      this.search = search;
    }

    @Override
    public void to(int goal, int[] cells, int count, int[] steps) {
      costs = costs.length < count ? new long[count] : costs;
      search.distances(goal, cells, count, costs);
      for (int i = 0; i < count; i++) {
        steps[i] =
            costs[i] == DistanceSearch.UNREACHABLE
                ? GoalDistances.UNREACHABLE
                : Math.toIntExact(costs[i]);
      }
    }
  }

  private static final class OfPaths implements Steps {
    private final PathSearch search;
    private final int stride;
    private final PathBuffer path = new PathBuffer();

    OfPaths(PathSearch search, int stride) {
      this.search = search;
      this.stride = stride;
    }

    @Override
    public void to(int goal, int[] cells, int count, int[] steps) {
      for (int i = 0; i < count; i++) {
        path.clear();
        boolean isFound = search.find(cells[i], goal, path, Budget.UNLIMITED) == Outcome.FOUND;
        steps[i] = isFound ? length() : GoalDistances.UNREACHABLE;
      }
    }

    private int length() {
      int sum = 0;
      for (int i = 1; i < path.size(); i++) {
        int from = path.cell(i - 1);
        int to = path.cell(i);
        int dx = Math.abs(to % stride - from % stride);
        int dy = Math.abs(to / stride - from / stride);
        sum += Math.max(dx, dy);
      }
      return sum;
    }
  }
}
