package hopscotch.core.search.jps;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import java.util.stream.Stream;

/** The movements that the planners of this package serve, and some that they refuse. */
public final class Served {
  /** Every corner rule and cost pair, and the least and nearly the largest diagonal. */
  public static final List<Movement> MOVEMENTS =
      Stream.concat(
              GridCases.uniformMovements().stream(),
              Stream.of(new CostPair(1, 1), new CostPair(10, 19))
                  .flatMap(
                      costs ->
                          Stream.of(CornerRule.values())
                              .map(rule -> Movement.OCTILE.withCosts(costs).withCorners(rule))))
          .toList();

  /** A diagonal that costs two straight moves, and weighted terrain. */
  static final List<Movement> REFUSED =
      List.of(
          Movement.parse("8 never 1/2"),
          Movement.parse("8 never 50/100"),
          Movement.OCTILE.withTerrain(GridCases.WEIGHTED),
          Movement.ORTHOGONAL.withTerrain(GridCases.WEIGHTED));

  private Served() {}
}
