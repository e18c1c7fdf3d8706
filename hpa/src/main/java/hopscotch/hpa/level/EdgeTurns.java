package hopscotch.hpa.level;

import hopscotch.core.grid.Ints;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.cluster.ClusterDistances;
import hopscotch.hpa.cluster.ClusterPaths;
import hopscotch.hpa.cluster.ClusterWorkspace;
import hopscotch.hpa.cluster.OneTurnPaths;
import hopscotch.hpa.cluster.QueryMeter;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The turns of the intra-edges of level 1, by which they are refined without a search. For each
 * edge two cells of its cluster are kept. An octile path of one turn leads to the first, and
 * another from there to the second. From the second a search goes on; for most edges it too takes
 * one turn. Two bytes for each edge. Shared by threads, but for those that are {@linkplain #copy a
 * copy}: while they are repaired nobody may read them.
 */
public final class EdgeTurns {
  /** The longest side of a cluster whose cells have numbers of 8 bits. */
  public static final int MOST_SIDE = 16;

  private static final int CELL_BITS = 8;
  private static final int CELL_MASK = 0xff;
  private static final int ARRAY_HEADER_BYTES = 16;
  private static final short[] NONE = {};

  private final Level level;
  private final short[][] turns;
  private final OneTurnPaths oneTurn;

  /** The clusters of which repairs have forgotten the turns, in place of which there is null. */
  private final Ints forgotten = new Ints();

  private EdgeTurns(Level level, short[][] turns) {
    this.level = level;
    this.turns = turns;
    oneTurn = new OneTurnPaths(level.graph());
  }

  /** Whether the turns of a level's edges can be kept: over uniform terrain, in small clusters. */
  public static boolean areFor(Level level) {
    return !level.graph().isWeighted() && level.clusters().side() <= MOST_SIDE;
  }

  /** The size of the turns of a level's edges, in bytes. */
  public static long bytes(Level level) {
    long bytes = Level.tableBytes(level.blocks().length);
    for (short[] block : level.blocks()) {
      int edges = BlockLayout.edgeCount(block);
      bytes += edges == 0 ? 0 : ARRAY_HEADER_BYTES + 2L * edges + 7 & -8;
    }
    return bytes;
  }

  /**
   * Finds the turns of a level's edges.
   *
   * @param threads how many search at once; the result does not depend on it
   * @throws BudgetExhaustedException if the budget ran out
   */
  public static EdgeTurns of(Level level, int threads, BudgetMeter meter) {
    short[][] turns = new short[level.clusters().count()][];
    new ClusterRows(level.clusters(), threads, meter)
        .forEach(
            () -> new Finder(level), (finder, cluster) -> turns[cluster] = finder.turns(cluster));
    return new EdgeTurns(level, turns);
  }

  /** Writes the turns: for each row of clusters, from the north, shorts, edge by edge. */
  public void write(IndexWriter out) throws IOException {
    int columns = level.clusters().columns();
    for (int row = 0; row < level.clusters().rows(); row++) {
      short[] ofRow = new short[edgeCount(level, row)];
      int at = 0;
      for (int cluster = row * columns; cluster < (row + 1) * columns; cluster++) {
        System.arraycopy(turns[cluster], 0, ofRow, at, turns[cluster].length);
        at += turns[cluster].length;
      }
      out.shorts(ofRow);
    }
  }

  /**
   * Reads the turns of a level.
   *
   * @throws BadIndexException if they do not fit it
   */
  public static EdgeTurns read(Level level, IndexReader in) throws IOException {
    EdgeTurns read = new EdgeTurns(level, new short[level.clusters().count()][]);
    int columns = level.clusters().columns();
    for (int row = 0; row < level.clusters().rows(); row++) {
      short[] ofRow = in.shorts("turns of edges", edgeCount(level, row));
      int at = 0;
      for (int cluster = row * columns; cluster < (row + 1) * columns; cluster++) {
        int end = at + BlockLayout.edgeCount(level.blocks()[cluster]);
        read.turns[cluster] = at == end ? NONE : Arrays.copyOfRange(ofRow, at, end);
        for (; at < end; at++) {
          boolean isInside =
              read.isInside(cluster, ofRow[at] >>> CELL_BITS & CELL_MASK)
                  && read.isInside(cluster, ofRow[at] & CELL_MASK);
          in.require(isInside, "a turn outside cluster " + cluster, "one of its cells");
        }
      }
    }
    return read;
  }

  private boolean isInside(int cluster, int number) {
    return number % MOST_SIDE < level.clusters().width(cluster)
        && number / MOST_SIDE < level.clusters().height(cluster);
  }

  private static int edgeCount(Level level, int row) {
    int columns = level.clusters().columns();
    return IntStream.range(row * columns, (row + 1) * columns)
        .map(cluster -> BlockLayout.edgeCount(level.blocks()[cluster]))
        .sum();
  }

  /** Turns of their own, to be repaired, of a copy of the level. */
  public EdgeTurns copy(Level own) {
    EdgeTurns copy = new EdgeTurns(own, turns.clone());
    copy.forgotten.addAll(forgotten.toArray());
    return copy;
  }

