package hopscotch.experiments.teach;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.team.Team;
import java.util.List;

/**
 * Units on a small map with a point to make.
 *
 * @param name what it is called on the command line
 * @param point what to look at, a line each
 * @param starts the column and row where each unit starts
 * @param goals the column and row to which it goes
 * @param planners the specs of the planners that show it, each gone through
 */
public record TeamLesson(
    String name,
    List<String> point,
    GridMap map,
    List<int[]> starts,
    List<int[]> goals,
    List<String> planners) {

  /** Conflict-based search as in the paper of 2015, without what was added to it later. */
  static final String PLAIN_CBS =
      "cbs(prioritise=false,bypass=false,heuristic=none,target=false,corridor=false,"
          + "rectangle=false,disjoint=false,solvable=false)";

  /** Two units meet in a corridor that has a siding. */
  public static final TeamLesson TEAM =
      new TeamLesson(
          "team",
          List.of(
              "Units 1 and 2 must change places in a corridor. One has to wait in the siding.",
              "Conflict-based search (CBS) gives each its shortest path. Where two collide it splits:",
              "one side of the tree forbids unit 1 to be there then, the other forbids it unit 2.",
              "The cheapest node is next, so the first without a conflict is optimal.",
              "PIBT goes step by step: who is next by priority takes the best cell, and who stands",
              "there inherits the priority and must make way first. Where it cannot, the first has to",
              "try another cell. Without the rule that has one step back for a swap, both are stuck."),
          GridMap.parse(".....", "@@.@@"),
          List.of(new int[] {0, 0}, new int[] {4, 0}),
          List.of(new int[] {4, 0}, new int[] {0, 0}),
          List.of(PLAIN_CBS, "pibt", "pibt(swap=false,steps=5)"));

  /** Copies its lists. */
  public TeamLesson {
    point = List.copyOf(point);
    starts = List.copyOf(starts);
    goals = List.copyOf(goals);
    planners = List.copyOf(planners);
  }

  /** The team under a movement. */
  Team team(Movement movement) {
    GridGraph graph = GridGraph.of(map, movement);
    return Team.of(graph, cells(starts), cells(goals));
  }

  private int[] cells(List<int[]> points) {
    return points.stream().mapToInt(point -> map.cell(point[0], point[1])).toArray();
  }
}
