package hopscotch.harness.plot;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import hopscotch.harness.output.Latex;
import java.io.StringWriter;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Writes the data of a figure, for those who draw it themselves. */
final class FigureData {
  private FigureData() {}

  /**
   * CSV with one line for each point: {@code series,x,y,low,high,of}. The last column is the number
   * of values of the series, of which the points are a sample.
   */
  static String csv(Figure figure) {
    StringWriter text = new StringWriter();
    CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).bufferSize(0).build(text);
    csv.writeRecord("series", "x", "y", "low", "high", "of");
    for (Figure.Series series : figure.series()) {
      for (Figure.Point point : series.points()) {
        csv.writeRecord(
            series.name(),
            exact(point.x()),
            exact(point.y()),
            exact(point.low()),
            exact(point.high()),
            Integer.toString(series.values()));
      }
    }
    return text.toString();
  }

  /** A number without loss, or an empty text for NaN. */
  private static String exact(double value) {
    return Double.isFinite(value) ? Double.toString(value) : "";
  }

  /** A tikzpicture of the package pgfplots with inline coordinates. */
  static String pgfplots(Figure whole, FigureStyle style) {
    Figure figure = style.hasBands() ? whole : whole.withoutBands();
    boolean boxes = figure.kind() == Figure.Kind.BOXES;
    StringBuilder text = new StringBuilder("% \\usepackage{pgfplots}");
    text.append(boxes ? " \\usepgfplotslibrary{statistics}\n" : "\n");
    text.append("\\begin{tikzpicture}\n\\begin{axis}[\n");
    text.append("  width=%smm,\n".formatted(number(style.widthMillimetres())));
    text.append(
        "  every axis/.append style={font=\\fontsize{%s}{%s}\\selectfont},\n"
            .formatted(number(style.fontSize()), number(1.2 * style.fontSize())));
    text.append("  title style={align=center},\n");
    text.append("  title={").append(style.hasTitle() ? Latex.escape(figure.heading()) : "");
    if (!figure.warning().isEmpty()) {
      text.append("\\\\\\textbf{").append(Latex.escape(figure.warning())).append('}');
    }
    text.append("},\n");
    text.append("  xlabel={").append(Latex.escape(figure.x().title())).append("},\n");
    text.append("  ylabel={").append(Latex.escape(figure.y().title())).append("},\n");
    text.append(figure.x().isLogarithmic() ? "  xmode=log,\n" : "");
    text.append(figure.y().isLogarithmic() ? "  ymode=log,\n" : "");
    text.append(boxes ? "  boxplot/draw direction=y,\n" : "");
    text.append("  legend style={at={(0.5,-0.2)},anchor=north},legend columns=3]\n");
    for (Figure.Series series : figure.drawable().series()) {
      if (series.points().isEmpty()) {
        continue;
      }
      if (boxes) {
        text.append(box(Box.of(series)));
      } else {
        if (figure.kind() != Figure.Kind.POINTS && series.hasBand()) {
          text.append(band(series, Figure.Point::low)).append(band(series, Figure.Point::high));
        }
        text.append(way(figure.kind(), series)).append(coordinates(series, Figure.Point::y));
      }
      text.append("\\addlegendentry{")
          .append(Latex.escape(style.label(series.name())))
          .append("}\n");
    }
    return text.append("\\end{axis}\n\\end{tikzpicture}\n").toString();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String way(Figure.Kind kind, Figure.Series series) {
    return switch (kind) {
      case CURVES ->
          "\\addplot+[mark repeat=%d]".formatted(FigurePainter.markedEvery(series.points()));
      case POINTS -> "\\addplot+[only marks]";
      default -> "\\addplot+";
    };
  }

  /** A thin line with the colour of the next plot and without a place in the legend. */
  private static String band(Figure.Series series, ToDoubleFunction<Figure.Point> y) {
    return "\\addplot+[forget plot,mark=none,solid,very thin]" + coordinates(series, y);
  }

  private static String coordinates(Figure.Series series, ToDoubleFunction<Figure.Point> y) {
    return series.points().stream()
        .map(point -> "(" + point.x() + "," + y.applyAsDouble(point) + ")")
        .collect(Collectors.joining("", " coordinates {", "};\n"));
  }

  private static String box(Box box) {
    return "\\addplot+[boxplot prepared={lower whisker=%s,lower quartile=%s,median=%s,upper quartile=%s,upper whisker=%s}] coordinates {};\n"
        .formatted(box.least(), box.low(), box.median(), box.high(), box.most());
  }
}
