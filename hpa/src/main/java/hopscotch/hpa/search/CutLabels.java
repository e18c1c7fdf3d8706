package hopscotch.hpa.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.level.Level;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Labels of the inter-edges of a level, by which the distance between any two of them is found
 * without a search. Inter-edges are ordered by the {@link CutTree}: those of a cut before those of
 * its halves. The label of an inter-edge has, for each one before it of its own cut and of the cuts
 * around, the least cost of a path between the two that takes none before that other. The first
 * inter-edge of a shortest path, in that order, is in the labels of both its ends, with exact
 * distances (Farhan, Koehler, Ohlsson and Wang, "Hierarchical Cut Labelling: Scaling Up Distance
 * Queries on Road Networks", SIGMOD 2024, whose labels are of vertices).
 *
 * <p>Costs are doubled, and those of a path begin and end in the middle of an inter-edge. So each
 * step from one inter-edge to another costs more than nothing, and a path can be followed by its
 * costs alone.
 *
 * <p>How they are made: inter-edges are eliminated from the last to the first, each leaving the
 * cost of going through it between any two of its neighbours that come before (Dibbelt, Strasser
 * and Wagner, "Customizable Contraction Hierarchies", ACM JEA 21, 2016). No witness is sought,
 * since the order alone keeps neighbours few. Then labels are made from the first to the last: the
 * least, over all neighbours before, of the cost to it and its label. For a square of n clusters an
 * inter-edge has O(sqrt n) entries of 4 bytes. Immutable, shared by threads.
 */
public final class CutLabels {
  /** Stands for the cost of a path that does not exist. */
  static final int NONE = (1 << 30) - 1;

  private static final String WHAT = "the labels of inter-edges";

  /** The most entries. */
  private static final int MOST = Integer.MAX_VALUE - 8;

  private final Level level;
  private final CutTree tree;

  /** For each cut how many inter-edges it and those around it have. */
  private final int[] depths;

  /** For each cluster the number of its first side, and at the end the number of sides. */
  private final int[] firstSides;

  /** For each side its node and cell, the other side of its inter-edge, and the cost of that. */
  private final int[] nodes;

  private final int[] cells;
  private final int[] opposites;
  private final int[] costs;

  /** For each side the place of its inter-edge in labels, and where the label of that begins. */
  private final int[] places;

  private final int[] starts;
  private final int[] entries;

  /** For each cluster where its steps begin. */
  private final int[] firstSteps;

  /**
   * For each cluster and pair of its sides, the distance between the middles of the inter-edges of
   * the two.
   */
  private final int[] steps;

  private CutLabels(Builder builder) {
    level = builder.level;
    tree = builder.tree;
    depths = builder.depths;
    firstSides = builder.firstSides;
    nodes = builder.nodes;
    opposites = builder.opposites;
    costs = builder.costs;
    cells = IntStream.of(nodes).map(builder::cell).toArray();
    places = new int[nodes.length];
    starts = new int[nodes.length];
    for (int side = 0; side < nodes.length; side++) {
      places[side] = builder.placeOf(builder.edges[side]);
      starts[side] = builder.starts[builder.edges[side]];
    }
    entries = builder.entries;
    firstSteps = builder.firstSteps;
    steps = builder.steps;
  }

  /**
   * The labels of a level, or {@code null} if they would take more than {@code most} bytes, or if
   * doubled costs of paths may exceed 30 bits.
   *
   * @param most the bytes that all entries may take
   * @throws BudgetExhaustedException if the budget ran out
   */
  public static CutLabels of(Level level, long most, BudgetMeter meter) {
    Builder builder = new Builder(level, meter);
    return builder.build(most) ? new CutLabels(builder) : null;
  }

  Level level() {
    return level;
  }

  /**
   * The number of entries at the beginning of the labels of two clusters that are of the same
   * inter-edges.
   */
  int common(int a, int b) {
    return depths[tree.between(a, b)];
  }

  /** The first side of a cluster; the others follow, by node and direction. */
  int firstSide(int cluster) {
    return firstSides[cluster];
  }

  int node(int side) {
    return nodes[side];
  }

  int cell(int side) {
    return cells[side];
  }

  int opposite(int side) {
    return opposites[side];
  }

  int cost(int side) {
    return costs[side];
  }

  /** The place of a side's inter-edge, whose label has an entry for each place up to it. */
  int place(int side) {
    return places[side];
  }

  /**
   * The least doubled cost from a side's inter-edge to the one at a place; {@link #NONE} if none.
   */
  int distance(int side, int place) {
    return place > places[side] ? NONE : entries[starts[side] + place];
  }

  /** Copies the first entries of the label of a side's inter-edge. */
  void copy(int side, int count, int[] label) {
    System.arraycopy(entries, starts[side], label, 0, count);
  }

  /**
   * The side by which a shortest path goes on that enters a cluster by a side, and leads to the
   * inter-edge at a place of the label.
   */
  int next(int entered, int place) {
    int cluster = nodes[entered] >>> level.slotBits();
    int first = firstSides[cluster];
    int count = firstSides[cluster + 1] - first;
    int step = firstSteps[cluster] + (entered - first) * count;
    int distance = entries[starts[entered] + place];
    for (int k = 0; k < count; k++) {
      if (steps[step + k] + distance(first + k, place) == distance) {
        return first + k;
      }
    }
    throw new IllegalStateException("no inter-edge leads on from node " + nodes[entered]);
  }

  /** The distance between two sides of a cluster, without both inter-edges. */
  long inside(int entered, int left) {
    int cluster = nodes[entered] >>> level.slotBits();
    int first = firstSides[cluster];
    int count = firstSides[cluster + 1] - first;
    long step = steps[firstSteps[cluster] + (entered - first) * count + left - first];
    return step - costs[entered] - costs[left] >> 1;
  }

  /** The bytes that they take. */
  public long bytes() {
    long ints = firstSides.length + firstSteps.length + 6L * nodes.length + steps.length;
    return 4 * (ints + depths.length + entries.length) + tree.bytes();
  }

  private static final class Builder {
    private final Level level;
    private final BudgetMeter meter;
    private final CutTree tree;
    private final int slotBits;
    private final int[] firstSides;
    private final int[] firstSteps;
    private int[] steps;

    /** For each side its inter-edge, and what {@link CutLabels} has. */
    private int[] edges;

    private int[] nodes;
    private int[] opposites;
    private int[] costs;
    private final int[] depths;

    /** For each inter-edge where its label begins, and at the end the number of entries. */
    private int[] starts;

    private int[] entries;

    /** For each cut its first inter-edge, and at the end the number of inter-edges. */
    private final int[] firstEdges;

    /** The inter-edges of the cut at hand and of those around it, in order. */
    private int[] chain;

    /** The neighbours before an inter-edge, by place, and the costs to them. */
    private int[] places;

    private int[] toPlaces;

    private int[] least;
    private int[] above;
    private long longestArc;
    private long longestEntry;

    Builder(Level level, BudgetMeter meter) {
      this.level = level;
      this.meter = meter;
      tree = new CutTree(level.clusters());
      slotBits = level.slotBits();
      firstSides = new int[level.clusters().count() + 1];
      firstSteps = new int[level.clusters().count() + 1];
      depths = new int[tree.count()];
      firstEdges = new int[tree.count() + 1];
    }

    boolean build(long most) {
      long cells = (long) level.clusters().side() * level.clusters().side();
      if (2 * (cells + 1) * level.graph().maxMoveCost() > NONE) {
        return false;
      }
      number();
      if (!place(Math.min(most / Integer.BYTES, MOST))) {
        return false;
      }
      joinNeighbours();
      eliminate(0);
      if (longestArc >= NONE) {
        return false;
      }
      label(0);
      return longestArc + longestEntry < NONE;
    }

    /** Numbers sides by cluster, and inter-edges by cut. */
    private void number() {
      // Count the sides of each cluster.
      for (int cluster = 0; cluster < firstSides.length - 1; cluster++) {
        int count = 0;
        for (int i = 0; i < level.nodeCount(cluster); i++) {
          count += Integer.bitCount(level.crossings(cluster, i));
        }
        firstSides[cluster + 1] = firstSides[cluster] + count;
        firstSteps[cluster + 1] = firstSteps[cluster] + count * count;
      }
      int count = firstSides[firstSides.length - 1];
      int[] targets = new int[count];
      int[] cuts = new int[count];
      nodes = new int[count];
      edges = new int[count];
      costs = new int[count];
      opposites = new int[count];
      // List the node of each side, and find the cut of each inter-edge.
      int side = 0;
      for (int cluster = 0; cluster < firstSides.length - 1; cluster++) {
        for (int i = 0; i < level.nodeCount(cluster); i++) {
          int node = cluster << slotBits | i;
          int bits = level.crossings(cluster, i);
          for (; bits != 0; bits &= bits - 1, side++) {
            int d = Integer.numberOfTrailingZeros(bits);
            nodes[side] = node;
            targets[side] = level.interEdgeTarget(cluster, i, d);
            if (node < targets[side]) {
              cuts[side] = tree.between(cluster, targets[side] >>> slotBits);
              firstEdges[cuts[side] + 1]++;
            }
          }
        }
      }
      for (int cut = 0; cut < tree.count(); cut++) {
        firstEdges[cut + 1] += firstEdges[cut];
      }
      // Number the inter-edges cut by cut, and note the two sides of each.
      int[] next = firstEdges.clone();
      for (side = 0; side < count; side++) {
        if (nodes[side] < targets[side]) {
          int edge = next[cuts[side]]++;
          int other = sideBetween(targets[side], nodes[side], targets);
          edges[side] = edge;
          edges[other] = edge;
          opposites[side] = other;
          opposites[other] = side;
          costs[side] = (int) cost(side, targets[side]);
          costs[other] = costs[side];
        }
      }
    }

    private int sideBetween(int node, int target, int[] targets) {
      int side = firstSides[node >>> slotBits];
      while (nodes[side] != node || targets[side] != target) {
        side++;
      }
      return side;
    }

    private long cost(int side, int target) {
      int from = cell(nodes[side]);
      int to = cell(target);
      int stride = level.graph().map().stride();
      int dx = to % stride - from % stride;
      return level.graph().cost(from, Directions.of(dx, (to - from - dx) / stride));
    }

    private int cell(int node) {
      return level.cell(node >>> slotBits, node & level.mostNodes() - 1);
    }

    /** Gives each label its place; false if there are too many entries. */
    private boolean place(long most) {
      starts = new int[nodes.length / 2 + 1];
      long count = 0;
      placeCut(0, 0);
      int deepest = Arrays.stream(depths).max().orElse(0);
      for (int cut = 0; cut < tree.count(); cut++) {
        int depth = depths[cut] - (firstEdges[cut + 1] - firstEdges[cut]);
        for (int edge = firstEdges[cut]; edge < firstEdges[cut + 1]; edge++) {
          count += ++depth;
          if (count > most) {
            return false;
          }
          starts[edge + 1] = (int) count;
        }
      }
      entries = new int[(int) count];
      chain = new int[deepest];
      places = new int[deepest];
      toPlaces = new int[deepest];
      least = new int[deepest];
      above = new int[deepest];
      Arrays.fill(entries, NONE);
      for (int edge = 1; edge < starts.length; edge++) {
        entries[starts[edge] - 1] = 0;
      }
      return true;
    }

    private void placeCut(int cut, int above) {
      depths[cut] = above + firstEdges[cut + 1] - firstEdges[cut];
      if (!tree.isSingle(cut)) {
        placeCut(cut + 1, depths[cut]);
        placeCut(tree.secondHalf(cut), depths[cut]);
      }
    }

    /** The place of an inter-edge among those of its cut and of the cuts around. */
    private int placeOf(int edge) {
      return starts[edge + 1] - starts[edge] - 1;
    }

    /** Joins inter-edges of one cluster by the intra-edge between them. */
    private void joinNeighbours() {
      steps = new int[firstSteps[firstSteps.length - 1]];
      long[] row = new long[level.mostNodes()];
      int step = 0;
      for (int cluster = 0; cluster < firstSides.length - 1; cluster++) {
        for (int side = firstSides[cluster]; side < firstSides[cluster + 1]; side++) {
          level.row(cluster, nodes[side] & level.mostNodes() - 1, row);
          for (int other = firstSides[cluster]; other < firstSides[cluster + 1]; other++) {
            long inside = row[nodes[other] & level.mostNodes() - 1];
            boolean isJoined = inside != Level.NO_EDGE && other != side;
            long cost = isJoined ? 2 * inside + costs[side] + costs[other] : NONE;
            steps[step++] = (int) cost;
            if (isJoined && other < side) {
              join(edges[side], edges[other], cost);
            }
          }
        }
      }
    }

    private void join(int a, int b, long cost) {
      longestArc = Math.max(longestArc, cost);
      int later = placeOf(a) > placeOf(b) ? a : b;
      int at = starts[later] + Math.min(placeOf(a), placeOf(b));
      entries[at] = (int) Math.min(entries[at], cost);
    }

    private void enter(int cut) {
      int first = firstEdges[cut];
      int count = firstEdges[cut + 1] - first;
      for (int i = 0; i < count; i++) {
        chain[depths[cut] - count + i] = first + i;
      }
    }

    /** Eliminates the inter-edges within a cut, then those of the cut itself. */
    private void eliminate(int cut) {
      meter.require(0, WHAT);
      enter(cut);
      if (!tree.isSingle(cut)) {
        eliminate(cut + 1);
        enter(cut);
        eliminate(tree.secondHalf(cut));
        enter(cut);
      }
      for (int edge = firstEdges[cut + 1] - 1; edge >= firstEdges[cut]; edge--) {
        int count = findNeighbours(edge);
        for (int i = 1; i < count; i++) {
          int start = starts[chain[places[i]]];
          for (int j = 0; j < i; j++) {
            int cost = toPlaces[i] + toPlaces[j];
            int at = start + places[j];
            entries[at] = Math.min(entries[at], cost);
            longestArc = Math.max(longestArc, cost);
          }
        }
      }
    }

    /** Finds the neighbours before an inter-edge, and returns their number. */
    private int findNeighbours(int edge) {
      int start = starts[edge];
      int count = 0;
      for (int place = 0; place < placeOf(edge); place++) {
        if (entries[start + place] < NONE) {
          places[count] = place;
          toPlaces[count++] = entries[start + place];
        }
      }
      return count;
    }

    /** Makes the labels of the inter-edges of a cut, then those within it. */
    private void label(int cut) {
      meter.require(0, WHAT);
      enter(cut);
      for (int edge = firstEdges[cut]; edge < firstEdges[cut + 1]; edge++) {
        int size = starts[edge + 1] - starts[edge];
        int count = findNeighbours(edge);
        System.arraycopy(entries, starts[edge], least, 0, size);
        for (int i = 0; i < count; i++) {
          System.arraycopy(entries, starts[chain[places[i]]], above, 0, places[i]);
          lower(least, above, places[i], toPlaces[i]);
        }
        for (int place = 0; place < size; place++) {
          longestEntry = Math.max(longestEntry, least[place] >= NONE ? 0 : least[place]);
          entries[starts[edge] + place] = Math.min(least[place], NONE);
        }
      }
      if (!tree.isSingle(cut)) {
        label(cut + 1);
        enter(cut);
        label(tree.secondHalf(cut));
      }
    }
  }

  /**
   * Lowers costs to those of a label, each farther by {@code cost}. Both arrays are read at the
   * same places, since only then is the loop compiled to instructions that take several at a time.
   */
  static void lower(int[] least, int[] label, int count, int cost) {
    for (int k = 0; k < count; k++) {
      least[k] = Math.min(least[k], cost + label[k]);
    }
  }
}
