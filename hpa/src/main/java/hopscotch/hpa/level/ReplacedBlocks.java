package hopscotch.hpa.level;

import hopscotch.core.grid.Ints;
import java.util.List;

/** The blocks of a level that a repair replaced by others, as they were before it. */
public final class ReplacedBlocks {
  private final Level level;
  private final Ints clusters;
  private final List<short[]> before;

  /** The replaced blocks of clusters in ascending order, and what was there before the repair. */
  ReplacedBlocks(Level level, Ints clusters, List<short[]> before) {
    this.level = level;
    this.clusters = clusters;
    this.before = before;
  }

  /** Whether no block was replaced. */
  public boolean isEmpty() {
    return before.isEmpty();
  }

  int size() {
    return before.size();
  }

  int cluster(int i) {
    return clusters.get(i);
  }

  /** The block that a cluster had before the repair, replaced or not. */
  short[] before(int cluster) {
    int i = clusters.indexOf(cluster);
    return i < 0 ? level.blocks()[cluster] : before.get(i);
  }

  /** The clusters whose nodes, regions or inter-edges differ; others may have new costs. */
  int[] differingRegions() {
    Ints differing = new Ints();
    for (int i = 0; i < clusters.size(); i++) {
      short[] block = level.blocks()[clusters.get(i)];
      if (!BlockLayout.haveSameRegions(block, before.get(i))) {
        differing.add(clusters.get(i));
      }
    }
    return differing.toArray();
  }

  /**
   * The groups above whose blocks can differ, in ascending order. On weighted terrain an inter-edge
   * can have another cost between two blocks that stayed as they were.
   *
   * @param touched the clusters that the repair looked at
   */
  int[] groupsAbove(int... touched) {
    Ints groups = new Ints();
    for (int cluster : touched) {
      if (level.graph().isWeighted() || clusters.indexOf(cluster) >= 0) {
        groups.add(level.clusters().groupOf(cluster));
      }
    }
    return groups.distinct();
  }
}
