package hopscotch.core.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every move from every cell of small maps, also off them, against the rule read off the map. */
class SingleMoveTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8 never | 0",
        "8 one-free | 1",
        "8 always | 2",
        "4 | 2",
        "8 never sqrt2 .=1 | 0",
        "8 one-free sqrt2 .=1,@=1 | 1",
        "8 always sqrt2 .=2,S=5 | 2",
      })
  void isLegalAsTheMapSays(String movement, int mayCut) {
    Random random = new Random(42);
    for (int round = 0; round < 60; round++) {
      GridMap map = map(random, 1 + random.nextInt(4), 1 + random.nextInt(4));
      GridGraph graph = GridGraph.of(map, Movement.parse(movement));
      for (int y = 0; y < map.height(); y++) {
        for (int x = 0; x < map.width(); x++) {
          for (int direction = 0; direction < 9; direction++) {
            check(graph, x, y, direction % 3 - 1, direction / 3 - 1, mayCut);
          }
        }
      }
    }
  }

  private static void check(GridGraph graph, int x, int y, int dx, int dy, int mayCut) {
    GridMap map = graph.map();
    PathBuffer path = new PathBuffer();
    path.add(map.cell(x, y));
    path.add(map.cell(x, y) + dy * map.stride() + dx);
    boolean isDiagonal = dx != 0 && dy != 0;
    int cut = (isFree(graph, x + dx, y) ? 0 : 1) + (isFree(graph, x, y + dy) ? 0 : 1);
    boolean legal =
        (dx != 0 || dy != 0)
            && isFree(graph, x, y)
            && isFree(graph, x + dx, y + dy)
            && (!isDiagonal || graph.movement().directions() == 8 && cut <= mayCut);
    PathCheck check = PathValidator.check(graph, path);
    String place = "(%d, %d) by (%d, %d): %s".formatted(x, y, dx, dy, check.problem());
    assertEquals(legal, check.isValid(), place);
    if (legal && !graph.isWeighted()) {
      assertEquals(isDiagonal ? 1 : 0, check.diagonal(), place);
      assertEquals(isDiagonal ? 0 : 1, check.straight(), place);
    }
  }

  private static boolean isFree(GridGraph graph, int x, int y) {
    GridMap map = graph.map();
    return map.contains(x, y) && graph.movement().terrain().isFree(map.terrain(map.cell(x, y)));
  }

  private static GridMap map(Random random, int width, int height) {
    GridMap.Builder builder = GridMap.builder(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        builder.set(x, y, "...S@@".charAt(random.nextInt(6)));
      }
    }
    return builder.build();
  }
}
