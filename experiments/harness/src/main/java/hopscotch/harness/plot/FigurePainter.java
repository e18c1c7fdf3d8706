package hopscotch.harness.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Paints a figure: title and warning above, axes with their titles, the series, and a legend below,
 * whose lines are long enough to show their dashes. Lengths are in points of 1/72 inch.
 */
final class FigurePainter {
  private static final double ASPECT = 0.55;
  private static final double BOX_ROW = 2.2;
  private static final double SAMPLE = 26;
  private static final double MARKER = 2.6;

  /** How many markers a curve has. */
  private static final int MARKERS = 8;

  private static final double GAP = 5;
  private static final double TICK_EVERY = 52;
  private static final float LINE = 1.2f;
  private static final float THIN = 0.5f;
  private static final Color GRID = new Color(228, 228, 228);
  private static final Color WARNING = new Color(190, 0, 0);
  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private final Figure figure;
  private final FigureStyle style;
  private final Font font;
  private final Font bold;
  private final double line;
  private final boolean isBoxes;
  private final List<String> head;
  private final List<double[]> legend = new ArrayList<>();
  private final Scale across;
  private final Scale up;
  private final double left;
  private final double top;
  private final double right;
  private final double bottom;
  private final double height;
  private boolean isOutlined;

  FigurePainter(Figure whole, FigureStyle style) {
    this.figure = (style.hasBands() ? whole : whole.withoutBands()).drawable();
    this.style = style;
    font = new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont((float) style.fontSize());
    bold = font.deriveFont(Font.BOLD);
    line = 1.35 * style.fontSize();
    isBoxes = figure.kind() == Figure.Kind.BOXES;
    head = style.hasTitle() ? broken(whole.heading()) : List.of();
    int warnings = figure.warning().isEmpty() ? 0 : broken(figure.warning()).size();
    top = GAP + line * (head.size() + warnings);
    double body =
        isBoxes
            ? line * BOX_ROW * Math.max(1, drawnSeries().size())
            : Math.max(ASPECT * style.width() - 2 * line, 6 * line);
    bottom = top + body;
    Figure.Axis value = isBoxes ? figure.y() : figure.x();
    int ticks = (int) Math.max(2, style.width() / TICK_EVERY / Math.max(1, style.fontSize() / 9));
    up = Scale.over(values(false), figure.y().isLogarithmic(), (int) Math.max(2, body / line / 2));
    across = Scale.over(values(!isBoxes), value.isLogarithmic(), ticks);
    left = line + GAP + labelWidth();
    right = style.width() - 2 * GAP;
    double legendTop = bottom + 3 * line + GAP;
    height = isBoxes ? legendTop : placeLegend(legendTop);
  }

  private double labelWidth() {
    return isBoxes
        ? drawnSeries().stream().mapToDouble(i -> width(label(i))).max().orElse(0) + GAP
        : up.ticks().stream().mapToDouble(tick -> width(Scale.text(tick))).max().orElse(0) + GAP;
  }

  private double[] values(boolean isX) {
    DoubleStream values =
        figure.series().stream()
            .flatMap(series -> series.points().stream())
            .flatMapToDouble(
                point ->
                    isX
                        ? DoubleStream.of(point.x())
                        : DoubleStream.of(point.y(), point.low(), point.high()));
    boolean isPercent = (isX ? figure.x() : figure.y()).isPercent();
    DoubleStream ends = isPercent ? DoubleStream.of(0, 100) : DoubleStream.empty();
    return DoubleStream.concat(values, ends).filter(Double::isFinite).toArray();
  }

  private List<Integer> drawnSeries() {
    List<Integer> drawn = new ArrayList<>();
    for (int i = 0; i < figure.series().size(); i++) {
      if (!figure.series().get(i).points().isEmpty()) {
        drawn.add(i);
      }
    }
    return drawn;
  }

  /** The name of a series, without its middle if it is wider than the room for it. */
  private String name(int series, double room) {
    String name = style.label(figure.series().get(series).name());
    String shown = name;
    for (int kept = name.length() - 1; kept > 1 && width(shown) > room; kept--) {
      shown = name.substring(0, (kept + 1) / 2) + "…" + name.substring(name.length() - kept / 2);
    }
    return shown;
  }

  /** The name beside a box, at most half as wide as the figure. */
  private String label(int series) {
    return name(series, style.width() / 2);
  }

