package hopscotch.hpa.level;

import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * The regions of some clusters and those beside them, in pieces: the connected components of what
 * is left if every edge goes that does not end in one of those clusters. For one thread.
 */
final class Surroundings {
  private final Regions regions;
  private int[] clusters;
  private final RegionMap pieces = new RegionMap();

  /** The regions, piece by piece, and after each piece how many there are by then. */
  private final Ints members = new Ints();

  private final Ints ends = new Ints();

  Surroundings(Regions regions) {
    this.regions = regions;
  }

  /** Looks at some clusters, in ascending order. */
  void look(int... some) {
    clusters = some;
    pieces.clear();
    members.clear();
    ends.clear();
    for (int cluster : some) {
      for (int i = 0; i < regions.count(cluster); i++) {
        addPieceOf(regions.number(cluster, i));
      }
    }
  }

  private void addPieceOf(int first) {
    int piece = ends.size();
    if (!pieces.putIfAbsent(first, piece)) {
      return;
    }
    members.add(first);
    for (int k = start(piece); k < members.size(); k++) {
      boolean isInside = isInside(members.get(k));
      int count = regions.findNeighbours(members.get(k));
      for (int n = 0; n < count; n++) {
        int neighbour = regions.neighbours()[n];
        if ((isInside || isInside(neighbour)) && pieces.putIfAbsent(neighbour, piece)) {
          members.add(neighbour);
        }
      }
    }
    ends.add(members.size());
  }

  /** Whether a region is of one of the clusters, and not beside them. */
  boolean isInside(int region) {
    return Arrays.binarySearch(clusters, regions.cluster(region)) >= 0;
  }

  int pieceCount() {
    return ends.size();
  }

  /** The place of the first region of a piece; that after the last of the piece before it. */
  int start(int piece) {
    return piece == 0 ? 0 : ends.get(piece - 1);
  }

  int member(int place) {
    return members.get(place);
  }

  /** The piece of a region in the clusters or beside them. */
  int piece(int region) {
    return pieces.get(region);
  }
}
