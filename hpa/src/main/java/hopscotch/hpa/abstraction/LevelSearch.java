package hopscotch.hpa.abstraction;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.BucketQueue;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.OpenEntry;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.effort.Effort;

/**
 * A* and Dijkstra's algorithm on one level, between a start and a goal that are no nodes of it:
 * each is given as its distances to the nodes of its cluster, so that nothing is inserted.
 *
 * <p>Since intra-edges are shortest ways inside a cluster, no optimal path has two of them in a
 * row. So one expansion takes both: from the node by which a cluster is entered, over every
 * intra-edge and every inter-edge behind it, to the nodes by which the next clusters are entered.
 * Only those are put on the open list. A node by which a cluster is left keeps its g too: an edge
 * into it that gains nothing ends there, and so does one that turns back.
 *
 * <p>Otherwise as A* over buckets: a node improved after its expansion is expanded again, and the
 * search ends when no entry is left with f below the best way to the goal. 12 bytes a node. For one
 * thread.
 */
public final class LevelSearch {
  /** The cost of a way that does not exist. */
  public static final long NO_WAY = Long.MAX_VALUE;

  private static final int START = -1;

  /** More buckets than this cost more to pass than they save. */
  private static final int BUCKET_BITS = 12;

  private final Level level;
  private final Clusters clusters;
  private final CellStates states;
  private final int[] enteredFrom;
  private final BucketQueue open;
  private final int[] clusterOffsets;
  private final int[] cellOffsets;
  private final int[] moveCosts;
  private final byte[] terrain;
  private final int[] weights;
  private final byte[] insideGroup = new byte[4];
  private final long perMax;
  private final long perMin;
  private long base;
  private int lastNode;
  private final PathBuffer route = new PathBuffer();

  /** A workspace for one level. */
  public LevelSearch(Level level) {
    GridGraph graph = level.graph();
    this.level = level;
    this.clusters = level.clusters();
    states = new CellStates(level.nodeLimit());
    enteredFrom = new int[level.nodeLimit()];
    clusterOffsets = Directions.offsets(clusters.columns());
    cellOffsets = Directions.offsets(graph.map().stride());
    moveCosts = graph.moveCosts();
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
    for (int place = 0; place < insideGroup.length; place++) {
      insideGroup[place] = (byte) insideGroup(place & 1, place >> 1);
    }
    long longest = (long) clusters.side() * clusters.side() * graph.maxMoveCost();
    long span = 2 * (longest + graph.maxMoveCost());
    int least = 64 - Long.numberOfLeadingZeros(span >>> BUCKET_BITS);
    open = new BucketQueue(Math.max(least, shiftFor(graph)), span);
  }

  private static int shiftFor(GridGraph graph) {
    return BucketQueue.shiftFor(graph.leastStraightCost()) + 2;
  }

  /** The directions that stay in a group of two by two clusters, for one of the four. */
  private static int insideGroup(int x, int y) {
    int mask = 0;
    for (int d = 0; d < Directions.COUNT; d++) {
      int nextX = x + Directions.dx(d);
      int nextY = y + Directions.dy(d);
      if (nextX >> 1 == 0 && nextY >> 1 == 0) {
        mask |= 1 << d;
      }
    }
    return mask;
  }

  /** The level searched. */
  public Level level() {
    return level;
  }

  /**
   * Finds the distances from a start to the nodes of its group of two by two clusters, inside that
   * group; then read by {@link #distance}.
   *
   * @param from the start's distances to the nodes of its cluster
   */
  public void spread(int cluster, int startCell, long[] from, Effort effort) {
    run(cluster, startCell, from, -1, -1, null, NO_WAY, true, effort);
  }

  /**
   * After {@link #spread}: the distance from its start to node {@code i} of a cluster of the group,
   * {@link #NO_WAY} if there is none.
   */
  public long distance(int cluster, int i) {
    long state = states.array()[cluster << level.slotBits() | i];
    return state < base + CellStates.SEARCH_UNIT ? CellStates.g(state) : NO_WAY;
  }

