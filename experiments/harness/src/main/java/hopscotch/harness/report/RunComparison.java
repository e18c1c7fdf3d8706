package hopscotch.harness.report;

import hopscotch.harness.report.page.Page;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.report.page.TableFormats;
import hopscotch.harness.report.table.Change;
import hopscotch.harness.report.table.ComparisonTables;
import hopscotch.harness.report.table.Completeness;
import hopscotch.harness.report.table.MatchedRuns;
import hopscotch.harness.report.table.Nodes;
import hopscotch.harness.report.table.Provenance;
import hopscotch.harness.results.Results;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares two runs, such as yesterday's and today's: wrong answers, and what became slower or
 * faster, over the answers that both have. Expansions and suboptimality are the same on every
 * machine, but times are not.
 */
public final class RunComparison {
  private static final int MOST_WRONG_ON_TERMINAL = 20;
  private static final String NOTHING_IN_COMMON =
      "The two runs have nothing in common: no planner was asked the same problem in both, so"
          + " nothing is compared. Expected two runs of one suite.";

  private final Results before;
  private final Results after;
  private final MatchedRuns runs;
  private final ComparisonTables tables;

  /** A comparison. */
  public RunComparison(Results before, Results after) {
    this.before = before;
    this.after = after;
    runs = new MatchedRuns(new Nodes(before).answers(false), new Nodes(after).answers(false));
    tables = new ComparisonTables(runs);
  }

  /**
   * The tables for a terminal, with what is missing from either run.
   *
   * @param width the most characters in a line of a table; columns that do not fit are left out,
   *     and a line says which
   */
  public String text(int width) {
    StringBuilder text =
        new StringBuilder(isEmpty() ? NOTHING_IN_COMMON : tables.wrongAnswers()).append("\n\n");
    List<Table> shown = new ArrayList<>(tables.wrong(MOST_WRONG_ON_TERMINAL));
    shown.add(tables.byFamily());
    shown.add(tables.byPlanner());
    for (Table table : shown) {
      List<String> columns = table.columns().subList(1, table.columns().size());
      List<String> dropped =
          ComparisonTables.DROPPED_FIRST.stream().filter(columns::contains).toList();
      text.append(TableFormats.text(table, dropped, width)).append('\n');
    }
    text.append(tables.byFamily().caption()).append('\n');
    Table leftOut = tables.leftOut();
    if (!leftOut.rows().isEmpty()) {
      text.append('\n').append(TableFormats.text(leftOut)).append(leftOut.caption()).append('\n');
    }
    tables.noise().forEach(sentence -> text.append(sentence).append('\n'));
    for (String warning : warnings()) {
      text.append(warning).append('\n');
    }
    return text.toString();
  }

  private List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    new Completeness(runs.before())
        .findWarning()
        .ifPresent(warning -> warnings.add("The earlier run: " + warning));
    new Completeness(runs.after())
        .findWarning()
        .ifPresent(warning -> warnings.add("The later run: " + warning));
    if (!new Nodes(before).kinds().equals(new Nodes(after).kinds())) {
      warnings.add(
          "The runs were measured on different kinds of node: ratios of their times say nothing of"
              + " the planners.");
    }
    return warnings;
  }

  /** The same as a self-contained page, with a drawing of the ratios. */
  public String page() throws IOException {
    Page page = new Page("Two runs of " + Page.title(after));
    if (isEmpty()) {
      page.warning(NOTHING_IN_COMMON);
    } else {
      page.paragraph(tables.wrongAnswers());
    }
    tables.noise().forEach(page::paragraph);
    warnings().forEach(page::warning);
    tables.wrong().forEach(table -> add(page, "Wrong answers", table));
    add(page, "By family", tables.byFamily());
    page.drawing(tables.plot());
    add(page, "By planner", tables.byPlanner());
    Table leftOut = tables.leftOut();
    if (!leftOut.rows().isEmpty()) {
      add(page, "Left out", leftOut);
    }
    describe(page, "earlier", "The earlier run", before);
    describe(page, "later", "The later run", after);
    return page.text();
  }

  private static void add(Page page, String head, Table table) {
    table.leaveOut(ComparisonTables.DROPPED_FIRST);
    page.section(table.name(), head);
    page.table(table);
  }

  private static void describe(Page page, String id, String head, Results run) {
    page.section(id, head);
    new Report(run).stamp(page);
    page.table(Provenance.of(run.manifest()));
  }

  /** Whether no problem was put to a planner in both runs, so that nothing is compared. */
  public boolean isEmpty() {
    return tables.planners().stream().allMatch(change -> change.problems() == 0);
  }

  /** Whether planned rows of either run are known to be missing. */
  public boolean isIncomplete() {
    return new Completeness(runs.before()).isIncomplete()
        || new Completeness(runs.after()).isIncomplete();
  }

  /** Whether an answer of the later run is wrong. */
  public boolean isWrong() {
    return new Report(after).faults() > 0;
  }

  /** The violations of a rule, a line each. Empty if something was compared and is well. */
  public List<String> regressions(RegressionRule rule) {
    RegressionRule.Metric metric = rule.metric();
    if (tables.planners().stream().noneMatch(metric::compares)) {
      return List.of("%s compares nothing: %s".formatted(rule, metric.missing()));
    }
    List<String> lines = new ArrayList<>();
    for (Change change : tables.planners()) {
      double earlier = metric.of(change, true);
      double later = metric.of(change, false);
      if (rule.isBroken(earlier, later)) {
        lines.add("%s: %s was %s, is %s".formatted(change.name(), rule, earlier, later));
      }
    }
    return lines;
  }
}
