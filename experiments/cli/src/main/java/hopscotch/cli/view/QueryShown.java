package hopscotch.cli.view;

import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.MovementOptions;
import hopscotch.cli.options.QueryEnds;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Query;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.function.IntPredicate;
import picocli.CommandLine.Mixin;

/** The query with which {@code view} begins, and the movement of its unit. */
final class QueryShown {
  @Mixin private QueryEnds ends;
  @Mixin private MovementOptions movement;

  /** Refuses a single end, a movement without a query, and a query without a map. */
  void requireSensible(boolean hasMap) {
    ends.requireBothOrNone();
    ends.requireOne();
    if (isGiven() && !hasMap) {
      throw new UsageException(
          "--from and --to are of a query: expected a map, and no plan, walk or team beside them");
    }
    if (!isGiven() && movement.isGiven()) {
      throw new UsageException("--movement is of a query: expected --from and --to beside it");
    }
  }

  /** Refuses a movement that names a letter that the page cannot show. */
  void requireLettersOfTheFormat() {
    IntPredicate letters = movement.letters();
    for (char letter = ' ' + 1; letter <= '~'; letter++) {
      if (letters.test(letter) && MapReader.TERRAIN.indexOf(letter) < 0) {
        throw new UsageException(
            ("--movement: the page shows the letters of the format alone, %s, and not '%s'; here"
                    + " --rule '%2$s=1' makes ground of it")
                .formatted(String.join(" ", MapReader.TERRAIN.split("")), letter));
      }
    }
  }

  /** Whether there is a query. */
  boolean isGiven() {
    return ends.given() != null;
  }

  /** The fragment for this query in the address of the page. */
  String fragment(TileMap tiles) {
    LayeredMap layered = movement.on(tiles);
    Query query = ends.on(layered);
    Movement shown = layered.findGraph(query).orElseThrow().movement();
    if (!shown.equals(
        new Movement(shown.directions(), shown.corners(), CostPair.SQRT2, shown.terrain()))) {
      throw new UsageException(
          "--movement: the page has no costs but sqrt2, no body=K and no ends=corners: expected"
              + " directions, corners and terrain, got '%s'".formatted(shown));
    }
    GridMap map = layered.map();
    return "directions=%d&corners=%s&terrain=%s&from=%d,%d&to=%d,%d"
        .formatted(
            shown.directions(),
            shown.corners().text(),
            URLEncoder.encode(shown.terrain().toString(), StandardCharsets.UTF_8),
            map.x(query.start()),
            map.y(query.start()),
            map.x(query.goal()),
            map.y(query.goal()));
  }
}