  /**
   * Finds the cost of a shortest way from a start to a goal, and the route.
   *
   * @param from the start's distances to the nodes of its cluster
   * @param to the goal's distances to the nodes of its cluster
   * @param direct the cost of a way inside their cluster if they share one, else {@link #NO_WAY}
   * @param inGroup whether to stay in the start's group of two by two clusters
   */
  public long find(
      int cluster,
      int startCell,
      long[] from,
      int goalCluster,
      int goalCell,
      long[] to,
      long direct,
      boolean inGroup,
      Effort effort) {
    long cost = run(cluster, startCell, from, goalCluster, goalCell, to, direct, inGroup, effort);
    route.clear();
    if (cost != NO_WAY) {
      trace(startCell, goalCell);
    }
    return cost;
  }

  /**
   * How many cells the route last found has: start and goal, and between them two for each
   * inter-edge. So those at even places begin an intra-edge, which may be of length 0.
   */
  public int routeSize() {
    return route.size();
  }

  /** Cell {@code i} of the route. */
  public int routeCell(int i) {
    return route.cell(i);
  }

  private void trace(int startCell, int goalCell) {
    route.add(goalCell);
    for (int node = lastNode; node != START; node = enteredFrom[node]) {
      int cell = cellOf(node);
      route.add(cell);
      route.add(cell - cellOffsets[CellStates.direction(states.array()[node])]);
    }
    route.add(startCell);
    route.reverse(0);
  }

  private int cellOf(int node) {
    return level.cell(node >>> level.slotBits(), node & level.mostNodes() - 1);
  }

