package hopscotch.judge.timing;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.GoalsQuery;
import hopscotch.judge.query.Query;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A planner to which one thread puts queries. It is prepared for each graph that it meets, with one
 * search for each. Not safe for use by several threads; each needs its own {@link #sibling}.
 */
public final class PlannerUnderTest {
  private final KnownSpec spec;
  private final Budget preparation;
  private final IndexStore indexes;
  private final Map<GridGraph, PreparedPlanner> planners;
  private final Map<GridGraph, TimedQuerySearch> searches = new HashMap<>();
  private final Map<GridGraph, TimedGoalsSearch> goalsSearches = new HashMap<>();

  /** The graphs on which a path was already handed out piece by piece. */
  private final Set<GridGraph> rehearsed = new HashSet<>();

  /**
   * A planner that is not prepared for any graph yet.
   *
   * @param preparation the budget of each preparation
   * @param indexes the store of indexes; {@code null} to build each index anew
   */
  public PlannerUnderTest(KnownSpec spec, Budget preparation, IndexStore indexes) {
    this(spec, preparation, indexes, new ConcurrentHashMap<>());
  }

  private PlannerUnderTest(
      KnownSpec spec,
      Budget preparation,
      IndexStore indexes,
      Map<GridGraph, PreparedPlanner> planners) {
    this.spec = spec;
    this.preparation = preparation;
    this.indexes = indexes;
    this.planners = planners;
  }

  /** The same planner for another thread. The two share what either prepares. */
  public PlannerUnderTest sibling() {
    return sibling(preparation);
  }

  /** The same planner for another thread, with another budget for preparations to come. */
  public PlannerUnderTest sibling(Budget preparation) {
    return new PlannerUnderTest(spec, preparation, indexes, planners);
  }

  /** The spec. */
  public KnownSpec spec() {
    return spec;
  }

  /**
   * The planner prepared for a graph, at the first call.
   *
   * @throws IllegalArgumentException if the planner cannot serve the graph
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget of preparation ran out
   * @throws UncheckedIOException if its index file is bad, or cannot be read or written
   * @throws Timeout.HungException if a planner from a jar did not look at the budget
   * @throws Timeout.FailedException if one failed
   */
  public PreparedPlanner planner(GridGraph graph) {
    PreparedPlanner planner = planners.get(graph);
    if (planner == null) {
      planner = Timeout.prepare(spec, preparation, () -> prepare(graph));
      planners.put(graph, planner);
    }
    return planner;
  }

  private PreparedPlanner prepare(GridGraph graph) {
    if (indexes == null) {
      return Planners.prepare(spec, graph, preparation);
    }
    try {
      return Planners.prepare(spec, graph, preparation, indexes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The index files that were read or written so far. */
  public List<StoredIndex> storedIndexes() {
    return planners.values().stream().flatMap(p -> p.storedIndexes().stream()).toList();
  }

  /** The time that all preparations so far took, in nanoseconds. */
  public long preparationNanos() {
    return planners.values().stream().mapToLong(PreparedPlanner::preparationNanos).sum();
  }

  /**
   * Answers a query and takes the time; see {@link TimedSearch#ask}.
   *
   * @param graph a graph on which both ends are free
   * @param path holds the path afterwards, or nothing
   * @throws IllegalArgumentException if the planner cannot serve the graph
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget of preparation ran out
   */
  public Attempt attempt(GridGraph graph, Query query, PathBuffer path, Budget budget) {
    return search(graph).ask(query, path, budget);
  }

  /**
   * Answers a query for the nearest of several goals and takes the time, as {@link
   * #attempt(GridGraph, Query, PathBuffer, Budget)} does.
   *
   * @param graph a graph on which start and goals are free
   */
  public Attempt attempt(GridGraph graph, GoalsQuery query, PathBuffer path, Budget budget) {
    return goalsSearches
        .computeIfAbsent(graph, on -> new TimedGoalsSearch(planner(on)))
        .ask(query, path, budget);
  }

  /** The goal where the last path to one of several ends; -1 if there was none. */
  int goal(GridGraph graph) {
    TimedGoalsSearch search = goalsSearches.get(graph);
    return search == null ? -1 : search.goal();
  }

  /**
   * The times at which the moves of a path are known. If the search can {@linkplain StepwiseSearch
   * hand them out} one after another, they are measured by a further query; otherwise all are known
   * at the end of the attempt. There are no times if no move is named. The first path on a graph is
   * handed out twice, so that the code is loaded.
   *
   * @param attempt the attempt of this planner at the same query
   * @param path overwritten
   */
  public MoveTimes moveTimes(
      GridGraph graph, Query query, Attempt attempt, PathBuffer path, Budget budget) {
    TimedQuerySearch search = search(graph);
    if (attempt.outcome() != Outcome.FOUND || planner(graph).metric() == LengthMetric.ABSTRACT) {
      return MoveTimes.NONE;
    }
    if (!search.isStepwise()) {
      return MoveTimes.atOnce(attempt.elapsedNanos());
    }
    if (rehearsed.add(graph)) {
      search.moveTimes(query, path, budget);
    }
    return search.moveTimes(query, path, budget);
  }

  private TimedQuerySearch search(GridGraph graph) {
    return searches.computeIfAbsent(graph, on -> new TimedQuerySearch(planner(on)));
  }
}
