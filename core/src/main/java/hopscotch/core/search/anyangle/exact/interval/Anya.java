package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.RowScan;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.search.anyangle.exact.corner.CornerLabels;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.pruning.DeadEnds;
import hopscotch.core.search.anyangle.exact.pruning.Pruning;
import hopscotch.core.search.anyangle.exact.pruning.RelevantCells;

/**
 * Anya (Harabor, Grastien, Oz and Aksakalli, "Optimal Any-Angle Pathfinding In Practice", JAIR
 * 2016). A node is an interval of a line between two rows of cells, and a root that sees it; it is
 * expanded into the run of free cells beyond, found in the bits of that row. {@link IntervalQueue}
 * says which node is next. There are two kinds of successors (Section 3.2):
 *
 * <ul>
 *   <li>Observable successors are what the root sees of the free cells' sides on the far line.
 *   <li>Non-observable successors lie beside them, on the far line (cone) or on the near one
 *       (flat). They are seen from an end of the interval at which the path may bend.
 * </ul>
 *
 * <p>Where we deviate:
 *
 * <ul>
 *   <li>An interval's ends are rays through points of the grid, so that all sides are told in whole
 *       numbers.
 *   <li>An interval is no longer than what is free beyond it.
 *   <li>The paper leaves out culs-de-sac: runs with no other neighbour. We leave out all cells that
 *       {@link RelevantCells} tells, which are whole parts of the map behind a run that is the only
 *       way there, or else {@link DeadEnds}. These are found when the planner is prepared, in
 *       linear time; the paper prepares nothing.
 * </ul>
 *
 * <p>Guarantee: a shortest path. Space: 20 bytes for each corner, and 48 to 56 for each node. For
 * one thread.
 */
public final class Anya extends GridSearch {
  private final IntervalQueue queue;
  private final CornerLabels labels;
  private final Cones cones;
  private final Corners corners;
  private final Pruning.Query relevant;
  private final long[] freeBits;
  private final int stride;
  private int goalCell;

  /** The root of the node being expanded. */
  private final Root root;

  /** Points of the rays that bound its interval in x, where a path over the root may bend. */
  private final Root leastEnd = new Root();

  private final Root mostEnd = new Root();

  /** Whether the rays have no points of their own: the root sees the whole run of the cell. */
  private boolean seesAll;

  /** 1 if the root looks down through its interval, towards higher y, else -1. */
  private int side;

  /** The run of free cells being entered, as cells: from the first to the one after the last. */
  private int runBegin;

  private int runEnd;

  /** The first cell of the run's row, and the y of the row's middle in doubled coordinates. */
  private int firstCell;

  private int middleY;

  /** A search that enters no cell which is left out. */
  public Anya(
      GridGraph graph,
      Corners corners,
      Pruning pruning,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    this.corners = corners;
    queue = new IntervalQueue(graph, observer);
    labels = queue.labels;
    cones = queue.cones;
    root = queue.root;
    relevant = pruning.newQuery();
    freeBits = graph.freeBits();
    stride = graph.map().stride();
  }

  @Override
  protected void stay(int at, PathBuffer path) {
    queue.stay(at, path);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    long expanded = 0;
    meter.start(budget);

    // Start nodes: what the start sees around it.
    queue.begin(start, goal);
    addOfStart(start, goal);
    // Expand the node of least f, which makes its successors, until none can be of use.
    for (int node = queue.next(); node >= 0; node = queue.next()) {
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      if (observer != null) {
        queue.tellExpanded(node, cellBeyond(node));
      }
      addOf(node);
    }
    queue.count(counters, expanded);
    return meter.stopped() == null ? queue.trace(path) : meter.stopped();
  }

  /** Begins a query between two cells: adds what the start sees around it. */
  private void addOfStart(int start, int goal) {
    goalCell = goal;
    relevant.begin(start, goal);
    seesAll = true;
    for (int i = 0; i < 4; i++) {
      int around = relevantCellAround(start, i);
      boolean isOfRunBefore = (i & 1) == 1 && relevantCellAround(start, i - 1) >= 0;
      if (around >= 0 && !isOfRunBefore) {
        enterRow(around);
        side = middleY > root.y ? 1 : -1;
        enter(around);
      }
    }
  }

  private int relevantCellAround(int start, int i) {
    int around = corners.freeCellAround(root.x, root.y, start, i);
    return around >= 0 && relevant.has(around) ? around : -1;
  }

  /** The cell that a node is expanded into. */
  private int cellBeyond(int node) {
    return cones.numbers()[8 * node + 6] >> 1;
  }

  /** A cell beyond an interval and whether it lies above or below, as one number of a node. */
  private static int place(int cell, int side) {
    return cell << 1 | (side > 0 ? 1 : 0);
  }

