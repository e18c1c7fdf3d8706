package hopscotch.visual.view.api;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.capability.Layer;
import hopscotch.visual.view.json.JsonArray;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The clusters of an abstraction that a change of the map affected: those with a changed cell, and
 * those whose entrances or edges have changed. For each level there are the places (y * width + x)
 * of their north-western cells.
 */
record RepairedClusters(List<int[]> places) {
  /** No clusters. */
  static final RepairedClusters NONE = new RepairedClusters(List.of());

  /**
   * The differences between two abstractions of maps of the same size. Only the clusters of changed
   * cells and those around them are compared, on each level.
   */
  static RepairedClusters between(
      List<Layer> before, List<Layer> after, GridMap map, CellChanges changes) {
    if (changes.size() == 0 || before.size() != after.size()) {
      return NONE;
    }
    List<int[]> places = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      Layer old = before.get(i);
      Layer now = after.get(i);
      int columns = (map.width() + now.side() - 1) / now.side();
      IntSet changed = new IntOpenHashSet();
      for (int k = 0; k < changes.size() && i == 0; k++) {
        changed.add(now.cluster(changes.cell(k)));
      }
      places.add(
          near(now, map, changes)
              .filter(cluster -> changed.contains(cluster) || differs(old, now, cluster))
              .map(
                  cluster ->
                      cluster / columns * now.side() * map.width() + cluster % columns * now.side())
              .toArray());
    }
    return new RepairedClusters(places);
  }

  private static IntStream near(Layer layer, GridMap map, CellChanges changes) {
    int side = layer.side();
    return IntStream.range(0, changes.size())
        .map(changes::cell)
        .flatMap(
            cell ->
                IntStream.range(0, 9)
                    .mapToObj(
                        i ->
                            new int[] {
                              map.x(cell) + side * (i % 3 - 1), map.y(cell) + side * (i / 3 - 1)
                            })
                    .filter(point -> map.contains(point[0], point[1]))
                    .mapToInt(point -> layer.cluster(map.cell(point[0], point[1]))))
        .distinct();
  }

  private static boolean differs(Layer old, Layer now, int cluster) {
    int[] entrances = now.entrances(cluster);
    if (!Arrays.equals(entrances, old.entrances(cluster))) {
      return true;
    }
    for (int entrance : entrances) {
      if (!Arrays.equals(now.intraEdges(entrance), old.intraEdges(entrance))) {
        return true;
      }
    }
    return false;
  }

  /** The number of clusters, on all levels. */
  int count() {
    return places.stream().mapToInt(level -> level.length).sum();
  }

  /** Adds one array of places for each level. */
  void addTo(JsonArray levels) {
    for (int[] level : places) {
      JsonArray node = levels.addArray();
      for (int place : level) {
        node.add(place);
      }
    }
  }
}
