package hopscotch.harness.report.page;

/** One table as a tabular for {@code \input}. What is said of it stands above it, as comments. */
public final class LatexFragment implements Remarks {
  private final StringBuilder text = new StringBuilder();

  /** A fragment without its table. */
  public LatexFragment() {
    paragraph(TablePage.OURS);
  }

  @Override
  public void paragraph(String paragraph) {
    text.append("% ").append(paragraph.replaceAll("\\R", " ")).append('\n');
  }

  @Override
  public void warning(String warning) {
    paragraph(warning);
  }

  /** The whole fragment. */
  public String with(Table table) {
    return text + TableFormats.latex(table);
  }
}
