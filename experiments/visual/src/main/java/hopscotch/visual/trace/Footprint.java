package hopscotch.visual.trace;

import hopscotch.core.planner.SearchObserver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The state of every cell after the events so far: for each side, whether it is open or closed, its
 * g, f and parent, and the number of its expansion. Space is used only where the search goes, 25
 * bytes for each cell and side.
 *
 * <p>A search may reach a cell several times, and a hierarchical one even in unrelated searches.
 * The last event counts, but the number is that of the first expansion.
 *
 * <p>Not safe for use by several threads.
 */
public final class Footprint implements SearchObserver {
  private static final int PAGE_BITS = 12;
  private static final int PAGE_SIZE = 1 << PAGE_BITS;
  private static final int PAGE_MASK = PAGE_SIZE - 1;

  private static final byte OPEN = 1;
  private static final byte CLOSED = 2;

  private static final class Page {
    private final byte[] states = new byte[PAGE_SIZE];
    private final int[] orders = new int[PAGE_SIZE];
    private final int[] parents = new int[PAGE_SIZE];
    private final long[] gs = new long[PAGE_SIZE];
    private final long[] fs = new long[PAGE_SIZE];
  }

  private final Page[][] pages;
  private int expansions;
  private long largestG;
  private boolean twoSided;
  private boolean isExpanding;
  private final List<Cone> cones = new ArrayList<>();

  /** A footprint of cells that are all untouched. */
  public Footprint(int cellCount) {
    pages = new Page[2][(cellCount + PAGE_MASK) >>> PAGE_BITS];
  }

  @Override
  public void begin(int start, int goal) {
    pages[0] = new Page[pages[0].length];
    pages[1] = new Page[pages[1].length];
    expansions = 0;
    largestG = 0;
    twoSided = false;
    cones.clear();
    put(0, start, OPEN, -1, 0, -1);
  }

  @Override
  public void generate(int side, int cell, int parent, long g, long f) {
    twoSided |= side == 1;
    isExpanding = false;
    put(side, cell, OPEN, parent, g, f);
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    twoSided |= side == 1;
    largestG = Math.max(largestG, g);
    expansions++;
    isExpanding = true;
    Page page = page(side, cell);
    int i = cell & PAGE_MASK;
    boolean isReached = page.states[i] != 0;
    put(side, cell, CLOSED, isReached ? page.parents[i] : -1, g, f);
    if (page.orders[i] == 0) {
      page.orders[i] = expansions;
    }
  }

  @Override
  public void cone(double rootX, double rootY, double fromX, double fromY, double toX, double toY) {
    if (isExpanding) {
      cones.add(
          new Cone(
              (float) rootX,
              (float) rootY,
              (float) fromX,
              (float) fromY,
              (float) toX,
              (float) toY));
    }
  }

  /** The cones of the expanded nodes, in order. Empty if nodes are not intervals. */
  public List<Cone> cones() {
    return Collections.unmodifiableList(cones);
  }

  /** Closes a cell whose expansion a search does not report, such as its start on a level. */
  public void close(int side, int cell) {
    page(side, cell).states[cell & PAGE_MASK] = CLOSED;
  }

  private void put(int side, int cell, byte state, int parent, long g, long f) {
    Page page = page(side, cell);
    int i = cell & PAGE_MASK;
    page.states[i] = state;
    page.parents[i] = parent;
    page.gs[i] = g;
    page.fs[i] = f;
  }

  private Page page(int side, int cell) {
    Page page = pages[side][cell >>> PAGE_BITS];
    if (page == null) {
      page = new Page();
      pages[side][cell >>> PAGE_BITS] = page;
    }
    return page;
  }

  /** The number of expansions. */
  public int expansions() {
    return expansions;
  }

  /** The largest g of an expansion. */
  public long largestG() {
    return largestG;
  }

  /** Whether there were events of side 1. */
  public boolean isTwoSided() {
    return twoSided;
  }

  /** Whether a cell was reached, so that it is open or closed. */
  public boolean isReached(int side, int cell) {
    return state(side, cell) != 0;
  }

  /** Whether a cell is on the open list. */
  public boolean isOpen(int side, int cell) {
    return state(side, cell) == OPEN;
  }

  /** Whether a cell was expanded and has not been reached by a shorter way since. */
  public boolean isClosed(int side, int cell) {
    return state(side, cell) == CLOSED;
  }

  private byte state(int side, int cell) {
    Page page = pages[side][cell >>> PAGE_BITS];
    return page == null ? 0 : page.states[cell & PAGE_MASK];
  }

  /** The number of a cell's first expansion, from 1, or 0 if there was none. */
  public int order(int side, int cell) {
    Page page = pages[side][cell >>> PAGE_BITS];
    return page == null ? 0 : page.orders[cell & PAGE_MASK];
  }

  /** The g of a reached cell. */
  public long g(int side, int cell) {
    return page(side, cell).gs[cell & PAGE_MASK];
  }

  /** The f of a reached cell; -1 for a start whose f the search has not reported yet. */
  public long f(int side, int cell) {
    return page(side, cell).fs[cell & PAGE_MASK];
  }

  /** The cell from which a reached cell was reached, or -1 if there is none. */
  public int parent(int side, int cell) {
    return page(side, cell).parents[cell & PAGE_MASK];
  }
}
