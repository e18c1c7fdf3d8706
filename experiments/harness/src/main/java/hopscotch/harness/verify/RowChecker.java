package hopscotch.harness.verify;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.KnownSpec;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.JudgedAttempt;
import hopscotch.judge.timing.PlannerUnderTest;
import hopscotch.judge.timing.QueryComparison;
import hopscotch.judge.verdict.Judgement;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Does one job: puts every row of a scenario to every planner. Each answer is compared with the
 * file, and those that promise the optimum also with each other, since the digits of a file hide
 * small differences.
 */
final class RowChecker {
  /** The most rows that are named for a job. All are counted. */
  static final int MAX_NOTES = 1000;

  private final Job job;
  private final List<KnownSpec> specs;
  private final Budget budget;
  private final QueryComparison comparison;
  private final Scenario scenario;
  private final List<Totals> totals = new ArrayList<>();
  private final List<RowNote> notes = new ArrayList<>();

  /** A checker with these planners, or with the one that does the job soonest if there are none. */
  RowChecker(Job job, List<KnownSpec> typed, Budget budget, IndexStore indexes) throws IOException {
    this.job = job;
    this.budget = budget;
    GridMap map = MapReader.read(job.map().file());
    scenario = ScenarioReader.read(job.scenario());
    scenario.requireRows();
    scenario.requireFits(map, job.map().fileName());
    LayeredMap layers = LayeredMap.ofLayers(map, Movement.OCTILE);
    comparison =
        typed.isEmpty()
            ? new QueryComparison(
                layers, List.of(SoonestPlanner.of(layers, scenario, budget, indexes)))
            : new QueryComparison(layers, typed, budget, indexes);
    specs = comparison.planners().stream().map(PlannerUnderTest::spec).toList();
    specs.forEach(spec -> totals.add(Totals.none(spec.toString())));
  }

  /** The index files that were read or written. */
  List<StoredIndex> storedIndexes() {
    return comparison.planners().stream().flatMap(c -> c.storedIndexes().stream()).toList();
  }

  /** Checks all rows. Returns {@code null} if the budget was cancelled. */
  JobResult check() {
    for (int row = 0; row < scenario.rows().size(); row++) {
      Query query = Query.of(scenario, row, comparison.map().map(), true);
      List<JudgedAttempt> answers = new ArrayList<>();
      for (int i = 0; i < specs.size(); i++) {
        answers.add(comparison.answer(i, query, budget));
        if (budget.isCancelled()) {
          return null;
        }
      }
      count(row, answers);
    }
    return new JobResult(job.name(), job.map().set(), job.fingerprint(), totals, notes);
  }

  private void count(int row, List<JudgedAttempt> answers) {
    long least = Long.MAX_VALUE;
    for (JudgedAttempt answer : answers) {
      if (answer.judgement().cost() >= 0) {
        least = Math.min(least, answer.judgement().cost());
      }
    }
    boolean disagreementNoted = false;
    for (int i = 0; i < answers.size(); i++) {
      JudgedAttempt answer = answers.get(i);
      Verdict verdict = answer.judgement().verdict();
      boolean dearer = isDearer(answer, least);
      boolean fault = answer.isFault() || dearer || verdict == Verdict.BUDGET;
      totals.set(i, totals.get(i).plus(count(answer, fault)));
      if (fault) {
        String detail = dearer ? "another planner's path is shorter" : answer.judgement().detail();
        note(row, specs.get(i).toString(), answer.judgement(), detail);
      } else if (verdict == Verdict.REFERENCE_DISAGREES && !disagreementNoted) {
        disagreementNoted = true;
        note(row, "", answer.judgement(), answer.judgement().detail());
      }
    }
  }

  private static boolean isDearer(JudgedAttempt answer, long least) {
    return answer.guarantee().kind() == Guarantee.Kind.OPTIMAL
        && answer.judgement().cost() > least
        && !answer.isFault();
  }

  private static Totals count(JudgedAttempt answer, boolean fault) {
    Verdict verdict = answer.judgement().verdict();
    return new Totals(
        "",
        1,
        verdict == Verdict.OPTIMAL && !fault ? 1 : 0,
        verdict == Verdict.NO_PATH ? 1 : 0,
        verdict == Verdict.REFERENCE_DISAGREES && !fault ? 1 : 0,
        fault ? 1 : 0,
        answer.isSearched() ? answer.attempt().elapsedNanos() : 0);
  }

  private void note(int row, String planner, Judgement judgement, String detail) {
    if (notes.size() < MAX_NOTES) {
      ScenarioRow source = scenario.rows().get(row);
      notes.add(
          new RowNote(
              job.map().set(),
              job.scenario().getFileName().toString(),
              scenario.line(row),
              source.startX(),
              source.startY(),
              source.goalX(),
              source.goalY(),
              planner,
              judgement.verdict().text(),
              source.length().toPlainString(),
              judgement.isSolved() ? Double.toString(judgement.length()) : "",
              detail));
    }
  }
}
