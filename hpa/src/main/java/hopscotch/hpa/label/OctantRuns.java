package hopscotch.hpa.label;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.Ints;
import hopscotch.hpa.subgoal.JumpScan;
import hopscotch.hpa.subgoal.SubgoalGraph;

/** Seeds with 8 directions, by the lists of {@link QuadrantSeeds}. For one thread. */
final class OctantRuns implements SideRuns {
  private static final int NONE = QuadrantSeeds.NONE;

  private final SubgoalGraph subgoals;
  private final byte[] moves;
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
