package hopscotch.harness.report.table;

import hopscotch.core.text.Html;
import hopscotch.harness.statistics.ClusterBootstrap;
import java.util.List;
import java.util.Locale;

/** Draws the time ratios with their intervals, each family before its planners. */
final class ComparisonPlot {
  private static final int WIDTH = 560;
  private static final int ROW = 34;
  private static final int TOP = 8;
  private static final int MARGIN = 16;
  private static final double[] TICKS = {
    0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.25, 2, 5, 10, 20, 50, 100
  };

  /** The factor that the smallest plot shows on either side of 1. */
  private static final double LEAST_REACH = 1.3;

  private final StringBuilder svg = new StringBuilder();
  private final double reach;
  private int y = TOP;

  private ComparisonPlot(double reach) {
    this.reach = reach;
  }

  /** The drawing; empty if there is no ratio. */
  static String of(ComparisonTables tables) {
    List<Change> all =
        tables.planners().stream().filter(it -> Double.isFinite(it.time().mean())).toList();
    if (all.isEmpty()) {
      return "";
    }
    ComparisonPlot plot = new ComparisonPlot(reach(all));
    for (Change family : tables.families()) {
      List<Change> members = all.stream().filter(it -> it.family().equals(family.name())).toList();
      boolean isHeaded = members.size() > 1;
      if (isHeaded) {
        plot.row(family, "", true);
      }
      members.forEach(it -> plot.row(it, isHeaded ? "" : it.family(), false));
    }
    return plot.finished();
  }

  /** The largest distance of an end of an interval from 1, as a factor. */
  private static double reach(List<Change> all) {
    double reach = LEAST_REACH;
    for (Change it : all) {
      ClusterBootstrap.Interval interval = it.time().interval();
      for (double end : new double[] {it.time().mean(), interval.least(), interval.largest()}) {
        if (Double.isFinite(end) && end > 0) {
          reach = Math.max(reach, Math.max(end, 1 / end));
        }
      }
    }
    return reach * 1.05;
  }

  private double x(double ratio) {
    double share = (1 + StrictMath.log(ratio) / StrictMath.log(reach)) / 2;
    return MARGIN + share * (WIDTH - 2 * MARGIN);
  }

  private void row(Change change, String remark, boolean isFamily) {
    TimeRatio time = change.time();
    String colour =
        switch (time.verdict()) {
          case SLOWER -> "#d55e00";
          case FASTER -> "#0072b2";
          case NOT_CLEAR, UNKNOWN -> "#666";
        };
    add(
        "<text x=\"%d\" y=\"%d\"%s>%s <tspan fill=\"#666\">%s</tspan></text>",
        isFamily ? MARGIN : 2 * MARGIN,
        y + 12,
        isFamily ? " font-weight=\"bold\"" : "",
        Html.escape(change.name()),
        Html.escape(remark));
    add(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"end\" fill=\"%s\">%.3f</text>",
        WIDTH - MARGIN, y + 12, colour, time.mean());
    if (Double.isFinite(time.interval().least())) {
      add(
          "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"%d\"/>",
          x(time.interval().least()),
          x(time.interval().largest()),
          y + 22,
          y + 22,
          colour,
          isFamily ? 5 : 2);
    }
    add("<circle cx=\"%.1f\" cy=\"%d\" r=\"4\" fill=\"%s\"/>", x(time.mean()), y + 22, colour);
    y += ROW;
  }

  private String finished() {
    String rows = svg.toString();
    svg.setLength(0);
    int height = y + 40;
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Time"
            + " ratios with their intervals\" style=\"min-width:440px;max-width:720px\""
            + " font-family=\"sans-serif\" font-size=\"12\">",
        WIDTH, height);
    for (double tick : TICKS) {
      if (tick >= 1 / reach && tick <= reach) {
        add(
            "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"%s\"/>",
            x(tick), x(tick), TOP, y, tick == 1 ? "#222" : "#ddd");
        add(
            "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>",
            x(tick), y + 14, Double.toString(tick).replaceFirst("\\.0$", ""));
      }
    }
    svg.append(rows);
    add(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">later time over earlier; 2 is twice as long</text>",
        WIDTH / 2, y + 32);
    return svg.append("</svg>\n").toString();
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
