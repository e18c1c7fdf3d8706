package hopscotch.experiments.plot;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.StringWriter;
import java.util.Locale;

/** The data of a figure, for those who draw it themselves. */
final class FigureData {
  private FigureData() {}

  /** A line a point: {@code series,x,y,low,high}. */
  static String csv(Figure figure) {
    StringWriter text = new StringWriter();
    CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).bufferSize(0).build(text);
    csv.writeRecord("series", "x", "y", "low", "high");
    for (Figure.Series series : figure.series()) {
      for (Figure.Point point : series.points()) {
        csv.writeRecord(
            series.name(),
            Double.toString(point.x()),
            Double.toString(point.y()),
            Double.toString(point.low()),
            Double.toString(point.high()));
      }
    }
    return text.toString();
  }

  /** A tikzpicture of the package pgfplots, its coordinates in place. */
  static String pgfplots(Figure figure, FigureStyle style) {
    boolean boxes = figure.kind() == Figure.Kind.BOXES;
    StringBuilder text = new StringBuilder("% \\usepackage{pgfplots}");
    text.append(boxes ? " \\usepgfplotslibrary{statistics}\n" : "\n");
    text.append("\\begin{tikzpicture}\n\\begin{axis}[\n");
    text.append("  width=%smm,\n".formatted(number(style.widthMillimetres())));
    text.append(
        "  every axis/.append style={font=\\fontsize{%s}{%s}\\selectfont},\n"
            .formatted(number(style.fontSize()), number(1.2 * style.fontSize())));
    text.append("  title style={align=center},\n");
    text.append("  title={").append(escape(figure.title()));
    if (!figure.warning().isEmpty()) {
      text.append("\\\\\\textbf{").append(escape(figure.warning())).append('}');
    }
    text.append("},\n");
    text.append("  xlabel={").append(escape(figure.x().title())).append("},\n");
    text.append("  ylabel={").append(escape(figure.y().title())).append("},\n");
    text.append(figure.x().isLogarithmic() ? "  xmode=log,\n" : "");
    text.append(figure.y().isLogarithmic() ? "  ymode=log,\n" : "");
    text.append(boxes ? "  boxplot/draw direction=y,\n" : "");
    text.append("  legend style={at={(0.5,-0.2)},anchor=north},legend columns=3]\n");
    for (Figure.Series series : figure.drawable().series()) {
      if (series.points().isEmpty()) {
        continue;
      }
      text.append(plot(figure.kind()));
      for (Figure.Point point : series.points()) {
        text.append(boxes ? point.y() + "\\\\" : "(" + point.x() + "," + point.y() + ")");
      }
      text.append("};\n\\addlegendentry{").append(escape(style.label(series.name()))).append("}\n");
    }
    return text.append("\\end{axis}\n\\end{tikzpicture}\n").toString();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String plot(Figure.Kind kind) {
    return switch (kind) {
      case LINES -> "\\addplot+ coordinates {";
      case CURVES -> "\\addplot+[mark=none] coordinates {";
      case POINTS -> "\\addplot+[only marks] coordinates {";
      case BOXES -> "\\addplot+[boxplot] table[row sep=\\\\,y index=0] {";
    };
  }

  private static String escape(String text) {
    return text.replaceAll("([#$%&_])", "\\\\$1").replace("µ", "\\textmu{}");
  }
}
