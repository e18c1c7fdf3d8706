package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.RowScan;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.anyangle.exact.corner.CornerLabels;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.pruning.Pruning;

/**
 * The successors of a node of {@link Anya}, which are added to the queue (JAIR 2016, Section 3.2).
 * The node's interval is entered into the run of free cells beyond. There are two kinds:
 *
 * <ul>
 *   <li>Observable successors are what the root sees of the free cells' sides on the far line.
 *   <li>Non-observable successors lie beside them, on the far line (cone) or on the near one
 *       (flat). They are seen from an end of the interval at which the path may bend.
 * </ul>
 *
 * <p>For one thread.
 */
final class RunSuccessors {
  private final IntervalQueue queue;
  private final SearchObserver observer;
  private final CornerLabels labels;
  private final Cones cones;

  /** The root of the node being expanded. */
  private final Root root;

  private final Corners corners;
  private final Pruning.Query relevant;
  private final long[] freeBits;
  private final int stride;

  private int goalCell;

  /** The node being expanded. */
  private final Interval interval;

  /** The run of free cells being entered, as cells: from the first to the one after the last. */
  private int runBegin;

  private int runEnd;

  /** The first cell of the run's row, and the y of the row's middle in doubled coordinates. */
  private int firstCell;

  private int middleY;

  /** Adds to a queue what an observer of it, or null, is told of. */
  RunSuccessors(
      GridGraph graph,
      Corners corners,
      Pruning pruning,
      IntervalQueue queue,
      SearchObserver observer) {
    this.queue = queue;
    this.observer = observer;
    this.corners = corners;
    labels = queue.labels;
    cones = queue.cones;
    root = queue.root;
    relevant = pruning.newQuery();
    freeBits = graph.freeBits();
    stride = graph.map().stride();
    interval = new Interval(queue, corners, stride);
  }

  /** Begins a query between two cells: adds what the start sees around it. */
  void addOfStart(int start, int goal) {
    goalCell = goal;
    relevant.begin(start, goal);
    interval.seesAll = true;
    for (int i = 0; i < 4; i++) {
      int around = relevantCellAround(start, i);
      boolean isOfRunBefore = (i & 1) == 1 && relevantCellAround(start, i - 1) >= 0;
      if (around >= 0 && !isOfRunBefore) {
        enterRow(around);
        interval.side = middleY > root.y ? 1 : -1;
        enter(around);
      }
    }
  }

  private int relevantCellAround(int start, int i) {
    int around = corners.freeCellAround(root.x, root.y, start, i);
    return around >= 0 && relevant.has(around) ? around : -1;
  }

  /** The cell that a node is expanded into. */
  int cellBeyond(int node) {
    return interval.cellBeyond(node);
  }

  /** Adds the successors of a node. */
  void addOf(int node) {
    interval.load(node);
    enterRow(interval.cell);
    enter(interval.cell);
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
    if (interval.seesAll) {
      addAll(interval.side);
      addAll(-interval.side);
    } else {
      addFar();
      Root least = interval.leastEnd;
      Root most = interval.mostEnd;
      if (least.isBend() && runBegin < firstCell + least.x / 2) {
        addFlat(least, runBegin, firstCell + least.x / 2);
      }
      if (most.isBend() && runEnd > firstCell + most.x / 2) {
        addFlat(most, firstCell + most.x / 2, runEnd);
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
    if (corners.isBend(corners.corner(x, y)) && labels.offer(x, y, from.id, from.x, from.y)) {
      cones.addOpen(x, y, Interval.place(cell, lineSide), y, labels.length(labels.root(x, y)));
      generated(cell);
    }
  }

  /** Adds the free cells across the far line: what the root sees, and what lies beside. */
  private void addFar() {
    Root leastEnd = interval.leastEnd;
    Root mostEnd = interval.mostEnd;
    int leastX = leastEnd.x;
    int leastY = leastEnd.y;
    int mostX = mostEnd.x;
    int mostY = mostEnd.y;
    int side = interval.side;
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
    cones.add(from.x, from.y, aX, aY, bX, bY, Interval.place(cell, lineSide), y, from.length);
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
    Root from = interval.rootThatSees(x, y);
    if (from != null) {
      addTurn(from, x, y, cell, lineSide);
    }
  }

  private void reachGoal() {
    Root from = interval.rootThatSees(queue.goalX, queue.goalY);
    if (from != null) {
      queue.offerGoal(from);
    }
  }
}
