package hopscotch.harness.report.page;

import hopscotch.harness.output.Latex;

/** A complete LaTeX document, with the packages booktabs, adjustbox and geometry. */
public final class LatexPage implements TablePage {
  /** The most rows that fit on a page with their head. More are set as several tabulars. */
  private static final int MOST_ROWS = 36;

  private final StringBuilder text = new StringBuilder();

  /** A page with a title and nothing else yet. */
  public LatexPage(String title) {
    text.append("% ").append(OURS);
    text.append(
        """

        \\documentclass{article}
        \\usepackage[T1]{fontenc}
        \\usepackage{textcomp,booktabs,adjustbox}
        \\usepackage[landscape,margin=1.5cm]{geometry}
        \\setlength{\\parindent}{0pt}
        \\begin{document}
        \\section*{%s}
        """
            .formatted(Latex.escape(title)));
  }

  @Override
  public void section(String id, String head) {
    text.append("\n\\subsection*{").append(Latex.escape(head)).append("}\n");
  }

  @Override
  public void paragraph(String paragraph) {
    text.append('\n').append(Latex.escape(paragraph)).append('\n');
  }

  @Override
  public void warning(String warning) {
    text.append("\n\\textbf{").append(Latex.escape(warning)).append("}\n");
  }

  @Override
  public void table(Table table) {
    paragraph(table.caption());
    for (int from = 0; from < table.rows().size(); from += MOST_ROWS) {
      if (from > 0) {
        text.append("\n(continued)\\nopagebreak\n");
      }
      text.append("\n\\begin{adjustbox}{max width=\\linewidth}\n")
          .append(TableFormats.latex(table.part(from, MOST_ROWS)))
          .append("\\end{adjustbox}\n");
    }
  }

  @Override
  public String text() {
    return text + "\\end{document}\n";
  }
}
