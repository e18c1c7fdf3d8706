package hopscotch.hpa.level;

import hopscotch.core.grid.Ints;
import java.util.ArrayList;
import java.util.List;

/** The blocks of a level that a repair replaced by others, as they were before it. */
public final class ReplacedBlocks {
  private final Level level;
  private final Ints clusters = new Ints();
  private final List<short[]> before = new ArrayList<>();

  /** The replaced blocks of a level, of which there are none yet. */
  ReplacedBlocks(Level level) {
    this.level = level;
  }

  /** Adds a block; clusters are added in ascending order. */
  void add(int cluster, short[] old) {
    clusters.add(cluster);
    before.add(old);
  }

  /** Whether no block was replaced. */
  public boolean isEmpty() {
    return before.isEmpty();
  }

  /** The number of replaced blocks. */
  int size() {
    return before.size();
  }

  /** The cluster of one of them. */
  int cluster(int i) {
    return clusters.get(i);
  }

  /** The level, as it is after the repair. */
  Level level() {
    return level;
  }

  /** Whether the block of a cluster was replaced. */
  boolean contains(int cluster) {
    return clusters.indexOf(cluster) >= 0;
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
}
