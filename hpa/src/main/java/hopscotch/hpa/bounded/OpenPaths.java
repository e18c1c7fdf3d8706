package hopscotch.hpa.bounded;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;

/**
 * Which nodes of a cluster are as near to each other, inside it, as on open ground of its least
 * weight. There some path has moves in two neighbouring directions alone. So one sweep over the
 * cells for each two directions finds all such paths, from 64 nodes at once: a cell has a bit for
 * each place from which it is reached. For one thread.
 */
final class OpenPaths {
  private final Clusters clusters;
  private final int directions;
  private final int[] weights;

  /** The columns of the arrays by cell, which have a border of one cell. */
  private final int stride;

  private final byte[] moves;
  private final long[] own;
  private final long[] reached;

  /**
   * For each place and word, the places from which it is reached; the reverse need not be there.
   */
  private final long[] from;

  private final int words;

  /** For each node, the number of nodes that are farther from it than on open ground. */
  private final int[] farCounts;

  /** For each node and word of indexes, these nodes. */
  private final long[] far;

  OpenPaths(GridGraph graph, Clusters clusters) {
    this.clusters = clusters;
    directions = graph.movement().directions();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    stride = clusters.side() + 2;
    moves = new byte[stride * stride];
    own = new long[stride * stride];
    reached = new long[stride * stride];
    words = RingDistances.placeWords(clusters.ringLength());
    from = new long[clusters.ringLength() * words];
    farCounts = new int[clusters.ringLength()];
    far = new long[clusters.ringLength() * words];
  }

  /**
   * Looks at a cluster, the least of whose cells weighs {@code weight}; {@code places} ascend.
   * Returns the number of pairs that are farther apart than on open ground.
   */
  int find(GridGraph graph, int cluster, int[] places, int nodeCount, int weight) {
    copyMoves(graph, cluster, weight);
    Arrays.fill(from, 0);
    for (int word = 0; word < words; word++) {
      sweepAll(cluster, word, places, nodeCount);
    }
    Arrays.fill(farCounts, 0, nodeCount, 0);
    Arrays.fill(far, 0, nodeCount * words, 0);
    int pairs = 0;
    for (int i = 1; i < nodeCount; i++) {
      for (int j = 0; j < i; j++) {
        if (!isReached(places[i], places[j]) && !isReached(places[j], places[i])) {
          far[i * words + (j >> 6)] |= 1L << j;
          far[j * words + (i >> 6)] |= 1L << i;
          farCounts[i]++;
          farCounts[j]++;
          pairs++;
        }
      }
    }
    return pairs;
  }

  private boolean isReached(int place, int source) {
    return (from[place * words + (source >> 6)] >> source & 1) != 0;
  }

  /** Cells of another weight have no moves. */
  private void copyMoves(GridGraph graph, int cluster, int weight) {
    int width = clusters.width(cluster);
    for (int y = 0; y < clusters.height(cluster); y++) {
      int cell = clusters.firstCell(cluster) + y * graph.map().stride();
      int at = (y + 1) * stride + 1;
      for (int end = at + width; at < end; at++, cell++) {
        boolean hasWeight = weights == null || weights[graph.terrain()[cell]] == weight;
        moves[at] = hasWeight ? (byte) graph.moves(cell) : 0;
      }
    }
  }

  /** Finds from which of the 64 places of a word others are reached. */
  private void sweepAll(int cluster, int word, int[] places, int nodeCount) {
    Arrays.fill(own, 0);
    for (int i = 0; i < nodeCount; i++) {
      if (places[i] >> 6 == word && moves[at(places[i])] != 0) {
        own[at(places[i])] = 1L << places[i];
      }
    }
    int width = clusters.width(cluster);
    int height = clusters.height(cluster);
    int east = Directions.of(1, 0);
    int south = Directions.of(0, 1);
    if (directions == 4) {
      sweep(east, south, width, 1, height, stride, 1 + stride);
      keep(word, places, nodeCount);
      sweep(east, Directions.of(0, -1), width, 1, height, -stride, 1 + height * stride);
    } else {
      sweep(east, Directions.of(1, -1), width, 1, height, stride, 1 + stride);
      keep(word, places, nodeCount);
      sweep(east, Directions.of(1, 1), width, 1, height, stride, 1 + stride);
      keep(word, places, nodeCount);
      sweep(south, Directions.of(1, 1), height, stride, width, 1, 1 + stride);
      keep(word, places, nodeCount);
      sweep(south, Directions.of(-1, 1), height, stride, width, 1, 1 + stride);
    }
    keep(word, places, nodeCount);
  }

  private int at(int place) {
    return (clusters.ringY()[place] + 1) * stride + clusters.ringX()[place] + 1;
  }

  /**
   * Goes over the cells line by line, such that those from which two directions lead to a cell come
   * before it.
   */
  private void sweep(int a, int b, int lines, int perLine, int length, int perCell, int first) {
    final byte[] moves = this.moves;
    final long[] own = this.own;
    final long[] reached = this.reached;
    final int backA = Directions.reverse(a);
    final int backB = Directions.reverse(b);
    final int toA = Directions.dy(backA) * stride + Directions.dx(backA);
    final int toB = Directions.dy(backB) * stride + Directions.dx(backB);
    for (int line = 0; line < lines; line++) {
      int at = first + line * perLine;
      for (int i = 0; i < length; i++, at += perCell) {
        int legal = moves[at];
        reached[at] =
            own[at]
                | reached[at + toA] & -(long) (legal >> backA & 1)
                | reached[at + toB] & -(long) (legal >> backB & 1);
      }
    }
  }

  private void keep(int word, int[] places, int nodeCount) {
    for (int i = 0; i < nodeCount; i++) {
      from[places[i] * words + word] |= reached[at(places[i])];
    }
  }

  /** The node that is far from the most others; -1 if none is left that is far from any. */
  int farthest(int nodeCount) {
    int most = 0;
    for (int i = 1; i < nodeCount; i++) {
      most = farCounts[i] > farCounts[most] ? i : most;
    }
    return farCounts[most] == 0 ? -1 : most;
  }

  /** Takes out the pairs of a node. Returns how many there are. */
  int take(int node, int... others) {
    int count = 0;
    for (int word = 0; word < words; word++) {
      for (long rest = far[node * words + word]; rest != 0; rest &= rest - 1) {
        int other = word << 6 | Long.numberOfTrailingZeros(rest);
        others[count++] = other;
        far[other * words + (node >> 6)] &= ~(1L << node);
        farCounts[other]--;
      }
      far[node * words + word] = 0;
    }
    farCounts[node] = 0;
    return count;
  }
}
