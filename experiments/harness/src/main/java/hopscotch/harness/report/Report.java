package hopscotch.harness.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.plot.Figure;
import hopscotch.harness.plot.FigureStyle;
import hopscotch.harness.plot.FigureWriter;
import hopscotch.harness.report.page.Page;
import hopscotch.harness.report.page.Remarks;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.report.page.TableFormats;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.report.table.Completeness;
import hopscotch.harness.report.table.Nodes;
import hopscotch.harness.report.table.PairTable;
import hopscotch.harness.report.table.Provenance;
import hopscotch.harness.report.table.SectionTables;
import hopscotch.harness.report.table.SummaryTables;
import hopscotch.harness.report.table.TimeTable;
import hopscotch.harness.report.table.WorstQueries;
import hopscotch.harness.results.HostNoise;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.TimeSpent;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.suite.Section;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes tables, plots, and one page with all of them from the rows of a run. */
public final class Report {
  /** The number of points that show their distribution, if no script draws all of them. */
  private static final int POINTS_ON_PAGE = 50;

  private final Answers answers;
  private final Completeness completeness;
  private final GuestTimes guestTimes;
  private final Nodes nodes;
  private final boolean mixesNodes;
  private final JsonNode manifest;
  private final Plots plots;

  /** A report on results. Times of different kinds of node are kept apart. */
  public Report(Results results) {
    this(results, false);
  }

  /** A report on results, whose times may be averaged over kinds of node. */
  public Report(Results results, boolean mixesNodes) {
    this(results, mixesNodes, Json.object());
  }

  /**
   * A report on results.
   *
   * @param mixesNodes whether times are averaged over kinds of node as if they were one
   * @param figures settings of figures by their keys in a manifest; those of the suite stand where
   *     it has none
   */
  public Report(Results results, boolean mixesNodes, ObjectNode figures) {
    this.mixesNodes = mixesNodes;
    this.nodes = new Nodes(results);
    this.answers = nodes.answers(mixesNodes);
    this.completeness = new Completeness(answers);
    this.guestTimes = new GuestTimes(results);
    this.manifest = withFigures(results.manifest(), figures);
    this.plots = new Plots(answers, manifest);
    SectionTables tables = new SectionTables(answers);
    tables.asked();
    tables.metrics();
  }

  private static JsonNode withFigures(JsonNode manifest, ObjectNode figures) {
    ObjectNode all = manifest.deepCopy();
    all.withObject("/figures").setAll(figures);
    return all;
  }

  /** The whole short table, with its basis and what is missing. */
  public String brief() {
    return brief(Integer.MAX_VALUE);
  }

  /**
   * The short table for a terminal, with its basis and what is missing.
   *
   * @param width the most characters in a line of the table; columns that do not fit are left out,
   *     and a line says which
   */
  public String brief(int width) {
    Table table = SummaryTables.brief(answers);
    return TableFormats.text(table, SummaryTables.DROPPED_FIRST, width)
        + table.caption()
        + "\n"
        + guestTimes.findNote().map(note -> note + "\n").orElse("")
        + guestTimes.findProtocol().map(text -> text + "\n").orElse("")
        + guestTimes.findWarning().map(warning -> warning + "\n").orElse("")
        + nodesBrief()
        + findUnchecked().map(text -> text + "\n").orElse("")
        + completeness.brief()
        + leftOut();
  }

  private String nodesBrief() {
    if (!nodes.areSeveral()) {
      return "";
    }
    String times = mixesNodes ? "" : TableFormats.text(nodes.times());
    return nodesNote() + "\n" + times + nodes.findWarning().map(it -> it + "\n").orElse("");
  }

  private String nodesNote() {
    return mixesNodes
        ? "Times are averaged over different kinds of node, as was asked for: no node has such"
            + " times."
        : nodes.findNote().orElseThrow();
  }

  private String leftOut() {
    int rows = answers.results().leftOut();
    return rows == 0
        ? ""
        : String.format(
            Locale.ROOT,
            "Left out: %,d rows of planners, maps or repetitions that the suite no longer has.%n",
            rows);
  }

