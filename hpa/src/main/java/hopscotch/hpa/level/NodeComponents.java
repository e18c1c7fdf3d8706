package hopscotch.hpa.level;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The connected components of level 1: which goals of a map that changes can be reached.
 *
 * <p>Labelled are <em>regions</em>, the nodes of a cluster that are joined inside it. Labels that
 * turned out to mean one component have one root. After a change {@link ComponentRepair} looks at
 * the regions near it. Nobody may read while it does.
 */
public final class NodeComponents {
  /** Labels no region has any more are dropped once there are this many, and more than half. */
  private static final int SPARE_LABELS = 256;

  private final Level level;
  private final int[][] labels;
  private int[] roots;
  private int used;

  /** The number of labels when all were last numbered. */
  private int numbered;

  /** Makes repairs; made in the first. */
  private ComponentRepair repair;

  private NodeComponents(Level level, int[][] labels, int[] roots, int used, int numbered) {
    this.level = level;
    this.labels = labels;
    this.roots = roots;
    this.used = used;
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
    }
    return new NodeComponents(level, labels, IntStream.range(0, count).toArray(), count, count);
  }

  private static int[] labelsOf(Level level, int cluster) {
    short[] block = level.blocks()[cluster];
    int[] labels = new int[BlockLayout.componentCount(block)];
    for (int region = 0; region < labels.length; region++) {
      int cell = level.cell(cluster, BlockLayout.firstNode(block, region));
      labels[region] = level.graph().components().label(cell);
    }
    return labels;
  }

  /** Components of their own, to be repaired, of a copy of the level. */
  public NodeComponents copy(Level own) {
    int[][] ownLabels = new int[labels.length][];
    Arrays.setAll(ownLabels, cluster -> labels[cluster].clone());
    return new NodeComponents(own, ownLabels, roots.clone(), used, numbered);
  }

  /**
   * Repairs the components after a repair of the level.
   *
   * @param replaced the blocks that it replaced
   */
  public void repair(ReplacedBlocks replaced) {
    int[] touched = replaced.differingRegions();
    if (touched.length > 0) {
      if (repair == null) {
        repair = new ComponentRepair(this, level);
      }
      repair.repair(replaced, touched);
      if (used > 2 * numbered + SPARE_LABELS) {
        numberAnew();
      }
    }
  }

  /** The label of a node: the same for two nodes where some path joins them. */
  public int label(int node) {
    int cluster = node >>> level.slotBits();
    int region = BlockLayout.component(level.blocks()[cluster], node & level.mostNodes() - 1);
    return root(labels[cluster][region]);
  }

  /** The label that stands for another. */
  int root(int label) {
    int root = label;
    while (roots[root] != root) {
      root = roots[root];
    }
    return root;
  }

  /** The label of a region, of which others may have the same root. */
  int label(int cluster, int region) {
    return labels[cluster][region];
  }

  /** Makes room for the labels of the regions of a cluster. */
  void clear(int cluster, int regions) {
    if (labels[cluster].length != regions) {
      labels[cluster] = new int[regions];
    }
  }

  /** Gives one region another label. */
  void relabel(int cluster, int region, int label) {
    labels[cluster][region] = label;
  }

  /** A label that no region has. */
  int newLabel() {
    if (used == roots.length) {
      roots = Arrays.copyOf(roots, 2 * used + 64);
    }
    roots[used] = used;
    return used++;
  }

  /** The number of labels. Some may belong to no region. */
  int used() {
    return used;
  }

  /** Lets two labels mean one component. */
  void join(int a, int b) {
    int rootA = root(a);
    int rootB = root(b);
    roots[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
  }

  private void numberAnew() {
    int[] dense = new int[used];
    int count = 1;
    for (int[] ofRegions : labels) {
      for (int i = 0; i < ofRegions.length; i++) {
        int root = root(ofRegions[i]);
        dense[root] = dense[root] == 0 ? count++ : dense[root];
        ofRegions[i] = dense[root];
      }
    }
    roots = IntStream.range(0, count).toArray();
    used = count;
    numbered = count;
  }
}
