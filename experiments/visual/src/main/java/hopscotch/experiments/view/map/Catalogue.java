package hopscotch.experiments.view.map;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.datasets.walk.Walk;
import hopscotch.experiments.teach.search.Drawing;
import hopscotch.experiments.teach.search.SearchLesson;
import hopscotch.experiments.teach.search.SearchLessons;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The maps that the page can choose from: of a library, of the lessons, made, and opened. */
public final class Catalogue {
  private static final String LESSONS = "lesson/";
  private static final int MOST_SIDE = 1024;

  /** {@code empty/40x30}. */
  private static final Pattern EMPTY = Pattern.compile("empty/(\\d{1,4})x(\\d{1,4})");

  /** {@code generated/rooms(size=7)/64x64/1}: generator, width, height and seed. */
  private static final Pattern GENERATED =
      Pattern.compile("generated/([^/]+)/(\\d{1,4})x(\\d{1,4})/(\\d{1,9})");

  private static final String IN_LIBRARY = "[A-Za-z0-9_.+-]+/[A-Za-z0-9_.+-]+";

  /** The page's own words for the swamp of the lessons. */
  private static final String LESSON_TERRAIN = ".=1,G=1,S=4";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final MapLibrary library;
  private final Path named;
  private final TileMap tiles;
  private final Path scenario;
  private final Walk walk;

  /** A catalogue of a library, and of what was named on the command line. */
  public Catalogue(MapLibrary library, Opened opened) {
    this.library = library;
    this.named = opened.map();
    this.tiles = opened.tiles();
    this.scenario = opened.scenario();
    this.walk = opened.walk();
  }

  /** The kinds of generated maps as {@code {"name":"rooms","title":"..."}}. */
  public ArrayNode generators() {
    ArrayNode all = JSON.createArrayNode();
    for (String kind : MapGenerators.kinds()) {
      all.addObject().put("name", kind).put("title", MapGenerators.title(kind));
    }
    return all;
  }

  /**
   * The maps as {@code {"name":...}}; a tile map with weights comes with its terrain, those of
   * lessons with ends, terrain, and the planners they are about, if any other than A*.
   */
  public ArrayNode maps() throws IOException {
    ArrayNode all = JSON.createArrayNode();
    if (named != null) {
      ObjectNode entry = all.addObject().put("name", named.getFileName().toString());
      if (tiles != null) {
        tiles.findTerrain().map(Terrain::toString).ifPresent(it -> entry.put("terrain", it));
      }
    }
    if (walk != null) {
      all.addObject().put("name", WalkScript.MAP);
    }
    SearchLessons.ALL.forEach(lesson -> addLesson(all, lesson));
    for (String set : library.sets()) {
      for (MapEntry entry : library.maps(set)) {
        all.addObject().put("name", entry.id());
      }
    }
    return all;
  }

  private static void addLesson(ArrayNode all, SearchLesson lesson) {
    Drawing drawing = lesson.drawing();
    GridMap map = drawing.map();
    ObjectNode entry = all.addObject();
    entry.put("name", LESSONS + lesson.name());
    entry.put("terrain", LESSON_TERRAIN);
    if (!lesson.planners().equals(List.of(SearchLesson.TEXTBOOK))) {
      ArrayNode planners = entry.putArray("planners");
      lesson.planners().forEach(planners::add);
    }
    entry.putArray("from").add(map.x(drawing.start())).add(map.y(drawing.start()));
    entry.putArray("to").add(map.x(drawing.goal())).add(map.y(drawing.goal()));
  }

  /**
   * The map of a name of {@link #maps()}, or of an empty or a generated one; no paths.
   *
   * @throws BadRequestException if there is none, with the name
   */
  public GridMap map(String name) throws IOException, BadRequestException {
    if (isNamed(name)) {
      return tiles == null ? MapReader.read(named) : tiles.map();
    }
    if (walk != null && name.equals(WalkScript.MAP)) {
      return walk.firstMap();
    }
    Matcher empty = EMPTY.matcher(name);
    if (empty.matches()) {
      String row = ".".repeat(side(empty.group(1)));
      return GridMap.parse(Collections.nCopies(side(empty.group(2)), row).toArray(String[]::new));
    }
    Matcher generated = GENERATED.matcher(name);
    if (generated.matches()) {
      return MapGenerators.parse(generated.group(1))
          .generate(
              side(generated.group(2)),
              side(generated.group(3)),
              Long.parseLong(generated.group(4)));
    }
    if (name.startsWith(LESSONS)) {
      return SearchLessons.find(name.substring(LESSONS.length()))
          .orElseThrow(() -> unknown(name))
          .drawing()
          .map();
    }
    if (!name.matches(IN_LIBRARY) || name.contains("..")) {
      throw unknown(name);
    }
    try {
      Path file = library.map(name).file();
      if (!Files.isRegularFile(file)) {
        throw unknown(name);
      }
      return MapReader.read(file);
    } catch (BadFileException e) {
      throw new BadRequestException(404, e.getMessage());
    }
  }

  /** The names of the files of a map's scenarios; of the one that was named alone, if one was. */
  public ArrayNode scenarios(String mapName) throws IOException, BadRequestException {
    ArrayNode names = JSON.createArrayNode();
    for (Path file : scenarioFiles(mapName)) {
      names.add(file.getFileName().toString());
    }
    return names;
  }

  /**
   * A scenario of a map by the name of its file.
   *
   * @throws BadRequestException if there is none, with the name
   */
  public Path scenario(String mapName, String name) throws IOException, BadRequestException {
    for (Path file : scenarioFiles(mapName)) {
      if (file.getFileName().toString().equals(name)) {
        return file;
      }
    }
    throw new BadRequestException(
        404, "no scenario '%s' of the map %s here".formatted(name, mapName));
  }

  private List<Path> scenarioFiles(String mapName) throws IOException, BadRequestException {
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

  private static int side(String digits) throws BadRequestException {
    int side = Integer.parseInt(digits);
    if (side < 1 || side > MOST_SIDE) {
      throw new BadRequestException(
          "a side of %d cells: expected 1 to %d".formatted(side, MOST_SIDE));
    }
    return side;
  }

  private static BadRequestException unknown(String name) {
    return new BadRequestException(404, "no map '%s' here".formatted(name));
  }
}
