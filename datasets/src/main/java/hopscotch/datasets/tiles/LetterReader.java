package hopscotch.datasets.tiles;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.movingai.MapReader;
import java.util.Optional;

/**
 * Reads a {@code .map} by a rule that says more of its letters. A letter that the rule names
 * becomes one of the format by its weight; the others mean what they mean without a rule.
 */
final class LetterReader {
  private LetterReader() {}

  static TileMap read(TileSource source, TileRule rule) throws BadFileException {
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
