package hopscotch.experiments.report;

import hopscotch.core.planner.Guarantee;
import hopscotch.experiments.query.Verdict;
import hopscotch.experiments.results.Results;

/** What is made of a run's rows. */
public final class Report {
  private final Answers answers;

  /** A report on results. */
  public Report(Results results) {
    this.answers = new Answers(results);
  }

  /** The short table for a terminal, with what it is over. */
  public String brief() {
    Table table = SummaryTables.brief(answers);
    return TableFormats.text(table) + table.caption() + "\n";
  }

  /** How many answers are wrong; see {@link Verdict#isFault}. */
  public long faults() {
    Results results = answers.results();
    long faults = 0;
    for (int row = 0; row < results.size(); row++) {
      faults += isFault(results, row) ? 1 : 0;
    }
    return faults;
  }

  /** Whether a row is wrong, given what its planner promised. */
  static boolean isFault(Results results, int row) {
    Guarantee.Kind kind = kind(results.guarantee(row));
    double bound =
        kind == Guarantee.Kind.OPTIMAL || kind == Guarantee.Kind.BOUNDED
            ? 1
            : Double.POSITIVE_INFINITY;
    return results.verdict(row).isFault(new Guarantee(kind, bound));
  }

  private static Guarantee.Kind kind(String guarantee) {
    for (Guarantee.Kind kind : Guarantee.Kind.values()) {
      if (guarantee.startsWith(kind.name())) {
        return kind;
      }
    }
    return Guarantee.Kind.INCOMPLETE;
  }
}
