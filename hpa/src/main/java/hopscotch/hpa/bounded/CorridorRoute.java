package hopscotch.hpa.bounded;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.search.LevelRoute;
import java.util.Arrays;

/**
 * A route through the clusters of another one, over every crossing between one and the next. It
 * costs at most what the other does. This is a beam search (Bisiani, "Beam Search", Encyclopedia of
 * Artificial Intelligence, 1987): cluster by cluster, it expands only the few nodes of least g + h
 * by which a cluster is entered, and that of the other route.
 *
 * <p>Since every cluster is entered from the one before, there is no open list. 16 bytes for each
 * node that is expanded on the longest route. For one thread.
 */
final class CorridorRoute {
  private static final long NO_PATH = RingDistances.UNREACHED;

  private final CrossingGraph crossings;
  private final GridGraph graph;
  private final Clusters clusters;
  private final GoalEstimate estimate;

  /** Nodes that are expanded in a cluster besides that of the other route. */
  private final int beam;

  private final int ringLength;
  private final int placeBits;
  private final int placeWords;
  private final int[] enteredPlaces;
  private final int[] placeOffsets;
  private final int[] cellOffsets;

  /** For each direction and place, the mask of moves to the cluster that lies there. */
  private final byte[][] leading;

  /** For each direction, the places with such moves, one bit for each. */
  private final long[][] places;

  /**
   * The clusters after that of the start, from that of the goal back, and where they are entered.
   */
  private int[] sequence = new int[64];

  private int[] entered = new int[64];
  private int length;
  private int start;
  private long[] startDistances;
  private long[] goalDistances;

  /** The places by which the next cluster is reached, and for each place its g and parent. */
  private final int[] reached;

  private int reachedCount;
  private final long[] reachedCosts;
  private final int[] reachedParents;

  /** The same nodes by g + h above the bits of their place. */
  private final long[] keys;

  /** The nodes kept so far, by cluster: their places, g and parents. */
  private int[] keptPlaces = new int[64];

  private long[] keptCosts = new long[64];

  /** The node kept in the cluster before, above 3 bits of the move from it. */
  private int[] keptParents = new int[64];

  private int keptCount;

  /** The nodes by which a cluster may be left for the next: their places and indexes. */
  private final int[] exits;

  private final int[] exitIndexes;
  private final long[] exitCosts;
  private final int[] exitParents;
  private int exitCount;

  /** The direction of the cluster to which they lead. */
  private int toward;

  /** The cost of a move in each direction on uniform terrain; {@code null} on weighted terrain. */
  private final int[] moveCosts;

  /** The number of clusters that are left behind. */
  private int done;

  /** The kept node that is expanded next. */
  private int next;

  private long cost;

  /** The kept node from which the goal is reached. */
  private int lastKept;

  /**
   * A workspace.
   *
   * @param estimate aimed at the goal before a search
   * @param beam how many nodes are expanded in a cluster besides that of the other route
   */
  CorridorRoute(CrossingGraph crossings, GoalEstimate estimate, int beam) {
    this.beam = beam;
    this.crossings = crossings;
    this.estimate = estimate;
    graph = crossings.graph();
    clusters = crossings.clusters();
    ringLength = clusters.ringLength();
    placeBits = crossings.placeBits();
    placeWords = RingDistances.placeWords(ringLength);
    byte[] leaving = crossings.leaving();
    byte[] leadsTo = clusters.leadsTo();
    enteredPlaces = crossings.entered();
    placeOffsets = crossings.cellOffsets();
    cellOffsets = Directions.offsets(graph.map().stride());
    exits = new int[ringLength];
    exitIndexes = new int[ringLength];
    exitCosts = new long[ringLength];
    exitParents = new int[ringLength];
    keys = new long[ringLength];
    reached = new int[ringLength];
    reachedCosts = new long[ringLength];
    Arrays.fill(reachedCosts, NO_PATH);
    reachedParents = new int[ringLength];
    moveCosts = graph.isWeighted() ? null : graph.moveCosts();
    places = new long[Directions.COUNT][placeWords];
    leading = new byte[Directions.COUNT][ringLength];
    for (int at = 0; at < ringLength; at++) {
      for (int bits = leaving[at] & 0xff; bits != 0; bits &= bits - 1) {
        int toward = leadsTo[at << 3 | Integer.numberOfTrailingZeros(bits)];
        places[toward][at >> 6] |= 1L << at;
        leading[toward][at] |= (byte) (bits & -bits);
      }
    }
  }

