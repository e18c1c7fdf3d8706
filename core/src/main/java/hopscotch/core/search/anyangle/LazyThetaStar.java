package hopscotch.core.search.anyangle;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.open.OpenEntry;

/**
 * Lazy Theta* (Nash, Koenig and Tovey, "Lazy Theta*: Any-Angle Path Planning and Path Length
 * Analysis in 3D", AAAI 2010): as {@link ThetaStar}, but a generated cell becomes a child of the
 * expanded cell's parent untested. The line is tested once, when the cell is expanded; where it is
 * blocked, the cell becomes a child of the best of its closed neighbours. So there is one test for
 * each expansion, not for each generated cell.
 *
 * <p>Where we deviate: vertices are cell centres, not corners, and lines of sight obey the corner
 * rule.
 *
 * <p>Guarantee: complete; as {@link ThetaStar}. The g of a blocked cell rises when it is expanded;
 * it is expanded all the same, as published, and its parent is then already its own.
 *
 * <p>Space: 12 bytes for each cell and 8 for each open entry. For one thread.
 */
final class LazyThetaStar extends SightSearch {
  private static final double SQRT2 = Math.sqrt(2);
  private static final double[] MOVE_LENGTHS = {1, 1, 1, 1, SQRT2, SQRT2, SQRT2, SQRT2};

  LazyThetaStar(GridGraph graph, boolean checkComponents, SearchObserver observer) {
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
      // SetVertex: if its parent does not see it, its parent becomes the best closed neighbour.
      int y = cell / stride;
      int x = cell - y * stride;
      double guess = lengths[cell];
      int parent = link & parentMask;
      sightTests++;
      int parentY = parent / stride;
      int parentX = parent - parentY * stride;
      int around = neighbours.around(cell, base | parent, base);
      if (!near.seesSelf(SeenNeighbours.closedSeen(around), moves[cell], x - parentX, y - parentY)
          && !sight.sees(parent, cell, x - parentX, y - parentY, base | closedBit)) {
        int back = toBestClosed(cell, around >>> SeenNeighbours.CLOSED_SHIFT);
        parent = cell + offsets[back];
        link = base | parent;
        links[cell] = link;
        lengths[cell] = lengths[parent] + MOVE_LENGTHS[back];
        parentY = parent / stride;
        parentX = parent - parentY * stride;
        around = neighbours.around(cell, base | parent, base);
      }
      // The goal is taken from the open list: its path is found.
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
      double g = lengths[cell];
      if (observer != null) {
        double f = guess + distance(x - goalX, y - goalY);
        observer.expand(0, cell, (long) (g * unit), (long) (f * unit));
      }
      // Relax its neighbours as if its parent saw them all: path 2, untested.
      double parentG = lengths[parent];
      int needless = SeenNeighbours.settled(around) | SeenNeighbours.offeredBefore(around);
      for (int left = moves[cell] & ~needless & 0xff; left != 0; left &= left - 1) {
        int d = Integer.numberOfTrailingZeros(left);
        int next = cell + offsets[d];
        int reached = SightStates.maskIfReached(links[next], base);
        int nextX = x + Directions.dx(d);
        int nextY = y + Directions.dy(d);
        double nextG = parentG + distance(nextX - parentX, nextY - parentY);
        if (nextG >= lengths[next & reached]) {
          continue;
        }
        // The neighbour was reached more cheaply: keep its parent, and open it.
        touched += reached + 1;
        links[next] = base | parent;
        lengths[next] = nextG;
        double nextF = nextG + distance(nextX - goalX, nextY - goalY);
        open.push(Math.max(open.floor(), SightStates.key(nextF)), 0, next);
        generated++;
        if (observer != null) {
          observer.generate(0, next, parent, (long) (nextG * unit), (long) (nextF * unit));
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

  /**
   * The direction to the closed neighbour over which a cell whose line is blocked is reached at the
   * least g; there is always one.
   */
  private int toBestClosed(int cell, int closed) {
    final double[] lengths = states.lengths();
    double best = Double.POSITIVE_INFINITY;
    int back = -1;
    for (int left = moves[cell] & closed; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      double g = lengths[cell + offsets[d]] + MOVE_LENGTHS[d];
      if (g < best) {
        best = g;
        back = d;
      }
    }
    return back;
  }
}
