package hopscotch.core.search.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The order of inconsistent cells, by the first key and among those of an equal one. */
class ReplanKeysTest {
  private static final GridMap MAP = GridMap.of(30, 20, (x, y) -> true);
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.OCTILE);
  private static final long INFINITE = CellRecords.INFINITE;

  private final CostScale costs = new CostScale(new ChangingGraph(GRAPH));

  private ReplanKeys keys(ReplanKeys.Ties ties) {
    ReplanKeys keys = new ReplanKeys(ties, costs, MAP.stride(), MAP.cellCount() / MAP.stride());
    keys.begin(MAP.cell(3, 4));
    return keys;
  }

  private static long cost(Random random) {
    return random.nextInt(5) == 0 ? INFINITE : random.nextInt(50 * GRAPH.straightCost());
  }

  /** An inconsistent cell. */
  private record Cell(long g, long rhs, long h) {
    static Cell any(Random random) {
      long h = random.nextInt(5 * GRAPH.straightCost());
      while (true) {
        Cell cell = new Cell(cost(random), cost(random), h);
        if (cell.g != cell.rhs) {
          return cell;
        }
      }
    }

    long first() {
      return Math.min(g, rhs) + h;
    }

    /** The same first key from another cost. */
    Cell moved(long by) {
      long down = Math.min(by, Math.min(g, rhs));
      return new Cell(g == INFINITE ? g : g - down, rhs == INFINITE ? rhs : rhs - down, h + down);
    }

    long key(ReplanKeys keys) {
      return keys.calculateKey(g, rhs, h);
    }

    boolean isOver() {
      return g > rhs;
    }
  }

  @Property(seed = "20268")
  void theFirstKeyDecides(@ForAll long seed, @ForAll ReplanKeys.Ties ties) {
    Random random = new Random(seed);
    ReplanKeys keys = keys(ties);
    for (int i = 0; i < 100; i++) {
      Cell one = Cell.any(random);
      Cell two = Cell.any(random);
      if (one.first() < two.first()) {
        assertTrue(one.key(keys) < two.key(keys), () -> one + " before " + two);
      }
    }
  }

  @Property(seed = "20268")
  void ofEqualOnesAsPublishedTheNearestToTheRoot(@ForAll long seed) {
    Random random = new Random(seed);
    ReplanKeys keys = keys(ReplanKeys.Ties.LOW_G);
    Cell one = Cell.any(random);
    Cell two = one.moved(1 + random.nextInt(GRAPH.straightCost()));
    long difference = Math.min(one.g, one.rhs) - Math.min(two.g, two.rhs);
    assertEquals(difference, one.key(keys) - two.key(keys));
  }

  @Property(seed = "20268")
  void ofEqualOnesUnderconsistentThenTheNearestToTheTarget(@ForAll long seed) {
    Random random = new Random(seed);
    ReplanKeys keys = keys(ReplanKeys.Ties.HIGH_G);
    Cell one = Cell.any(random);
    Cell two = one.moved(1 + random.nextInt(GRAPH.straightCost()));
    Cell other = new Cell(two.rhs, two.g, two.h);
    assertEquals(one.isOver(), one.key(keys) > other.key(keys));
    int order = Long.compare(one.key(keys), two.key(keys));
    assertTrue(one.isOver() ? order <= 0 : order >= 0, () -> one + " and " + two);
    Cell far = new Cell(INFINITE, 40L * GRAPH.straightCost(), 0);
    assertTrue(far.key(keys) < far.moved(GRAPH.straightCost()).key(keys));
  }

  @Property(seed = "20268")
  void theEndIsTheLeastKeyOfTheTarget(@ForAll long seed, @ForAll ReplanKeys.Ties ties) {
    Random random = new Random(seed);
    ReplanKeys keys = keys(ties);
    long cost = random.nextInt(50 * GRAPH.straightCost());
    long end = keys.end(cost);
    assertTrue(end <= new Cell(INFINITE, cost, 0).key(keys));
    assertTrue(end > new Cell(INFINITE, cost - 1, 0).key(keys));
    assertTrue(ties == ReplanKeys.Ties.LOW_G || end > new Cell(cost, INFINITE, 0).key(keys));
  }

  @Example
  void aTargetThatMovesRaisesTheKeysThatFollow() {
    ReplanKeys keys = keys(ReplanKeys.Ties.HIGH_G);
    assertEquals(costs.h(2, 1), keys.h(MAP.cell(5, 5)));
    assertTrue(keys.moveTo(MAP.cell(7, 4)));
    assertEquals(costs.h(2, 1), keys.h(MAP.cell(5, 5)));
    assertEquals(costs.h(4, 0), keys.beyond(0));
    assertTrue(keys.moveTo(MAP.cell(7, 10)));
    assertEquals(costs.h(4, 0) + costs.h(0, 6), keys.beyond(0));
    keys.begin(MAP.cell(7, 10));
    assertEquals(0, keys.beyond(0));
  }
}
