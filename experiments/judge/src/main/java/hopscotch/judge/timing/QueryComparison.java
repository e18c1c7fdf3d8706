package hopscotch.judge.timing;

import hopscotch.core.goals.NearestCellSearch;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.GoalsQuery;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Point;
import hopscotch.judge.query.Query;
import hopscotch.judge.verdict.GoalsJudge;
import hopscotch.judge.verdict.Judge;
import hopscotch.judge.verdict.QueryJudge;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Compares several planners on one map: puts each query to all of them, and has the answers judged.
 * Not safe for use by several threads; each needs its own {@link #sibling}.
 */
public final class QueryComparison {
  private final LayeredMap map;
  private final List<PlannerUnderTest> planners;
  private final Judge<Query> judge = new QueryJudge();
  private final Judge<GoalsQuery> goalsJudge = new GoalsJudge();
  private final Map<PlannerUnderTest, Timeout.HungException> givenUp = new HashMap<>();
  private final PathBuffer beginning = new PathBuffer();
  private PathBuffer path = new PathBuffer();

  /** A comparison without index files. */
  public QueryComparison(LayeredMap map, List<KnownSpec> specs, Budget preparation) {
    this(map, specs, preparation, null);
  }

  /**
   * A comparison of these planners; each is prepared for a layer of the map when the first query on
   * it comes.
   *
   * @param preparation the budget of each preparation
   * @param indexes the store of indexes; {@code null} to build each index anew
   */
  public QueryComparison(
      LayeredMap map, List<KnownSpec> specs, Budget preparation, IndexStore indexes) {
    this(
        map, specs.stream().map(spec -> new PlannerUnderTest(spec, preparation, indexes)).toList());
  }

  /** A comparison of these planners. */
  public QueryComparison(LayeredMap map, List<PlannerUnderTest> planners) {
    this.map = map;
    this.planners = planners;
  }

  /** The same comparison for another thread, with the planners that this one has prepared. */
  public QueryComparison sibling() {
    return new QueryComparison(map, planners.stream().map(PlannerUnderTest::sibling).toList());
  }

  /** The map. */
  public LayeredMap map() {
    return map;
  }

  /** The planners, in the order given. */
  public List<PlannerUnderTest> planners() {
    return planners;
  }

  /** The path of the last answer. It is empty if there was none. */
  public PathBuffer path() {
    return path;
  }

  /**
   * Prepares every planner for the layers of these queries, before any of them is asked.
   *
   * @return this
   * @throws IllegalArgumentException if a planner cannot serve the map
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget of preparation ran out
   * @throws Timeout.HungException if a planner from a jar did not look at that budget
   * @throws Timeout.FailedException if one failed
   */
  public QueryComparison prepareFor(List<Query> queries) {
    for (Query query : queries) {
      map.findGraph(query).ifPresent(graph -> planners.forEach(planner -> planner.planner(graph)));
    }
    return this;
  }

  /**
   * Puts a query to planner {@code i}.
   *
   * @throws IllegalArgumentException if the planner cannot serve the map
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget of preparation ran out
   */
  public JudgedAttempt answer(int i, Query query, Budget budget) {
    Optional<GridGraph> graph = map.findGraph(query);
    if (graph.isEmpty()) {
      path.clear();
      return new JudgedAttempt(
          null, judge.judgeBlocked(map.map(), map.movement().body(), query), Guarantee.INCOMPLETE);
    }
    PlannerUnderTest planner = planners.get(i);
    PreparedPlanner prepared = planner.planner(graph.get());
    Attempt attempt =
        attempt(planner, to -> planner.attempt(graph.get(), query, to, budget), budget);
    return new JudgedAttempt(
        attempt, judge.judge(prepared, planner.spec(), query, attempt, path), prepared.guarantee());
  }

  /**
   * Puts a query for the nearest of several goals to planner {@code i}.
   *
   * @param query its start and all goals are free on one layer
   * @throws IllegalArgumentException if they are not, or the planner cannot serve the map
   */
  public JudgedAttempt answer(int i, GoalsQuery query, Budget budget) {
    GridGraph graph = graphOf(query);
    PlannerUnderTest planner = planners.get(i);
    PreparedPlanner prepared = planner.planner(graph);
    Attempt attempt = attempt(planner, to -> planner.attempt(graph, query, to, budget), budget);
    return new JudgedAttempt(
        attempt,
        goalsJudge.judge(prepared, planner.spec(), query, attempt, path),
        prepared.guarantee());
  }

  /** The goal where the last path of planner {@code i} ends; the first if there is none. */
  public int goal(int i, GoalsQuery query) {
    int goal = planners.get(i).goal(graphOf(query));
    return goal < 0 ? query.goal() : goal;
  }

  private GridGraph graphOf(GoalsQuery query) {
    return map.findGraph(Query.of(query.start(), query.goal()))
        .orElseThrow(() -> new IllegalArgumentException("start or goal is blocked"));
  }

  /**
   * A query from the start of another to the cell nearest to a goal among those that the start
   * reaches, as planner {@code i} understands it. If the start is not free, the other query itself.
   *
   * @param goal a place on the map or off it
   * @see NearestCellSearch
   */
  public Query toNearest(int i, Query query, Point goal, Budget budget) {
    Optional<GridGraph> graph = map.findGraph(query);
    if (graph.isEmpty() || !graph.get().isFree(query.start())) {
      return query;
    }
    NearestCellSearch nearest = NearestCellSearch.of(planners.get(i).planner(graph.get()));
    nearest.find(query.start(), goal.x(), goal.y(), path, budget);
    return Query.of(query.start(), nearest.cell());
  }

  /** Puts a query to a planner. One of a jar writes into a path of its own, should it hang. */
  private Attempt attempt(
      PlannerUnderTest planner, Function<PathBuffer, Attempt> question, Budget budget) {
    if (!Timeout.isNeeded(planner.spec())) {
      return question.apply(path);
    }
    PathBuffer own = new PathBuffer();
    path = own;
    if (!givenUp.containsKey(planner)) {
      try {
        return Timeout.ask(planner.spec(), budget, () -> question.apply(own));
      } catch (Timeout.HungException e) {
        path = new PathBuffer();
        givenUp.put(planner, e);
      }
    }
    return new Attempt(null, 0, new SearchCounters(0), givenUp.get(planner));
  }

  /**
   * The times at which planner {@code i} knows its moves; see {@link PlannerUnderTest#moveTimes}.
   * Overwrites the counters of its answer.
   */
  public MoveTimes moveTimes(int i, Query query, JudgedAttempt answer, Budget budget) {
    Optional<GridGraph> graph = map.findGraph(query);
    if (graph.isEmpty() || !answer.isSearched()) {
      return MoveTimes.NONE;
    }
    return planners.get(i).moveTimes(graph.get(), query, answer.attempt(), beginning, budget);
  }
}
