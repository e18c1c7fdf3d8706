package hopscotch.visual.trace;

import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The events of one query, in their order. Event {@code i} is an expansion or a generation; see
 * {@link SearchObserver}. Events beyond a limit are only counted. An event takes at most about 50
 * bytes, and 50 more if nodes are intervals.
 *
 * <p>Not safe for use by several threads.
 */
public final class Recording implements SearchObserver {
  /** A limit that even small machines can bear: 20 million events. */
  public static final int DEFAULT_LIMIT = 20_000_000;

  private static final int EXPANSION = 2;

  /** A part of a hierarchical query, after so many events; see {@link SearchObserver#enter}. */
  public record Part(SearchPart kind, int level, int from, int to, int firstEvent) {}

  private final int limit;
  private byte[] kinds = new byte[256];
  private int[] cells = new int[256];
  private int[] parents = new int[256];
  private long[] gs = new long[256];
  private long[] fs = new long[256];

  /** Six numbers for each event, in the order of {@link SearchObserver#cone}. */
  private float[] cones = {};

  private final List<Part> parts = new ArrayList<>();
  private int size;
  private long seen;
  private int start = -1;
  private int goal = -1;

  /** A recording of up to {@link #DEFAULT_LIMIT} events. */
  public Recording() {
    this(DEFAULT_LIMIT);
  }

  /** A recording of up to {@code limit} events. */
  public Recording(int limit) {
    this.limit = limit;
  }

  @Override
  public void begin(int start, int goal) {
    this.start = start;
    this.goal = goal;
    parts.clear();
    cones = new float[0];
    size = 0;
    seen = 0;
  }

  @Override
  public void enter(SearchPart kind, int level, int from, int to) {
    if (isComplete()) {
      parts.add(new Part(kind, level, from, to, size));
    }
  }

  @Override
  public void generate(int side, int cell, int parent, long g, long f) {
    add(side, cell, parent, g, f);
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    add(side | EXPANSION, cell, -1, g, f);
  }

  @Override
  public void cone(double rootX, double rootY, double fromX, double fromY, double toX, double toY) {
    if (!isComplete()) {
      return;
    }
    if (cones.length < 6 * cells.length) {
      cones = Arrays.copyOf(cones, 6 * cells.length);
    }
    int at = 6 * (size - 1);
    cones[at] = (float) rootX;
    cones[at + 1] = (float) rootY;
    cones[at + 2] = (float) fromX;
    cones[at + 3] = (float) fromY;
    cones[at + 4] = (float) toX;
    cones[at + 5] = (float) toY;
  }

  private void add(int kind, int cell, int parent, long g, long f) {
    seen++;
    if (size == limit) {
      return;
    }
    if (size == cells.length) {
      grow();
    }
    kinds[size] = (byte) kind;
    cells[size] = cell;
    parents[size] = parent;
    gs[size] = g;
    fs[size++] = f;
  }

  private void grow() {
    int length = (int) Math.min(limit, 2L * size);
    kinds = Arrays.copyOf(kinds, length);
    cells = Arrays.copyOf(cells, length);
    parents = Arrays.copyOf(parents, length);
    gs = Arrays.copyOf(gs, length);
    fs = Arrays.copyOf(fs, length);
  }

  /** The number of events that are kept. */
  public int size() {
    return size;
  }

  /** Whether every event is kept. */
  public boolean isComplete() {
    return seen == size;
  }

  /** The number of all events, kept or not. */
  public long seen() {
    return seen;
  }

  /** The parts of the query, in their order. Empty if it was a single search. */
  public List<Part> parts() {
    return Collections.unmodifiableList(parts);
  }

  /** Whether event {@code i} is an expansion. If not, it is a generation. */
  public boolean isExpansion(int i) {
    return (kinds[i] & EXPANSION) != 0;
  }

  /** The side of event {@code i}: 0 from the start, 1 from the goal. */
  public int side(int i) {
    return kinds[i] & 1;
  }

  /** The cell of event {@code i}. */
  public int cell(int i) {
    return cells[i];
  }

  /** The cell from which event {@code i} generated its cell, or -1 for an expansion. */
  public int parent(int i) {
    return parents[i];
  }

  /** The g of event {@code i}, in the scale of the graph. */
  public long g(int i) {
    return gs[i];
  }

  /** The f of event {@code i}, in the scale of the graph. */
  public long f(int i) {
    return fs[i];
  }

  /** Whether the nodes of this search are intervals with cones. */
  public boolean hasCones() {
    return cones.length > 0;
  }

  /** The cone of the node of event {@code i}. Only if {@link #hasCones}. */
  public Cone cone(int i) {
    int at = 6 * i;
    return new Cone(
        cones[at], cones[at + 1], cones[at + 2], cones[at + 3], cones[at + 4], cones[at + 5]);
  }

  /** The start of the query, or -1 before a query. */
  public int start() {
    return start;
  }

  /** The goal of the query, or -1 before a query. */
  public int goal() {
    return goal;
  }

  /** The number of expansions among the kept events. */
  public int expansions() {
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += isExpansion(i) ? 1 : 0;
    }
    return count;
  }

  /** Tells event {@code i} to another observer. */
  public void replay(int i, SearchObserver observer) {
    if (isExpansion(i)) {
      observer.expand(side(i), cells[i], gs[i], fs[i]);
    } else {
      observer.generate(side(i), cells[i], parents[i], gs[i], fs[i]);
    }
    if (hasCones()) {
      Cone cone = cone(i);
      observer.cone(cone.rootX(), cone.rootY(), cone.fromX(), cone.fromY(), cone.toX(), cone.toY());
    }
  }
}
