package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.mapf.cbs.VertexCover.Edge;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The least cover of weighted pairs against every assignment of numbers to units. */
class VertexCoverTest {
  private static final int GRAPHS = 2 * Integer.getInteger("tests.tries", 200);

  private static List<Edge> graph(Random random, int units, int largestWeight) {
    List<Edge> edges = new ArrayList<>();
    int tenths = 1 + random.nextInt(10);
    for (int first = 0; first < units; first++) {
      for (int second = first + 1; second < units; second++) {
        if (random.nextInt(10) < tenths) {
          edges.add(new Edge(first, second, random.nextInt(largestWeight + 1)));
        }
      }
    }
    return edges;
  }

  /** Tries every number up to the largest weight for each unit in turn. */
  private static int leastSum(List<Edge> edges, int[] numbers, int unit, int largestWeight) {
    if (unit == numbers.length) {
      int sum = 0;
      for (int number : numbers) {
        sum += number;
      }
      boolean covers =
          edges.stream()
              .allMatch(edge -> numbers[edge.first()] + numbers[edge.second()] >= edge.weight());
      return covers ? sum : Integer.MAX_VALUE;
    }
    int least = Integer.MAX_VALUE;
    for (numbers[unit] = 0; numbers[unit] <= largestWeight; numbers[unit]++) {
      least = Math.min(least, leastSum(edges, numbers, unit + 1, largestWeight));
    }
    return least;
  }

  @ParameterizedTest
  @CsvSource({"2, 9", "3, 7", "4, 4", "5, 2", "6, 1", "8, 1"})
  void isTheLeastOfAllAssignments(int units, int largestWeight) {
    Random random = new Random(units);
    VertexCover cover = new VertexCover();
    for (int i = 0; i < GRAPHS; i++) {
      List<Edge> edges = graph(random, units, largestWeight);
      int least = leastSum(edges, new int[units], 0, largestWeight);
      assertEquals(least, cover.size(edges), edges::toString);
    }
  }

  /** Where the search for the least gives up, what it answers is smaller. */
  @Test
  void isALowerBoundWhereItTakesTooLong() {
    List<Edge> triangles = new ArrayList<>();
    for (int unit = 0; unit < 12; unit += 3) {
      triangles.add(new Edge(unit, unit + 1, 19));
      triangles.add(new Edge(unit, unit + 2, 19));
      triangles.add(new Edge(unit + 1, unit + 2, 19));
    }
    int least = 4 * (10 + 10 + 9);
    int bound = new VertexCover().size(triangles);
    assertTrue(bound > 0 && bound < least, () -> "bound " + bound);
  }
}
