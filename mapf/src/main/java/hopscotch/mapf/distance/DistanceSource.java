package hopscotch.mapf.distance;

import hopscotch.core.grid.Components;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.DistanceSearch;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Distances that are told, in place of a search from each goal. They come from the index of a
 * planner of single paths: from its {@link DistanceOracle}, or from the steps of the paths that it
 * finds. The planner is prepared for the same map, but all moves have the same cost, since each
 * takes one step. Or they are those of an empty map with 4 directions, {@value #MANHATTAN}: a guide
 * to compare with, which promises nothing. Immutable; shared by threads.
 */
public final class DistanceSource {
  /** The spec of the distances of an empty map with 4 directions. */
  public static final String MANHATTAN = "manhattan";

  /** All moves have the same cost, so a cost is a number of steps. */
  private static final CostPair STEPS = new CostPair(1, 1);

  private final boolean isExact;
  private final long indexBytes;
  private final Supplier<Steps> steps;

  private DistanceSource(boolean isExact, long indexBytes, Supplier<Steps> steps) {
    this.isExact = isExact;
    this.indexBytes = indexBytes;
    this.steps = steps;
  }

  /**
   * Checks the spec of a source: {@value #MANHATTAN}, or that of a planner of single paths.
   *
   * @throws IllegalArgumentException if an id, parameter or value is unknown, naming the known ones
   */
  public static KnownSpec known(PlannerSpec spec) {
    if (!spec.id().equals(MANHATTAN)) {
      return Planners.known(spec);
    }
    if (!spec.inner().isEmpty()) {
      throw new IllegalArgumentException(
          "distances of '%s': there is nothing to decorate, expected '%s'"
              .formatted(spec, MANHATTAN));
    }
    return KnownSpec.of(spec, List.of());
  }

  /**
   * Prepares a source of distances on the graph of a team.
   *
   * @throws IllegalArgumentException if the planner cannot serve the movement, or if its paths are
   *     not made of moves
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget ran out
   */
  public static DistanceSource prepare(KnownSpec spec, GridGraph graph, Budget budget) {
    if (spec.id().equals(MANHATTAN)) {
      return new DistanceSource(false, 0, () -> new OfEmptyMap(graph));
    }
    if (graph.isWeighted()) {
      throw new IllegalArgumentException(
          "distances of '%s': its costs are weighted by terrain, which teams do not count: expected"
                  .formatted(spec)
              + " terrain of one weight");
    }
    GridGraph unitSteps = GridGraph.of(graph.map(), graph.movement().withCosts(STEPS));
    PreparedPlanner planner = Planners.prepare(spec, unitSteps, budget);
    if (planner.metric() != LengthMetric.GRID) {
      throw new IllegalArgumentException(
          "distances of '%s': its paths are not made of moves: expected a planner of grid paths"
              .formatted(spec));
    }
    long bytes = planner.indexBytes();
    Optional<DistanceOracle> oracle = planner.capability(DistanceOracle.class);
    if (oracle.isPresent()) {
      DistanceOracle distances = oracle.get();
      return new DistanceSource(true, bytes, () -> new OfOracle(distances.newDistanceSearch()));
    }
    boolean isExact = planner.guarantee().isOptimal();
    int stride = graph.map().stride();
    return new DistanceSource(isExact, bytes, () -> new OfPaths(planner.newSearch(), stride));
  }

  /** Whether its distances are those of shortest paths; otherwise they prove nothing. */
  public boolean isExact() {
    return isExact;
  }

  /** The size of the index in bytes. */
  public long indexBytes() {
    return indexBytes;
  }

  Steps newSteps() {
    return steps.get();
  }

  /** Tells the steps from cells to one goal. */
  interface Steps {
    /** Writes the steps from each of the first {@code count} cells to a goal. */
    void to(int goal, int[] cells, int count, int[] steps);
  }

  private static final class OfEmptyMap implements Steps {
    private final Components components;
    private final int stride;

    OfEmptyMap(GridGraph graph) {
      components = graph.components();
      stride = graph.map().stride();
    }

    @Override
    public void to(int goal, int[] cells, int count, int[] steps) {
      for (int i = 0; i < count; i++) {
        int dx = Math.abs(cells[i] % stride - goal % stride);
        int dy = Math.abs(cells[i] / stride - goal / stride);
        boolean isReached = components.connected(cells[i], goal);
        steps[i] = isReached ? dx + dy : GoalDistances.UNREACHABLE;
      }
    }
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
