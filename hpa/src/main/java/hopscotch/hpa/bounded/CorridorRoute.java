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
 * <p>Since every cluster is entered from the one before, there is no open list. 12 bytes for each
 * place on the rings of the clusters of the longest route. For one thread.
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
  private final byte[] leaving;
  private final byte[] leadsTo;
  private final int[] enteredPlaces;
  private final int[] cellOffsets;

  /** For each direction, the places with moves to the cluster that lies there, one bit for each. */
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

  /**
   * For each number of a cluster in the sequence and place, the least cost of entering the cluster
   * there.
   */
  private long[] costs = new long[0];

  /** Likewise the place where the cluster before was entered, above 3 bits of the move from it. */
  private int[] parents = new int[0];

  /** The nodes by which a cluster may be left for the next: their places and indexes. */
  private final int[] exits;

  private final int[] exitIndexes;
  private final long[] exitCosts;
  private final int[] exitParents;
  private int exitCount;

  /** Nodes that may be expanded, by g + h above the bits of their place. */
  private final long[] keys;

  /**
   * The number of clusters that are left behind, and below it the next place in the cluster after
   * them.
   */
  private int done;

  private int place;
  private long cost;
  private int lastPlace;

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
    leaving = crossings.leaving();
    leadsTo = clusters.leadsTo();
    enteredPlaces = crossings.entered();
    cellOffsets = Directions.offsets(graph.map().stride());
    exits = new int[ringLength];
    exitIndexes = new int[ringLength];
    exitCosts = new long[ringLength];
    exitParents = new int[ringLength];
    keys = new long[ringLength];
    places = new long[Directions.COUNT][placeWords];
    for (int at = 0; at < ringLength; at++) {
      for (int bits = leaving[at] & 0xff; bits != 0; bits &= bits - 1) {
        int toward = leadsTo[at << 3 | Integer.numberOfTrailingZeros(bits)];
        places[toward][at >> 6] |= 1L << at;
      }
    }
  }

  /** Takes a route that stays in the start's cluster. */
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

  /**
   * Begins with the clusters that were added.
   *
   * @param fromStart by place on the ring the distances from the start inside its cluster
   * @param toGoal the same of the goal
   */
  void begin(int startCell, long[] fromStart, long[] toGoal) {
    start = startCell;
    startDistances = fromStart;
    goalDistances = toGoal;
    int size = Math.multiplyExact(length, ringLength);
    if (costs.length < size) {
      costs = new long[2 * size];
      parents = new int[2 * size];
    }
    Arrays.fill(costs, 0, size, NO_PATH);
    cost = NO_PATH;
    done = 0;
    place = 0;
    if (length > 0) {
      int cluster = clusters.of(start);
      findExits(cluster, cluster(0));
      for (int i = 0; i < exitCount; i++) {
        exitCosts[i] = startDistances[exits[i]];
      }
      cross(cluster, 0);
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
      if (place == 0) {
        keepBest(cluster);
        if (!isLast) {
          findExits(cluster, cluster(done + 1));
        }
      }
      // Expand the nodes by which the cluster is entered.
      for (; place < ringLength; place++) {
        long g = costs[done * ringLength + place];
        if (g == NO_PATH) {
          continue;
        }
        if (queryMeter.stops(expanded)) {
          isStopped = true;
          break;
        }
        expanded++;
        if (observer != null) {
          observer.expand(0, clusters.ringCell(cluster, place), g, g);
        }
        generated += isLast ? 1 : exitCount;
        if (isLast) {
          reachGoal(g);
        } else {
          relax(cluster, g);
        }
      }
      if (isStopped) {
        break;
      }
      // Cross into the next cluster.
      if (!isLast) {
        cross(cluster, done + 1);
      }
      done++;
      place = 0;
    }
    queryMeter.record(expanded, generated, 0, 0, 0, 0, 0);
    return !isStopped;
  }

  /** Drops all nodes of a cluster but the best and that of the other route. */
  private void keepBest(int cluster) {
    RingDistances nodes = crossings.distances(cluster);
    int row = done * ringLength;
    int count = 0;
    for (int at = 0; at < ringLength; at++) {
      long g = costs[row + at];
      if (g != NO_PATH && at != entered[length - 1 - done]) {
        long h = estimate.of(cluster, nodes.index(at), clusters.ringCell(cluster, at));
        keys[count++] = g + h << placeBits | at;
      }
    }
    if (count > beam) {
      Arrays.sort(keys, 0, count);
      for (int i = beam; i < count; i++) {
        costs[row + (int) (keys[i] & (1 << placeBits) - 1)] = NO_PATH;
      }
    }
  }

  /** Finds the nodes of a cluster that lead into another. */
  private void findExits(int cluster, int next) {
    RingDistances nodes = crossings.distances(cluster);
    int toward = toward(cluster, next);
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

  /** Relaxes the edges from the node at the next place to the exits. */
  private void relax(int cluster, long g) {
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
        exitParents[i] = place;
      }
    }
  }

  /** Relaxes the crossings from the exits of a cluster into the next. */
  private void cross(int cluster, int nextNumber) {
    int toward = toward(cluster, cluster(nextNumber));
    for (int i = 0; i < exitCount; i++) {
      if (exitCosts[i] == NO_PATH) {
        continue;
      }
      int cell = clusters.ringCell(cluster, exits[i]);
      for (int bits = graph.moves(cell) & leaving[exits[i]]; bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int crossing = exits[i] << 3 | d;
        long next = exitCosts[i] + graph.cost(cell, d);
        int at = nextNumber * ringLength + enteredPlaces[crossing];
        if (leadsTo[crossing] == toward && next < costs[at]) {
          costs[at] = next;
          parents[at] = exitParents[i] << 3 | d;
        }
      }
    }
  }

  private void reachGoal(long g) {
    long rest = goalDistances[place];
    if (rest != NO_PATH && g + rest < cost) {
      cost = g + rest;
      lastPlace = place;
    }
  }

  /**
   * The cost of the route, once everything is searched. It is the largest long if the route stays
   * in one cluster.
   */
  long cost() {
    return cost;
  }

  /** Writes the route, which ends at the goal, and returns its cost. */
  long trace(int goal, LevelRoute route) {
    route.clear();
    int last = goal;
    int at = lastPlace;
    for (int number = length - 1; number >= 0; number--) {
      int cluster = cluster(number);
      int cell = clusters.ringCell(cluster, at);
      boolean isLast = number == length - 1;
      int to = isLast ? 0 : clusters.ringOf(last);
      long edge = isLast ? goalDistances[at] : crossings.distance(cluster, at, to);
      route.addBackwards(cell, last, edge);
      int parent = parents[number * ringLength + at];
      last = cell - cellOffsets[parent & 7];
      at = parent >> 3;
    }
    route.addBackwards(start, last, startDistances[clusters.ringOf(last)]);
    route.turnRound();
    return cost;
  }
}
