package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.AnswerCost;
import hopscotch.core.contract.GridCase;
import hopscotch.core.goals.NearestCellSearch;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Repairable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Holds the cell that {@link NearestCellSearch} takes against a look at every cell that the oracle
 * reaches, and against a path to each of those that are equally near.
 */
public final class NearestChecks {
  private static final int CHANGES = 4;

  private NearestChecks() {}

  /**
   * From the start of a case to goals in and around its map; of a planner that can be repaired,
   * after a repair too. A planner that may miss a path passes, and one of abstract paths.
   */
  public static void endsAtTheNearestCell(Planner planner, GridCase query) {
    if (!planner.guarantee().isComplete() || planner.metric() == LengthMetric.ABSTRACT) {
      return;
    }
    GridMap map = query.map();
    Random random = new Random(31L * map.hashCode() + query.start());
    endsAtTheNearestCell(planner, query.start(), random);
    Optional<Repairable> repairable = planner.capability(Repairable.class);
    if (repairable.isPresent()) {
      CellChanges changes = query.turnedOver(map, CHANGES, random);
      endsAtTheNearestCell(repairable.get().withChanges(changes), query.start(), random);
    }
  }

  private static void endsAtTheNearestCell(Planner planner, int start, Random random) {
    GridMap map = planner.graph().map();
    if (!planner.graph().isFree(start)) {
      return;
    }
    for (int reach : new int[] {0, 2, map.width() + map.height()}) {
      int x = random.nextInt(map.width() + 2 * reach) - reach;
      int y = random.nextInt(map.height() + 2 * reach) - reach;
      endsAtTheNearestCell(planner, start, x, y);
    }
  }

  /** From a free cell to a goal anywhere. */
  public static void endsAtTheNearestCell(Planner planner, int start, int x, int y) {
    GridGraph graph = planner.graph();
    PathBuffer path = new PathBuffer();
    NearestCellSearch search = NearestCellSearch.of(planner);
    assertEquals(Outcome.FOUND, search.find(start, x, y, path));
    int expected = expected(planner, nearest(planner, start, x, y), start);
    assertEquals(
        graph.map().describe(expected),
        graph.map().describe(search.cell()),
        () -> "from %s to (%d, %d)".formatted(graph.map().describe(start), x, y));
    assertTrue(PathValidator.check(graph, path, start, expected).isValid());
  }

  /** All cells that are equally near, row by row. */
  private static List<Integer> nearest(Planner planner, int start, int x, int y) {
    GridMap map = planner.graph().map();
    long[][] costs =
        new Oracle(map, planner.graph().movement(), CostPair.SQRT2)
            .costsFrom(map.x(start), map.y(start));
    List<Integer> cells = new ArrayList<>();
    BigInteger least = null;
    for (int row = 0; row < map.height(); row++) {
      for (int column = 0; column < map.width(); column++) {
        if (costs[row][column] != Oracle.UNREACHABLE) {
          BigInteger far = distance(planner, column - (long) x, row - (long) y);
          if (least == null || far.compareTo(least) < 0) {
            least = far;
            cells.clear();
          }
          if (far.equals(least)) {
            cells.add(map.cell(column, row));
          }
        }
      }
    }
    return cells;
  }

  private static BigInteger distance(Planner planner, long dx, long dy) {
    BigInteger absX = BigInteger.valueOf(dx).abs();
    BigInteger absY = BigInteger.valueOf(dy).abs();
    if (planner.metric() == LengthMetric.EUCLIDEAN) {
      return absX.pow(2).add(absY.pow(2));
    }
    CostPair costs = planner.graph().costs();
    BigInteger straight = BigInteger.valueOf(costs.straight());
    if (planner.graph().movement().directions() == 4) {
      return absX.add(absY).multiply(straight);
    }
    return absX.subtract(absY)
        .abs()
        .multiply(straight)
        .add(absX.min(absY).multiply(BigInteger.valueOf(costs.diagonal())));
  }

  /** The cell, among those equally near, to which the planner's path is the shortest. */
  private static int expected(Planner planner, List<Integer> cells, int start) {
    PathSearch search = planner.newSearch();
    PathBuffer path = new PathBuffer();
    int best = -1;
    AnswerCost least = AnswerCost.NO_PATH;
    for (int cell : cells) {
      assertEquals(Outcome.FOUND, search.find(start, cell, path));
      AnswerCost cost = AnswerCost.of(planner, path);
      if (best < 0 || cost.compareTo(least) < 0) {
        best = cell;
        least = cost;
      }
    }
    return best;
  }
}
