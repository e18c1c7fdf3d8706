package hopscotch.harness.report;

import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.text.DidYouMean;
import hopscotch.harness.report.page.LatexFragment;
import hopscotch.harness.report.page.LatexPage;
import hopscotch.harness.report.page.MarkdownPage;
import hopscotch.harness.report.page.Page;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.report.page.TablePage;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.report.table.Completeness;
import hopscotch.harness.report.table.CrossTable;
import hopscotch.harness.report.table.Nodes;
import hopscotch.harness.report.table.Provenance;
import hopscotch.harness.report.table.SectionTables;
import hopscotch.harness.results.Results;
import hopscotch.harness.suite.Section;
import java.io.IOException;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One page with the whole tables of one run or of several. Its head says which commands made it,
 * when, on what machine and from which commit. Notes on what is incomplete, wrong or disturbed come
 * before the first figure of the run.
 */
public final class ResultsPage {
  /** The sections that are tables, so that such a page can have them. */
  public static final Set<Section> SECTIONS =
      EnumSet.complementOf(EnumSet.of(Section.PLOTS, Section.WORST, Section.PROVENANCE));

  /** The sections whose tables are by a group and a planner. */
  private static final Set<Section> CROSSWISE =
      EnumSet.of(
          Section.SETS,
          Section.MAPS,
          Section.WALKS,
          Section.CHANGES,
          Section.DISTANCES,
          Section.TEAMS,
          Section.TEAM_MAPS,
          Section.GOALS,
          Section.GOAL_MAPS,
          Section.CROWDS);

  /** The word for all columns of all tables. */
  private static final String ALL_COLUMNS = "all";

  private static final String PAIRS_ARE_ELSEWHERE =
      "Left out here: every planner against every other. That stands on report.html in the folder"
          + " of the run; here each planner is held against the baseline, in the section %s."
              .formatted(Section.SPEEDUP.head());

  /** The formats of pages. */
  public enum Format {
    /** Markdown with pipe tables. */
    MD,
    /** A self-contained page whose tables can be sorted and filtered. */
    HTML,
    /** A LaTeX document. */
    TEX;

    /** The word as it is typed, in lower case. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Format format;
  private final Set<Section> sections;
  private final List<String> columns;
  private final String command;
  private final boolean mixesNodes;

  /**
   * A way to write pages.
   *
   * @param sections the tables, among {@link #SECTIONS}; none for those that the suite asks for
   * @param columns the heads of the figures to show, with u or µ, in this order, in tables that
   *     have any of them; none for all
   * @param command the words that were typed to write the page, from the command's name on
   * @param mixesNodes whether times are averaged over kinds of node as if they were one
   */
  public ResultsPage(
      Format format,
      Set<Section> sections,
      List<String> columns,
      List<String> command,
      boolean mixesNodes) {
    this.mixesNodes = mixesNodes;
    this.format = format;
    this.sections = sections;
    this.columns = List.copyOf(columns);
    this.command = Provenance.line(command);
  }

  /** Whether a file is such a page or a report, by its first lines. */
  public static boolean isOurs(String head) {
    return head.contains(TablePage.OURS)
        || head.contains("name=\"generator\" content=\"Hopscotch\"");
  }

  /**
   * The page.
   *
   * @param runs the results of at least one run
   * @throws IllegalArgumentException if no table has one of the columns
   */
  public String of(List<Results> runs) throws IOException {
    Set<String> chosen = chosenColumns(runs);
    TablePage page = open(Page.title(runs.get(0)));
    for (int i = 0; i < runs.size(); i++) {
      Heads heads = new Heads(page, runs.size() > 1 ? i + 1 : 0);
      if (heads.areNumbered()) {
        heads.section("", Page.title(runs.get(i)));
      }
      append(heads, runs.get(i), chosen);
    }
    return page.text();
  }

  /**
   * The one table that the sections and columns name, as a tabular for {@code \input}.
   *
   * @throws IllegalArgumentException if they name no table of the run, or more than one
   */
  public String fragment(Results run) throws IOException {
    Answers answers = new Nodes(run).answers(mixesNodes);
    Table table = onlyTable(run, answers);
    new Completeness(answers).findWarning().ifPresent(table::warn);
    LatexFragment fragment = new LatexFragment();
    for (Object[] fact : Provenance.of(run.manifest(), command).rows()) {
      fragment.paragraph(fact[0] + ": " + fact[1]);
    }
    Report report = new Report(run, mixesNodes);
    report.stamp(fragment);
    return fragment.with(table.labelled(report.figureStyle().labels()));
  }

