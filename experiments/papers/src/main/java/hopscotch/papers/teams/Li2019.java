package hopscotch.papers.teams;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Team;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.util.Arrays;

/**
 * Sizes of constraint trees without symmetry reasoning. Two units cross in a rectangle, in a
 * corridor, or at a target. The instances are made here. The node that holds the plan is not
 * counted.
 *
 * <p>J. Li and others: Table 1 of "Symmetry-Breaking Constraints for Grid-Based Multi-Agent Path
 * Finding", 2019. Table 1 of "Disjoint Splitting for Multi-Agent Path Finding with Conflict-Based
 * Search", 2019. Tables 1 and 2 of "New Techniques for Pairwise Symmetry Breaking in Multi-Agent
 * Path Finding", 2020.
 */
public final class Li2019 {
  private static final String OFF =
      "target=false,corridor=false,rectangle=false,disjoint=%s,solvable=false)";
  private static final String PLAIN =
      "cbs(prioritise=false,bypass=false,heuristic=none," + OFF.formatted(false);
  private static final String WITH_HEURISTIC =
      "cbs(bypass=false,heuristic=cg," + OFF.formatted(false);
  private static final String DISJOINT = "cbs(bypass=false,heuristic=cg," + OFF.formatted(true);
  private static final String DEFAULT = "cbs";

  /** For each width, the length of the longest rectangle that was printed completely. */
  private static final int[] LONGEST = {0, 9, 9, 9, 9, 9, 9, 9, 8};

  /** The same for a sample. */
  private static final int[] SHORT = {0, 9, 9, 8, 4};

  private static final int LONGEST_CORRIDOR = 19;
  private static final int LONGEST_PLAIN = 13;
  private static final int LONGEST_DISJOINT = 21;
  private static final int WIDEST_SQUARE = 9;
  private static final int SHORT_CORRIDOR = 11;
  private static final int FARTHEST_TARGET = 50;

  private Li2019() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    rectangles(map.isSample() ? SHORT : LONGEST, counts);
    for (int side = 4; side <= (map.isSample() ? 4 : WIDEST_SQUARE); side++) {
      counts.add(
          "rectangle-%dx%d-disjoint".formatted(side, side),
          expanded(DISJOINT, rectangle(side, side)));
    }
    corridors(map.isSample() ? SHORT_CORRIDOR : LONGEST_CORRIDOR, counts);
    for (int length = 11; length <= (map.isSample() ? 11 : LONGEST_DISJOINT); length += 2) {
      counts.add("corridor-%d-disjoint".formatted(length), expanded(DISJOINT, corridor(length)));
    }
    for (int distance = 10; distance <= FARTHEST_TARGET; distance += 10) {
      counts.add("target-" + distance, expanded(PLAIN, target(distance)));
      counts.add("target-%d-reasoned".formatted(distance), expanded(DEFAULT, target(distance)));
      counts.add("targets-" + distance, expanded(PLAIN, targets(distance, 0)));
      counts.add(
          "targets-%d-later".formatted(distance), expanded(PLAIN, targets(distance, 2 * distance)));
    }
  }

  private static void rectangles(int[] longest, Counts counts) {
    for (int width = 1; width < longest.length; width++) {
      for (int length = width; length <= longest[width]; length++) {
        String name = "rectangle-%dx%d".formatted(width, length);
        counts.add(name, expanded(WITH_HEURISTIC, rectangle(width, length)));
        counts.add(name + "-reasoned", expanded(DEFAULT, rectangle(width, length)));
      }
    }
  }

  private static void corridors(int longest, Counts counts) {
    for (int length = 3; length <= longest; length += 2) {
      if (length <= LONGEST_PLAIN) {
        long plain = expanded(PLAIN, corridor(length));
        counts.add("corridor-%d-plain".formatted(length), plain);
        counts.add("corridor-%d-plain-with-plan".formatted(length), plain + 1);
      }
      counts.add("corridor-%d".formatted(length), expanded(WITH_HEURISTIC, corridor(length)));
      counts.add("corridor-%d-reasoned".formatted(length), expanded(DEFAULT, corridor(length)));
    }
  }

  private static long expanded(String spec, Team team) {
    TeamSearch search = TeamPlanners.prepare(spec, team.graph()).newSearch();
    if (search.solve(team).outcome() != TeamOutcome.SOLVED) {
      throw new IllegalStateException(spec + " did not plan for two units");
    }
    return search.counters().expanded;
  }

  /** An empty grid with a margin of one free cell. The units cross each other's rectangle. */
  private static Team rectangle(int width, int length) {
    String[] rows = new String[width + 2];
    Arrays.fill(rows, ".".repeat(length + 2));
    GridMap map = GridMap.parse(rows);
    return team(
        map,
        map.cell(0, 1),
        map.cell(1, 0),
        map.cell(length + 1, width),
        map.cell(length, width + 1));
  }

  /**
   * A corridor with one cell less than {@code length}, between columns of three cells. The units
   * pass it in opposite directions.
   */
  private static Team corridor(int length) {
    String end = "." + "@".repeat(length - 1) + ".";
    GridMap map = GridMap.parse(end, ".".repeat(length + 1), end);
    return team(map, map.cell(0, 0), map.cell(length, 0), map.cell(length, 0), map.cell(0, 0));
  }

  /**
   * A unit steps into a corridor to its goal. The other comes along the corridor {@code distance}
   * steps later.
   */
  private static Team target(int distance) {
    String below = "@".repeat(distance) + "." + "@".repeat(3);
    GridMap map = GridMap.parse(".".repeat(distance + 4), below);
    return team(
        map,
        map.cell(0, 0),
        map.cell(distance, 1),
        map.cell(distance + 2, 0),
        map.cell(distance, 0));
  }

  /**
   * Two copies of {@link #target} that have nothing in common. Each unit of the second copy has
   * {@code later} more cells to go, so that they conflict that much later.
   */
  private static Team targets(int distance, int later) {
    int columns = distance + 4 + later;
    String[] rows = new String[4 + 1 + later];
    Arrays.fill(rows, beside(distance + later, columns));
    rows[0] = ".".repeat(distance + 4) + "@".repeat(later);
    rows[1] = beside(distance, columns);
    rows[2] = "@".repeat(columns);
    rows[3] = ".".repeat(columns);
    GridMap map = GridMap.parse(rows);
    int met = distance + later;
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 0), map.cell(distance, 1), map.cell(0, 3), map.cell(met, 4 + later)},
        new int[] {
          map.cell(distance + 2, 0), map.cell(distance, 0), map.cell(met + 2, 3), map.cell(met, 3)
        });
  }

  /** A row of walls with one free cell in it. */
  private static String beside(int free, int columns) {
    return "@".repeat(free) + "." + "@".repeat(columns - free - 1);
  }

  private static Team team(GridMap map, int start, int otherStart, int goal, int otherGoal) {
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {start, otherStart},
        new int[] {goal, otherGoal});
  }
}