  /** Whether rows that were planned are known to be missing. */
  public boolean isIncomplete() {
    return completeness.isIncomplete();
  }

  /** The number of rows that are faults; see {@link Verdict#isFault}. */
  public long faults() {
    Results results = answers.results();
    long faults = 0;
    for (int row = 0; row < results.size(); row++) {
      faults += results.isFault(row) ? 1 : 0;
    }
    return faults;
  }

  /**
   * Writes report.html, tables/ and plots/ into a folder, and replaces existing ones. Files of an
   * earlier report that this one does not write are deleted.
   *
   * @return the page
   */
  public Path write(Path folder) throws IOException {
    WrittenFiles files = new WrittenFiles(folder);
    Page page = new Page(Page.title(answers.results()));
    stamp(page);
    // Give the page its data, with searches of the worst queries.
    SectionTables sections = new SectionTables(answers);
    List<WorstQueries.Worst> worst =
        sections.asked().contains(Section.WORST) ? WorstQueries.of(answers) : List.of();
    FigureStyle style = figureStyle();
    Recordings recordings = Recordings.of(answers, worst);
    page.follow(PageData.of(answers, sections.metrics(), plots, worst, recordings));
    // Figures come first.
    if (sections.asked().contains(Section.PLOTS)) {
      plots(page, style, files);
    }
    // What is missing, and where it was measured.
    if (isIncomplete()) {
      table(page, "Missing rows", completeness.table(), files);
    }
    if (nodes.areSeveralHosts()) {
      table(page, "Nodes", nodes.hosts(), files);
    }
    if (nodes.areSeveral()) {
      table(page, "Times by kind of node", nodes.times(), files);
    }
    // The sections that the suite asks for.
    for (Section section : sections.asked()) {
      switch (section) {
        case PLOTS -> {}
        case WORST -> {
          table(
              page,
              "Worst " + answers.results().kind().problems(),
              WorstQueries.table(answers, worst),
              files);
          page.place("worst-queries");
        }
        case PROVENANCE -> provenance(page, files);
        default -> {
          Optional<Table> table = sections.find(section);
          if (table.isPresent()) {
            table(page, section.head(), table.get(), files);
          }
        }
      }
    }
    files.replaceEarlier();
    Path file = folder.resolve("report.html");
    OutputFile.write(file, page.text());
    return file;
  }

  /** Says what the rows are, what is missing or wrong, and what disturbed the times. */
  void stamp(Remarks page) {
    page.paragraph(
        "%s: %s on %s of %s."
            .formatted(
                Table.count(answers.results().size(), "rows"),
                Table.count(answers.planners(), "planners"),
                Table.count(answers.problems(), answers.results().kind().problems()),
                Table.count(answers.mapCount(), answers.results().kind().maps())));
    // What the rows are.
    String names =
        figureStyle().labels().entrySet().stream()
            .map(label -> label.getValue() + " is " + label.getKey())
            .collect(Collectors.joining(", "));
    if (!names.isEmpty()) {
      page.paragraph("In tables and figures " + names + ".");
    }
    // What is missing or left out.
    completeness.findWarning().ifPresent(page::warning);
    if (answers.results().leftOut() > 0) {
      page.paragraph(leftOut().strip());
    }
    // What makes times doubtful: the timing, the nodes, the host, the JVM, guests.
    if (!manifest.path("forPublication").asBoolean()) {
      page.warning("Quick timing, one JVM for all planners: times are not for publication.");
    }
    if (nodes.areSeveral()) {
      page.warning(nodesNote());
    }
    nodes.findWarning().ifPresent(page::warning);
    HostNoise noise = HostNoise.of(manifest);
    if (noise.isTooMuch()) {
      page.warning(
          "The host was noisy: a fixed piece of work took up to %.2f times its least time."
              .formatted(1 + noise.spread()));
    }
    Disturbances disturbances = new Disturbances(answers.results());
    disturbances
        .findCompilation()
        .ifPresent(text -> page.warning(text + " Their times are too long; warm up longer."));
    disturbances.findCollection().ifPresent(page::paragraph);
    findReadIndexes(answers.results()).ifPresent(page::paragraph);
    guestTimes.findProtocol().ifPresent(page::paragraph);
    guestTimes.findWarning().ifPresent(page::warning);
    // What is wrong.
    findUnchecked().ifPresent(text -> page.warning(text + " See Problems."));
    findFaultWarning().ifPresent(text -> page.warning(text + " See Problems."));
  }

