package hopscotch.harness.report.page;

import hopscotch.harness.output.Markdown;

/** A page of pipe tables. */
public final class MarkdownPage implements TablePage {
  private final StringBuilder text = new StringBuilder();

  /** A page with a title and nothing else yet. */
  public MarkdownPage(String title) {
    text.append("# ").append(Markdown.escape(title)).append("\n\n");
    text.append("<!-- ").append(OURS).append(" -->\n");
  }

  @Override
  public void section(String id, String head) {
    text.append("\n## ").append(Markdown.escape(head)).append('\n');
  }

  @Override
  public void paragraph(String paragraph) {
    markdown(Markdown.line(paragraph));
  }

  /** Adds a paragraph that is Markdown already. */
  public void markdown(String paragraph) {
    text.append('\n').append(paragraph).append('\n');
  }

  /** Adds an item of a list. */
  public void item(String item) {
    markdown("- " + Markdown.line(item));
  }

  @Override
  public void warning(String warning) {
    markdown("**" + Markdown.escape(warning.strip()) + "**");
  }

  @Override
  public void table(Table table) {
    text.append('\n');
    text.append(
        table.rows().isEmpty()
            ? Markdown.line(table.caption()) + "\n"
            : TableFormats.markdown(table));
  }

  @Override
  public String text() {
    return text.toString();
  }
}
