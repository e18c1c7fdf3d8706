package hopscotch.core.search.anyangle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Follows a Theta* or lazy Theta*, and checks each step against the papers: from where a cell may
 * be reached, its g and f, that one of the least f is expanded, and that no neighbour is left
 * farther than the expanded cell makes it.
 */
final class FollowedSearch implements SearchObserver {
  private final GridCase query;
  private final GridGraph graph;
  private final boolean lazy;

  /** g in widths of a cell and the parent, both as last told; f of open cells as told. */
  private final Map<Integer, Double> lengths = new HashMap<>();

  private final Map<Integer, Integer> parents = new HashMap<>();
  private final Map<Integer, Long> open = new HashMap<>();
  private final Set<Integer> closed = new HashSet<>();

  private int expanding = -1;

  /** From where the cell that is expanded may have been reached: several where these tie. */
  private final Set<Integer> parentsOfExpanding = new HashSet<>();

  /** The bucket of f that is being emptied, by eighths of a cell's width. */
  private long bucket;

  FollowedSearch(GridCase query, boolean lazy) {
    this.query = query;
    this.graph = query.graph();
    this.lazy = lazy;
  }

  @Override
  public void begin(int start, int goal) {
    lengths.put(start, 0.0);
    parents.put(start, start);
    double dx = query.map().x(start) - query.map().x(goal);
    double dy = query.map().y(start) - query.map().y(goal);
    open.put(start, (long) (Math.sqrt(dx * dx + dy * dy) * graph.unitCost()));
  }

  @Override
  public void generate(int side, int cell, int parent, long g, long f) {
    assertFalse(closed.contains(cell), "a closed cell is not generated");
    assertSame(lengths.get(parent) + distance(parent, cell), length(g), "g over the parent");
    assertSame(length(g) + distance(cell, query.goal()), length(f), "f with the straight line");
    assertTrue(lazy || AnyAngleOracle.sees(graph, parent, cell), "the parent sees it");
    assertTrue(
        length(g) < lengths.getOrDefault(cell, Double.POSITIVE_INFINITY) + rounding(),
        "no farther than before");
    lengths.put(cell, length(g));
    parents.put(cell, parent);
    open.put(cell, f);
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    leave();
    long least = open.values().stream().mapToLong(Long::longValue).min().orElseThrow();
    bucket = Math.max(bucket, (long) (8 * length(least)));
    assertEquals(open.remove(cell), f, "f as when it was generated");
    assertTrue(length(f) <= (bucket + 1) / 8.0 + rounding(), "of the least bucket of f");
    parentsOfExpanding.clear();
    if (lazy && cell != query.start() && !AnyAngleOracle.sees(graph, parents.get(cell), cell)) {
      takeClosedNeighbour(cell);
    } else {
      parentsOfExpanding.add(parents.get(cell));
    }
    assertSame(lengths.get(cell), length(g), "g when expanded");
    closed.add(cell);
    expanding = cell;
  }

  @Override
  public void end(Outcome outcome) {
    leave();
  }

  /** The cell expanded last is done with: what it brought its neighbours is known. */
  private void leave() {
    if (expanding < 0) {
      return;
    }
    assertTrue(parentsOfExpanding.stream().anyMatch(this::isUsed), "from the parent");
    for (int d = 0; d < Directions.COUNT; d++) {
      int next = neighbour(expanding, d);
      if (next >= 0 && !closed.contains(next)) {
        double most = lengths.get(expanding) + distance(expanding, next) + rounding();
        assertTrue(lengths.getOrDefault(next, Double.POSITIVE_INFINITY) <= most, "by a move");
      }
    }
  }

  /** Whether no neighbour is farther than it is over this parent of the cell expanded last. */
  private boolean isUsed(int parent) {
    for (int d = 0; d < Directions.COUNT; d++) {
      int next = neighbour(expanding, d);
      if (next >= 0 && !closed.contains(next) && AnyAngleOracle.sees(graph, parent, next)) {
        double most = lengths.get(parent) + distance(parent, next) + rounding();
        if (lengths.getOrDefault(next, Double.POSITIVE_INFINITY) > most) {
          return false;
        }
      }
    }
    return true;
  }

  /** Where the parent does not see a cell, the best of its closed neighbours takes its place. */
  private void takeClosedNeighbour(int cell) {
    double least = Double.POSITIVE_INFINITY;
    for (int d = 0; d < Directions.COUNT; d++) {
      int next = neighbour(cell, d);
      if (closed.contains(next)) {
        least = Math.min(least, lengths.get(next) + distance(next, cell));
      }
    }
    for (int d = 0; d < Directions.COUNT; d++) {
      int next = neighbour(cell, d);
      if (closed.contains(next) && lengths.get(next) + distance(next, cell) < least + rounding()) {
        parentsOfExpanding.add(next);
      }
    }
    lengths.put(cell, least);
  }

  /** The cell that a legal move in direction {@code d} leads to, or -1. */
  private int neighbour(int cell, int d) {
    boolean isLegal = (graph.moves(cell) >>> d & 1) != 0;
    return isLegal ? cell + Directions.offsets(query.map().stride())[d] : -1;
  }

  private double distance(int a, int b) {
    return AnyAngleOracle.distance(query, a, b);
  }

  private double length(long told) {
    return (double) told / graph.unitCost();
  }

  /** What is told is rounded down to the scale of the graph. */
  private double rounding() {
    return 2.0 / graph.unitCost();
  }

  private void assertSame(double expected, double actual, String what) {
    assertEquals(expected, actual, rounding(), what);
  }
}
