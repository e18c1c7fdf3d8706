package hopscotch.cli.datasets;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.TileRuleOption;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.datasets.tiles.TileFiles;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.datasets.tiles.TileRule;
import hopscotch.datasets.tiles.TmjWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code datasets convert}: maps of games as {@code .map}, and back to Tiled. */
@Command(
    name = "convert",
    description = {
      "Convert a map of Tiled, LDtk or ROS, or a picture, to one of MovingAI, or that to Tiled.",
      "Reads .tmx, .tmj, .ldtk, .png, the .yaml and .pgm of ROS, and .map; writes .map and .tmj;"
          + " and tells on stderr what the letters weigh and what is left out."
    },
    footer = {
      "  hopscotch datasets convert village.tmx -o village.map",
      "  hopscotch datasets convert village.tmx -o village.map --rule layer=Walls",
      "  hopscotch datasets convert cave.ldtk -o cave.map --rule walls=blocked,water=5",
      "  hopscotch datasets convert island.png -o island.map --rule '#3050ff=blocked'",
      "  hopscotch datasets convert office.yaml -o office.map --rule unknown=1",
      "  hopscotch datasets convert others.map -o ours.map --rule '#=blocked'",
      "  hopscotch datasets convert arena.map -o arena.tmj",
      "",
      "A rule has parts joined by commas: layer=NAME, whose tiles are blocked; blocked=,"
          + " walkable= or cost=PROPERTY; KEY=blocked or KEY=WEIGHT, where the key is a tile's"
          + " number, a range 3-9, a class, a value of LDtk or of ROS, a colour #rrggbb, or a"
          + " letter of a .map.",
      "Without a rule the properties blocked, walkable and cost count."
    })
final class ConvertMapCommand extends ConsoleCommand {
  @Parameters(index = "0", paramLabel = "IN", description = "The map to read.")
  private Path in;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "OUT",
      description = "The .map or .tmj to write.")
  private Path out;

  @Mixin private TileRuleOption rule;
  @Mixin private ForceOption force;

  @Override
  public Integer call() throws IOException {
    boolean toMap = out.toString().endsWith(".map");
    if (!toMap && !out.toString().endsWith(".tmj")) {
      throw new UsageException(out + ": expected a name that ends with .map or .tmj");
    }
    TileMap map = read();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      if (toMap) {
        MapWriter.write(map.map(), bytes);
      } else {
        TmjWriter.write(map.map(), map.findTerrain(), bytes);
      }
    } catch (IllegalArgumentException e) {
      throw new UsageException(in + ": " + e.getMessage());
    }
    force.writeUnlessOther(out, bytes.toByteArray());
    out().println(out);
    describe(map, toMap);
    return ExitCode.OK;
  }

  private TileMap read() throws IOException {
    return !rule.isGiven() && in.toString().endsWith(".json")
        ? TileFiles.read(in, TileRule.STANDARD)
        : rule.read(in, letter -> false);
  }

  /** Reports what a .map cannot hold: weights, and the place where an infinite map begins. */
  private void describe(TileMap map, boolean toMap) {
    if (toMap && map.findTerrain().isPresent()) {
      err().println("the letters weigh: --movement " + map.findTerrain().get());
    }
    if (map.originX() != 0 || map.originY() != 0) {
      err().printf("cell 0,0 is tile %d,%d%n", map.originX(), map.originY());
    }
  }
}
