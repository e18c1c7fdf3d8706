package hopscotch.experiments.query;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.PreparedPlanner;
import java.util.List;
import java.util.Optional;

/**
 * Some planners before one judge on one map: puts a query to each, and has the answers judged. Not
 * safe for use by several threads; each takes a {@link #sibling} of its own.
 */
public final class Trial {
  private final LayeredMap map;
  private final List<Contender> contenders;
  private final Judge<Query> judge = new QueryJudge();
  private final PathBuffer path = new PathBuffer();
  private final PathBuffer beginning = new PathBuffer();

  /** As the other, without index files. */
  public Trial(LayeredMap map, List<PlannerSpec> specs, Budget preparation) {
    this(map, specs, preparation, null);
  }

  /**
   * A trial of these planners; each is prepared for a layer of the map when its first query comes.
   *
   * @param preparation what each preparation may use
   * @param indexes where indexes are read from and kept, {@code null} to build each anew
   * @throws IllegalArgumentException if an id, parameter or value of a spec is unknown
   */
  public Trial(LayeredMap map, List<PlannerSpec> specs, Budget preparation, IndexStore indexes) {
    this(map, specs.stream().map(spec -> new Contender(spec, preparation, indexes)).toList());
  }

  /** A trial of these planners. */
  public Trial(LayeredMap map, List<Contender> contenders) {
    this.map = map;
    this.contenders = contenders;
  }

  /** The same trial for another thread, with the planners that this one has prepared. */
  public Trial sibling() {
    return new Trial(map, contenders.stream().map(Contender::sibling).toList());
  }

  /** The map. */
  public LayeredMap map() {
    return map;
  }

  /** The planners, in the order given. */
  public List<Contender> contenders() {
    return contenders;
  }

  /** The path of the last answer; empty where there was none. */
  public PathBuffer path() {
    return path;
  }

  /**
   * Prepares every planner for the layers that these queries need, before any of them is put.
   *
   * @return this
   * @throws IllegalArgumentException if a planner cannot serve the map
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget of preparation ran out
   */
  public Trial prepareFor(List<Query> queries) {
    for (Query query : queries) {
      map.findGraph(query).ifPresent(graph -> contenders.forEach(c -> c.planner(graph)));
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
      return new JudgedAttempt(null, judge.judgeBlocked(map.map(), query), Guarantee.INCOMPLETE);
    }
    PreparedPlanner planner = contenders.get(i).planner(graph.get());
    Attempt attempt = contenders.get(i).attempt(graph.get(), query, path, budget);
    return new JudgedAttempt(
        attempt, judge.judge(planner, planner.spec(), query, attempt, path), planner.guarantee());
  }

  /**
   * The time until planner {@code i} knows its first move; see {@link Contender#firstMoveNanos}.
   * Overwrites the counters of its answer.
   */
  public long firstMoveNanos(int i, Query query, JudgedAttempt answer, Budget budget) {
    Optional<GridGraph> graph = map.findGraph(query);
    if (graph.isEmpty() || !answer.isSearched()) {
      return -1;
    }
    return contenders
        .get(i)
        .firstMoveNanos(graph.get(), query, answer.attempt(), beginning, budget);
  }
}
