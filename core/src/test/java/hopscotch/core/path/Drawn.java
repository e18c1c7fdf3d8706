package hopscotch.core.path;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;

/** A map with a path drawn on it: digits and then letters from {@code a} on are its waypoints. */
record Drawn(GridGraph graph, PathBuffer path) {

  /** Waypoints stand on plain ground. */
  static Drawn of(String movement, String... rows) {
    int width = rows[0].length();
    GridMap.Builder builder = GridMap.builder(width, rows.length);
    int[] xs = new int[36];
    int[] ys = new int[36];
    int size = 0;
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < width; x++) {
        char letter = rows[y].charAt(x);
        int index = Character.isUpperCase(letter) ? -1 : Character.digit(letter, 36);
        builder.set(x, y, index < 0 ? letter : '.');
        if (index >= 0) {
          xs[index] = x;
          ys[index] = y;
          size = Math.max(size, index + 1);
        }
      }
    }
    GridMap map = builder.build();
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < size; i++) {
      path.add(map.cell(xs[i], ys[i]));
    }
    return new Drawn(GridGraph.of(map, Movement.parse(movement)), path);
  }

  PathCheck check() {
    return PathValidator.check(graph, path);
  }
}
