package hopscotch.mapf.kit;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.team.Team;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A small team. Prints as the map with a letter a start and the same letter, in upper case, a goal,
 * and as the line of Java that makes it again.
 */
final class TeamCase {
  private final GridMap map;
  private final Movement movement;
  private final int[] starts;
  private final int[] goals;

  TeamCase(GridMap map, Movement movement, int[] starts, int[] goals) {
    this.map = map;
    this.movement = movement;
    this.starts = starts;
    this.goals = goals;
  }

  /** The case of a movement's text, coordinates {@code startX, startY, goalX, goalY}, and rows. */
  static TeamCase of(String movement, int[][] units, String... rows) {
    GridMap map = GridMap.parse(rows);
    int[] starts = Arrays.stream(units).mapToInt(unit -> map.cell(unit[0], unit[1])).toArray();
    int[] goals = Arrays.stream(units).mapToInt(unit -> map.cell(unit[2], unit[3])).toArray();
    return new TeamCase(map, Movement.parse(movement), starts, goals);
  }

  int size() {
    return starts.length;
  }

  Team team() {
    return Team.of(GridGraph.of(map, movement), starts, goals);
  }

  @Override
  public String toString() {
    StringBuilder units = new StringBuilder();
    for (int unit = 0; unit < starts.length; unit++) {
      units.append(
          "%s{%d, %d, %d, %d}"
              .formatted(
                  unit == 0 ? "" : ", ",
                  map.x(starts[unit]),
                  map.y(starts[unit]),
                  map.x(goals[unit]),
                  map.y(goals[unit])));
    }
    String rows =
        map.toString().lines().map(row -> '"' + row + '"').collect(Collectors.joining(", "));
    return "%n%sTeamCase.of(\"%s\", new int[][] {%s}, %s)".formatted(map, movement, units, rows);
  }
}
