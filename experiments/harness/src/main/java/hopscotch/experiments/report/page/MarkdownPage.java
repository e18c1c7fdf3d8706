package hopscotch.experiments.report.page;

/** A page of pipe tables. */
public final class MarkdownPage implements TablePage {
  private final StringBuilder text = new StringBuilder();

  /** A page with a title and nothing else yet. */
  public MarkdownPage(String title) {
    text.append("# ").append(title).append("\n\n");
    text.append("<!-- ").append(OURS).append(" -->\n");
  }

  @Override
  public void section(String id, String head) {
    text.append("\n## ").append(head).append('\n');
  }

  @Override
  public void paragraph(String paragraph) {
    text.append('\n').append(paragraph).append('\n');
  }

  @Override
  public void warning(String warning) {
    paragraph("**" + warning + "**");
  }

  @Override
  public void table(Table table) {
    text.append('\n');
    text.append(table.rows().isEmpty() ? table.caption() + "\n" : TableFormats.markdown(table));
  }

  @Override
  public String text() {
    return text.toString();
  }
}
