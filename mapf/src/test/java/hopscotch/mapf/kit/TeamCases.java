package hopscotch.mapf.kit;

import hopscotch.core.grid.Components;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Small teams, crowded ones and corridors among them, whose joint space can be searched whole. */
final class TeamCases {
  private static final int MOST_UNITS = 4;

  private TeamCases() {}

  /** A team of 1 to 4 units on a map of up to 5 x 4 cells under one of these movements. */
  static TeamCase random(Random random, List<Movement> movements) {
    while (true) {
      TeamCase team =
          random(
              1 + random.nextInt(5),
              1 + random.nextInt(4),
              random.nextInt(6),
              1 + random.nextInt(MOST_UNITS),
              random,
              movements.get(random.nextInt(movements.size())));
      if (team.size() > 0) {
        return team;
      }
    }
  }

  /** A team on a random map, of fewer units where the map is too small or the space too large. */
  static TeamCase random(
      int width, int height, int blockedTenths, int units, Random random, Movement movement) {
    GridMap.Builder builder = GridMap.builder(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        builder.set(x, y, random.nextInt(10) < blockedTenths ? '@' : '.');
      }
    }
    GridMap map = builder.build();
    GridGraph graph = GridGraph.of(map, movement);
    int most = graph.freeCount() <= 6 ? 4 : graph.freeCount() <= 12 ? 3 : 2;
    List<Integer> starts = freeCells(graph, random);
    List<Integer> goals = freeCells(graph, random);
    Components components = graph.components();
    int[] chosenStarts = new int[Math.min(most, units)];
    int[] chosenGoals = new int[chosenStarts.length];
    int count = 0;
    for (int start : starts) {
      int goal = count == chosenStarts.length ? -1 : first(goals, start, components);
      if (goal >= 0) {
        chosenStarts[count] = start;
        chosenGoals[count++] = goal;
        goals.remove((Integer) goal);
      }
    }
    return new TeamCase(
        map, movement, Arrays.copyOf(chosenStarts, count), Arrays.copyOf(chosenGoals, count));
  }

  private static int first(List<Integer> goals, int start, Components components) {
    return goals.stream().filter(goal -> components.connected(start, goal)).findFirst().orElse(-1);
  }

  private static List<Integer> freeCells(GridGraph graph, Random random) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < graph.map().cellCount(); cell++) {
      if (graph.isFree(cell)) {
        cells.add(cell);
      }
    }
    java.util.Collections.shuffle(cells, random);
    return cells;
  }
}
