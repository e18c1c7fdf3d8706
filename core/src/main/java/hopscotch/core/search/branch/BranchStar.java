package hopscotch.core.search.branch;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.search.CellStates;

/**
 * Branch star, "B*" as game developers mean it (Berliner's B* is another algorithm). There is a
 * first-in first-out list of heads, each of which takes one step in its turn. A free head steps
 * towards the goal. If it cannot, it splits into two climbers, one with its left hand on the
 * obstacle and one with its right. A climber takes the first legal direction, rotating by its hand
 * from where it came from. It is free again when the step towards the goal is legal, leads to a
 * cell not yet visited and is not its climbing step. A head dies on a cell that any head visited.
 * The first head at the goal wins, and the path is the chain of its steps.
 *
 * <p>"Towards the goal" is along the longer side with 4 directions, as published. With 8 it is
 * diagonal until one side is used up.
 *
 * <p>Guarantee: none. The path is legal, not optimal. Heads that die on each other's trails miss
 * goals that can be reached. With a fallback, that planner is then asked, and the answer is
 * complete. Each cell is visited once. 8 bytes for each cell. For one thread.
 */
final class BranchStar extends GridSearch {
  /** The index of the counter of queries that the fallback answered: 0 or 1. */
  static final int FALLBACKS = 0;

  private static final int CELL_BITS = GridMap.CELL_BITS;
  private static final int CELL_MASK = GridMap.MAX_CELLS - 1;
  private static final int RING_MASK = 7;

  /** A head's kind is how it rotates: a free one not at all. */
  private static final int FREE = 0;

  private static final int[] CLOCKWISE_4 = {Directions.N, Directions.E, Directions.S, Directions.W};
  private static final int[] CLOCKWISE_8 = {
    Directions.N, Directions.NE, Directions.E, Directions.SE,
    Directions.S, Directions.SW, Directions.W, Directions.NW
  };

  private final CellStates states;
  private final HeadQueue heads = new HeadQueue();
  private final PathSearch fallback;
  private final int[] clockwise;
  private final int[] ringOf = new int[Directions.COUNT];

  /** A search; {@code fallback} is asked where no head arrives, {@code null} for none. */
  BranchStar(
      GridGraph graph, PathSearch fallback, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer, 1);
    this.fallback = fallback;
    states = new CellStates(graph.map().cellCount());
    clockwise = graph.movement().directions() == 4 ? CLOCKWISE_4 : CLOCKWISE_8;
    for (int i = 0; i < clockwise.length; i++) {
      ringOf[clockwise[i]] = i;
    }
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final HeadQueue heads = this.heads;
    final long base = this.states.begin();
    final long unvisited = base + CellStates.SEARCH_UNIT;
    long expanded = 0;
    long generated = 1;
    long touched = 1;
    int openPeak = 1;
    boolean found = false;
    meter.start(budget);

    // The first head is free and stands on the start.
    states[start] = base;
    heads.clear();
    heads.add(start);
    while (heads.size() > 0) {
      // The head that has waited longest takes its turn.
      if (meter.stops(expanded)) {
        break;
      }
      long head = heads.take();
      expanded++;
      int cell = (int) head & CELL_MASK;
      int hand = hand(head);
      long g = CellStates.g(states[cell]);
      if (observer != null) {
        observer.expand(0, cell, g, g);
      }
      // A free head whose step towards the goal is blocked splits into two climbers.
      int goalward = goalward(cell, goal);
      boolean isOpen = isLegal(cell, goalward);
      if (hand == FREE && !isOpen) {
        int ring = ringOf[goalward];
        heads.add(climber(cell, ring - 1, 1));
        heads.add(climber(cell, ring + 1, -1));
        generated += 2;
        openPeak = Math.max(openPeak, heads.size());
        continue;
      }
      // A free head steps towards the goal; a climber follows the obstacle with its hand.
      int step = hand == FREE ? goalward : climb(cell, cameFrom(head), hand);
      // A climber is free again where the step towards the goal is legal and leads to a new cell.
      if (isOpen && step != goalward && states[cell + offsets[goalward]] >= unvisited) {
        step = goalward;
        hand = FREE;
      }
      // It dies on a cell that any head visited.
      int next = cell + offsets[step];
      if (states[next] < unvisited || !isLegal(cell, step)) {
        continue;
      }
      // It takes the step; the first head at the goal wins.
      long nextG = g + graph.cost(cell, step);
      states[next] = CellStates.reachedAt(nextG, base) | step;
      touched++;
      generated++;
      if (observer != null) {
        observer.generate(0, next, cell, nextG, nextG);
      }
      if (next == goal) {
        found = true;
        break;
      }
      heads.add(hand == FREE ? next : climber(next, ringOf[Directions.reverse(step)], hand));
      openPeak = Math.max(openPeak, heads.size());
    }
    // Where no head arrives, the fallback is asked with what is left of the budget.
    long pushes = found ? generated - 1 : generated;
    counters.set(expanded, generated, 0, touched, 2 * pushes - heads.size(), openPeak);
    if (found) {
      this.states.trace(start, goal, offsets, path);
    } else if (meter.stopped() == null && fallback != null) {
      Outcome outcome = fallback.find(start, goal, path, meter.remaining(expanded));
      counters.add(fallback.counters());
      counters.setExtra(FALLBACKS, 1);
      return outcome;
    }
    return meter.outcome(found);
  }

  /** The first legal direction from the one after {@code cameFrom}; else {@code cameFrom}. */
  private int climb(int cell, int cameFrom, int hand) {
    int ring = cameFrom;
    do {
      ring = Math.floorMod(ring + hand, clockwise.length);
    } while (!isLegal(cell, clockwise[ring]) && ring != cameFrom);
    return clockwise[ring];
  }

  private boolean isLegal(int cell, int d) {
    return (graph.moves(cell) >>> d & 1) != 0;
  }

  private int goalward(int cell, int goal) {
    int dx = graph.map().x(goal) - graph.map().x(cell);
    int dy = graph.map().y(goal) - graph.map().y(cell);
    boolean isDiagonal = clockwise.length == 8 && dx != 0 && dy != 0;
    if (isDiagonal) {
      return Directions.of(Integer.signum(dx), Integer.signum(dy));
    }
    return Math.abs(dx) >= Math.abs(dy)
        ? Directions.of(Integer.signum(dx), 0)
        : Directions.of(0, Integer.signum(dy));
  }

  /** A climber at a cell, with where it came from on the ring and how it rotates, 1 or -1. */
  private long climber(int cell, int cameFrom, int hand) {
    long ring = Math.floorMod(cameFrom, clockwise.length);
    return (long) hand << CELL_BITS + 3 | ring << CELL_BITS | cell;
  }

  private static int hand(long head) {
    return (int) (head >> CELL_BITS + 3);
  }

  private static int cameFrom(long head) {
    return (int) (head >>> CELL_BITS) & RING_MASK;
  }
}
