package hopscotch.core.search.anyangle;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;

/**
 * Basic Theta* (Nash, Daniel, Koenig and Felner, "Theta*: Any-Angle Path Planning on Grids", AAAI
 * 2007): A* in which a generated cell becomes a child of the expanded cell's parent (path 2) where
 * that parent sees it, else of the expanded cell (path 1).
 *
 * <p>Where we deviate: vertices are cell centres, not corners, and lines of sight obey the corner
 * rule. A line is tested only if path 2 is shorter than the path that the cell has; path 1 is never
 * shorter than path 2, so no shorter path is missed.
 *
 * <p>The open list is a {@link BucketQueue}: a bucket is an eighth of a cell wide, and the last in
 * is the first out there. So the f of an expanded cell may be above the least by that much; and
 * where f falls from a cell to its child, the child goes into the bucket that is being emptied.
 * With cells of least f first the search jumps all over its frontier, and waits for memory.
 *
 * <p>Guarantee: complete. Its paths are neither the shortest any-angle paths nor always shorter
 * than the best path of moves. Closed cells are not reopened, as published.
 *
 * <p>Space: 12 bytes for each cell and 8 for each open entry. For one thread.
 */
final class ThetaStar extends SightSearch {
  ThetaStar(GridGraph graph, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final int[] links = states.links();
    final double[] lengths = states.lengths();
    final int closedBit = states.closedBit();
    final int parentMask = states.parentMask();
    final int base = states.begin();
    final int stride = graph.map().stride();
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final int unit = graph.unitCost();
    long expanded = 0;
    long generated = 1;
    long touched = 1;
    long pops = 0;
    long sightTests = 0;
    int openPeak = 1;
    boolean found = false;
    meter.start(budget);

    // The start is its own parent.
    links[start] = base | start;
    lengths[start] = 0;
    long startKey = SightStates.key(distance(start % stride - goalX, start / stride - goalY));
    open.clear(startKey);
    open.push(startKey, 0, start);
    while (open.advance()) {
      // Take the open cell with the least f, unless it is closed.
      int cell = OpenEntry.cell(open.pop());
      pops++;
      int link = links[cell];
      if ((link & closedBit) != 0) {
        continue;
      }
      if (cell == goal) {
        found = true;
        break;
      }
      if (meter.stops(expanded)) {
        break;
      }
      // Expand it: it is closed from here on.
      expanded++;
      links[cell] = link | closedBit;
      int y = cell / stride;
      int x = cell - y * stride;
      double g = lengths[cell];
      if (observer != null) {
        double f = g + distance(x - goalX, y - goalY);
        observer.expand(0, cell, (long) (g * unit), (long) (f * unit));
      }
      // Relax its neighbours, but for those that cannot be improved.
      int parent = link & parentMask;
      int parentY = parent / stride;
      int parentX = parent - parentY * stride;
      double parentG = lengths[parent];
      int closedLink = base | closedBit | parent;
      int around = neighbours.around(cell, base | parent, base);
      int seen = around & 0xff;
      int offered = SeenNeighbours.offeredBefore(around);
      for (int left = moves[cell] & ~SeenNeighbours.settled(around) & 0xff;
          left != 0;
          left &= left - 1) {
        int d = Integer.numberOfTrailingZeros(left);
        int next = cell + offsets[d];
        // The cost of path 2: straight from the parent to the neighbour.
        int old = links[next];
        int reached = SightStates.maskIfReached(old, base);
        int nextX = x + Directions.dx(d);
        int nextY = y + Directions.dy(d);
        int dx = nextX - parentX;
        int dy = nextY - parentY;
        double oldG = lengths[next & reached];
        double nextG = parentG + distance(dx, dy);
        if (nextG >= oldG) {
          continue;
        }
        // Path 2 if the parent sees the neighbour, else path 1 through the expanded cell.
        int nextParent = parent;
        sightTests++;
        if ((offered >>> d & 1) == 0
            && (near.seesNeighbour(seen, d, dx, dy)
                || (reached == 0 || !neighbours.isRefused(next, old, closedLink))
                    && sight.sees(parent, next, dx, dy, base))) {
          seen |= 1 << d;
        } else {
          nextParent = cell;
          nextG = g + distance(nextX - x, nextY - y);
          if (nextG >= oldG) {
            continue;
          }
        }
        // The neighbour was reached more cheaply: keep its parent, and open it.
        touched += reached + 1;
        links[next] = base | nextParent;
        lengths[next] = nextG;
        double nextF = nextG + distance(nextX - goalX, nextY - goalY);
        open.push(Math.max(open.floor(), SightStates.key(nextF)), 0, next);
        generated++;
        if (observer != null) {
          observer.generate(0, next, nextParent, (long) (nextG * unit), (long) (nextF * unit));
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    counters.set(expanded, generated, 0, touched, generated + pops, openPeak);
    counters.setExtra(SIGHT_TESTS, sightTests);
    if (found) {
      states.trace(start, goal, path);
    }
    return meter.outcome(found);
  }
}
