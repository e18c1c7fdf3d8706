package hopscotch.hpa.label;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.Ints;
import hopscotch.hpa.subgoal.ForcedNeighbours;
import hopscotch.hpa.subgoal.SubgoalGraph;

/** Seeds with 8 directions, by the lists of {@link QuadrantSeeds}. For one thread. */
final class OctantRuns implements SideRuns {
  private static final int NONE = QuadrantSeeds.NONE;

  private final SubgoalGraph subgoals;
  private final byte[] moves;
  private final int[] offsets;
  private final ForcedNeighbours forced;
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

  OctantRuns(SubgoalGraph subgoals, int side) {
    this.subgoals = subgoals;
    this.side = side;
    OctileJoins joins = new OctileJoins(subgoals);
    int width = subgoals.graph().map().width();
    moves = subgoals.graph().moves();
    offsets = Directions.offsets(subgoals.graph().map().stride());
    forced = new ForcedNeighbours(subgoals.graph());
    east = Directions.of(1, Directions.dy(side));
    west = Directions.of(-1, Directions.dy(side));
    eastSeeds = new QuadrantSeeds(subgoals, joins, east);
    westSeeds = new QuadrantSeeds(subgoals, joins, west);
    eastLists = new int[width];
    westLists = new int[width];
    eastBefore = new int[width];
    westBefore = new int[width];
    jumps = new int[width];
    eastJumps = new int[width];
  }

  @Override
  public void nextRow() {
    int[] lastEast = eastBefore;
    int[] lastWest = westBefore;
    eastBefore = eastLists;
    westBefore = westLists;
    eastLists = lastEast;
    westLists = lastWest;
  }

  @Override
  public void run(int first, int from, int blocked) {
    int jump = NONE;
    for (int x = blocked - 1; x >= from; x--) {
      eastJumps[x] = jump;
      if (forced.end(moves[first + x], Directions.E)) {
        jump = subgoals.node(first + x);
      }
    }
    jump = NONE;
    for (int x = from; x < blocked; x++) {
      int legal = moves[first + x];
      int ahead = (legal >>> side & 1) == 0 ? NONE : jumps[x];
      int behindEast = behind(eastSeeds, first + x, east, eastBefore, x + 1);
      int behindWest = behind(westSeeds, first + x, west, westBefore, x - 1);
      eastLists[x] = eastSeeds.list(ahead, eastJumps[x], behindEast);
      westLists[x] = westSeeds.list(ahead, jump, behindWest);
      jumps[x] = forced.end(legal, side) ? subgoals.node(first + x) : ahead;
      jump = forced.end(legal, Directions.W) ? subgoals.node(first + x) : jump;
    }
  }

  /**
   * The list of the next cell on a diagonal; if a jump along the diagonal ends there, that cell.
   */
  private int behind(QuadrantSeeds seeds, int cell, int diagonal, int[] lists, int x) {
    if ((moves[cell] >>> diagonal & 1) == 0) {
      return QuadrantSeeds.EMPTY;
    }
    int next = cell + offsets[diagonal];
    return forced.end(moves[next], diagonal) ? seeds.onDiagonal(subgoals.node(next)) : lists[x];
  }

  @Override
  public int[] eastLists() {
    return eastLists;
  }

  @Override
  public int[] westLists() {
    return westLists;
  }

  @Override
  public void take(int eastList, int westList, Ints nodes) {
    take(eastSeeds, eastList, nodes);
    take(westSeeds, westList, nodes);
  }

  private static void take(QuadrantSeeds seeds, int list, Ints nodes) {
    for (int l = list; l != QuadrantSeeds.EMPTY; l = seeds.next(l)) {
      if (seeds.vertical(l) != NONE) {
        nodes.add(seeds.vertical(l));
      }
      if (seeds.horizontal(l) != NONE) {
        nodes.add(seeds.horizontal(l));
      }
    }
  }
}
