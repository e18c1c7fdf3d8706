package hopscotch.hpa.contraction;

import hopscotch.core.grid.Directions;
import java.util.Arrays;

/**
 * The arcs of a hierarchy, each with all the runs of moves that it stands for, one after another.
 * So a path is written without unpacking shortcuts, which {@link ArcWalk} does. Every arc leads
 * both ways, and may be walked forwards or backwards.
 *
 * <p>Runs are shared. If an arc is part of shortcuts, its runs are stored inside those of one of
 * them: the first that is met, from the node contracted last down to the first. Only an arc that is
 * not part of a shortcut takes space of its own. So some arcs have their runs from the target to
 * the node.
 *
 * <p>A run has its direction in the 3 low bits, and the number of its moves above them.
 */
public final class RunLayout {
  private static final int DIRECTION_BITS = 3;

  /** The most moves of a run; a longer one is stored in pieces. */
  static final int MAX_MOVES = (1 << Byte.SIZE - DIRECTION_BITS) - 1;

  private static final int NONE = -1;

  private final ContractionHierarchy hierarchy;
  private final UpwardGraph upward;
  private final int[] parts;

  /** The number of runs of each arc. */
  private final int[] counts;

  /** The index at which the runs of each arc begin. */
  private final int[] places;

  /** Whether the runs of each arc lead from its target to its node. */
  private final boolean[] isReversed;

  private byte[] runs = {};

  private RunLayout(ContractionHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.upward = hierarchy.upward();
    this.parts = upward.parts;
    int arcs = upward.targets.length;
    counts = new int[arcs];
    places = new int[arcs];
    isReversed = new boolean[arcs];
    Arrays.fill(places, NONE);
  }

  /**
   * Lays out the arcs of a hierarchy.
   *
   * @throws IllegalArgumentException if there are too many runs for one array
   */
  public static RunLayout of(ContractionHierarchy hierarchy) {
    RunLayout layout = new RunLayout(hierarchy);
    layout.layOut();
    return layout;
  }

  private void layOut() {
    int[] order = hierarchy.order();
    for (int node : order) {
      for (int arc = upward.starts[node]; arc < upward.starts[node + 1]; arc++) {
        counts[arc] = countRuns(arc);
      }
    }
    long size = 0;
    for (int i = order.length - 1; i >= 0; i--) {
      for (int arc = upward.starts[order[i]]; arc < upward.starts[order[i] + 1]; arc++) {
        size += place(arc, size);
      }
    }
    runs = new byte[(int) size];
    for (int node : order) {
      for (int arc = upward.starts[node]; arc < upward.starts[node + 1]; arc++) {
        fill(arc);
      }
    }
  }

  private boolean isShortcut(int arc) {
    return parts[2 * arc] >= 0;
  }

  /** The number of runs of an arc, whose parts must have been counted. */
  private int countRuns(int arc) {
    int first = parts[2 * arc];
    int second = parts[2 * arc + 1];
    return isShortcut(arc) ? counts[first] + counts[second] : pieces(~first) + pieces(second);
  }

  private static int pieces(int run) {
    return (UpwardGraph.count(run) + MAX_MOVES - 1) / MAX_MOVES;
  }

  /**
   * Places an arc and, inside it, its parts, unless they have places. Returns the number of runs
   * for which it took new space.
   */
  private int place(int arc, long end) {
    int taken = 0;
    if (places[arc] == NONE) {
      taken = counts[arc];
      if (end + taken > Integer.MAX_VALUE - 8) {
        throw new IllegalArgumentException(
            "the arcs of this map have more than %d runs; 'ch' serves it"
                .formatted(Integer.MAX_VALUE - 8));
      }
      places[arc] = (int) end;
    }
    if (isShortcut(arc)) {
      offer(parts[2 * arc], firstPlace(arc), !isReversed[arc]);
      offer(parts[2 * arc + 1], secondPlace(arc), isReversed[arc]);
    }
    return taken;
  }

  private void offer(int part, int place, boolean reversed) {
    if (places[part] == NONE) {
      places[part] = place;
      isReversed[part] = reversed;
    }
  }

  /**
   * The index of the runs of the first part of a shortcut. That part is walked against its
   * direction.
   */
  private int firstPlace(int arc) {
    return isReversed[arc] ? places[arc] + counts[parts[2 * arc + 1]] : places[arc];
  }

  private int secondPlace(int arc) {
    return isReversed[arc] ? places[arc] : places[arc] + counts[parts[2 * arc]];
  }

  /** Writes the runs of an arc, whose parts must have been written. */
  private void fill(int arc) {
    int first = parts[2 * arc];
    int second = parts[2 * arc + 1];
    if (isShortcut(arc)) {
      copy(first, firstPlace(arc), !isReversed[arc]);
      copy(second, secondPlace(arc), isReversed[arc]);
    } else if (isReversed[arc]) {
      int at = write(second, 2, places[arc]);
      write(~first, 2, at);
    } else {
      int at = write(~first, 0, places[arc]);
      write(second, 0, at);
    }
  }

  /**
   * Writes a run in its direction, or in the opposite one if {@code turn} is 2. Returns where the
   * next run goes.
   */
  private int write(int run, int turn, int place) {
    int at = place;
    for (int left = UpwardGraph.count(run); left > 0; left -= MAX_MOVES) {
      int moves = Math.min(left, MAX_MOVES);
      runs[at++] = (byte) (moves << DIRECTION_BITS | UpwardGraph.direction(run) ^ turn);
    }
    return at;
  }

  private void copy(int part, int to, boolean reversed) {
    int from = places[part];
    int count = counts[part];
    if (from == to) {
      return;
    }
    if (reversed == isReversed[part]) {
      System.arraycopy(runs, from, runs, to, count);
      return;
    }
    for (int i = 0; i < count; i++) {
      byte run = runs[from + count - 1 - i];
      int direction = Directions.reverse(direction(run));
      runs[to + i] = (byte) (moves(run) << DIRECTION_BITS | direction);
    }
  }

  /**
   * The index at which the arcs of each node begin, and at the end the number of arcs. Must not be
   * changed.
   */
  public int[] starts() {
    return upward.starts;
  }

  /** The targets of the arcs, in the order of their nodes; must not be changed. */
  public int[] targets() {
    return upward.targets;
  }

  /** The index at which an arc's runs begin. */
  public int place(int arc) {
    return places[arc];
  }

  /**
   * The number of runs of an arc, at least one; negative if they lead from its target to its node.
   */
  public int count(int arc) {
    return isReversed[arc] ? -counts[arc] : counts[arc];
  }

  /** The runs of all arcs; must not be changed. */
  public byte[] runs() {
    return runs;
  }

  /** The number of moves of a run. */
  public static int moves(byte run) {
    return Byte.toUnsignedInt(run) >>> DIRECTION_BITS;
  }

  /** The direction of a run's moves. */
  public static int direction(byte run) {
    return run & Directions.COUNT - 1;
  }
}
