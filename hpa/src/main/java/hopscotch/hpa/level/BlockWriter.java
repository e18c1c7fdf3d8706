package hopscotch.hpa.level;

import java.util.Arrays;

/**
 * Writes blocks, one after the other: all but the targets of the inter-edges, which need other
 * blocks. For one thread.
 */
final class BlockWriter {
  /** The most words before the edges, since their places have 16 bits. */
  private static final int MOST_WORDS = 1 << Short.SIZE;

  private final BlockLayout layout;
  private final MoveCounts moves;
  private final int costWords;
  private short[] block;
  private int firstEdge;
  private int at;

  BlockWriter(BlockLayout layout) {
    this.layout = layout;
    moves = layout.moves();
    costWords = layout.costWords();
  }

  /**
   * Begins a block with its nodes.
   *
   * @param firsts the first node of each component, and after the last the number of nodes
   * @param components how many there are
   * @param places of the nodes on the ring
   * @param masks by place on the ring, the directions in which inter-edges leave the cluster
   * @param hasEdges whether edges follow, or the block is an outline
   */
  void begin(int[] firsts, int components, int[] places, int[] masks, boolean hasEdges) {
    int n = firsts[components];
    int target = BlockLayout.HEAD_WORDS + BlockLayout.COMPONENT_WORDS * components + 2 * n;
    firstEdge = target;
    for (int i = 0; i < n; i++) {
      firstEdge += Integer.bitCount(masks[places[i]]);
    }
    if (n > Short.MAX_VALUE || firstEdge > MOST_WORDS) {
      throw new IllegalArgumentException(
          "a cluster of %d nodes in %d components: expected fewer, in smaller clusters or levels"
              .formatted(n, components));
    }
    int count = 0;
    for (int component = 0; component < components; component++) {
      count += BlockLayout.entry(firsts[component + 1] - firsts[component], 0);
    }
    int words = !hasEdges ? 0 : moves == null ? costWords : 1;
    block = new short[firstEdge + words * count];
    block[0] = (short) n;
    block[1] = (short) components;
    block[2] = (short) words;
    for (int i = 0; i < n; i++) {
      block[BlockLayout.firstPlace(block) + i] = (short) places[i];
      block[BlockLayout.firstMask(block) + i] = (short) masks[places[i]];
    }
    at = firstEdge;
    int edge = firstEdge;
    for (int component = 0; component < components; component++) {
      int head = BlockLayout.HEAD_WORDS + BlockLayout.COMPONENT_WORDS * component;
      block[head] = (short) firsts[component];
      block[head + 1] = (short) target;
      for (int i = firsts[component]; i < firsts[component + 1]; i++) {
        target += Integer.bitCount(masks[places[i]]);
      }
      BlockLayout.setFirstEdge(block, component, edge);
      edge += words * BlockLayout.entry(firsts[component + 1] - firsts[component], 0);
    }
  }

  void add(long cost) {
    if (BlockLayout.edgeWords(block) == 1) {
      int counts = moves.of(cost);
      if (counts != MoveCounts.NONE) {
        block[at++] = (short) counts;
        return;
      }
      widen();
    }
    addWide(cost);
  }

  /** Writes the edges so far with their costs. */
  private void widen() {
    short[] narrow = block;
    int end = at;
    block = Arrays.copyOf(narrow, firstEdge + costWords * (narrow.length - firstEdge));
    block[2] = (short) costWords;
    for (int component = 0; component < BlockLayout.componentCount(block); component++) {
      int edges = BlockLayout.firstEdge(narrow, component) - firstEdge;
      BlockLayout.setFirstEdge(block, component, firstEdge + costWords * edges);
    }
    at = firstEdge;
    for (int k = firstEdge; k < end; k++) {
      addWide(moves.cost(narrow[k]));
    }
  }

  private void addWide(long cost) {
    for (int shift = Short.SIZE * (costWords - 1); shift >= 0; shift -= Short.SIZE) {
      block[at++] = (short) (cost >>> shift);
    }
  }

  short[] block() {
    return layout.isSquare() ? BlockLayout.squared(block) : block;
  }
}
