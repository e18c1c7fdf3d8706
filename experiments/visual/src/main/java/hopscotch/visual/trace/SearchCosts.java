package hopscotch.visual.trace;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PreparedPlanner;
import java.math.BigInteger;

/**
 * Turns the exact costs of events into lengths, in widths of a cell, and f back into g and h. What
 * f is made of depends on the planner: h alone for greedy search, g and a multiple of h for
 * weighted A*, g and h for all others.
 *
 * @param unit what a g of one width of a cell is
 * @param unitOfF what an f of one width of a cell is
 * @param weight of h in f
 * @param withoutG whether f is h alone
 */
public record SearchCosts(double unit, double unitOfF, double weight, boolean withoutG) {
  private static final int THOUSANDTHS = 1000;

  /** The costs of a planner's events; of the innermost one, where it decorates others. */
  public static SearchCosts of(PreparedPlanner planner) {
    return of(planner.spec(), planner.graph());
  }

  /** As {@link #of(PreparedPlanner)}, by its spec. */
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

  /** The length that a g stands for. */
  public double g(long g) {
    return g / unit;
  }

  /** The length that an f stands for. */
  public double f(long f) {
    return f / unitOfF;
  }

  /** The estimate that is in an f, before any weight; 0 where there is none. */
  public double h(long g, long f) {
    if (withoutG) {
      return f(f);
    }
    return weight == 0 ? 0 : Math.max(0, (f(f) - g(g)) / weight);
  }
}
