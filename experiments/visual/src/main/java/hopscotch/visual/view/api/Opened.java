package hopscotch.visual.view.api;

import hopscotch.datasets.tiles.TileMap;
import hopscotch.datasets.walk.Walk;
import hopscotch.judge.team.OpenedPlan;
import java.nio.file.Path;

/**
 * The things that the command line opens beside the library. Each may be {@code null}.
 *
 * @param map the file of a map that is offered first
 * @param tiles the content of that file if it is a tile map; a {@code .map} is read when it is
 *     shown
 * @param scenario a scenario of that map, for teams
 * @param plan the plan of a team on that map
 * @param walk a walk, which has a map of its own
 */
public record Opened(
    Path map, TileMap tiles, Path scenario, String planName, OpenedPlan plan, Walk walk) {
  /** Nothing opened. */
  public static final Opened NOTHING = ofMap(null);

  /** A single {@code .map}, or nothing for {@code null}. */
  public static Opened ofMap(Path map) {
    return new Opened(map, null, null, null, null, null);
  }
}
