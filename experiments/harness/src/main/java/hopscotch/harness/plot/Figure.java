package hopscotch.harness.plot;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A figure as data.
 *
 * @param name the name of its files
 * @param kind how its series are drawn
 * @param x the horizontal axis
 * @param y the vertical axis
 * @param series the series to draw
 * @param warning a warning that is drawn with it, which a reader must know before believing it;
 *     else empty
 */
public record Figure(
    String name, String title, Kind kind, Axis x, Axis y, List<Series> series, String warning) {

  /** Copies the list. */
  public Figure {
    series = List.copyOf(series);
  }

  /** A figure without a warning. */
  public Figure(String name, String title, Kind kind, Axis x, Axis y, List<Series> series) {
    this(name, title, kind, x, y, series, "");
  }

  /** This figure with a warning. */
  public Figure withWarning(String text) {
    return new Figure(name, title, kind, x, y, series, text);
  }

  /** The title. If not all values are drawn, it says how many of how many are. */
  String heading() {
    int drawn = series.stream().mapToInt(it -> it.points().size()).max().orElse(0);
    int values = series.stream().mapToInt(Series::values).max().orElse(0);
    return drawn < values
        ? String.format(Locale.ROOT, "%s (%,d of %,d values)", title, drawn, values)
        : title;
  }

  /** The ways to draw series. */
  public enum Kind {
    /** Lines with markers. A band is two thin lines around. */
    LINES,
    /** Lines with a few markers, for many points. */
    CURVES,
    /** Only markers. */
    POINTS,
    /** A box for each series, of its values of y. */
    BOXES
  }

  /**
   * An axis.
   *
   * @param title the title, with the unit
   * @param isLogarithmic whether its scale is logarithmic
   * @param isPercent whether it goes from 0 to 100, whatever its values are
   */
  public record Axis(String title, boolean isLogarithmic, boolean isPercent) {
    /** An axis as long as its values need it. */
    public Axis(String title, boolean isLogarithmic) {
      this(title, isLogarithmic, false);
    }

    /** An axis of shares, from 0 to 100. */
    public static Axis ofPercent(String title) {
      return new Axis(title, false, true);
    }

    boolean shows(double value) {
      return Double.isFinite(value) && (value > 0 || !isLogarithmic);
    }
  }

  /**
   * A point. {@code low} and {@code high} equal {@code y} if there is no band.
   *
   * @param x the value on the horizontal axis
   * @param y the value on the vertical axis
   * @param low the lower end of the band
   * @param high the upper end of the band
   */
  public record Point(double x, double y, double low, double high) {
    /** A point without a band. */
    public static Point of(double x, double y) {
      return new Point(x, y, y, y);
    }
  }

  /**
   * A named series of points.
   *
   * @param name the name in the legend
   * @param points the points in the order of x
   * @param values the number of all values, of which the points are a sample
   */
  public record Series(String name, List<Point> points, int values) {
    /** Copies the list. */
    public Series {
      points = List.copyOf(points);
    }

    /** A series of all values. */
    public Series(String name, List<Point> points) {
      this(name, points, points.size());
    }

    /** Whether any point has a band. */
    public boolean hasBand() {
      return points.stream().anyMatch(point -> point.low() != point.high());
    }
  }

  /**
   * This figure without points that its axes cannot show, which are those at 0 or below on a
   * logarithmic axis. A series keeps its place, and so its look, even without points.
   */
  Figure drawable() {
    return with(
        points ->
            points.stream()
                .filter(point -> x.shows(point.x()) && y.shows(point.y()))
                .filter(point -> y.shows(point.low()) && y.shows(point.high()))
                .toList());
  }

  /** This figure without the bands of its lines. */
  Figure withoutBands() {
    return with(points -> points.stream().map(point -> Point.of(point.x(), point.y())).toList());
  }

  /** This figure with at most {@code most} points a series, evenly from first to last. */
  public Figure thinned(int most) {
    return with(
        points -> Arrays.stream(sample(points.size(), most)).mapToObj(points::get).toList());
  }

  /** At most {@code most} of {@code size} places, evenly from the first to the last. */
  public static int[] sample(int size, int most) {
    int count = Math.min(size, most);
    return IntStream.range(0, count)
        .map(i -> count == 1 ? 0 : (int) ((long) i * (size - 1) / (count - 1)))
        .toArray();
  }

  private Figure with(UnaryOperator<List<Point>> chosen) {
    List<Series> kept =
        series.stream()
            .map(it -> new Series(it.name(), chosen.apply(it.points()), it.values()))
            .toList();
    return new Figure(name, title, kind, x, y, kept, warning);
  }
}
