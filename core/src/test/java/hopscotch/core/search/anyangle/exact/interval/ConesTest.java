package hopscotch.core.search.anyangle.exact.interval;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.SearchObserver;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConesTest {
  private final Cones cones = new Cones();

  /** What an observer is told of the node added last. */
  private double[] told() {
    double[] told = new double[6];
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void cone(
              double rootX, double rootY, double fromX, double fromY, double toX, double toY) {
            System.arraycopy(
                new double[] {rootX, rootY, fromX, fromY, toX, toY}, 0, told, 0, told.length);
          }
        };
    cones.tell(observer, cones.size() - 1);
    return told;
  }

  /** Rays from (2, 1) through (0, 3) and (5, 3) meet the line y = 5 at x = -2 and x = 8. */
  @Test
  void anObserverIsToldWhatIsSeenOfALineBetweenRows() {
    cones.addOpen(0, 0, 0, 0, 0);
    cones.add(4, 2, 0, 6, 10, 6, 3, 10, 1);
    assertArrayEquals(new double[] {2, 1, -2, 5, 8, 5}, told());
  }

  /** Rays from (2, 1) through (4, 0) and (4, 5) meet the line x = 6 at y = -1 and y = 9. */
  @Test
  void anObserverIsToldWhatIsSeenOfALineBetweenColumns() {
    cones.addOpen(0, 0, 0, 0, 0);
    cones.add(4, 2, 8, 0, 8, 10, 3, ~12, 1);
    assertArrayEquals(new double[] {2, 1, 6, -1, 6, 9}, told());
  }

  @Test
  void whatSeesAllIsToldAsItsRoot() {
    cones.addOpen(5, 3, 7, 4, 0);
    assertArrayEquals(new double[] {2.5, 1.5, 2.5, 1.5, 2.5, 1.5}, told());
    cones.add(5, 3, 5, 4, 6, 4, 7, 4, 0);
    assertArrayEquals(new double[] {2.5, 1.5, 2.5, 2, 3, 2}, told());
  }

  /** The line follows from the portal, and the length tells no node from another. */
  @Test
  void nodesAreTheSameIfRootRaysAndPortalAre() {
    int[] key = {1, 2, 3, 4, 5, 6, 7};
    add(key, 8, 9);
    add(key, 8, 10);
    assertTrue(cones.isSame(0, 1));
    assertEquals(cones.hash(0), cones.hash(1));
    for (int i = 0; i < key.length; i++) {
      int[] other = key.clone();
      other[i] += 2;
      add(other, 8, 9);
      int node = cones.size() - 1;
      assertFalse(cones.isSame(0, node));
      assertNotEquals(cones.hash(0), cones.hash(node));
    }
  }

  private void add(int[] key, int line, double g) {
    cones.add(key[0], key[1], key[2], key[3], key[4], key[5], key[6], line, g);
  }

  @Test
  void nodesAreKeptHoweverMany() {
    int count = 5000;
    for (int i = 0; i < count; i++) {
      add(new int[] {i, 1, 2, 3, 4, 5, 6}, 7, 0.5 * i);
    }
    assertEquals(count, cones.size());
    for (int i = 0; i < count; i++) {
      assertEquals(i, cones.numbers()[8 * i]);
      assertEquals(7, cones.numbers()[8 * i + 7]);
      assertEquals(0.5 * i, cones.g(i));
    }
    cones.clear();
    assertEquals(0, cones.size());
  }

  /** Against the least over all points of the interval; the length over a point is convex. */
  @Test
  void theEstimateIsTheShortestWayOverTheInterval() {
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      double distance = 1 + random.nextInt(20);
      double left = random.nextInt(41) - 20;
      double right = random.nextInt(41) - 20;
      double goalAlong = random.nextInt(61) - 30;
      double goalDistance = random.nextInt(20);
      double estimate = Cones.estimate(distance, left, right, goalAlong, goalDistance);
      double low = Math.min(left, right);
      double high = Math.max(left, right);
      for (int round = 0; round < 100; round++) {
        double a = low + (high - low) / 3;
        double b = high - (high - low) / 3;
        if (over(a, distance, goalAlong, goalDistance)
            < over(b, distance, goalAlong, goalDistance)) {
          high = b;
        } else {
          low = a;
        }
      }
      assertEquals(over(low, distance, goalAlong, goalDistance), estimate, 1e-9);
    }
  }

  private static double over(double at, double distance, double goalAlong, double goalDistance) {
    return Math.hypot(at, distance) + Math.hypot(goalAlong - at, goalDistance);
  }

  @ParameterizedTest
  @CsvSource({"0.5,1", "2,1", "2.1,2", "3,2", "4,2", "0,0", "-3,-1", "-4,-2"})
  void columnsReachToADoubledX(double x, int columns) {
    assertEquals(columns, Cones.columnsUpTo(x));
  }

  @Test
  void aRayMeetsALine() {
    assertEquals(3, Cones.meet(3, 4, 4));
    assertEquals(4.5, Cones.meet(3, 4, 6));
    assertEquals(-1.5, Cones.meet(-3, 4, 2));
  }

  @Test
  void aNodeIsRepeatedIfTheSameCameByAWayNoLonger() {
    RepeatedNodes repeated = new RepeatedNodes(cones);
    int count = 1000;
    for (int i = 0; i < count; i++) {
      add(new int[] {i % 10, i / 10, 2, 3, 4, 5, 6}, 7, 2);
      assertFalse(repeated.isRepeated(i, 2));
    }
    for (int i = 0; i < count; i++) {
      add(new int[] {i % 10, i / 10, 2, 3, 4, 5, 6}, 7, 1);
      assertFalse(repeated.isRepeated(count + i, 1), "the one before had a longer way");
      assertTrue(repeated.isRepeated(i, 1), "the other has the shorter way now");
    }
    repeated.clear();
    assertFalse(repeated.isRepeated(0, 2));
    assertTrue(repeated.isRepeated(0, 2));
  }
}
