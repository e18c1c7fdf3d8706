package hopscotch.mapf.distance;

import hopscotch.core.grid.ArrayLength;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * True distances, in steps, from every vertex to the goal of each unit. They are found when they
 * are asked for, by a breadth-first search backwards from the goal, which is kept and resumed
 * (reverse resumable search; Silver, "Cooperative Pathfinding", 2005; without a heuristic, since
 * all steps cost the same).
 *
 * <p>There is one table for each goal, in pages of {@value #PAGE} vertices that are near each other
 * on the map, with 2 bytes for each vertex. A page is made when the search first touches it, so the
 * space is proportional to the cells touched. For one thread.
 */
final class SearchedDistances {
  private static final int PAGE_BITS = 8;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int PAGE_MASK = PAGE - 1;

  /** The number of pages in one array, as a power of two. */
  private static final int CHUNK_BITS = 8;

  private static final int CHUNK = PAGE << CHUNK_BITS;
  private static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

  private final VertexGraph graph;
  private final int pagesOfUnit;

  /**
   * For each unit and each page of its table, the number of the page in {@link #chunks}, or 0 if it
   * has not been made.
   */
  private final int[] pages;

  private char[][] chunks = {new char[CHUNK]};
  private int used = 1;
  private final IntArrayList free = new IntArrayList();
  private final int[][] layers;
  private final int[] depths;
  private int[] scratch = new int[64];
  private int[] otherScratch = new int[64];
  private long touched;

  /** Tables for a number of units, whose goals are set by {@link #reset}. */
  SearchedDistances(VertexGraph graph, int units) {
    this.graph = graph;
    this.pagesOfUnit = (graph.size() + PAGE_MASK) >>> PAGE_BITS;
    this.pages = new int[ArrayLength.of((long) units * pagesOfUnit, "the tables of all units")];
    this.layers = new int[units][];
    this.depths = new int[units];
  }

  /** Gives a unit another goal, and forgets the distances to the old one. */
  void reset(int unit, int goal) {
    for (int at = unit * pagesOfUnit; at < (unit + 1) * pagesOfUnit; at++) {
      if (pages[at] != 0) {
        free.push(pages[at]);
        pages[at] = 0;
      }
    }
    layers[unit] = new int[] {goal};
    depths[unit] = 0;
    set(unit, goal, 0);
  }

  /** The distance from a vertex to the goal of a unit, or {@link GoalDistances#UNREACHABLE}. */
  int of(int unit, int vertex) {
    int entry = entry(unit, vertex);
    return entry != 0 ? entry - 1 : grow(unit, vertex);
  }

  private int entry(int unit, int vertex) {
    int page = pages[unit * pagesOfUnit + (vertex >>> PAGE_BITS)];
    return page == 0
        ? 0
        : chunks[page >>> CHUNK_BITS][(page & CHUNK_MASK) << PAGE_BITS | vertex & PAGE_MASK];
  }

  long bytes() {
    return 2L * PAGE * (used - free.size()) + 4L * pages.length;
  }

  /** The number of distances that are known, for all units together. */
  long touched() {
    return touched;
  }

  /** Resumes the search of a unit, layer by layer, until the vertex has a distance. */
  private int grow(int unit, int vertex) {
    final int[] first = graph.first();
    final int[] targets = graph.targets();
    int[] layer = layers[unit];
    int size = layer.length;
    int depth = depths[unit];
    boolean found = false;
    int[] next = scratch;
    int[] spare = otherScratch;
    while (size > 0 && !found) {
      depth = GoalDistances.requireServed(depth + 1);
      int count = 0;
      for (int i = 0; i < size; i++) {
        for (int at = first[layer[i]]; at < first[layer[i] + 1]; at++) {
          int target = targets[at];
          if (entry(unit, target) != 0) {
            continue;
          }
          set(unit, target, depth);
          found |= target == vertex;
          if (count == next.length) {
            next = Arrays.copyOf(next, 2 * count);
          }
          next[count++] = target;
        }
      }
      layer = next;
      next = spare;
      spare = layer;
      size = count;
    }
    scratch = next;
    otherScratch = spare;
    layers[unit] = Arrays.copyOf(layer, size);
    depths[unit] = depth;
    return found ? depth : GoalDistances.UNREACHABLE;
  }

  private void set(int unit, int vertex, int distance) {
    int at = unit * pagesOfUnit + (vertex >>> PAGE_BITS);
    if (pages[at] == 0) {
      pages[at] = newPage();
    }
    int page = pages[at];
    chunks[page >>> CHUNK_BITS][(page & CHUNK_MASK) << PAGE_BITS | vertex & PAGE_MASK] =
        (char) (distance + 1);
    touched++;
  }

  private int newPage() {
    if (!free.isEmpty()) {
      int page = free.popInt();
      int begin = (page & CHUNK_MASK) << PAGE_BITS;
      Arrays.fill(chunks[page >>> CHUNK_BITS], begin, begin + PAGE, (char) 0);
      return page;
    }
    if (used >>> CHUNK_BITS == chunks.length) {
      chunks = Arrays.copyOf(chunks, chunks.length + 1);
      chunks[chunks.length - 1] = new char[CHUNK];
    }
    return used++;
  }
}