  /** Adds the successors of a node: takes up its interval, and enters the run beyond. */
  private void addOf(int node) {
    int[] numbers = cones.numbers();
    int at = 8 * node;
    int leastX = numbers[at + 2];
    int leastY = numbers[at + 3];
    int mostX = numbers[at + 4];
    int mostY = numbers[at + 5];
    seesAll = leastX == root.x && leastY == root.y;
    side = (numbers[at + 6] & 1) == 0 ? -1 : 1;
    int cell = cellBeyond(node);
    enterRow(cell);
    int line = middleY - side;
    leastEnd.guess(leastX, leastY, leastY == line && isBend(leastX, leastY));
    mostEnd.guess(mostX, mostY, mostY == line && isBend(mostX, mostY));
    enter(cell);
  }

  private boolean isBend(int x, int y) {
    return corners.isBend(corners.corner(x, y));
  }

  private void enterRow(int cell) {
    int row = cell / stride;
    firstCell = row * stride + 1;
    middleY = 2 * row - 1;
  }

  /** Adds the successors in the run of a cell beyond the interval. */
  private void enter(int cell) {
    runBegin = relevant.first(RowScan.previousBlocked(freeBits, cell) + 1, cell);
    runEnd = relevant.stop(cell, RowScan.nextBlocked(freeBits, cell));
    if (seesAll) {
      addAll(side);
      addAll(-side);
    } else {
      addFar();
      if (leastEnd.isBend() && runBegin < firstCell + leastEnd.x / 2) {
        addFlat(leastEnd, runBegin, firstCell + leastEnd.x / 2);
      }
      if (mostEnd.isBend() && runEnd > firstCell + mostEnd.x / 2) {
        addFlat(mostEnd, firstCell + mostEnd.x / 2, runEnd);
      }
    }
    if (corners.mayAnySqueeze()) {
      addSqueezes();
    }
    if (goalCell >= runBegin && goalCell < runEnd) {
      reachGoal();
    }
  }

  /** Adds all free cells on one side of the run, up or down, for a root that sees the run. */
  private void addAll(int lineSide) {
    int y = middleY + lineSide;
    int beyond = lineSide * stride;
    if (root.y == y) {
      addFlat(root, runBegin, runEnd);
      return;
    }
    int end = runEnd + beyond;
    int begin = RowScan.nextFree(freeBits, runBegin + beyond, end);
    while (begin < end) {
      int stop = Math.min(RowScan.nextBlocked(freeBits, begin), end);
      int x = 2 * (begin - beyond - firstCell);
      int toX = 2 * (stop - beyond - firstCell);
      if (relevant.mayEnter(begin, lineSide)) {
        addInterval(root, x, y, toX, y, y, begin, lineSide);
      }
      begin = RowScan.nextFree(freeBits, stop, end);
    }
  }

  /**
   * Adds the free cells across the line on which a root lies, between two cells of the run: a path
   * turns there only at their nearer end.
   */
  private void addFlat(Root from, int fromCell, int toCell) {
    int lineSide = from.y > middleY ? 1 : -1;
    int beyond = lineSide * stride;
    int end = toCell + beyond;
    int begin = RowScan.nextFree(freeBits, fromCell + beyond, end);
    while (begin < end) {
      int stop = Math.min(RowScan.nextBlocked(freeBits, begin), end);
      int x = 2 * (begin - beyond - firstCell);
      int toX = 2 * (stop - beyond - firstCell);
      if (from != root && !from.mayBend(labels, root)) {
        return;
      }
      if (!relevant.mayEnter(begin, lineSide)) {
        begin = RowScan.nextFree(freeBits, stop, end);
        continue;
      }
      if (toX < from.x) {
        addTurn(from, toX, from.y, begin, lineSide);
      } else if (x > from.x) {
        addTurn(from, x, from.y, begin, lineSide);
      }
      begin = RowScan.nextFree(freeBits, stop, end);
    }
  }

  /** Makes a corner on a root's line the root of what lies across that line. */
  private void addTurn(Root from, int x, int y, int cell, int lineSide) {
    if (isBend(x, y) && labels.offer(x, y, from.id, from.x, from.y)) {
      cones.addOpen(x, y, place(cell, lineSide), y, labels.length(labels.root(x, y)));
      generated(cell);
    }
  }