  void clear() {
    length = 0;
  }

  /** Puts a cluster before those that are there, and the place where the other route enters it. */
  void addBackwards(int cluster, int enteredPlace) {
    if (length == sequence.length) {
      sequence = Arrays.copyOf(sequence, 2 * length);
      entered = Arrays.copyOf(entered, 2 * length);
    }
    entered[length] = enteredPlace;
    sequence[length++] = cluster;
  }

  /** Begins with the clusters that were added; the distances are by place on the ring. */
  void begin(int startCell, long[] fromStart, long[] toGoal) {
    start = startCell;
    startDistances = fromStart;
    goalDistances = toGoal;
    cost = NO_PATH;
    done = 0;
    next = 0;
    keptCount = 0;
    clearReached();
    if (length > 0) {
      int cluster = clusters.of(start);
      findExits(cluster, cluster(0));
      for (int i = 0; i < exitCount; i++) {
        exitCosts[i] = startDistances[exits[i]];
        exitParents[i] = 0;
      }
      cross(cluster);
    }
  }

  private int cluster(int number) {
    return sequence[length - 1 - number];
  }

  /** Searches on; false if the query was stopped. */
  boolean search(QueryMeter queryMeter) {
    final SearchObserver observer = queryMeter.observer();
    long expanded = queryMeter.expanded();
    long generated = 0;
    boolean isStopped = false;
    while (done < length) {
      int cluster = cluster(done);
      boolean isLast = done + 1 == length;
      // Enter a cluster: choose which of its nodes to keep, and by which to leave it.
      if (next == keptCount) {
        keepBest(cluster);
        if (!isLast) {
          findExits(cluster, cluster(done + 1));
        }
      }
      // Expand the nodes by which the cluster is entered.
      for (; next < keptCount; next++) {
        if (queryMeter.stops(expanded)) {
          isStopped = true;
          break;
        }
        expanded++;
        int place = keptPlaces[next];
        long g = keptCosts[next];
        if (observer != null) {
          observer.expand(0, clusters.ringCell(cluster, place), g, g);
        }
        generated += isLast ? 1 : exitCount;
        if (isLast) {
          reachGoal(place, g);
        } else {
          relax(cluster, place, g);
        }
      }
      if (isStopped) {
        break;
      }
      // Cross into the next cluster.
      if (!isLast) {
        cross(cluster);
      }
      done++;
    }
    queryMeter.record(expanded, generated, 0, 0, 0, 0, 0);
    return !isStopped;
  }

  /** Keeps of the nodes that were reached the best, and that of the other route. */
  private void keepBest(int cluster) {
    if (reachedCount <= beam + 1) {
      for (int i = 0; i < reachedCount; i++) {
        keep(reached[i]);
      }
    } else {
      int other = entered[length - 1 - done];
      for (int i = 0; i < reachedCount; i++) {
        int at = reached[i];
        long h = estimate.of(cluster, at);
        keys[i] = (at == other ? 0 : reachedCosts[at] + h) << placeBits | at;
      }
      for (int i = 0; i <= beam; i++) {
        int least = i;
        for (int j = i + 1; j < reachedCount; j++) {
          least = keys[j] < keys[least] ? j : least;
        }
        long key = keys[least];
        keys[least] = keys[i];
        keep((int) key & (1 << placeBits) - 1);
      }
    }
    clearReached();
  }

  private void keep(int place) {
    if (keptCount == keptPlaces.length) {
      keptPlaces = Arrays.copyOf(keptPlaces, 2 * keptCount);
      keptCosts = Arrays.copyOf(keptCosts, 2 * keptCount);
      keptParents = Arrays.copyOf(keptParents, 2 * keptCount);
    }
    keptPlaces[keptCount] = place;
    keptCosts[keptCount] = reachedCosts[place];
    keptParents[keptCount++] = reachedParents[place];
  }

