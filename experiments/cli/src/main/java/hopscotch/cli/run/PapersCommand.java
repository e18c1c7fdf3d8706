package hopscotch.cli.run;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.FormatOption;
import hopscotch.core.text.DidYouMean;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.report.page.TableFormats;
import hopscotch.papers.FigureComparison;
import hopscotch.papers.FigureComparison.Standing;
import hopscotch.papers.Paper;
import hopscotch.papers.PaperOutcome;
import hopscotch.papers.PaperPage;
import hopscotch.papers.Proofreading;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papers}: lists published experiments, and how ours compare with them. */
@Command(
    name = "papers",
    description =
        "List published experiments: what is exact, how long they take, ours beside theirs.",
    footer = {
      "  hopscotch papers",
      "  hopscotch papers harabor2014",
      "  hopscotch papers harabor2014 --page > harabor2014.md",
      "  hopscotch papers --claims",
      "  hopscotch run harabor2014 --maps ~/movingai"
    })
public final class PapersCommand extends ConsoleCommand {
  private static final List<String> COLUMNS =
      List.of(
          "paper",
          "figures",
          "read_twice",
          "compared",
          "exact",
          "within",
          "close",
          "explained",
          "open",
          "not_run",
          "largest_difference_percent",
          "takes",
          "last_run",
          "exact_is");

  @Parameters(
      paramLabel = "PAPER",
      arity = "0..1",
      description = "A paper whose figures are shown, as they came out when last run.")
  private String id;

  @Option(
      names = "--page",
      description = "Write the page of PAPER in Markdown, by its figures when last run.")
  private boolean isPage;

  @Option(
      names = "--claims",
      description =
          "List what papers state and does not come out, by their own figures or protocol; with"
              + " --page, as a table in Markdown.")
  private boolean isClaims;

  @Mixin private FormatOption format;

  @Override
  public Integer call() {
    if (isClaims) {
      return showClaims();
    }
    if (id == null && isPage) {
      throw new UsageException("--page: expected a PAPER to write");
    }
    if (id == null) {
      List<Object[]> rows = new ArrayList<>();
      List<Paper> papers = withFigures();
      papers.forEach(paper -> rows.add(row(paper)));
      rows.add(total(papers));
      format.writeAll(out(), COLUMNS, rows);
      return ExitCode.OK;
    }
    if (!Paper.IDS.contains(id)) {
      throw new UsageException(
          "no such paper%s: expected one of %s"
              .formatted(DidYouMean.hint(id, Paper.IDS), String.join(", ", Paper.IDS)));
    }
    return show(Paper.of(id), out());
  }

  private int showClaims() {
    if (id != null) {
      throw new UsageException("--claims: of all papers; expected no PAPER");
    }
    Table claims = PaperPage.claims();
    if (isPage) {
      out().print(TableFormats.markdown(claims));
    } else {
      format.writeAll(out(), claims.columns(), claims.rows());
    }
    return ExitCode.OK;
  }

  private int show(Paper paper, PrintWriter out) {
    Optional<PaperOutcome> last = paper.findRecord();
    if (isPage) {
      if (last.isEmpty()) {
        throw new UsageException(
            "--page: nothing was counted of %s; expected a PAPER with a last_run, see papers"
                .formatted(id));
      }
      out.print(new PaperPage(paper, last.get()).markdown());
      return ExitCode.OK;
    }
    boolean isForPeople = format.format().isTable();
    if (isForPeople) {
      out.println(paper.citation());
      out.println(paper.conditions());
    }
    if (last.isEmpty()) {
      PrintWriter notes = isForPeople ? out : err();
      notes.println("Not run yet: hopscotch run " + id);
    }
    PaperPage page = new PaperPage(paper, last.orElse(PaperOutcome.NONE));
    Table figures = page.figures();
    format.writeAll(out, figures.columns(), List.of("why", "source"), figures.rows());
    if (isForPeople) {
      out.println(page.summary());
      paper.found().forEach(found -> out.println("Found: " + found));
    }
    return ExitCode.OK;
  }

  private static Object[] row(Paper paper) {
    List<FigureComparison> comparisons = FigureComparison.of(paper);
    List<Object> row = new ArrayList<>(List.of(paper.id()));
    row.addAll(counts(List.of(paper)));
    row.add(
        comparisons.stream()
            .filter(comparison -> Double.isFinite(comparison.percent()))
            .max(Comparator.comparing(comparison -> Math.abs(comparison.percent())))
            .map(comparison -> Math.round(10 * comparison.percent()) / 10.0)
            .orElse(null));
    row.add(paper.takes());
    row.add(paper.findRecord().map(outcome -> outcome.session().date()).orElse("never"));
    row.add(paper.exact());
    return row.toArray();
  }

  /** The number of figures in tables that were read twice. */
  private static int readTwice(Paper paper) {
    return paper.tables().stream()
        .filter(table -> table.proofread() == Proofreading.TWICE)
        .mapToInt(table -> table.figures().size())
        .sum();
  }

  /** The papers that have published figures to compare. */
  private static List<Paper> withFigures() {
    return Paper.IDS.stream()
        .map(Paper::of)
        .filter(paper -> !FigureComparison.of(paper).isEmpty())
        .toList();
  }

  private static Object[] total(List<Paper> papers) {
    List<Object> row = new ArrayList<>(List.of("all"));
    row.addAll(counts(papers));
    while (row.size() < COLUMNS.size()) {
      row.add(null);
    }
    return row.toArray();
  }

  private static List<Object> counts(List<Paper> papers) {
    List<FigureComparison> comparisons =
        papers.stream().flatMap(paper -> FigureComparison.of(paper).stream()).toList();
    List<Object> counts = new ArrayList<>();
    counts.add(comparisons.size());
    counts.add(papers.stream().mapToInt(PapersCommand::readTwice).sum());
    counts.add(comparisons.stream().filter(c -> c.standing().isCompared()).count());
    counts.add(PaperPage.count(comparisons, Standing.EXACT));
    counts.add(PaperPage.count(comparisons, Standing.WITHIN));
    counts.add(comparisons.stream().filter(FigureComparison::isClose).count());
    counts.add(PaperPage.count(comparisons, Standing.EXPLAINED));
    counts.add(PaperPage.count(comparisons, Standing.OPEN));
    counts.add(PaperPage.count(comparisons, Standing.NOT_RUN));
    return counts;
  }
}
