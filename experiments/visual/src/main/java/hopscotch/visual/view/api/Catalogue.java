package hopscotch.visual.view.api;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.datasets.walk.Walk;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The maps of a library, those of {@link MadeMaps}, and those named on the command line. */
public final class Catalogue implements MapSource {
  private static final String IN_LIBRARY = "[A-Za-z0-9_.+-]+/[A-Za-z0-9_.+-]+";

  private final MadeMaps made = new MadeMaps();
  private final MapLibrary library;
  private final Path named;
  private final TileMap tiles;
  private final Path scenario;
  private final Walk walk;

  /** A catalogue of a library, and of the files named on the command line. */
  public Catalogue(MapLibrary library, Opened opened) {
    this.library = library;
    this.named = opened.map();
    this.tiles = opened.tiles();
    this.scenario = opened.scenario();
    this.walk = opened.walk();
  }

  @Override
  public JsonArray maps() throws IOException {
    JsonArray all = new JsonArray();
    if (named != null) {
      JsonObject entry = all.addObject().put("name", named.getFileName().toString());
      if (tiles != null) {
        tiles.findTerrain().map(Terrain::toString).ifPresent(it -> entry.put("terrain", it));
      }
    }
    if (walk != null) {
      all.addObject().put("name", WalkScript.MAP);
    }
    made.addTo(all);
    for (String set : library.sets()) {
      for (MapEntry entry : library.maps(set)) {
        all.addObject().put("name", entry.id());
      }
    }
    return all;
  }

  /** The map with a name, which is not a path. */
  @Override
  public GridMap map(String name) throws IOException, BadRequestException {
    if (isNamed(name)) {
      return tiles == null ? MapReader.read(named) : tiles.map();
    }
    if (walk != null && name.equals(WalkScript.MAP)) {
      return walk.firstMap();
    }
    if (!name.matches(IN_LIBRARY) || name.contains("..") || MadeMaps.has(name)) {
      return made.map(name);
    }
    try {
      Path file = library.map(name).file();
      if (!Files.isRegularFile(file)) {
        throw MadeMaps.unknown(name);
      }
      return MapReader.read(file);
    } catch (BadFileException e) {
      throw new BadRequestException(404, e.getMessage());
    }
  }

  @Override
  public JsonArray scenarios(String mapName) throws IOException {
    JsonArray names = new JsonArray();
    for (Path file : scenarioFiles(mapName)) {
      names.add(file.getFileName().toString());
    }
    return names;
  }

  @Override
  public Scenario scenario(String mapName, String name) throws IOException, BadRequestException {
    for (Path file : scenarioFiles(mapName)) {
      if (file.getFileName().toString().equals(name)) {
        return ScenarioReader.read(file);
      }
    }
    throw MadeMaps.unknownScenario(mapName, name);
  }

  private List<Path> scenarioFiles(String mapName) throws IOException {
    List<Path> files = new ArrayList<>();
    if (isNamed(mapName) && scenario != null) {
      files.add(scenario);
    }
    if (isNamed(mapName)) {
      files.addAll(library.scenarios(new MapEntry("", named)));
    } else if (mapName.matches(IN_LIBRARY)
        && library.findSet(mapName.substring(0, mapName.indexOf('/'))).isPresent()) {
      files.addAll(library.scenarios(library.map(mapName)));
    }
    return files;
  }

  private boolean isNamed(String mapName) {
    return named != null && mapName.equals(named.getFileName().toString());
  }
}
