package hopscotch.datasets.tiles;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.movingai.MapReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Reads tile maps. The ending of a file's name says which format it has. */
public final class TileFiles {
  /** The endings of tile maps, for the message that says that a name has none of them. */
  public static final String ENDINGS =
      "a name that ends with .tmx, .tmj, .json, .ldtk, .png, .pgm or .yaml";

  private TileFiles() {}

  /** Whether the name ends as a tile map's does, but for {@code .json}. */
  public static boolean isTileMap(Path file) {
    return ending(file.toString()).matches("tmx|tmj|ldtk|png|pgm|ya?ml");
  }

  /** Whether the name ends in {@code .map}. */
  public static boolean isMap(Path file) {
    return ending(file.toString()).equals("map");
  }

  /**
   * Reads a map of any format: a tile map by its ending and the standard rule, else a {@code .map}.
   *
   * @param letters which letters of a {@code .map} are terrain beside those of the format
   * @throws BadFileException if the file is missing or no map, with the place and what was expected
   */
  public static TileMap readAny(Path file, IntPredicate letters) throws IOException {
    if (isTileMap(file)) {
      return read(file, TileRule.STANDARD);
    }
    GridMap map = MapReader.read(file, letters);
    return new TileMap(map, Optional.empty(), 0, 0, List.of());
  }

  /**
   * Reads a tile map, or a {@code .map} by a rule of letters. Tilesets and pictures in files of
   * their own are read below its folder.
   *
   * @throws BadFileException if the file is missing or no such map, with the place and what was
   *     expected
   */
  public static TileMap read(Path file, TileRule rule) throws IOException {
    return read(TileSource.of(file), rule);
  }

  /**
   * Reads a tile map from the bytes of a file; one that names other files is refused.
   *
   * @param file the name for messages, whose ending tells the format
   * @throws BadFileException if this is no such map
   */
  public static TileMap read(byte[] bytes, String file, TileRule rule) throws BadFileException {
    return read(TileSource.of(bytes, file), rule);
  }

  private static TileMap read(TileSource source, TileRule rule) throws BadFileException {
    return switch (ending(source.name())) {
      case "tmx", "tmj", "json" -> TiledReader.read(source, rule);
      case "ldtk" -> LdtkReader.read(source, rule);
      case "png" -> PngReader.read(source, rule);
      case "pgm" -> RosMapReader.readPicture(source, rule);
      case "yaml", "yml" -> RosMapReader.read(source, rule);
      case "map" -> readLetters(source, rule);
      default -> throw source.faults().at("no ending of a tile map", ENDINGS);
    };
  }

  private static String ending(String name) {
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  /** Letters that the rule names become others by their weight; the rest stay what they are. */
  private static TileMap readLetters(TileSource source, TileRule rule) throws BadFileException {
    GridMap map =
        MapReader.read(
            source.bytes(), source.name(), letter -> rule.findLetterWeight(letter).isPresent());
    Palette palette = new Palette();
    GridMap.Builder cells = GridMap.builder(map.width(), map.height());
    int[] codes = new int[128];
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int letter = map.terrain(map.cell(x, y));
        if (codes[letter] == 0) {
          codes[letter] = code(letter, rule, palette, source.faults());
        }
        cells.set(x, y, codes[letter]);
      }
    }
    return palette.finish(cells, map.width(), map.height(), 0, 0, source.faults());
  }

  private static int code(int letter, TileRule rule, Palette palette, Faults faults)
      throws BadFileException {
    Optional<Integer> named = rule.findLetterWeight(letter);
    return named.isPresent()
        ? palette.code(named.get(), faults)
        : palette.code(Terrain.GROUND.weight(letter), (char) letter, faults);
  }
}
