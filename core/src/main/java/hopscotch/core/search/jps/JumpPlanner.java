package hopscotch.core.search.jps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.ChangingGraphPlanner;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.Jumper;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.search.jps.scan.GoalSight;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRepair;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.search.jps.scan.Jumps;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;

/**
 * Jump point search that finds its jump points by scanning. Where the map changes in place, jump
 * points are not searched by number.
 */
final class JumpPlanner implements Planner, Changeable {
  /** The weight 1, in thousandths. */
  private static final int ONE = 1000;

  private final GridGraph graph;
  private final boolean prune;
  private final boolean learn;
  private final boolean checkComponents;
  private final int weight;
  private final JumpRule rule;
  private final JumpPoints points;
  private final JumpStops stops;

  /** The jump points by number, where few are searched; else {@code null}. */
  private final JumpNodes nodes;

  /** Makes the planner for a graph that changes in place. */
  private final Function<GridGraph, JumpPlanner> maker;

  JumpPlanner(GridGraph graph, Arguments arguments) {
    this(graph, arguments, false);
  }

  private JumpPlanner(GridGraph graph, Arguments arguments, boolean isChanging) {
    maker = own -> new JumpPlanner(own, arguments, true);
    this.graph = graph;
    prune = arguments.flag("prune");
    learn = arguments.flag("learn");
    weight = arguments.thousandths("weight");
    checkComponents = arguments.components(graph);
    rule = JumpRule.of(graph, "jps");
    stops = new JumpStops(rule, false);
    points = new JumpPoints(rule);
    boolean isByNumber = prune && !points.isDense() && weight == ONE && !isChanging;
    nodes = isByNumber ? nodes() : null;
  }

  private JumpNodes nodes() {
    return new JumpNodes(rule, points, learn ? new BlindArrivals(rule, points, stops) : null);
  }

  @Override
  public ChangingPlanner changing() {
    return new ChangingGraphPlanner<>(
        graph,
        maker,
        (planner, changes) -> {
          boolean pays = JumpRepair.pays(changes);
          if (pays) {
            JumpRepair.repair(planner.rule, planner.points, planner.stops, changes);
          }
          return pays;
        });
  }

  @Override
  public GridGraph graph() {
    return graph;
  }

  @Override
  public Guarantee guarantee() {
    return weight == ONE ? Guarantee.OPTIMAL : Guarantee.INCOMPLETE;
  }

  /** A lesson follows 8 directions, jumps that stop at every jump point, and no weighted search. */
  @Override
  public <T> Optional<T> capability(Class<T> type) {
    boolean isForLessons = !prune && weight == ONE && graph.movement().directions() == 8;
    return type == Jumper.class && isForLessons
        ? Optional.of(type.cast((Jumper) (cell, d) -> null))
        : Planner.super.capability(type);
  }

  @Override
  public long indexBytes() {
    return rule.bytes() + points.bytes() + stops.bytes() + (nodes == null ? 0 : nodes.bytes());
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    Jumps jumps = new Jumps(rule, points, stops, prune, learn);
    GoalSight sight = new GoalSight(rule, stops, jumps);
    if (weight != ONE) {
      int divisor = BigInteger.valueOf(weight).gcd(BigInteger.valueOf(ONE)).intValue();
      return new WeightedJumpSearch(
          rule, jumps, sight, ONE / divisor, weight / divisor, checkComponents, observer);
    }
    return nodes != null
        ? new JumpNodeSearch(graph, jumps, sight, nodes, checkComponents, observer)
        : new JumpPointSearch(rule, jumps, sight, points.isDense(), checkComponents, observer);
  }
}
