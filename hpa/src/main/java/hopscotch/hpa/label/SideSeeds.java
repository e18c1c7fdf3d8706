package hopscotch.hpa.label;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import hopscotch.core.grid.RowScan;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * The seeds that cells have to the north, or those to the south, including the seeds in their own
 * row. They are found row by row, beginning at that side of the map. Equal lists are kept once. For
 * one thread.
 */
final class SideSeeds {
  private static final int NONE = -1;

  private final GridMap map;
  private final long[] free;
  private final int side;
  private final SideRuns runs;

  /** For each cell, where its list begins. */
  private final int[] begins;

  /**
   * For each pair of lists in the two quadrants, where the list of both begins in {@link #lists}.
   */
  private final PairMap joined = new PairMap();

  private final InternedLists lists = new InternedLists();
  private final Ints nodes = new Ints();

  /** For a map whose seeds are not yet found, on {@link Directions#N} or {@link Directions#S}. */
  SideSeeds(SubgoalGraph subgoals, int side) {
    this.side = side;
    map = subgoals.graph().map();
    begins = new int[map.cellCount()];
    free = subgoals.graph().freeBits();
    runs = SideRuns.of(subgoals, side);
  }

  /**
   * Finds the seeds of all cells.
   *
   * @throws BudgetExhaustedException if the budget runs out; expansions are not counted
   */
  void find(BudgetMeter meter) {
    int last = map.height() - 1;
    for (int i = 0; i <= last; i++) {
      SeedSweep.check(meter, 0);
      row(map.cell(0, side == Directions.N ? i : last - i));
    }
  }

  private void row(int first) {
    runs.nextRow();
    int end = first + map.width();
    for (int cell = RowScan.nextFree(free, first, end); cell < end; ) {
      int blocked = RowScan.nextBlocked(free, cell);
      runs.run(first, cell - first, blocked - first);
      join(first, cell - first, blocked - first);
      cell = RowScan.nextFree(free, blocked, end);
    }
  }

  private void join(int first, int from, int blocked) {
    int[] eastLists = runs.eastLists();
    int[] westLists = runs.westLists();
    int begin = NONE;
    for (int x = from; x < blocked; x++) {
      if (begin == NONE || eastLists[x] != eastLists[x - 1] || westLists[x] != westLists[x - 1]) {
        begin = join(eastLists[x], westLists[x]);
      }
      begins[first + x] = begin;
    }
  }

  private int join(int eastList, int westList) {
    int known = joined.get(eastList, westList);
    if (known != PairMap.NONE) {
      return known;
    }
    nodes.clear();
    runs.take(eastList, westList, nodes);
    int[] distinct = nodes.distinct();
    int begin = lists.add(distinct, 0, distinct.length);
    joined.put(eastList, westList, begin);
    return begin;
  }

  /** For each free cell, where its list begins in {@link #lists}; must not be changed. */
  int[] begins() {
    return begins;
  }

  /** The lists, each after its length and in the order of nodes; must not be changed. */
  int[] lists() {
    return lists.nodes();
  }
}