  /** The warning about {@link #faults}, if there are any. */
  public Optional<String> findFaultWarning() {
    long faults = faults();
    return faults == 0
        ? Optional.empty()
        : Optional.of(
            "Rows with a wrong answer, or none because the planner failed: %,d.".formatted(faults));
  }

  private Optional<String> findUnchecked() {
    Results results = answers.results();
    long rows =
        IntStream.range(0, results.size())
            .filter(row -> results.verdict(row) == Verdict.UNCHECKED)
            .count();
    return rows == 0
        ? Optional.empty()
        : Optional.of(
            "Rows in which only one planner says that a team has no plan: %,d.".formatted(rows));
  }

  private void table(Page page, String head, Table table, WrittenFiles files) throws IOException {
    completeness.findWarning().ifPresent(table::warn);
    guestTimes.findNote().ifPresent(table::warn);
    Table labelled = table.labelled(figureStyle().labels());
    page.section(table.name(), head);
    page.table(labelled);
    OutputFile.write(files.table(table.name() + ".csv"), TableFormats.csv(table));
    if (table.name().equals(PairTable.NAME)) {
      page.files("tables", table.name(), List.of("csv"));
      return;
    }
    page.files("tables", table.name(), List.of("csv", "md", "tex"));
    OutputFile.write(files.table(table.name() + ".md"), TableFormats.markdown(labelled));
    OutputFile.write(files.table(table.name() + ".tex"), TableFormats.latex(labelled));
  }

  private void plots(Page page, FigureStyle style, WrittenFiles files) throws IOException {
    page.section("plots", "Plots");
    if (!leftOutOfFigures().isEmpty()) {
      page.paragraph(leftOutOfFigures());
    }
    page.beginPlots();
    for (Figure figure : figures()) {
      FigureWriter.write(figure, style, files.plots(figure.name()));
      page.svg(figure.name(), FigureWriter.svg(figure.thinned(POINTS_ON_PAGE), style));
    }
    page.endPlots();
  }

  /** The figures, each with the warning that its reader must not miss. */
  public List<Figure> figures() {
    String warning = completeness.findWarning().orElse("");
    return plots.all().stream().map(each -> each.withWarning(warning)).toList();
  }

  /** Which planners are left out of the figures, in a sentence. Empty if none is. */
  public String leftOutOfFigures() {
    boolean hasPlots = new SectionTables(answers).asked().contains(Section.PLOTS);
    return hasPlots ? plots.leftOut() : "";
  }

  /** How the suite wants its figures set. */
  public FigureStyle figureStyle() {
    return plots.style();
  }

  private void provenance(Page page, WrittenFiles files) throws IOException {
    TimeSpent spent = TimeSpent.of(manifest);
    if (spent.isKnown()) {
      table(page, "Where the time went", TimeTable.of(spent, answers.results().kind()), files);
    }
    page.section("provenance", "Provenance");
    page.table(Provenance.of(manifest));
    page.paragraph(
        "The rest stands in manifest.json in the folder of the run. What to cite is written by"
            + " ./hopscotch report FOLDER --format bib.");
  }

  /** A sentence for readers of times of preparation. Empty if every index was built. */
  private static Optional<String> findReadIndexes(Results results) {
    long read = 0;
    for (int row = 0; row < results.size(); row++) {
      boolean isThere = !Double.isNaN(results.value(RowColumn.INDEX_BYTES, row));
      boolean isBuilt = !Double.isNaN(results.value(RowColumn.PREPARATION_NANOS, row));
      read += isThere && !isBuilt ? 1 : 0;
    }
    return read == 0
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "The index of %,d of %,d rows was read from a file (--index): times of preparation"
                    + " are of the other rows, for which it was built.",
                read,
                results.size()));
  }
}
