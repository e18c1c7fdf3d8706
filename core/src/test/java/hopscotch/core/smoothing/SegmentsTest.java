package hopscotch.core.smoothing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SegmentsTest {
  private static final GridMap MAP = GridMap.builder(60, 60).build();

  /** A waypoint is needed where the way over it is longer than the straight line past it. */
  @Property(seed = "20266")
  void mergingLeavesTheWaypointsThatTurn(@ForAll Random random) {
    PathBuffer path = walk(random);
    PathBuffer turns = new PathBuffer();
    for (int i = 0; i < path.size(); i++) {
      boolean isEnd = i == 0 || i == path.size() - 1;
      if (isEnd || detour(path.cell(i - 1), path.cell(i), path.cell(i + 1)) > 1e-9) {
        turns.add(path.cell(i));
      }
    }
    Segments.merge(path, MAP.stride());
    assertArrayEquals(turns.toArray(), path.toArray());
  }

  /**
   * Up to 12 segments, straight, diagonal and slanted, of which many go on along one line. Another
   * follows them in the buffer, as an earlier path leaves it.
   */
  private static PathBuffer walk(Random random) {
    PathBuffer path = new PathBuffer();
    int x = 30;
    int y = 30;
    int dx = 1;
    int dy = 0;
    path.add(MAP.cell(x, y));
    for (int i = random.nextInt(13); i > 0; i--) {
      if (random.nextBoolean()) {
        int d = random.nextInt(Directions.COUNT);
        dx = Directions.dx(d) * (1 + random.nextInt(2));
        dy = Directions.dy(d) * (1 + random.nextInt(2));
      }
      x += dx;
      y += dy;
      path.add(MAP.cell(x, y));
    }
    int size = path.size();
    path.add(MAP.cell(x + dx, y + dy));
    path.truncate(size);
    return path;
  }

  private static double detour(int a, int b, int c) {
    return distance(a, b) + distance(b, c) - distance(a, c);
  }

  private static double distance(int a, int b) {
    return Math.hypot(MAP.x(a) - MAP.x(b), MAP.y(a) - MAP.y(b));
  }

  /** From (10, 10). */
  @ParameterizedTest
  @CsvSource({
    "11, 10, 1",
    "10, 11, 1",
    "9, 9, 1",
    "11, 9, 1",
    "14, 10, 4",
    "10, 3, 7",
    "15, 15, 5",
    "7, 13, 3",
    "12, 11, 1",
    "9, 12, 1",
    "59, 11, 1",
    "0, 11, 1",
  })
  void aSegmentIsARunOfMovesUnlessItIsSlanted(int x, int y, int moves) {
    assertEquals(moves, Segments.moves(MAP.cell(10, 10), MAP.cell(x, y), MAP.stride()));
    assertEquals(moves, Segments.moves(MAP.cell(x, y), MAP.cell(10, 10), MAP.stride()));
  }
}
