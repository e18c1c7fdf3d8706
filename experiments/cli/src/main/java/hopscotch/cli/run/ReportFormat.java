package hopscotch.cli.run;

import hopscotch.harness.report.ResultsPage;
import java.util.Locale;

/** The formats of parts of a report: tables as one page, figures as files, or what to cite. */
enum ReportFormat {
  /** Tables in Markdown. */
  MD(ResultsPage.Format.MD),
  /** Tables as a page of their own. */
  HTML(ResultsPage.Format.HTML),
  /** Tables as a LaTeX document. */
  TEX(ResultsPage.Format.TEX),
  /** Figures, one file for each. */
  PDF(null),
  /** Figures, one file for each. */
  SVG(null),
  /** What to cite, in BibTeX. */
  BIB(null);

  private final ResultsPage.Format tables;

  ReportFormat(ResultsPage.Format tables) {
    this.tables = tables;
  }

  /** Whether it is for figures. */
  boolean isOfFigures() {
    return this == PDF || this == SVG;
  }

  /** The format of tables; {@code null} for others. */
  ResultsPage.Format ofTables() {
    return tables;
  }

  /** The word as it is typed, in lower case. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