  /** Adds the free cells across the far line: what the root sees, and what lies beside. */
  private void addFar() {
    int leastX = leastEnd.x;
    int leastY = leastEnd.y;
    int mostX = mostEnd.x;
    int mostY = mostEnd.y;
    int y = middleY + side;
    int beyond = side * stride;
    // Project: where the rays through both ends of the interval meet the far line.
    long depth = Math.abs(y - root.y);
    long leastDepth = Math.abs(leastY - root.y);
    long mostDepth = Math.abs(mostY - root.y);
    long least = root.x * leastDepth + (leastX - root.x) * depth;
    long most = root.x * mostDepth + (mostX - root.x) * depth;
    double leastAtLine = (double) least / leastDepth;
    double mostAtLine = (double) most / mostDepth;
    // A path may bend at an end that is a corner; then what lies beside the cone counts, too.
    boolean bendsAtLeast =
        2 * (runBegin - firstCell) < leastAtLine && leastEnd.mayBend(labels, root);
    boolean bendsAtMost = 2 * (runEnd - firstCell) > mostAtLine && mostEnd.mayBend(labels, root);
    int from = runBegin;
    if (!bendsAtLeast) {
      from = Math.max(from, firstCell + (int) (leastAtLine / 2));
    }
    int until = runEnd;
    if (!bendsAtMost) {
      until = Math.min(until, firstCell + Cones.columnsUpTo(mostAtLine));
    }
    // For each run of free cells across the far line:
    int begin = RowScan.nextFree(freeBits, from + beyond, until + beyond);
    while (begin < until + beyond) {
      int stop = Math.min(RowScan.nextBlocked(freeBits, begin), runEnd + beyond);
      int x = 2 * (begin - beyond - firstCell);
      int toX = 2 * (stop - beyond - firstCell);
      if (!relevant.mayEnter(begin, side)) {
        begin = RowScan.nextFree(freeBits, stop, until + beyond);
        continue;
      }
      // Non-observable alone: it lies beside the cone, and is seen from the end at which it bends.
      boolean beginsInside = x * leastDepth >= least;
      boolean stopsInside = toX * mostDepth <= most;
      if (toX * leastDepth <= least) {
        if (bendsAtLeast) {
          addInterval(leastEnd, x, y, toX, y, y, begin, side);
        }
      } else if (x * mostDepth >= most) {
        if (bendsAtMost) {
          addInterval(mostEnd, x, y, toX, y, y, begin, side);
        }
      } else {
        // Observable: the part within the cone, which the root sees.
        addInterval(
            root,
            beginsInside ? x : leastX,
            beginsInside ? y : leastY,
            stopsInside ? toX : mostX,
            stopsInside ? y : mostY,
            y,
            begin,
            side);
        // Non-observable: the parts to either side of the cone.
        if (!beginsInside && bendsAtLeast) {
          int onRayX = 2 * leastX - root.x;
          int onRayY = 2 * leastY - root.y;
          addInterval(leastEnd, x, y, onRayX, onRayY, y, begin, side);
        }
        if (!stopsInside && bendsAtMost) {
          int onRayX = 2 * mostX - root.x;
          int onRayY = 2 * mostY - root.y;
          addInterval(mostEnd, onRayX, onRayY, toX, y, y, begin, side);
        }
      }
      begin = RowScan.nextFree(freeBits, stop, until + beyond);
    }
  }

  private void addInterval(
      Root from, int aX, int aY, int bX, int bY, int y, int cell, int lineSide) {
    cones.add(from.x, from.y, aX, aY, bX, bY, place(cell, lineSide), y, from.length);
    generated(cell);
  }

  private void generated(int cell) {
    if (observer != null) {
      queue.tellGenerated(cell);
    }
  }

  /** Adds the cells that the run shares no more than a corner with, where a path may squeeze. */
  private void addSqueezes() {
    int fromX = 2 * (runBegin - firstCell);
    int toX = 2 * (runEnd - firstCell);
    for (int lineSide = -1; lineSide <= 1; lineSide += 2) {
      addSqueeze(fromX, runBegin - 1 + lineSide * stride, lineSide);
      addSqueeze(toX, runEnd + lineSide * stride, lineSide);
    }
  }

  private void addSqueeze(int x, int cell, int lineSide) {
    int y = middleY + lineSide;
    boolean isRoot = x == root.x && y == root.y;
    if (isRoot || !corners.isSqueeze(corners.corner(x, y)) || !relevant.has(cell)) {
      return;
    }
    Root from = rootThatSees(x, y);
    if (from != null) {
      addTurn(from, x, y, cell, lineSide);
    }
  }

  private void reachGoal() {
    Root from = rootThatSees(queue.goalX, queue.goalY);
    if (from != null) {
      queue.offerGoal(from);
    }
  }

  /** The root, or end of the interval, over which a point of the run is reached; else null. */
  private Root rootThatSees(int x, int y) {
    if (seesAll) {
      return root;
    }
    int dx = x - root.x;
    int dy = y - root.y;
    if (side * cross(leastEnd.x - root.x, leastEnd.y - root.y, dx, dy) > 0) {
      return leastEnd.mayBend(labels, root) ? leastEnd : null;
    }
    if (side * cross(mostEnd.x - root.x, mostEnd.y - root.y, dx, dy) < 0) {
      return mostEnd.mayBend(labels, root) ? mostEnd : null;
    }
    return root;
  }

  private static long cross(int ax, int ay, int bx, int by) {
    return (long) ax * by - (long) ay * bx;
  }
}
