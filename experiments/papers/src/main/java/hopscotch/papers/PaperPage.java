package hopscotch.papers;

import hopscotch.harness.output.Column;
import hopscotch.harness.report.page.MarkdownPage;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.report.page.TableFormats;
import hopscotch.papers.FigureComparison.Standing;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The page of a paper. It shows the published figures, ours, the differences and the reasons. */
public final class PaperPage {
  private static final List<Standing> STANDINGS = List.of(Standing.values());
  private static final String CLAIMS =
      "What papers state and does not come out, and the command that counts or shows what does.";

  private final Paper paper;
  private final PaperOutcome outcome;
  private final List<FigureComparison> comparisons;

  /** The page of a paper and a run of it. */
  public PaperPage(Paper paper, PaperOutcome outcome) {
    this.paper = paper;
    this.outcome = outcome;
    this.comparisons =
        FigureComparison.of(paper, outcome).stream()
            .sorted(Comparator.comparing(comparison -> rank(comparison.standing())))
            .toList();
  }

  /** Compared figures come first, then those that were not run. */
  private static int rank(Standing standing) {
    return standing.isCompared() ? 0 : STANDINGS.indexOf(standing);
  }

  /** The number of figures with this standing. */
  public static long count(List<FigureComparison> comparisons, Standing standing) {
    return comparisons.stream().filter(comparison -> comparison.standing() == standing).count();
  }

  /** The table of figures as text, and the number of figures with each standing. */
  public String text() {
    return TableFormats.text(figures()) + summary() + "\n";
  }

  /** The page in Markdown. */
  public String markdown() {
    MarkdownPage page = new MarkdownPage(paper.id());
    page.paragraph(paper.citation());
    page.table(provenance());
    page.section("figures", "Figures");
    page.paragraph(paper.conditions());
    if (paper.every() > 1) {
      page.paragraph("Counted is %s.".formatted(shares()));
    }
    page.paragraph("Exact: " + paper.exact());
    if (!paper.machine().isEmpty()) {
      page.paragraph("Depends on the machine, and is not compared: " + paper.machine());
    }
    page.paragraph(summary());
    page.table(figures());
    if (!paper.found().isEmpty()) {
      page.section("found", "What was found");
      paper.found().forEach(found -> page.item(found));
    }
    if (!paper.claims().isEmpty()) {
      page.section("claims", "Claims that do not come out");
      paper.claims().forEach(claim -> page.item(claim.claim() + " " + claim.instead()));
    }
    page.section("tables", "Tables");
    page.table(tables());
    page.section("sets", "Sets");
    page.table(sets());
    page.markdown(
        "Everything that was counted stands in `ours.json` of papers/%s, among the resources of the module papers."
            .formatted(paper.id()));
    return page.text();
  }

  private String shares() {
    StringBuilder text = new StringBuilder(share(paper.every()));
    for (PaperSet set : paper.sets()) {
      if (set.every() != null) {
        text.append(", of %s %s".formatted(set.name(), share(set.every())));
      }
    }
    return text.toString();
  }

  private static String share(int every) {
    return every == 1 ? "every row" : "one of every %d rows".formatted(every);
  }

  /** A sentence with the number of figures of each standing. */
  public String summary() {
    long compared = comparisons.stream().filter(c -> c.standing().isCompared()).count();
    StringBuilder text = new StringBuilder();
    text.append("%d figures, %d of them compared".formatted(comparisons.size(), compared));
    for (Standing standing : Standing.values()) {
      long count = count(comparisons, standing);
      if (count > 0) {
        text.append(standing == Standing.NOT_RUN ? "; " : standing == Standing.EXACT ? ": " : ", ");
        text.append("%d %s".formatted(count, standing));
      }
    }
    return text.append('.').toString();
  }

  private Table provenance() {
    Table table = new Table("provenance", "How this was made:", List.of("what", "which"));
    table.add("run", paper.command());
    table.add("commit", outcome.session().commit());
    table.add("date", outcome.session().date());
    table.add("machine", outcome.session().machine());
    table.add("took", "%,d s, one thread".formatted(outcome.session().seconds()));
    return table;
  }

  /** A table with one row for each published figure, and ours beside it. */
  public Table figures() {
    List<Column<FigureComparison>> columns =
        List.of(
            new Column<>("source", FigureComparison::source),
            new Column<>("set", it -> it.figure().set()),
            new Column<>("figure", it -> it.figure().name()),
            new Column<>("published", it -> digits(it.figure().published())),
            new Column<>("ours", it -> shown(it.ours())),
            new Column<>("difference %", PaperPage::difference),
            new Column<>("again", it -> shown(it.again())),
            new Column<>("standing", it -> it.standing().toString()),
            new Column<>("why", FigureComparison::why));
    return Table.of(
        "figures",
        "Published figures beside ours. In the column \"again\" ours is counted in another way,"
            + " which the last column names.",
        columns,
        comparisons);
  }

  /** All digits, with thousands separated. */
  private static String digits(BigDecimal number) {
    return String.format(Locale.ROOT, "%,." + Math.max(0, number.scale()) + "f", number);
  }

  /** A whole number as an integer, any other number by its digits. */
  private static Object shown(double number) {
    return number == Math.rint(number) ? (Object) (long) number : (Object) number;
  }

  private static String difference(FigureComparison comparison) {
    return Double.isFinite(comparison.percent())
        ? String.format(Locale.ROOT, "%+.1f", comparison.percent())
        : "-";
  }

  /**
   * The claims of all papers that do not come out, and the commands that count or show what does.
   */
  public static Table claims() {
    Table table =
        new Table("claims", CLAIMS, List.of("paper", "claim", "what comes out", "command"));
    for (String id : Paper.IDS) {
      Paper paper = Paper.of(id);
      boolean isCounted = paper.findRecord().isPresent();
      String command = isCounted ? paper.command() : "./hopscotch papers " + id;
      for (Claim claim : paper.claims()) {
        table.add(id, claim.claim(), claim.instead(), command);
      }
    }
    return table;
  }

  private Table tables() {
    List<Column<PublishedTable>> columns =
        List.of(
            new Column<>("source", PublishedTable::source),
            new Column<>("page", PublishedTable::page),
            new Column<>("what", PublishedTable::what),
            new Column<>("figures", it -> it.figures().size()),
            new Column<>("proofread", it -> it.proofread().toString()));
    return Table.of(
        "tables",
        "Where the figures stand in the paper, and how often they were read there.",
        columns,
        paper.tables());
  }

  private Table sets() {
    Table table =
        new Table(
            "sets",
            "What was measured on, and the SHA-256 of its scenarios, one file after the other.",
            List.of(
                "set", "maps here", "of", "rows", "of a length", "rows of the paper", "sha256"));
    for (PaperSet set : paper.sets()) {
      PaperOutcome.SetOutcome here =
          outcome.sets().getOrDefault(set.name(), PaperOutcome.SetOutcome.NONE);
      table.add(
          set.name(),
          here.maps(),
          set.maps(),
          here.rows() == 0 ? null : here.rows(),
          here.usable() == 0 ? null : here.usable(),
          set.rows() == 0 ? null : set.rows(),
          here.sha256().isEmpty() ? null : here.sha256());
    }
    return table;
  }
}
