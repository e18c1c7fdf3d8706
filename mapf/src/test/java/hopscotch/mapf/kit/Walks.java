package hopscotch.mapf.kit;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.VertexGraph;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Small maps and walks on them by chance, and when two of them collide. */
public final class Walks {
  private Walks() {}

  /** A map of at most 20 cells, of which some may be blocked. */
  public static VertexGraph graph(Random random) {
    int width = 1 + random.nextInt(5);
    int height = 1 + random.nextInt(4);
    int blocked = random.nextInt(4);
    GridMap.Builder map = GridMap.builder(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        map.set(x, y, x + y > 0 && random.nextInt(10) < blocked ? '@' : '.');
      }
    }
    Movement movement = random.nextBoolean() ? Movement.ORTHOGONAL : Movement.OCTILE;
    return VertexGraph.of(GridGraph.of(map.build(), movement));
  }

  /** A walk of at most nine vertices, with pauses. */
  public static int[] walk(VertexGraph graph, Random random) {
    int[] path = new int[1 + random.nextInt(9)];
    path[0] = random.nextInt(graph.size());
    for (int step = 1; step < path.length; step++) {
      int drawn = random.nextInt(graph.degree(path[step - 1]) + 1);
      path[step] =
          drawn == 0 ? path[step - 1] : graph.targets()[graph.first()[path[step - 1]] + drawn - 1];
    }
    return path;
  }

  /** Where a walk is at a step; it stays at its end. */
  public static int at(int[] path, int step) {
    return path[Math.min(step, path.length - 1)];
  }

  /** Whether two walks are ever at one vertex, or cross. */
  public static boolean collide(VertexGraph graph, int[] one, int[] two) {
    for (int step = 0; step < Math.max(one.length, two.length); step++) {
      if (at(one, step) == at(two, step)
          || step > 0
              && crosses(
                  graph, at(one, step - 1), at(one, step), at(two, step - 1), at(two, step))) {
        return true;
      }
    }
    return false;
  }

  /** Whether two moves to different vertices pass the same middle. */
  public static boolean crosses(VertexGraph graph, int from, int to, int otherFrom, int otherTo) {
    return from != to
        && otherFrom != otherTo
        && to != otherTo
        && middle(graph, from, to).equals(middle(graph, otherFrom, otherTo));
  }

  private static List<Integer> middle(VertexGraph graph, int from, int to) {
    GridMap map = graph.grid().map();
    int one = graph.cell(from);
    int two = graph.cell(to);
    return List.of(map.x(one) + map.x(two), map.y(one) + map.y(two));
  }

  /** The map and the walks on it. */
  public static String text(VertexGraph graph, List<int[]> walks) {
    return graph.grid().map() + "\n" + walks.stream().map(Arrays::toString).toList();
  }
}
