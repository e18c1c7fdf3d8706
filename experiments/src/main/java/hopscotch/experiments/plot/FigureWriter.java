package hopscotch.experiments.plot;

import hopscotch.experiments.results.OutputFile;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.AnnotationText;
import org.knowm.xchart.BoxChart;
import org.knowm.xchart.BoxChartBuilder;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.internal.chartpart.AxesChart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws figures and writes them to files. */
public final class FigureWriter {
  private static final int WIDTH = 760;
  private static final int HEIGHT = 460;
  private static final int TICK_SPACING = 80;
  private static final int MAX_LABELS = 9;
  private static final int WARNING_TOP = 48;
  private static final Color WARNING = new Color(190, 0, 0);
  private static final float LINE = 1.6f;
  private static final float THIN = 0.7f;
  private static final Color GRID = new Color(225, 225, 225);

  private FigureWriter() {}

  /** Whether anything of the figure can be drawn. */
  public static boolean isDrawable(Figure figure) {
    return figure.drawable().series().stream().anyMatch(series -> !series.points().isEmpty());
  }

  /** The figure as SVG, from {@code <svg} on. */
  public static String svg(Figure figure) throws IOException {
    String text =
        new String(ChartEncoder.getBytes(chart(figure.drawable()), "svg"), StandardCharsets.UTF_8);
    return text.substring(text.indexOf("<svg")).replaceAll("(\\.[0-9]{2})[0-9]+", "$1");
  }

  /** Writes NAME.svg, NAME.png, NAME.csv and NAME.tex to a folder; answers the SVG. */
  public static String write(Figure figure, Path folder) throws IOException {
    String svg = svg(figure);
    byte[] png = ChartEncoder.getBytes(chart(figure.drawable()), "png");
    OutputFile.write(folder.resolve(figure.name() + ".svg"), svg);
    OutputFile.write(folder.resolve(figure.name() + ".png"), out -> out.write(png));
    OutputFile.write(folder.resolve(figure.name() + ".csv"), FigureData.csv(figure));
    OutputFile.write(folder.resolve(figure.name() + ".tex"), FigureData.pgfplots(figure));
    return svg;
  }

  private static AxesChart<?, ?> chart(Figure figure) {
    AxesChart<?, ?> chart = figure.kind() == Figure.Kind.BOXES ? boxes(figure) : lines(figure);
    if (!figure.warning().isEmpty()) {
      chart.addAnnotation(
          new AnnotationText(figure.warning(), WIDTH / 2, HEIGHT - WARNING_TOP, true));
    }
    return chart;
  }

  private static BoxChart boxes(Figure figure) {
    BoxChart chart =
        new BoxChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(figure.title())
            .xAxisTitle(figure.x().title())
            .yAxisTitle(figure.y().title())
            .build();
    style(chart.getStyler(), figure);
    chart.getStyler().setXAxisLabelRotation(20);
    for (Figure.Series series : figure.series()) {
      double[] values = series.points().stream().mapToDouble(Figure.Point::y).toArray();
      if (values.length > 0) {
        chart.addSeries(series.name(), values).setLineColor(Color.BLACK);
      }
    }
    return chart;
  }

  private static XYChart lines(Figure figure) {
    XYChart chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(figure.title())
            .xAxisTitle(figure.x().title())
            .yAxisTitle(figure.y().title())
            .build();
    style(chart.getStyler(), figure);
    chart.getStyler().setXAxisLogarithmic(figure.x().isLogarithmic());
    chart.getStyler().setMarkerSize(figure.kind() == Figure.Kind.POINTS ? 5 : 6);
    if (figure.kind() == Figure.Kind.POINTS) {
      chart.getStyler().setDefaultSeriesRenderStyle(XYSeries.XYSeriesRenderStyle.Scatter);
    }
    for (int i = 0; i < figure.series().size(); i++) {
      if (!figure.series().get(i).points().isEmpty()) {
        add(chart, figure, i);
      }
    }
    return chart;
  }

  private static void add(XYChart chart, Figure figure, int number) {
    Figure.Series series = figure.series().get(number);
    List<Figure.Point> points = series.points();
    double[] x = points.stream().mapToDouble(Figure.Point::x).toArray();
    XYSeries drawn =
        chart.addSeries(series.name(), x, points.stream().mapToDouble(Figure.Point::y).toArray());
    drawn.setMarker(figure.kind() == Figure.Kind.CURVES ? SeriesMarkers.NONE : Look.marker(number));
    drawn.setMarkerColor(Look.color(number));
    drawn.setLineColor(Look.color(number));
    drawn.setLineStyle(Look.stroke(number, LINE));
    if (series.hasBand()) {
      double[] low = points.stream().mapToDouble(Figure.Point::low).toArray();
      double[] high = points.stream().mapToDouble(Figure.Point::high).toArray();
      for (double[] edge : List.of(low, high)) {
        String name = series.name() + (edge == low ? ", lower" : ", upper");
        XYSeries band = chart.addSeries(name, x, edge);
        band.setMarker(SeriesMarkers.NONE);
        band.setLineColor(Look.color(number));
        band.setLineStyle(new BasicStroke(THIN));
        band.setShowInLegend(false);
      }
    }
  }

  private static void style(AxesChartStyler styler, Figure figure) {
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setPlotBackgroundColor(Color.WHITE);
    styler.setPlotGridLinesColor(GRID);
    styler.setChartTitleBoxVisible(false);
    styler.setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 14));
    styler.setAnnotationTextFont(new Font(Font.SANS_SERIF, Font.BOLD, 12));
    styler.setAnnotationTextFontColor(WARNING);
    styler.setLegendPosition(Styler.LegendPosition.OutsideE);
    styler.setLegendBorderColor(Color.WHITE);
    styler.setLegendVisible(figure.kind() != Figure.Kind.BOXES);
    styler.setYAxisLogarithmic(figure.y().isLogarithmic());
    styler.setXAxisTickMarkSpacingHint(TICK_SPACING);
    styler.setYAxisTickMarkSpacingHint(TICK_SPACING / 2);
    styler.setXAxisMaxLabelCount(MAX_LABELS);
    styler.setAntiAlias(true);
  }
}
