package hopscotch.hpa.label;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.stream.Stream;

/**
 * Finds the seeds of all cells, as {@link SeedTable} says, in two sweeps over the map at the same
 * time. One goes from the first row down and finds the seeds on the north side of each cell. The
 * other goes from the last row up and finds those on the south side. Cells with the same seeds
 * share one list.
 */
final class SeedSweep {
  private static final int NONE = -1;

  private final SubgoalGraph subgoals;
  private final GridMap map;
  private final byte[] moves;
  private final SideSeeds north;
  private final SideSeeds south;
  private final InternedLists lists = new InternedLists();

  /** For each pair of lists of the two sides, where the list of both begins. */
  private final PairMap joined = new PairMap();

  /** For each cell, where its list begins. */
  private final int[] begins;

  private int[] nodes = new int[64];

  private SeedSweep(SubgoalGraph subgoals) {
    this.subgoals = subgoals;
    map = subgoals.graph().map();
    moves = subgoals.graph().moves();
    north = new SideSeeds(subgoals, Directions.N);
    south = new SideSeeds(subgoals, Directions.S);
    begins = new int[map.cellCount()];
    lists.add(nodes, 0, 0);
  }

  /**
   * The seeds of all cells.
   *
   * @throws BudgetExhaustedException if the budget runs out; each cell counts as an expansion
   */
  static SeedTable of(SubgoalGraph subgoals, Budget budget) {
    SeedSweep sweep = new SeedSweep(subgoals);
    sweep.run(budget);
    return new SeedTable(sweep.begins, sweep.lists.toArray());
  }

  private void run(Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    Stream.of(north, south).parallel().forEach(side -> side.find(meter));
    for (int y = 0; y < map.height(); y++) {
      check(meter, map.cell(0, y));
      join(map.cell(0, y));
    }
  }

  /** Throws if the budget has run out after this many cells. */
  static void check(BudgetMeter meter, int cells) {
    meter.require(cells, "the seeds of hub labels");
  }

  /**
   * Joins the lists of both sides for each cell of a row. Blocked cells and subgoals keep the empty
   * list, 0.
   */
  private void join(int first) {
    final int[] norths = north.begins();
    final int[] souths = south.begins();
    int last = NONE;
    for (int cell = first; cell < first + map.width(); cell++) {
      if (moves[cell] == 0 || subgoals.isSubgoal(cell)) {
        continue;
      }
      boolean isLast = last != NONE && norths[cell] == norths[last] && souths[cell] == souths[last];
      begins[cell] = isLast ? begins[last] : join(norths[cell], souths[cell]);
      last = cell;
    }
  }

  private int join(int northList, int southList) {
    int begin = joined.get(northList, southList);
    if (begin == PairMap.NONE) {
      int count = merge(northList, southList);
      begin = lists.add(nodes, 0, count);
      joined.put(northList, southList, begin);
    }
    return begin;
  }

  /**
   * Writes the nodes of two lists to {@link #nodes}, and returns their number. Nodes are numbered
   * row by row. So nodes that are in both lists, which are those in the row of the cell, are at the
   * end of the one and at the beginning of the other.
   */
  private int merge(int northList, int southList) {
    int[] norths = north.lists();
    int[] souths = south.lists();
    int count = norths[northList];
    int from = southList + 1;
    int end = from + souths[southList];
    int lastNorth = count == 0 ? NONE : norths[northList + count];
    while (from < end && souths[from] <= lastNorth) {
      from++;
    }
    if (count + end - from > nodes.length) {
      nodes = new int[2 * (count + end - from)];
    }
    System.arraycopy(norths, northList + 1, nodes, 0, count);
    System.arraycopy(souths, from, nodes, count, end - from);
    return count + end - from;
  }
}
