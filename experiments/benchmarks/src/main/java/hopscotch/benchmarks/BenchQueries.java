package hopscotch.benchmarks;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.movingai.MapReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Random;

/** A graph and queries on it: connected pairs of free cells, drawn with a fixed seed. */
final class BenchQueries {
  /** The side of a generated map whose size is not given. */
  static final int SIDE = 512;

  private static final int COUNT = 50;
  private static final int SEED = 1;

  private final GridGraph graph;
  private final int[] starts = new int[COUNT];
  private final int[] goals = new int[COUNT];

  private BenchQueries(GridGraph graph) {
    this.graph = graph;
  }

  /** Queries on a map: the path of a {@code .map} file, or a generator such as {@code caves}. */
  static BenchQueries of(String map) {
    GridGraph graph = graph(map, SIDE);
    int[] free = graph.freeCells();
    Random random = new Random(SEED);
    BenchQueries queries = new BenchQueries(graph);
    for (int i = 0; i < COUNT; i++) {
      do {
        queries.starts[i] = free[random.nextInt(free.length)];
        queries.goals[i] = free[random.nextInt(free.length)];
      } while (!graph.components().connected(queries.starts[i], queries.goals[i]));
    }
    return queries;
  }

  /** The graph of a map, named as in {@link #of}; a generated one has a given side. */
  static GridGraph graph(String map, int side) {
    GridMap cells =
        map.endsWith(".map") ? read(map) : MapGenerators.parse(map).generate(side, side, SEED);
    return GridGraph.of(cells, Movement.OCTILE);
  }

  private static GridMap read(String file) {
    try {
      return MapReader.read(Path.of(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  GridGraph graph() {
    return graph;
  }

  int size() {
    return COUNT;
  }

  int start(int i) {
    return starts[i];
  }

  int goal(int i) {
    return goals[i];
  }
}
