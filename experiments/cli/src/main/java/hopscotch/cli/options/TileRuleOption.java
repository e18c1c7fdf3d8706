package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.datasets.tiles.TileFiles;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.datasets.tiles.TileRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntPredicate;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code --rule}: says which tiles of a tile map are blocked, and what others weigh. */
public final class TileRuleOption {
  private final Set<String> told = new HashSet<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--rule",
      paramLabel = "RULE",
      description =
          "For a tile map, or the letters of a .map: what is blocked, and what it costs to walk;"
              + " see docs/tile-maps.md. Default: the properties blocked, walkable and cost.")
  private String rule;

  /** Whether a rule was given. */
  public boolean isGiven() {
    return rule != null;
  }

  /**
   * Reads the map in a file: a tile map by the given rule or else by the standard rule, or a {@code
   * .map}, for which the rule may name letters. Prints once on stderr what users of the map should
   * know.
   *
   * @param letters which letters of a {@code .map} are terrain beside those of the format
   * @throws UsageException if the rule is wrong, or not for such a file
   * @throws hopscotch.datasets.file.BadFileException if the file is missing or wrong
   */
  public TileMap read(Path file, IntPredicate letters) throws IOException {
    TileMap map = rule == null ? TileFiles.readAny(file, letters) : read(file, rule);
    map.notes().stream().filter(told::add).forEach(command.commandLine().getErr()::println);
    return map;
  }

  private static TileMap read(Path file, String rule) throws IOException {
    TileRule parsed = UsageException.orRefuse(() -> TileRule.parse(rule));
    boolean isOfTiles = TileFiles.isTileMap(file) || file.toString().endsWith(".json");
    if (!isOfTiles && !(TileFiles.isMap(file) && parsed.isOfLetters())) {
      throw new UsageException(
          "--rule beside %s, which is no tile map: expected %s; or a .map and letters, such as"
                  .formatted(file, TileFiles.ENDINGS)
              + " #=blocked");
    }
    return TileFiles.read(file, parsed);
  }

  /** Refuses a rule if something else than a tile map is read. */
  public void requireNone(String instead) {
    if (rule != null) {
      throw new UsageException(
          "--rule beside %s: expected a tile map, or no rule".formatted(instead));
    }
  }
}
