package hopscotch.hpa.level;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.hpa.cluster.Clusters;
import java.io.IOException;
import java.util.Arrays;

/**
 * The blocks of a level in an index file. For each row of clusters, from the north, two arrays
 * follow:
 *
 * <ol>
 *   <li>ints: where the block of each cluster begins, and at the end the number of words; clusters
 *       without nodes have no words
 *   <li>shorts: the words of the blocks
 * </ol>
 */
public final class LevelFile {
  private final GridGraph graph;
  private final Clusters clusters;
  private final BlockLayout layout;
  private final short[][] blocks;
  private final IndexReader in;
  private final int[] offsets;

  private LevelFile(GridGraph graph, Clusters clusters, BlockLayout layout, IndexReader in) {
    this.graph = graph;
    this.clusters = clusters;
    this.layout = layout;
    this.in = in;
    blocks = new short[clusters.count()][];
    offsets = Directions.offsets(graph.map().stride());
  }

  /** Writes the blocks of a level. */
  public static void write(Level level, IndexWriter out) throws IOException {
    int columns = level.clusters().columns();
    for (int first = 0; first < level.clusters().count(); first += columns) {
      int[] starts = new int[columns + 1];
      for (int i = 0; i < columns; i++) {
        int words = level.nodeCount(first + i) == 0 ? 0 : level.blocks()[first + i].length;
        starts[i + 1] = starts[i] + words;
      }
      short[] row = new short[starts[columns]];
      for (int i = 0; i < columns; i++) {
        System.arraycopy(level.blocks()[first + i], 0, row, starts[i], starts[i + 1] - starts[i]);
      }
      out.ints(starts);
      out.shorts(row);
    }
  }

  /**
   * Reads the blocks of a level. All that a search follows is checked: nodes, their moves out of
   * the cluster, the nodes that those lead to. Of the costs of intra-edges only the size is.
   *
   * @param isSquare whether the level that was written is {@linkplain Level#squared() squared}
   * @throws BadIndexException if they are no blocks of this graph
   */
  public static Level read(GridGraph graph, Clusters clusters, boolean isSquare, IndexReader in)
      throws IOException {
    BlockLayout triangles = BlockLayout.of(graph, clusters);
    LevelFile file = new LevelFile(graph, clusters, isSquare ? triangles.squared() : triangles, in);
    for (int row = 0; row < clusters.rows(); row++) {
      file.readRow(row);
    }
    for (int cluster = 0; cluster < clusters.count(); cluster++) {
      file.requireCrossings(cluster);
    }
    return new Level(graph, clusters, file.layout, file.blocks);
  }

  private void readRow(int row) throws IOException {
    int[] starts = in.ints("block starts", clusters.columns() + 1);
    short[] words = in.shorts("blocks");
    in.requireStarts(starts, words.length, "block starts");
    for (int i = 0; i < clusters.columns(); i++) {
      int cluster = row * clusters.columns() + i;
      boolean isEmpty = starts[i] == starts[i + 1];
      blocks[cluster] =
          isEmpty ? BlockLayout.EMPTY : Arrays.copyOfRange(words, starts[i], starts[i + 1]);
      if (!isEmpty) {
        require(layout.isBlock(blocks[cluster]), "no block", cluster, "a block");
        requireNodes(cluster);
        requireCosts(cluster);
      }
    }
  }

  /** Nodes must stand on the outline of their cluster, each at a place of its own. */
  private void requireNodes(int cluster) throws BadIndexException {
    short[] block = blocks[cluster];
    for (int i = 0; i < BlockLayout.nodeCount(block); i++) {
      int place = BlockLayout.place(block, i);
      boolean isOnMap =
          place < clusters.ringLength()
              && clusters.ringX()[place] < clusters.width(cluster)
              && clusters.ringY()[place] < clusters.height(cluster);
      boolean isNew = BlockLayout.indexOf(block, place) == i;
      require(isOnMap && isNew, "a node at place " + place, cluster, "places on its outline");
    }
  }

  /** Intra-edges must cost something, and no more than a walk over all cells of the cluster. */
  private void requireCosts(int cluster) throws BadIndexException {
    short[] block = blocks[cluster];
    long cells = (long) clusters.width(cluster) * clusters.height(cluster);
    long[] costs = new long[BlockLayout.nodeCount(block)];
    for (int i = 0; i < costs.length; i++) {
      int component = BlockLayout.component(block, i);
      layout.readCosts(block, component, i, costs);
      int end = BlockLayout.firstNode(block, component + 1);
      for (int j = BlockLayout.firstNode(block, component); j < end; j++) {
        boolean fits = i == j || costs[j] > 0 && costs[j] <= cells * graph.maxMoveCost();
        require(fits, "an edge of cost " + costs[j], cluster, "the cost of a path inside it");
      }
    }
  }

  /** Inter-edges must be legal moves out of their cluster, onto the nodes that they name. */
  private void requireCrossings(int cluster) throws BadIndexException {
    short[] block = blocks[cluster];
    int at = BlockLayout.firstTarget(block);
    for (int i = 0; i < BlockLayout.nodeCount(block); i++) {
      int cell = clusters.ringCell(cluster, BlockLayout.place(block, i));
      int mask = BlockLayout.crossings(block, i);
      boolean isLegal = mask != 0 && (mask & ~graph.moves(cell)) == 0;
      require(isLegal, "a node with moves " + mask, cluster, "legal moves");
      for (int bits = mask; bits != 0; bits &= bits - 1) {
        int to = cell + offsets[Integer.numberOfTrailingZeros(bits)];
        int other = clusters.of(to);
        int target = BlockLayout.indexOf(blocks[other], clusters.ringOf(to));
        boolean isThere = other != cluster && target >= 0 && block[at] == target;
        require(isThere, "an edge to node " + block[at], cluster, "a node of another cluster");
        at++;
      }
    }
  }

  private void require(boolean holds, String fault, int cluster, String expected)
      throws BadIndexException {
    in.require(holds, fault + " in cluster " + cluster, expected);
  }
}
