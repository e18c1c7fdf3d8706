package hopscotch.hpa.label;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import hopscotch.core.grid.RowScan;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.subgoal.JumpScan;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * The seeds that cells have to the north, or those to the south, including the seeds in their own
 * row. They are found row by row, beginning at that side of the map. Equal lists are kept once. For
 * one thread.
 */
final class SideSeeds {
  private static final int NONE = QuadrantSeeds.NONE;

  private final SubgoalGraph subgoals;
  private final GridMap map;
  private final byte[] moves;
  private final long[] free;
  private final int side;
  private final int east;
  private final int west;
  private final QuadrantSeeds eastSeeds;
  private final QuadrantSeeds westSeeds;

  /**
   * For each column, the lists of the cell in the two quadrants, and those of the cell in the row
   * before.
   */
  private int[] eastLists;

  private int[] westLists;
  private int[] eastBefore;
  private int[] westBefore;

  /** For each column, the jump point to which a jump to the side leads from the next row. */
  private final int[] jumps;

  /** For each column, the jump point to which a jump to the east leads. */
  private final int[] eastJumps;

  /** For each cell, where its list begins. */
  private final int[] begins;

  /**
   * For each pair of lists in the two quadrants, where the list of both begins in {@link #lists}.
   */
  private final PairMap joined = new PairMap();

  private final InternedLists lists = new InternedLists();
  private final Ints nodes = new Ints();

  /**
   * For the cells of a map, whose seeds are not yet found.
   *
   * @param side {@link Directions#N} or {@link Directions#S}
   */
  SideSeeds(SubgoalGraph subgoals, int side) {
    this.subgoals = subgoals;
    this.side = side;
    map = subgoals.graph().map();
    begins = new int[map.cellCount()];
    OctileJoins joins = new OctileJoins(subgoals);
    moves = subgoals.graph().moves();
    free = subgoals.graph().freeBits();
    east = Directions.of(1, Directions.dy(side));
    west = Directions.of(-1, Directions.dy(side));
    eastSeeds = new QuadrantSeeds(subgoals, joins, east);
    westSeeds = new QuadrantSeeds(subgoals, joins, west);
    eastLists = new int[map.width()];
    westLists = new int[map.width()];
    eastBefore = new int[map.width()];
    westBefore = new int[map.width()];
    jumps = new int[map.width()];
    eastJumps = new int[map.width()];
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
    int[] lastEast = eastBefore;
    int[] lastWest = westBefore;
    eastBefore = eastLists;
    westBefore = westLists;
    eastLists = lastEast;
    westLists = lastWest;
    int end = first + jumps.length;
    for (int cell = RowScan.nextFree(free, first, end); cell < end; ) {
      int blocked = RowScan.nextBlocked(free, cell);
      run(first, cell - first, blocked - first);
      join(first, cell - first, blocked - first);
      cell = RowScan.nextFree(free, blocked, end);
    }
  }

  /** Finds the lists in both quadrants along a run of free cells, up to a blocked one. */
  private void run(int first, int from, int blocked) {
    int jump = NONE;
    for (int x = blocked - 1; x >= from; x--) {
      eastJumps[x] = jump;
      if ((JumpScan.ends(moves[first + x]) >>> Directions.E & 1) != 0) {
        jump = subgoals.node(first + x);
      }
    }
    jump = NONE;
    for (int x = from; x < blocked; x++) {
      int legal = moves[first + x];
      int ahead = (legal >>> side & 1) == 0 ? NONE : jumps[x];
      int behindEast = (legal >>> east & 1) == 0 ? QuadrantSeeds.EMPTY : eastBefore[x + 1];
      int behindWest = (legal >>> west & 1) == 0 ? QuadrantSeeds.EMPTY : westBefore[x - 1];
      eastLists[x] = eastSeeds.list(ahead, eastJumps[x], behindEast);
      westLists[x] = westSeeds.list(ahead, jump, behindWest);
      int ends = JumpScan.ends(legal);
      jumps[x] = (ends >>> side & 1) == 0 ? ahead : subgoals.node(first + x);
      jump = (ends >>> Directions.W & 1) == 0 ? jump : subgoals.node(first + x);
    }
  }

  private void join(int first, int from, int blocked) {
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
    take(eastSeeds, eastList);
    take(westSeeds, westList);
    int[] distinct = nodes.distinct();
    int begin = lists.add(distinct, 0, distinct.length);
    joined.put(eastList, westList, begin);
    return begin;
  }

  private void take(QuadrantSeeds seeds, int list) {
    for (int l = list; l != QuadrantSeeds.EMPTY; l = seeds.next(l)) {
      if (seeds.vertical(l) != NONE) {
        nodes.add(seeds.vertical(l));
      }
      if (seeds.horizontal(l) != NONE) {
        nodes.add(seeds.horizontal(l));
      }
    }
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
