package hopscotch.visual.trace;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PreparedPlanner;
import java.math.BigInteger;

/**
 * Converts the exact costs of events into lengths in widths of a cell, and splits f into g and h.
 * The composition of f depends on the planner: h alone for greedy search, g and a multiple of h for
 * weighted A*, g and h for all others.
 *
 * @param unit the g of one width of a cell
 * @param unitOfF the f of one width of a cell
 * @param weight the weight of h in f
 * @param withoutG whether f is h alone
 */
public record SearchCosts(double unit, double unitOfF, double weight, boolean withoutG) {
  private static final int THOUSANDTHS = 1000;

  /** The costs of a planner's events, or of the innermost planner's that it decorates. */
  public static SearchCosts of(PreparedPlanner planner) {
    return of(planner.spec(), planner.graph());
  }

  /** Like {@link #of(PreparedPlanner)}, for a spec. */
  public static SearchCosts of(KnownSpec planner, GridGraph graph) {
    KnownSpec spec = planner.innermost();
    double unit = graph.unitCost();
    double weight = 1;
    double scale = 1;
    if (spec.id().equals("astar")) {
      long thousandths = spec.arguments().thousandths("weight");
      weight = (double) thousandths / THOUSANDTHS;
      BigInteger base = BigInteger.valueOf(THOUSANDTHS);
      scale = THOUSANDTHS / BigInteger.valueOf(thousandths).gcd(base).doubleValue();
    }
    return new SearchCosts(unit, unit * scale, weight, spec.id().equals("greedy"));
  }

  /** The length for a g. */
  public double g(long g) {
    return g / unit;
  }

  /** The length for an f. */
  public double f(long f) {
    return f / unitOfF;
  }

  /** The estimate within an f, before any weight. 0 if there is none. */
  public double h(long g, long f) {
    if (withoutG) {
      return f(f);
    }
    return weight == 0 ? 0 : Math.max(0, (f(f) - g(g)) / weight);
  }
}
