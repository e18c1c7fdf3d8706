package hopscotch.experiments.contract;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Repairable;
import hopscotch.experiments.query.Attempt;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.query.judge.Judgement;
import hopscotch.experiments.query.judge.QueryJudge;
import hopscotch.experiments.query.judge.Verdict;
import hopscotch.experiments.query.trial.AnswerCheck;
import hopscotch.experiments.query.trial.Patience;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * Puts queries to a planner, and has every answer judged: the path move by move, its cost against
 * reference searches.
 */
record Witness(PlannerSpec spec, Function<GridGraph, Planner> prepare, Budget budget) {
  private static final double ROUNDING = 1e-9;

  /** The planner, prepared for the map of a case. */
  Planned on(ContractCase query) {
    return new Planned(Patience.ask(spec, budget, () -> prepare.apply(query.graph())));
  }

  /** A planner on a map, and a search of it. */
  final class Planned {
    private final Planner planner;
    private final PathSearch search;

    private Planned(Planner planner) {
      this.planner = planner;
      this.search = planner.newSearch();
    }

    /** The planner after some changes of its map; empty if it takes none. */
    Optional<Planned> changed(CellChanges changes) {
      return planner
          .capability(Repairable.class)
          .map(it -> new Planned(Patience.ask(spec, budget, () -> it.withChanges(changes))));
    }

    boolean isOptimal() {
      return planner.guarantee().isOptimal();
    }

    Answer answer(ContractCase query) {
      return answer(query, budget);
    }

    Answer answer(ContractCase query, Budget allowed) {
      PathBuffer path = new PathBuffer();
      Outcome outcome =
          Patience.ask(spec, budget, () -> search.find(query.start(), query.goal(), path, allowed));
      AnswerCheck.require(outcome, search.counters());
      Attempt attempt = new Attempt(outcome, 0, search.counters(), null);
      Query asked = Query.of(query.start(), query.goal());
      Judgement judgement = new QueryJudge().judge(planner, spec, asked, attempt, path);
      return new Answer(
          outcome,
          judgement,
          planner.guarantee(),
          search.counters().expanded,
          judgement.verdict() == Verdict.INVALID && cutsCorner(query, path));
    }

    /** Whether a path that is not legal would be if diagonals might pass every corner. */
    private static boolean cutsCorner(ContractCase query, PathBuffer path) {
      Movement freer = query.movement().withCorners(CornerRule.ALWAYS);
      GridGraph graph = GridGraph.of(query.map(), freer);
      return PathValidator.check(graph, path, query.start(), query.goal()).isValid();
    }
  }

  /** An answer, judged. */
  record Answer(
      Outcome outcome,
      Judgement judgement,
      Guarantee guarantee,
      long expanded,
      boolean cutsCorner) {

    /** What is wrong with it by itself; empty if nothing is. */
    Optional<String> findFault() {
      Verdict verdict = judgement.verdict();
      boolean isForgiven = verdict == Verdict.MISSED && !guarantee.isComplete();
      return (verdict.isFault(guarantee) || verdict == Verdict.BUDGET) && !isForgiven
          ? Optional.of(toString())
          : Optional.empty();
    }

    /** Whether another is of the same outcome, and of the same cost. */
    boolean isAs(Answer other) {
      return outcome == other.outcome
          && judgement.isSolved() == other.judgement.isSolved()
          && (!judgement.isSolved()
              || Math.abs(judgement.length() - other.judgement.length()) < ROUNDING);
    }

    @Override
    public String toString() {
      if (!judgement.isSolved()) {
        String reason = judgement.detail().isEmpty() ? "" : ": " + judgement.detail();
        return judgement.verdict().text() + reason;
      }
      String least =
          judgement.suboptimality() > 1
              ? String.format(Locale.ROOT, ", the least is %.6f", judgement.expectedLength())
              : "";
      return String.format(
          Locale.ROOT,
          "%s, a path of length %.6f%s",
          judgement.verdict().text(),
          judgement.length(),
          least);
    }
  }
}
