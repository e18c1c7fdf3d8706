package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;

/**
 * The cells that a shortest path between two others may enter. A run of free cells of a row or of a
 * column is convex: a path that leaves it and comes back is shorter through the run. So a shortest
 * path visits no run twice, and keeps to the blocks of the graph of runs that lie between its ends
 * (see {@link BlockTree}); what lies behind a run that is the only way there is left out, rooms and
 * loops of them included.
 *
 * <p>Rows and columns are told apart: a cell is relevant if its run of the row is, and its run of
 * the column. Kept by <em>stretch</em>: cells of a run of a row whose columns are alike. Prepared
 * in linear time; a quarter byte a cell, 12 bytes a stretch, and the trees. Immutable.
 */
final class RelevantCells {
  private final BlockTree rows;
  private final BlockTree columns;

  /** The cells where a stretch begins, and how many do before each word. */
  private final long[] begins;

  private final int[] ranks;

  /** By stretch its first cell, and its parts. */
  private final int[] cells;

  private final int[] rowParts;
  private final int[] columnParts;

  RelevantCells(GridGraph graph, Corners corners) {
    int stride = graph.map().stride();
    RunGraph inRows = new RunGraph(graph, corners, 1, stride);
    RunGraph inColumns = new RunGraph(graph, corners, stride, 1);
    rows = inRows.blocks();
    columns = inColumns.blocks();
    begins = new long[graph.freeBits().length];
    ranks = new int[begins.length];
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
    }
    cells = firstCells.toArray();
    rowParts = rowsOf.toArray();
    columnParts = columnsOf.toArray();
  }

  /** The stretch of a free cell. */
  int stretch(int cell) {
    int word = cell >>> 6;
    return ranks[word] + Long.bitCount(begins[word] & -1L >>> ~cell) - 1;
  }

  long bytes() {
    return 12L * (begins.length + cells.length) + rows.bytes() + columns.bytes();
  }

  /** What is relevant to one search. For one thread. */
  final class Query {
    private final BlockTree.Route inRows = rows.new Route();
    private final BlockTree.Route inColumns = columns.new Route();

    /** Takes the ends. */
    void begin(int start, int goal) {
      int from = stretch(start);
      int to = stretch(goal);
      inRows.begin(rowParts[from], rowParts[to]);
      inColumns.begin(columnParts[from], columnParts[to]);
    }

    /** Whether a free cell may be entered. */
    boolean has(int cell) {
      return hasStretch(stretch(cell));
    }

    /** Whether the cells of a stretch may be entered. */
    boolean hasStretch(int stretch) {
      return inRows.uses(rowParts[stretch]) && inColumns.uses(columnParts[stretch]);
    }

    /** Whether the run of a free cell in its row may be entered, as far as rows tell. */
    boolean hasRun(int cell) {
      return inRows.uses(rowParts[stretch(cell)]);
    }

    /**
     * The first cell of a run, from {@code begin} to a cell of it that may be entered, from which
     * on all may as far as columns tell.
     */
    int firstOf(int begin, int cell) {
      int least = stretch(begin);
      if (inColumns.uses(columnParts[least])) {
        return begin;
      }
      int most = stretch(cell);
      while (most - least > 1) {
        int middle = least + most >>> 1;
        if (inColumns.uses(columnParts[middle])) {
          most = middle;
        } else {
          least = middle;
        }
      }
      return cells[most];
    }

    /** Likewise the cell after the last of a run that ends before {@code end}. */
    int endOf(int cell, int end) {
      int most = stretch(end - 1);
      if (inColumns.uses(columnParts[most])) {
        return end;
      }
      int least = stretch(cell);
      while (most - least > 1) {
        int middle = least + most >>> 1;
        if (inColumns.uses(columnParts[middle])) {
          least = middle;
        } else {
          most = middle;
        }
      }
      return cells[most];
    }
  }
}