  /** The name in the legend, at most as wide as one of its lines. */
  private String entry(int series) {
    return name(series, right - left - SAMPLE - GAP);
  }

  /** Puts entries side by side while there is room, and returns the end of the last line. */
  private double placeLegend(double from) {
    double x = left;
    double y = from;
    for (int series : drawnSeries()) {
      double width = SAMPLE + GAP + width(entry(series));
      if (x > left && x + width > right) {
        x = left;
        y += line;
      }
      legend.add(new double[] {series, x, y});
      x += width + 3 * GAP;
    }
    return y + line;
  }

  /** In points. */
  double width() {
    return style.width();
  }

  /** In points. */
  double height() {
    return height;
  }

  /** Paints the whole figure, with text outlined as shapes if asked for. */
  void paint(Graphics2D graphics, boolean isOutlined) {
    this.isOutlined = isOutlined;
    graphics.setColor(Color.WHITE);
    graphics.fill(new Rectangle2D.Double(0, 0, width(), height));
    paintHead(graphics);
    paintAxes(graphics);
    for (int series : drawnSeries()) {
      if (isBoxes) {
        paintBox(graphics, series);
      } else {
        paintSeries(graphics, series);
      }
    }
    for (double[] entry : legend) {
      paintEntry(graphics, (int) entry[0], entry[1], entry[2]);
    }
  }

  private void paintHead(Graphics2D graphics) {
    double y = line;
    graphics.setColor(Color.BLACK);
    for (String text : head) {
      text(graphics, bold, text, (width() - boldWidth(text)) / 2, y);
      y += line;
    }
    graphics.setColor(WARNING);
    for (String text : figure.warning().isEmpty() ? List.<String>of() : broken(figure.warning())) {
      text(graphics, bold, text, (width() - boldWidth(text)) / 2, y);
      y += line;
    }
  }

  private void paintAxes(Graphics2D graphics) {
    graphics.setStroke(new BasicStroke(THIN));
    double free = 0;
    for (double tick : across.ticks()) {
      double x = x(tick);
      graphics.setColor(GRID);
      graphics.draw(new Line2D.Double(x, top, x, bottom));
      graphics.setColor(Color.BLACK);
      String text = Scale.text(tick);
      double half = width(text) / 2;
      if (x - half >= free && x + half <= width()) {
        text(graphics, text, x - half, bottom + line);
        free = x + half + GAP;
      }
    }
    if (!isBoxes) {
      for (double tick : up.ticks()) {
        double y = y(tick);
        graphics.setColor(GRID);
        graphics.draw(new Line2D.Double(left, y, right, y));
        graphics.setColor(Color.BLACK);
        String text = Scale.text(tick);
        text(graphics, text, left - GAP - width(text), y + 0.35 * style.fontSize());
      }
      AffineTransform upright = graphics.getTransform();
      String title = figure.y().title();
      graphics.translate(style.fontSize(), (top + bottom + width(title)) / 2);
      graphics.rotate(-Math.PI / 2);
      text(graphics, title, 0, 0);
      graphics.setTransform(upright);
    }
    graphics.setColor(Color.BLACK);
    graphics.draw(new Rectangle2D.Double(left, top, right - left, bottom - top));
    String title = isBoxes ? figure.y().title() : figure.x().title();
    text(graphics, title, (left + right - width(title)) / 2, bottom + 2.2 * line);
  }

  private void paintSeries(Graphics2D graphics, int number) {
    Figure.Series series = figure.series().get(number);
    graphics.setColor(SeriesStyle.color(number));
    if (figure.kind() != Figure.Kind.POINTS) {
      graphics.setStroke(SeriesStyle.stroke(number, LINE));
      graphics.draw(way(series.points(), Figure.Point::y));
      if (series.hasBand()) {
        graphics.setStroke(new BasicStroke(THIN));
        graphics.draw(way(series.points(), Figure.Point::low));
        graphics.draw(way(series.points(), Figure.Point::high));
      }
    }
    Path2D markers = new Path2D.Double();
    for (Figure.Point point : marked(number)) {
      SeriesStyle.addMarker(markers, number, x(point.x()), y(point.y()), markerSize());
    }
    paintMarkers(graphics, markers);
  }

  /** The points with a marker: of a curve a few, at other places than the next curve has them. */
  private List<Figure.Point> marked(int number) {
    List<Figure.Point> points = figure.series().get(number).points();
    if (figure.kind() != Figure.Kind.CURVES) {
      return points;
    }
    int every = markedEvery(points);
    int first = every * number / figure.series().size();
    return IntStream.iterate(first, i -> i < points.size(), i -> i + every)
        .mapToObj(points::get)
        .toList();
  }

