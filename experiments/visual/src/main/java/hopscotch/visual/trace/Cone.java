package hopscotch.visual.trace;

import hopscotch.core.planner.SearchObserver;
import java.util.Locale;

/** The cone that a node of a search over intervals sees; see {@link SearchObserver#cone}. */
public record Cone(float rootX, float rootY, float fromX, float fromY, float toX, float toY) {
  /** Whether the root lies on the interval's line, so that it sees everything beyond. */
  public boolean isOpen() {
    return fromX == toX && fromY == toY;
  }

  /** Whether a point is seen, either before the interval or through it. */
  public boolean contains(double x, double y) {
    double inFrom = cross(fromX - rootX, fromY - rootY, x - rootX, y - rootY);
    double inTo = cross(x - rootX, y - rootY, toX - rootX, toY - rootY);
    double before = cross(toX - fromX, toY - fromY, x - fromX, y - fromY);
    return inFrom >= 0 && inTo >= 0 && before >= 0 || inFrom <= 0 && inTo <= 0 && before <= 0;
  }

  private static double cross(double ax, double ay, double bx, double by) {
    return ax * by - ay * bx;
  }

  /** A description such as {@code (2.0, 1.0) to (4.5, 1.0), seen from (0.5, 0.5)}. */
  public String describe() {
    return isOpen()
        ? "all beyond " + point(rootX, rootY)
        : "%s to %s, seen from %s"
            .formatted(point(fromX, fromY), point(toX, toY), point(rootX, rootY));
  }

  private static String point(float x, float y) {
    return String.format(Locale.ROOT, "(%.1f, %.1f)", x, y);
  }
}
