package hopscotch.papers.jumps;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.generate.MapGenerator;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import hopscotch.papers.count.RandomPairs;
import java.util.List;
import java.util.function.Function;

/**
 * How many times as many nodes A* expands as jump point search and HPA* do, as in Harabor and
 * Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", 2011, Table 1. Both the mean of
 * quotients and the quotient of means are counted, under the corner rule of the benchmarks and
 * under that of the paper. The paper's problems are not those of today's scenarios.
 *
 * <p>Rooms are made here, since the paper's were drawn. The maps of Baldur's Gate are scaled to 512
 * by 512: a cell is that of the original map at the same share of its width and height. On these
 * maps 100 random pairs are asked.
 */
public final class Harabor2011 {
  private static final int PAIRS = 100;
  private static final long SEED = 2011;
  private static final int SIDE = 512;
  private static final int ROOM_MAPS = 300;
  private static final int ROOM_MAP_SIDE = 256;
  private static final MapGenerator ROOMS = MapGenerators.parse("rooms(size=7,doors=0.25)");

  private Harabor2011() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    if (map.id().equals(PaperMap.GENERATED + "/rooms")) {
      for (int i = 0; i < ROOM_MAPS; i++) {
        countRandomPairs(ROOMS.generate(ROOM_MAP_SIDE, ROOM_MAP_SIDE, SEED + i), counts);
      }
    } else if (map.id().startsWith("bgmaps/")) {
      countRandomPairs(scaled(map.map()), counts);
    } else {
      count(map.map(), map::queries, counts);
    }
  }

  /** The map with {@link #SIDE} cells a side, each that of the nearest place. */
  private static GridMap scaled(GridMap map) {
    GridMap.Builder builder = GridMap.builder(SIDE, SIDE);
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int cell = map.cell(x * map.width() / SIDE, y * map.height() / SIDE);
        builder.set(x, y, map.terrain(cell));
      }
    }
    return builder.build();
  }

  private static void countRandomPairs(GridMap map, Counts counts) {
    count(map, graph -> RandomPairs.of(graph, SEED, PAIRS), counts);
  }

  private static void count(GridMap map, Function<GridGraph, List<int[]>> queries, Counts counts) {
    GridGraph uncut = GridGraph.of(map, Movement.OCTILE);
    count(uncut, queries.apply(uncut), counts, "");
    GridGraph cut = GridGraph.of(map, Movement.OCTILE.withCorners(CornerRule.ONE_FREE));
    count(cut, queries.apply(cut), counts, "-cut");
  }

  private static void count(GridGraph graph, List<int[]> queries, Counts counts, String rule) {
    PathSearch aStar = Planners.prepare("astar(open=heap)", graph).newSearch();
    PathSearch jumps = Planners.prepare("jps", graph).newSearch();
    PathSearch abstraction =
        Planners.prepare("hpa(cluster=10,levels=1,entrance=6,insertion=dijkstra)", graph)
            .newSearch();
    PathSearch authors = Planners.prepare("hpa2004(cluster=10)", graph).newSearch();
    PathBuffer path = new PathBuffer();
    for (int[] query : queries) {
      aStar.find(query[0], query[1], path);
      long expanded = aStar.counters().expanded;
      counts.add("astar" + rule, expanded);
      add(jumps, "jps" + rule, query, path, expanded, counts);
      add(abstraction, "hpa" + rule, query, path, expanded, counts);
      add(authors, "hpa2004" + rule, query, path, expanded, counts);
    }
  }

  private static void add(
      PathSearch search, String name, int[] query, PathBuffer path, long aStar, Counts counts) {
    search.find(query[0], query[1], path);
    long expanded = search.counters().expanded;
    counts.add(name, expanded);
    if (expanded > 0) {
      counts.add(name + ".saved", (double) aStar / expanded);
    }
  }
}
