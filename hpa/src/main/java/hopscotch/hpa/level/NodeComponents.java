package hopscotch.hpa.level;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The connected components of level 1: which goals of a changed map can be reached.
 *
 * <p>Labelled are <em>regions</em>, the nodes of a cluster that are joined inside it. Labels that
 * turned out to mean one component have one root. After a change the labels of untouched clusters
 * are shared: see {@link ComponentRepair}. Immutable, shared by threads.
 */
public final class NodeComponents {
  private final Level level;
  private final ClusterTable<int[]> labels;
  private final int[] roots;
  private final int numbered;

  /**
   * Components as they were found.
   *
   * @param labels by cluster, then by region as its block numbers components
   * @param roots by label the one that stands for it, itself for a root
   * @param numbered how many labels there were when all were last numbered
   */
  NodeComponents(Level level, ClusterTable<int[]> labels, int[] roots, int numbered) {
    this.level = level;
    this.labels = labels;
    this.roots = roots;
    this.numbered = numbered;
  }

  /** The components of a level, read off those of its cells, of which many may have no node. */
  public static NodeComponents of(Level level) {
    int[][] labels = new int[level.clusters().count()][];
    int[] numbers = new int[level.graph().components().count() + 1];
    int count = 1;
    for (int cluster = 0; cluster < labels.length; cluster++) {
      labels[cluster] = labelsOf(level, cluster);
      for (int i = 0; i < labels[cluster].length; i++) {
        int label = labels[cluster][i];
        numbers[label] = numbers[label] == 0 ? count++ : numbers[label];
        labels[cluster][i] = numbers[label];
      }
      if (cluster > 0 && Arrays.equals(labels[cluster], labels[cluster - 1])) {
        labels[cluster] = labels[cluster - 1];
      }
    }
    int[] roots = IntStream.range(0, count).toArray();
    return new NodeComponents(level, ClusterTable.of(labels), roots, count);
  }

  private static int[] labelsOf(Level level, int cluster) {
    short[] block = level.blocks().get(cluster);
    int[] labels = new int[BlockLayout.componentCount(block)];
    for (int region = 0; region < labels.length; region++) {
      int cell = level.cell(cluster, BlockLayout.firstNode(block, region));
      labels[region] = level.graph().components().label(cell);
    }
    return labels;
  }

  /**
   * The components after a change.
   *
   * @param changed level 1 of the changed graph; the blocks it shares are untouched
   */
  public NodeComponents with(Level changed) {
    int[] touched = level.blocks().differing(changed.blocks());
    boolean isNew = 2 * touched.length > labels.size();
    return isNew ? of(changed) : new ComponentRepair(this, changed, touched).run();
  }

  /** The label of a node: the same for two nodes where some path joins them. */
  public int label(int node) {
    int cluster = node >>> level.slotBits();
    int region = BlockLayout.component(level.blocks().get(cluster), node & level.mostNodes() - 1);
    return roots[labels.get(cluster)[region]];
  }

  Level level() {
    return level;
  }

  /** The labels by cluster and region; not to be written. */
  ClusterTable<int[]> labels() {
    return labels;
  }

  /** By label the one that stands for it; not to be written. */
  int[] roots() {
    return roots;
  }

  int numbered() {
    return numbered;
  }
}
