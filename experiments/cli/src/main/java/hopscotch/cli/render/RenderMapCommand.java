package hopscotch.cli.render;

import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.TileRuleOption;
import hopscotch.core.grid.GridMap;
import hopscotch.datasets.library.MapEntry;
import hopscotch.visual.render.Picture;
import hopscotch.visual.render.search.SearchPanel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code render map}: draws a map alone. */
@Command(
    name = "map",
    description = "Draw a map.",
    footer = {
      "  hopscotch render dao/arena",
      "  hopscotch render village.tmx --rule layer=Walls -o village.svg"
    })
final class RenderMapCommand implements Callable<Integer> {
  @Parameters(paramLabel = "MAP", description = "A file, or the name of a known map: set/name.")
  private String mapName;

  @Mixin private PictureOptions picture;
  @Mixin private TileRuleOption rule;
  @Mixin private MapsOption maps;

  @Override
  public Integer call() throws IOException {
    MapEntry entry = maps.map(mapName);
    if (picture.isGif()) {
      throw new UsageException(
          "a GIF is of a query, a walk or a team: expected a name ending in .png or .svg");
    }
    try {
      Path file = picture.file(QueryDrawing.name(entry), false);
      GridMap map = rule.read(entry.file(), letter -> false).map();
      picture.write(
          new Picture(List.of(SearchPanel.ofMap(map, entry.id())), picture.zoom(map, 800)), file);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
    return 0;
  }
}