  private void clearReached() {
    for (int i = 0; i < reachedCount; i++) {
      reachedCosts[reached[i]] = NO_PATH;
    }
    reachedCount = 0;
  }

  /** Finds the nodes of a cluster that lead into another. */
  private void findExits(int cluster, int next) {
    RingDistances nodes = crossings.distances(cluster);
    toward = toward(cluster, next);
    exitCount = 0;
    for (int word = 0; word < placeWords; word++) {
      long rest = nodes.places(word) & places[toward][word];
      for (; rest != 0; rest &= rest - 1) {
        int exit = word << 6 | Long.numberOfTrailingZeros(rest);
        exits[exitCount] = exit;
        exitIndexes[exitCount] = nodes.index(exit);
        exitCosts[exitCount++] = NO_PATH;
      }
    }
  }

  /** The direction from a cluster to one beside it. */
  private int toward(int cluster, int next) {
    int columns = clusters.columns();
    return Directions.of(next % columns - cluster % columns, next / columns - cluster / columns);
  }

  /** Relaxes the edges from the node at a place, which is expanded, to the exits. */
  private void relax(int cluster, int place, long g) {
    final RingDistances nodes = crossings.distances(cluster);
    final int[] ringX = clusters.ringX();
    final int[] ringY = clusters.ringY();
    final long perMax = CrossingGraph.perMax(graph, nodes.weight());
    final long perMin = CrossingGraph.perMin(graph, nodes.weight());
    final int index = nodes.index(place);
    for (int i = 0; i < exitCount; i++) {
      int dx = ringX[exits[i]] - ringX[place];
      int dy = ringY[exits[i]] - ringY[place];
      long least = g + Heuristic.estimate(dx, dy, perMax, perMin);
      if (least >= exitCosts[i]) {
        continue;
      }
      long excess = nodes.excess(index, exitIndexes[i]);
      if (excess != NO_PATH && least + excess < exitCosts[i]) {
        exitCosts[i] = least + excess;
        exitParents[i] = next;
      }
    }
  }

  /** Relaxes the crossings from the exits of a cluster. */
  private void cross(int cluster) {
    byte[] moves = graph.moves();
    int firstCell = clusters.firstCell(cluster);
    for (int i = 0; i < exitCount; i++) {
      if (exitCosts[i] == NO_PATH) {
        continue;
      }
      int exit = exits[i];
      int cell = firstCell + placeOffsets[exit];
      for (int bits = moves[cell] & leading[toward][exit] & 0xff; bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        long g = exitCosts[i] + (moveCosts == null ? graph.cost(cell, d) : moveCosts[d]);
        int place = enteredPlaces[exit << 3 | d];
        if (g < reachedCosts[place]) {
          if (reachedCosts[place] == NO_PATH) {
            reached[reachedCount++] = place;
          }
          reachedCosts[place] = g;
          reachedParents[place] = exitParents[i] << 3 | d;
        }
      }
    }
  }

  private void reachGoal(int place, long g) {
    long rest = goalDistances[place];
    if (rest != NO_PATH && g + rest < cost) {
      cost = g + rest;
      lastKept = next;
    }
  }

  /**
   * The cost of the route, once everything is searched. It is the largest long if the route stays
   * in one cluster.
   */
  long cost() {
    return cost;
  }

  long trace(int goal, LevelRoute route) {
    route.clear();
    int last = goal;
    int kept = lastKept;
    for (int number = length - 1; number >= 0; number--) {
      int cluster = cluster(number);
      int place = keptPlaces[kept];
      int cell = clusters.ringCell(cluster, place);
      boolean isLast = number == length - 1;
      int to = isLast ? 0 : clusters.ringOf(last);
      long edge = isLast ? goalDistances[place] : crossings.distance(cluster, place, to);
      route.addBackwards(cell, last, edge);
      int parent = keptParents[kept];
      last = cell - cellOffsets[parent & 7];
      kept = parent >> 3;
    }
    route.addBackwards(start, last, startDistances[clusters.ringOf(last)]);
    route.turnRound();
    return cost;
  }
}