  private long run(
      int startCluster,
      int startCell,
      long[] from,
      int goalCluster,
      int goalCell,
      long[] to,
      long direct,
      boolean inGroup,
      Effort effort) {
    final short[][] blocks = level.blocks();
    final int slotBits = level.slotBits();
    final int slotMask = (1 << slotBits) - 1;
    final long[] states = this.states.array();
    final BucketQueue open = this.open;
    final int[] ringX = clusters.ringX();
    final int[] ringY = clusters.ringY();
    final byte[] leadsTo = clusters.leadsTo();
    final int columns = clusters.columns();
    final int side = clusters.side();
    final int stride = clusters.map().stride();
    final SearchObserver observer = effort.observer();
    final long perMax = goalCluster < 0 ? 0 : this.perMax;
    final long perMin = goalCluster < 0 ? 0 : this.perMin;
    final int goalX = goalCell % stride - 1;
    final int goalY = goalCell / stride - 1;
    final long base = this.states.begin();
    this.base = base;
    long expanded = effort.expanded();
    long nextCheck = effort.nextCheck();
    long generated = 0;
    long pushes = 0;
    long reopened = 0;
    long touched = 0;
    long openPeak = 0;
    long openSum = 0;
    long best = direct;
    int last = START;

    open.clear(
        Heuristic.estimate(
            startCell % stride - 1 - goalX, startCell / stride - 1 - goalY, perMax, perMin));
    int node = START;
    long state = 0;
    long g = 0;
    if (best != NO_WAY && startCell != goalCell) {
      generated++;
      if (observer != null) {
        observer.generate(0, goalCell, startCell, best, best);
      }
    }
    search:
    while (true) {
      int cluster = node == START ? startCluster : node >>> slotBits;
      short[] block = blocks[cluster];
      int n = block[0];
      int rings = Level.rings(block);
      int first = 0;
      int end = n;
      int mate = rings + 2 * n;
      int edges = 0;
      int entry = START;
      if (node != START) {
        if (expanded >= nextCheck) {
          if (effort.exhausted(expanded)) {
            break;
          }
          nextCheck = effort.nextCheck();
        }
        expanded++;
        openSum += open.size();
        if ((state & CellStates.EXPANDED) != 0) {
          reopened++;
        }
        states[node] = state | CellStates.EXPANDED;
        entry = node & slotMask;
        int component = Level.component(block, entry);
        first = Level.first(block, component);
        end = Level.first(block, component + 1);
        mate = Level.mates(block, component);
        edges = Level.edges(block, component);
        if (observer != null) {
          int cell = cellOf(node);
          int cellX = cell % stride - 1;
          int cellY = cell / stride - 1;
          observer.expand(
              0, cell, g, g + Heuristic.estimate(cellX - goalX, cellY - goalY, perMax, perMin));
        }
      }
      int clusterY = cluster / columns;
      int clusterX = cluster - clusterY * columns;
      int clip = inGroup ? insideGroup[clusterX & 1 | (clusterY & 1) << 1] : -1;
      for (int i = first; i < end; i++) {
        int mask = block[rings + n + i];
        int exit = cluster << slotBits | i;
        long exitG = g;
        if (exit != node) {
          long edge = node == START ? from[i] : level.cost(block, edges, i - first, entry - first);
          exitG += edge;
          long reached = states[exit];
          long arrival = base + (exitG << CellStates.G_SHIFT);
          if (edge == NO_WAY || reached < arrival + CellStates.G_UNIT) {
            mate += Integer.bitCount(mask);
            continue;
          }
          boolean isNew = reached >= base + CellStates.SEARCH_UNIT;
          if (isNew) {
            touched++;
          }
          states[exit] = arrival | (isNew ? 0 : reached & CellStates.EXPANDED);
          generated++;
        }
        int ring = block[rings + i] & 0xffff;
        for (int bits = mask; bits != 0; bits &= bits - 1) {
          int d = Integer.numberOfTrailingZeros(bits);
          int toward = leadsTo[ring << 3 | d];
          int next = cluster + clusterOffsets[toward] << slotBits | block[mate++];
          if ((clip >>> toward & 1) == 0) {
            continue;
          }
          long nextG = exitG + moveCosts[d];
          if (weights != null) {
            int cell = clusters.ringCell(cluster, ring);
            int sum = weights[terrain[cell]] + weights[terrain[cell + cellOffsets[d]]];
            nextG = exitG + (long) moveCosts[d] * sum;
          }
          long old = states[next];
          long candidate = base + (nextG << CellStates.G_SHIFT);
          if (old < candidate + CellStates.G_UNIT) {
            continue;
          }
          int x = clusterX * side + ringX[ring] + Directions.dx(d);
          int y = clusterY * side + ringY[ring] + Directions.dy(d);
          long nextF = nextG + Heuristic.estimate(x - goalX, y - goalY, perMax, perMin);
          if (nextF >= best) {
            continue;
          }
          boolean isNew = old >= base + CellStates.SEARCH_UNIT;
          if (isNew) {
            touched++;
          }
          states[next] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
          enteredFrom[next] = node;
          generated++;
          pushes++;
          open.push(nextF, nextG, next);
          if (observer != null) {
            int parent = node == START ? startCell : cellOf(node);
            observer.generate(0, cellOf(next), parent, nextG, nextF);
          }
          if (next >>> slotBits == goalCluster) {
            long rest = to[next & slotMask];
            if (rest != NO_WAY && nextG + rest < best) {
              best = nextG + rest;
              last = next;
              if (rest > 0) {
                generated++;
                if (observer != null) {
                  observer.generate(0, goalCell, cellOf(next), best, best);
                }
              }
            }
          }
        }
      }
      openPeak = Math.max(openPeak, open.size());
      while (true) {
        if (!open.advance() || open.floor() >= best) {
          break search;
        }
        long least = open.pop();
        node = OpenEntry.cell(least);
        state = states[node];
        g = CellStates.g(state);
        if (!OpenEntry.isStale(least, g)) {
          break;
        }
      }
    }
    effort.record(
        expanded, generated, reopened, touched, 2 * pushes - open.size(), openPeak, openSum);
    lastNode = last;
    return best;
  }
}