  private Table onlyTable(Results run, Answers answers) {
    if (sections.size() != 1) {
      throw new IllegalArgumentException(
          "expected --sections with one of "
              + SECTIONS.stream().map(Parameter::word).collect(Collectors.joining(", ")));
    }
    Section section = sections.iterator().next();
    Table whole =
        new SectionTables(answers)
            .find(section)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "this run has no table '%s'".formatted(Parameter.word(section))));
    Table table = whole.only(chosenColumns(List.of(run)));
    if (!CROSSWISE.contains(section)) {
      return table;
    }
    List<Table> figures = new CrossTable(table.narrow()).tables();
    if (figures.size() != 1) {
      throw new IllegalArgumentException(
          "%s of figures in which planners differ: expected one, by --columns with one of %s"
              .formatted(
                  Table.count(figures.size(), "tables"),
                  String.join(", ", whole.columns().subList(2, whole.columns().size()))));
    }
    return figures.get(0);
  }

  private TablePage open(String title) {
    return switch (format) {
      case MD -> new MarkdownPage(title);
      case HTML -> new Page(title);
      case TEX -> new LatexPage(title);
    };
  }

  /** A page with the heads of a run, numbered unless that is 0. */
  private record Heads(TablePage page, int run) {
    boolean areNumbered() {
      return run > 0;
    }

    void section(String id, String head) {
      if (areNumbered()) {
        page.section("run-" + run + (id.isEmpty() ? "" : "-" + id), run + ". " + head);
      } else {
        page.section(id, head);
      }
    }
  }

  private void append(Heads heads, Results run, Set<String> chosen) {
    TablePage page = heads.page();
    Nodes nodes = new Nodes(run);
    Answers answers = nodes.answers(mixesNodes);
    page.table(Provenance.of(run.manifest(), command));
    Report report = new Report(run, mixesNodes);
    report.stamp(page);
    Completeness completeness = new Completeness(answers);
    if (report.isIncomplete()) {
      add(heads, "Missing rows", completeness.table(), completeness);
    }
    if (nodes.areSeveralHosts()) {
      add(heads, "Nodes", nodes.hosts(), completeness);
    }
    if (nodes.areSeveral()) {
      add(heads, "Times by kind of node", nodes.times(), completeness);
    }
    Map<String, String> labels = report.figureStyle().labels();
    SectionTables tables = new SectionTables(answers);
    for (Section section : shown(tables)) {
      tables
          .find(section)
          .ifPresent(table -> add(heads, section, table.only(chosen), labels, completeness));
    }
  }

  private Set<Section> shown(SectionTables tables) {
    return sections.isEmpty() ? tables.asked() : sections;
  }

  private Set<String> chosenColumns(List<Results> runs) {
    Set<String> known = new LinkedHashSet<>();
    for (Results run : columns.isEmpty() ? List.<Results>of() : runs) {
      SectionTables tables = new SectionTables(new Nodes(run).answers(mixesNodes));
      for (Section section : shown(tables)) {
        tables.find(section).ifPresent(table -> known.addAll(table.columns()));
      }
    }
    Set<String> chosen = new LinkedHashSet<>();
    for (String column : columns) {
      if (column.equals(ALL_COLUMNS)) {
        return known;
      }
      chosen.add(
          known.stream()
              .filter(head -> typed(head).equals(typed(column)))
              .findFirst()
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "column '%s': no table has it%s; expected some of: %s"
                              .formatted(
                                  column,
                                  DidYouMean.hint(column, known),
                                  String.join(", ", known)))));
    }
    return chosen;
  }

  /** A head in the form that can be typed on any keyboard. */
  private static String typed(String head) {
    return head.replace('µ', 'u');
  }

  private static void add(
      Heads heads,
      Section section,
      Table table,
      Map<String, String> labels,
      Completeness completeness) {
    String head = section.head();
    if (section == Section.PAIRS && !heads.page().holdsPairs()) {
      heads.section(table.name(), head);
      heads.page().paragraph(PAIRS_ARE_ELSEWHERE);
      return;
    }
    if (!CROSSWISE.contains(section)) {
      add(heads, head, table.labelled(labels), completeness);
      return;
    }
    TablePage page = heads.page();
    heads.section(table.name(), head);
    completeness.findWarning().ifPresent(page::warning);
    CrossTable crosswise = new CrossTable(table.narrow());
    page.paragraph(crosswise.caption());
    crosswise.tables().forEach(figure -> page.table(figure.labelled(labels)));
  }

  private static void add(Heads heads, String head, Table table, Completeness completeness) {
    completeness.findWarning().ifPresent(table::warn);
    heads.section(table.name(), head);
    heads.page().table(heads.page().holdsPairs() ? table : table.narrow());
  }
}
