package hopscotch.harness.results.row;

import java.util.List;

/** Where a problem starts and where its goal is, in columns and rows of the map. */
public record Ends(int startX, int startY, int goalX, int goalY) {
  /** Of a kind of problem that has no single start and goal: all -1. */
  static final Ends NONE = new Ends(-1, -1, -1, -1);

  /** What {@code hopscotch solve} takes to ask between them. */
  List<String> arguments(String map) {
    return List.of("--map", map, "--from", startX + "," + startY, "--to", goalX + "," + goalY);
  }
}
