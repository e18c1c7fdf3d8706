package hopscotch.hpa.level;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The regions of some clusters and those beside them, in pieces: the connected components of what
 * is left if every edge goes that does not end in one of those clusters.
 */
final class Surroundings {
  private final Regions regions;
  private final BitSet clusters = new BitSet();
  private final Map<Integer, Integer> pieces = new HashMap<>();
  private final List<List<Integer>> inside = new ArrayList<>();
  private final List<List<Integer>> outside = new ArrayList<>();

  Surroundings(Regions regions, int[] clusters) {
    this.regions = regions;
    for (int cluster : clusters) {
      this.clusters.set(cluster);
    }
    for (int cluster : clusters) {
      for (int i = 0; i < regions.count(cluster); i++) {
        int region = regions.number(cluster, i);
        if (!pieces.containsKey(region)) {
          addPieceOf(region);
        }
      }
    }
  }

  private void addPieceOf(int first) {
    int piece = inside.size();
    inside.add(new ArrayList<>());
    outside.add(new ArrayList<>());
    Deque<Integer> open = new ArrayDeque<>();
    pieces.put(first, piece);
    open.push(first);
    while (!open.isEmpty()) {
      int region = open.pop();
      boolean isInside = clusters.get(regions.cluster(region));
      (isInside ? inside : outside).get(piece).add(region);
      int count = regions.findNeighbours(region);
      for (int k = 0; k < count; k++) {
        int neighbour = regions.neighbours()[k];
        boolean isEdge = isInside || clusters.get(regions.cluster(neighbour));
        if (isEdge && pieces.putIfAbsent(neighbour, piece) == null) {
          open.push(neighbour);
        }
      }
    }
  }

  /** By piece, the regions in the clusters. */
  List<List<Integer>> inside() {
    return inside;
  }

  /** By piece, the regions beside the clusters. */
  List<List<Integer>> outside() {
    return outside;
  }

  /** For a region beside the clusters, one for all such regions of one piece with it. */
  int representative(int region) {
    return outside.get(pieces.get(region)).get(0);
  }
}
