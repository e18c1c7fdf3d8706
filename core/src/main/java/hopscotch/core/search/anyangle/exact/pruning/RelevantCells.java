package hopscotch.core.search.anyangle.exact.pruning;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.grid.RowScan;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The cells that a shortest path between two others may enter. A run of free cells of a row or of a
 * column is convex: a path that leaves it and comes back is shorter through the run. So a shortest
 * path visits no run twice. It keeps to those blocks of the graph of runs that lie between its ends
 * (see {@link BlockTree}). If some cells can be reached through one run alone, they are left out,
 * with all rooms and loops among them.
 *
 * <p>Rows and columns are looked at separately: a cell is relevant if its run of the row is, and
 * its run of the column. The answer is kept by <em>stretch</em>: cells of a run of a row whose
 * columns are alike. Prepared in linear time; 5 bits for 2 cells, 28 bytes a stretch, and the
 * trees. Immutable.
 */
public final class RelevantCells implements Pruning {
  /**
   * The largest percentage of the free cells that two blocks may have in common if blocks are kept.
   */
  private static final int MOST_ALIKE = 25;

  private final BlockTree rows;
  private final BlockTree columns;

  /** The cells where a stretch begins, and how many do before each word. */
  private final long[] begins;

  private final int[] ranks;

  /** The free cells whose run of the row is like that of the cell above. */
  private final long[] likeAbove;

  private final int stride;

  /** For each stretch, its first cell, and its parts. */
  private final int[] cells;

  private final int[] rowParts;
  private final int[] columnParts;

  /** For each stretch, the spans of its parts, so that what is asked often takes one step less. */
  private final long[] rowSpans;

  private final long[] columnSpans;

  RelevantCells(GridGraph graph, Corners corners) {
    stride = graph.map().stride();
    RunGraph inRows = new RunGraph(graph, corners, 1, stride);
    RunGraph inColumns = new RunGraph(graph, corners, stride, 1);
    rows = inRows.blocks();
    columns = inColumns.blocks();
    begins = new long[graph.freeBits().length];
    ranks = new int[begins.length];
    likeAbove = new long[begins.length];
    Ints firstCells = new Ints();
    Ints rowsOf = new Ints();
    Ints columnsOf = new Ints();
    int last = -1;
    for (int cell = 0; cell < graph.map().cellCount(); cell++) {
      if ((cell & 63) == 0) {
        ranks[cell >>> 6] = firstCells.size();
      }
      int column = graph.isFree(cell) ? columns.parts()[inColumns.run(cell)] : -1;
      if (column >= 0 && column != last) {
        begins[cell >>> 6] |= 1L << cell;
        firstCells.add(cell);
        rowsOf.add(rows.parts()[inRows.run(cell)]);
        columnsOf.add(column);
      }
      last = column;
      if (column >= 0 && graph.isFree(cell - stride)) {
        int row = rows.parts()[inRows.run(cell)];
        boolean isLike = row == rows.parts()[inRows.run(cell - stride)];
        likeAbove[cell >>> 6] |= isLike ? 1L << cell : 0;
      }
    }
    cells = firstCells.toArray();
    rowParts = rowsOf.toArray();
    columnParts = columnsOf.toArray();
    rowSpans = Arrays.stream(rowParts).mapToLong(rows::span).toArray();
    columnSpans = Arrays.stream(columnParts).mapToLong(columns::span).toArray();
  }

  /**
   * The relevant cells of a graph; null if telling them takes more time than it saves. That is so
   * if a block of rows and one of columns have more than {@value #MOST_ALIKE} % of the free cells
   * in common, since these are then relevant to most queries.
   */
  public static RelevantCells ifUseful(GridGraph graph, Corners corners) {
    RelevantCells relevant = new RelevantCells(graph, corners);
    long most = relevant.mostAlike(graph);
    return 100 * most > (long) MOST_ALIKE * graph.freeCount() ? null : relevant;
  }

  /** The number of free cells that the two most similar blocks have in common. */
  private long mostAlike(GridGraph graph) {
    Map<Long, Integer> counts = new HashMap<>();
    for (int i = 0; i < cells.length; i++) {
      int blocked = RowScan.nextBlocked(graph.freeBits(), cells[i]);
      int end = i + 1 < cells.length ? Math.min(blocked, cells[i + 1]) : blocked;
      long blocks = (long) rows.block(rowParts[i]) << 32 | columns.block(columnParts[i]);
      counts.merge(blocks, end - cells[i], Integer::sum);
    }
    return counts.values().stream().mapToInt(count -> count).max().orElse(0);
  }

  /** Whether no way leads round anything, as in a maze without loops. */
  public boolean isWithoutLoops() {
    return rows.isForest() && columns.isForest();
  }

  /** The stretch of a free cell. */
  public int stretch(int cell) {
    int word = cell >>> 6;
    return ranks[word] + Long.bitCount(begins[word] & -1L >>> ~cell) - 1;
  }

  @Override
  public Relevance newQuery() {
    return new Relevance();
  }

  @Override
  public long bytes() {
    return 20L * begins.length + 28L * cells.length + rows.bytes() + columns.bytes();
  }

  /** The cells that are relevant to one search. For one thread. */
  public final class Relevance implements Query {
    private final BlockTree.Route inRows = rows.new Route();
    private final BlockTree.Route inColumns = columns.new Route();

    @Override
    public void begin(int start, int goal) {
      int from = stretch(start);
      int to = stretch(goal);
      inRows.begin(rowParts[from], rowParts[to]);
      inColumns.begin(columnParts[from], columnParts[to]);
    }

    @Override
    public boolean has(int cell) {
      return hasStretch(stretch(cell));
    }

    /** Whether the cells of a stretch may be entered. */
    public boolean hasStretch(int stretch) {
      return usesRow(stretch) && usesColumn(stretch);
    }

    /**
     * Whether the run of a cell of a stretch may be entered: that of the row, or that of the
     * column.
     */
    public boolean has(int stretch, boolean inRow) {
      return inRow ? usesRow(stretch) : usesColumn(stretch);
    }

    private boolean usesRow(int stretch) {
      return inRows.uses(rowParts[stretch], rowSpans[stretch]);
    }

    private boolean usesColumn(int stretch) {
      return inColumns.uses(columnParts[stretch], columnSpans[stretch]);
    }

    /** As far as rows tell. */
    @Override
    public boolean mayEnter(int cell, int side) {
      int lower = side > 0 ? cell : cell + stride;
      return (likeAbove[lower >>> 6] >>> lower & 1) != 0 || usesRow(stretch(cell));
    }

    /** As far as columns tell. */
    @Override
    public int first(int begin, int cell) {
      if (RowScan.nextFree(begins, begin + 1, cell + 1) > cell) {
        return begin;
      }
      int least = stretch(begin);
      return usesColumn(least) ? begin : cells[lastLike(stretch(cell), least)];
    }

    /** As far as columns tell. */
    @Override
    public int stop(int cell, int end) {
      if (RowScan.nextFree(begins, cell + 1, end) == end) {
        return end;
      }
      int most = stretch(end - 1);
      return usesColumn(most) ? end : cells[lastLike(stretch(cell), most) + 1];
    }

    /** The last stretch that may be entered, between one that may be and one that may not. */
    private int lastLike(int from, int to) {
      int inside = from;
      int outside = to;
      while (Math.abs(inside - outside) > 1) {
        int middle = inside + outside >>> 1;
        if (usesColumn(middle)) {
          inside = middle;
        } else {
          outside = middle;
        }
      }
      return inside;
    }
  }
}