  /** Every how many points a curve has a marker. */
  static int markedEvery(List<Figure.Point> points) {
    return Math.max(1, points.size() / MARKERS);
  }

  private double markerSize() {
    boolean isCrowded =
        figure.kind() == Figure.Kind.POINTS
            && figure.series().stream().anyMatch(series -> series.points().size() > 50);
    return isCrowded ? MARKER / 2 : MARKER;
  }

  private void paintMarkers(Graphics2D graphics, Path2D markers) {
    graphics.setStroke(new BasicStroke(2 * THIN));
    graphics.draw(markers);
  }

  private Path2D way(List<Figure.Point> points, ToDoubleFunction<Figure.Point> y) {
    Path2D way = new Path2D.Double();
    for (Figure.Point point : points) {
      if (way.getCurrentPoint() == null) {
        way.moveTo(x(point.x()), y(y.applyAsDouble(point)));
      } else {
        way.lineTo(x(point.x()), y(y.applyAsDouble(point)));
      }
    }
    return way;
  }

  /** Paints the middle half, the median, and a line from 5 % to 95 %. */
  private void paintBox(Graphics2D graphics, int number) {
    Box quantiles = Box.of(figure.series().get(number));
    double row = (bottom - top) / drawnSeries().size();
    double middle = top + (drawnSeries().indexOf(number) + 0.5) * row;
    double half = 0.28 * row;
    double from = x(quantiles.low());
    double to = x(quantiles.high());
    double median = x(quantiles.median());
    String name = label(number);
    graphics.setColor(Color.BLACK);
    text(graphics, name, left - GAP - width(name), middle + 0.35 * style.fontSize());
    graphics.setStroke(new BasicStroke(2 * THIN));
    graphics.draw(new Line2D.Double(x(quantiles.least()), middle, x(quantiles.most()), middle));
    Rectangle2D box = new Rectangle2D.Double(from, middle - half, to - from, 2 * half);
    graphics.setColor(Color.WHITE);
    graphics.fill(box);
    graphics.setColor(Color.BLACK);
    graphics.draw(box);
    graphics.setStroke(new BasicStroke(2 * LINE));
    graphics.draw(new Line2D.Double(median, middle - half, median, middle + half));
  }

  private void paintEntry(Graphics2D graphics, int series, double x, double y) {
    double middle = y - 0.35 * style.fontSize();
    graphics.setColor(SeriesStyle.color(series));
    if (figure.kind() != Figure.Kind.POINTS) {
      graphics.setStroke(SeriesStyle.stroke(series, LINE));
      graphics.draw(new Line2D.Double(x, middle, x + SAMPLE, middle));
    }
    Path2D marker = new Path2D.Double();
    SeriesStyle.addMarker(marker, series, x + SAMPLE / 2, middle, MARKER);
    paintMarkers(graphics, marker);
    graphics.setColor(Color.BLACK);
    text(graphics, entry(series), x + SAMPLE + GAP, y);
  }

  private double x(double value) {
    return left + across.share(value) * (right - left);
  }

  private double y(double value) {
    return bottom - up.share(value) * (bottom - top);
  }

  private void text(Graphics2D graphics, String text, double x, double y) {
    text(graphics, font, text, x, y);
  }

  private void text(Graphics2D graphics, Font letters, String text, double x, double y) {
    if (isOutlined) {
      graphics.fill(letters.createGlyphVector(CONTEXT, text).getOutline((float) x, (float) y));
    } else {
      graphics.setFont(letters);
      graphics.drawString(text, (float) x, (float) y);
    }
  }

  private double width(String text) {
    return font.getStringBounds(text, CONTEXT).getWidth();
  }

  private double boldWidth(String text) {
    return bold.getStringBounds(text, CONTEXT).getWidth();
  }

  /** Text in lines that are not wider than the figure, if its words allow that. */
  private List<String> broken(String text) {
    List<String> lines = new ArrayList<>();
    String current = "";
    for (String word : text.split(" ")) {
      String longer = current.isEmpty() ? word : current + " " + word;
      if (!current.isEmpty() && boldWidth(longer) > style.width() - 2 * GAP) {
        lines.add(current);
        current = word;
      } else {
        current = longer;
      }
    }
    lines.add(current);
    return lines;
  }
}
