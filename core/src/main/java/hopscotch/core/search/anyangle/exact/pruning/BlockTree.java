package hopscotch.core.search.anyangle.exact.pruning;

import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * The blocks of an undirected graph and the cut nodes that join them (Hopcroft and Tarjan,
 * "Algorithm 447: Efficient Algorithms for Graph Manipulation", CACM 16, 1973), as a tree: below a
 * block are the cut nodes of it but the one above, and below a cut node its other blocks. A way
 * without a node twice stays in the blocks on the tree's way between its ends.
 *
 * <p>A <em>part</em> stands for nodes that are alike: a block for all its nodes that are no cut
 * nodes, or a cut node. Parts below {@code root} are blocks, numbered so that those below block k
 * are the ones from some number to k; a connected component's first node, and cut nodes, are
 * numbered from there on. Linear time and space; immutable.
 */
final class BlockTree {
  private static final int NONE = -1;

  /** A block above all others, of no nodes. */
  private final int root;

  private final int[] parts;
  private final boolean isForest;

  /**
   * For each part, the block above it (for a block, itself), and from bit 32 on the least block
   * below it.
   */
  private final long[] spans;

  /** For each block, the part of the node above. */
  private final int[] tops;

  /**
   * For each block, one further above, so that any is reached in a logarithm of steps (Myers 1983).
   */
  private final int[] jumps;

  /**
   * The tree of a graph, whose node n has the neighbours {@code to[first[n]]} to before {@code
   * to[first[n + 1]]}; one may be there twice.
   */
  BlockTree(int[] first, int[] to) {
    Walk walk = new Walk(first, to);
    walk.run();
    root = walk.tops.size();
    parts = walk.homes;
    int count = root + 1;
    for (int node = 0; node < parts.length; node++) {
      count += walk.isCut[node] ? 1 : 0;
    }
    spans = new long[count];
    for (int block = 0; block < root; block++) {
      spans[block] = (long) walk.firsts.get(block) << 32 | block;
    }
    spans[root] = root;
    isForest = Arrays.stream(parts).filter(home -> home != NONE).count() == root;
    for (int node = 0, cut = root; node < parts.length; node++) {
      int home = parts[node] == NONE ? root : parts[node];
      parts[node] = home;
      if (walk.isCut[node]) {
        parts[node] = ++cut;
        spans[cut] = spans[home];
      }
    }
    tops = new int[root + 1];
    for (int block = 0; block < root; block++) {
      tops[block] = parts[walk.tops.get(block)];
    }
    tops[root] = NONE;
    jumps = jumps();
  }

  private int[] jumps() {
    int[] result = new int[root + 1];
    int[] depths = new int[root + 1];
    result[root] = root;
    for (int block = root - 1; block >= 0; block--) {
      int above = block(tops[block]);
      int far = result[above];
      depths[block] = depths[above] + 1;
      boolean isTwin = depths[above] - depths[far] == depths[far] - depths[result[far]];
      result[block] = isTwin ? result[far] : above;
    }
    return result;
  }

  /** Whether the graph has no cycle: then a block is two nodes and what joins them. */
  boolean isForest() {
    return isForest;
  }

  /** The part by node; not to be written. */
  int[] parts() {
    return parts;
  }

  /** The block of a part; of a cut node the one above. */
  int block(int part) {
    return (int) spans[part];
  }

  /** The block of a part, and from bit 32 on the least one below that. */
  long span(int part) {
    return spans[part];
  }

  long bytes() {
    return 8L * spans.length + 8L * tops.length;
  }

  /** The parts on ways between two nodes. For one thread. */
  final class Route {
    private int start;
    private int goal;

    /** The block where the ways from both ends upwards meet, and the part where they do. */
    private int meetingBlock;

    private int meetingPart;

    void begin(int startPart, int goalPart) {
      start = block(startPart);
      goal = block(goalPart);
      int fromStart = enter(startPart, goal);
      int fromGoal = enter(goalPart, start);
      if (fromStart == fromGoal && fromStart >= root) {
        meetingBlock = NONE;
        meetingPart = fromStart;
      } else {
        meetingBlock = block(fromStart);
        meetingPart = tops[meetingBlock];
      }
    }

    /** The part by which a way upwards enters the first block that has another below it. */
    private int enter(int part, int other) {
      int block = block(part);
      if (isBelow(other, block)) {
        return part;
      }
      int above = block(tops[block]);
      while (!isBelow(other, above)) {
        block = isBelow(other, jumps[block]) ? above : jumps[block];
        above = block(tops[block]);
      }
      return tops[block];
    }

    private boolean isBelow(int other, int block) {
      return spans[block] >> 32 <= other && other <= block;
    }

    /** Whether a way between the ends may use nodes of a part. */
    boolean uses(int part) {
      return uses(part, spans[part]);
    }

    /** The same of a part whose span the caller keeps. */
    boolean uses(int part, long span) {
      int block = (int) span;
      int least = (int) (span >> 32);
      boolean hasStart = least <= start && start <= block;
      boolean hasGoal = least <= goal && goal <= block;
      return hasStart != hasGoal || block == meetingBlock || part == meetingPart;
    }
  }

  /** A depth-first walk that closes a block when it goes back over its first edge. */
  private static final class Walk {
    private final int[] first;
    private final int[] to;
    private final int[] next;
    private final int[] numbers;
    private final int[] lows;

    /** The number of blocks when the walk came to each node. */
    private final int[] blocksBefore;

    private final Ints way = new Ints();
    private final Ints open = new Ints();
    private int visited;

    /** For each node, the block by which it was left upwards. */
    private final int[] homes;

    private final boolean[] isCut;
    private final Ints firsts = new Ints();
    private final Ints tops = new Ints();

    Walk(int[] first, int[] to) {
      this.first = first;
      this.to = to;
      int count = first.length - 1;
      next = Arrays.copyOf(first, count);
      numbers = new int[count];
      lows = new int[count];
      blocksBefore = new int[count];
      homes = new int[count];
      Arrays.fill(homes, NONE);
      isCut = new boolean[count];
    }

    void run() {
      for (int node = 0; node < numbers.length; node++) {
        if (numbers[node] == 0) {
          enter(node);
          walk(node);
          open.clear();
        }
      }
    }

    private void enter(int node) {
      numbers[node] = ++visited;
      lows[node] = visited;
      blocksBefore[node] = tops.size();
      way.add(node);
      open.add(node);
    }

    private void walk(int origin) {
      boolean hasBlock = false;
      while (true) {
        int node = way.get(way.size() - 1);
        if (next[node] < first[node + 1]) {
          int neighbour = to[next[node]++];
          if (numbers[neighbour] == 0) {
            enter(neighbour);
          } else {
            lows[node] = Math.min(lows[node], numbers[neighbour]);
          }
          continue;
        }
        way.removeLast();
        if (node == origin) {
          return;
        }
        int above = way.get(way.size() - 1);
        lows[above] = Math.min(lows[above], lows[node]);
        if (lows[node] >= numbers[above]) {
          isCut[above] = above != origin || hasBlock;
          hasBlock |= above == origin;
          close(node, above);
        }
      }
    }

    private void close(int last, int above) {
      int block = tops.size();
      tops.add(above);
      firsts.add(blocksBefore[last]);
      int node;
      do {
        node = open.removeLast();
        homes[node] = block;
      } while (node != last);
    }
  }
}