  /**
   * Forgets the turns in clusters with an altered cell, and where the edges are others; those edges
   * are refined by search until {@link #tidy} finds them again.
   *
   * @param altered the clusters with an altered cell
   * @param replaced the blocks that the repair of the level replaced
   */
  public void repair(int[] altered, ReplacedBlocks replaced) {
    for (int i = 0; i < altered.length + replaced.size(); i++) {
      int cluster = i < altered.length ? altered[i] : replaced.cluster(i - altered.length);
      if (turns[cluster] != null) {
        turns[cluster] = null;
        forgotten.add(cluster);
      }
    }
  }

  /**
   * Finds forgotten turns again.
   *
   * @throws BudgetExhaustedException if the budget ran out; what was found by then stays
   */
  public void tidy(BudgetMeter meter) {
    Finder finder = forgotten.size() == 0 ? null : new Finder(level);
    while (forgotten.size() > 0) {
      meter.require(0, "finding the turns of edges again");
      int cluster = forgotten.removeLast();
      turns[cluster] = finder.turns(cluster);
    }
  }

  /** Whether both have the same turns. */
  public boolean sameAs(EdgeTurns other) {
    return Arrays.deepEquals(turns, other.turns);
  }

  /**
   * Appends the path of an edge without its first cell; a part of it if the query had to end.
   *
   * @param from the cell of a node, {@code to} that of another in its component
   * @param cost of the edge
   */
  public void append(
      int from, int to, long cost, ClusterPaths paths, PathBuffer path, QueryMeter queryMeter) {
    int cluster = level.clusters().of(from);
    if (turns[cluster] == null) {
      paths.append(from, to, cost, path, queryMeter);
      return;
    }
    short[] block = level.blocks()[cluster];
    int a = BlockLayout.indexOf(block, level.clusters().ringOf(from));
    int b = BlockLayout.indexOf(block, level.clusters().ringOf(to));
    int turn = turns[cluster][BlockLayout.edgeNumber(block, a, b)];
    if (turn == 0) {
      paths.append(from, to, cost, path, queryMeter);
      return;
    }
    int first = cell(cluster, turn >>> CELL_BITS & CELL_MASK);
    int second = cell(cluster, turn & CELL_MASK);
    if (a > b) {
      long toFirst = oneTurn.length(from, first);
      long toSecond = oneTurn.length(first, second);
      paths.append(from, first, toFirst, path, queryMeter);
      paths.append(first, second, toSecond, path, queryMeter);
      paths.append(second, to, cost - toFirst - toSecond, path, queryMeter);
    } else {
      long fromSecond = oneTurn.length(second, first);
      long fromFirst = oneTurn.length(first, to);
      paths.append(from, second, cost - fromSecond - fromFirst, path, queryMeter);
      if (queryMeter.stopped() == null) {
        paths.append(second, first, fromSecond, path, queryMeter);
        paths.append(first, to, fromFirst, path, queryMeter);
      }
    }
  }

  private int cell(int cluster, int number) {
    int stride = level.graph().map().stride();
    return level.clusters().firstCell(cluster) + number / MOST_SIDE * stride + number % MOST_SIDE;
  }

  /** Finds the turns of one cluster after the other. For one thread. */
  private static final class Finder {
    private final Level level;
    private final OneTurnPaths oneTurn;
    private final ClusterPaths paths;
    private final PathBuffer path = new PathBuffer();
    private final QueryMeter queryMeter = QueryMeter.unlimited();

    Finder(Level level) {
      this.level = level;
      oneTurn = new OneTurnPaths(level.graph());
      paths = new ClusterPaths(new ClusterWorkspace(level.graph(), level.clusters()), false);
    }

    short[] turns(int cluster) {
      short[] block = level.blocks()[cluster];
      int edges = BlockLayout.edgeCount(block);
      short[] turns = edges == 0 ? NONE : new short[edges];
      int edge = 0;
      for (int component = 0; component < BlockLayout.componentCount(block); component++) {
        int first = BlockLayout.firstNode(block, component);
        for (int i = first; i < BlockLayout.firstNode(block, component + 1); i++) {
          for (int j = first; j < i; j++) {
            turns[edge++] = turn(cluster, level.cell(cluster, i), level.cell(cluster, j));
          }
        }
      }
      return turns;
    }

    private short turn(int cluster, int from, int to) {
      path.clear();
      if (oneTurn.distance(from, to) != ClusterDistances.UNREACHED) {
        return 0;
      }
      long cost = level.cost(cluster, level.indexOf(from), level.indexOf(to));
      paths.append(from, to, cost, path, queryMeter);
      int first = farthest(from, 0);
      int second = farthest(path.cell(first), first);
      return (short)
          (number(cluster, path.cell(first)) << CELL_BITS | number(cluster, path.cell(second)));
    }

    /** The last cell of the path to which an octile path of one turn leads, from {@code k} on. */
    private int farthest(int from, int k) {
      int last = path.size() - 1;
      while (last > k && oneTurn.distance(from, path.cell(last)) == ClusterDistances.UNREACHED) {
        last--;
      }
      return last;
    }

    private int number(int cluster, int cell) {
      int stride = level.graph().map().stride();
      int offset = cell - level.clusters().firstCell(cluster);
      return offset / stride * MOST_SIDE + offset % stride;
    }
  }
}
