package hopscotch.core.contract;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import java.util.Locale;

/** The answer of a search to a query. It is judged when its judgement is first asked for. */
final class Answer {
  private static final double ROUNDING = 1e-9;

  private final Referee referee;
  private final Planner planner;
  private final GridCase query;
  private final PathBuffer path = new PathBuffer();
  private final Outcome outcome;
  private final SearchCounters counters;
  private Referee.Judged judged;

  private Answer(
      Referee referee, Planner planner, PathSearch search, GridCase query, Budget budget) {
    this.referee = referee;
    this.planner = planner;
    this.query = query;
    outcome = search.find(query.start(), query.goal(), path, budget);
    counters = search.counters().copy();
  }

  /** The answer of a search of a planner. */
  static Answer of(
      Referee referee, Planner planner, PathSearch search, GridCase query, Budget budget) {
    return new Answer(referee, planner, search, query, budget);
  }

  Outcome outcome() {
    return outcome;
  }

  long expanded() {
    return counters.expanded;
  }

  /** The number of cells or points of its path. */
  int size() {
    return path.size();
  }

  boolean isFound() {
    return outcome == Outcome.FOUND;
  }

  /** The judgement of its path, which must be there. */
  Referee.Judged judged() {
    if (judged == null) {
      judged = referee.judge(planner, query, counters, path);
    }
    return judged;
  }

  boolean isLegal() {
    return isFound() && judged().problem() == null;
  }

  /** Whether a path that is not legal would be if diagonals might pass every corner. */
  boolean cutsCorner() {
    return isFound() && !isLegal() && isLegalIn(query.movement().withCorners(CornerRule.ALWAYS));
  }

  /** Whether its path names no moves that could be checked. */
  boolean isAbstract() {
    return planner.metric() == LengthMetric.ABSTRACT;
  }

  AnswerCost cost() {
    return isFound()
            && PathValidator.check(planner.graph(), path, query.start(), query.goal()).isValid()
        ? AnswerCost.of(planner, path)
        : AnswerCost.NO_PATH;
  }

  /** Whether another is of the same outcome, and of the same cost. */
  boolean isAs(Answer other) {
    if (outcome != other.outcome || !isFound()) {
      return outcome == other.outcome;
    }
    return isAbstract()
        ? isLegal() == other.isLegal()
            && !(Math.abs(judged().length() - other.judged().length()) > ROUNDING)
        : cost().equals(other.cost());
  }

  @Override
  public String toString() {
    return switch (outcome) {
      case FOUND ->
          isLegal()
              ? String.format(Locale.ROOT, "a path of length %.6f", judged().length())
              : "an illegal path, " + judged().problem();
      case NO_PATH -> "no path";
      case OUT_OF_EXPANSIONS -> "the budget of expansions ran out";
      case OUT_OF_TIME -> "the budget of time ran out";
      case CANCELLED -> "cancelled";
    };
  }

  private boolean isLegalIn(Movement movement) {
    GridGraph graph = GridGraph.of(query.map(), movement);
    return PathValidator.check(graph, path, query.start(), query.goal()).isValid();
  }
}
