package hopscotch.hpa.corridor;

import hopscotch.core.grid.GridGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Levels of ever larger regions over the cells of a map. The cells are level 0, of which only the
 * regions that they belong to are kept. Shared by threads; only {@link Sectors} that are repaired
 * change.
 */
final class RegionLevels {
  private final int[] regionOfCell;
  private final List<RegionGraph> graphs;
  private final List<int[]> parents;

  /** For each region of the top level its component; {@code null} until it is asked for. */
  private volatile int[] components;

  private RegionLevels(int[] regionOfCell, List<RegionGraph> graphs, List<int[]> parents) {
    this.regionOfCell = regionOfCell;
    this.graphs = List.copyOf(graphs);
    this.parents = List.copyOf(parents);
  }

  /** Cliques: level upon level, until nothing is joined any more (Sturtevant and Buro 2005). */
  static RegionLevels ofCliques(GridGraph graph) {
    int[] numbers = new int[graph.map().cellCount()];
    RegionGraph top = RegionGraph.ofCells(graph, numbers);
    List<RegionGraph> graphs = new ArrayList<>();
    List<int[]> parents = new ArrayList<>();
    while (graphs.isEmpty() || !top.isEdgeless()) {
      int[] groups = new int[top.size()];
      int count = Cliques.group(top, groups);
      top = top.grouped(groups, count, graph.map().stride());
      graphs.add(top);
      parents.add(groups);
    }
    int[] first = parents.get(0);
    int[] regionOfCell =
        Arrays.stream(numbers).map(number -> number < 0 ? -1 : first[number]).toArray();
    return new RegionLevels(regionOfCell, graphs, parents.subList(1, parents.size()));
  }

  static RegionLevels ofOneLevel(int[] regionOfCell, RegionGraph graph) {
    return new RegionLevels(regionOfCell, List.of(graph), List.of());
  }

  int levels() {
    return graphs.size();
  }

  RegionGraph graph(int l) {
    return graphs.get(l - 1);
  }

  /** For each region of level {@code l}, the region of level {@code l + 1} that it belongs to. */
  int[] parents(int l) {
    return parents.get(l - 1);
  }

  /** For each region of the top level its component, found when it is first asked for. */
  int[] components() {
    int[] found = components;
    if (found == null) {
      found = graph(levels()).components();
      components = found;
    }
    return found;
  }

  /** Has components found again, since regions have changed. */
  void forgetComponents() {
    components = null;
  }

  /** For each cell its region of level 1, or -1 if it is blocked. */
  int[] regionOfCell() {
    return regionOfCell;
  }

  long bytes() {
    long bytes = 4L * regionOfCell.length;
    for (int l = 1; l <= levels(); l++) {
      bytes += graph(l).bytes() + (l < levels() ? 4L * parents(l).length : 0);
    }
    return bytes;
  }
}
