package hopscotch.datasets.tiles;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads one IntGrid layer of one level of LDtk. The rule says what its values mean, by number or by
 * name. Value 0, which stands for nothing, is free unless the rule says otherwise. Any other value
 * that the rule leaves out is refused, since LDtk does not say what blocks.
 */
final class LdtkReader {
  private final TileSource source;
  private final TileRule rule;
  private final Palette palette = new Palette();
  private final Faults faults;

  private LdtkReader(TileSource source, TileRule rule) {
    this.source = source;
    this.rule = rule;
    this.faults = source.faults();
  }

  static TileMap read(TileSource source, TileRule rule) throws BadFileException {
    return new LdtkReader(source, rule).map();
  }

  private TileMap map() throws BadFileException {
    JsonNode project = Json.read(source);
    requireVersion(project);
    if (project.path("externalLevels").asBoolean()) {
      throw faults.at(
          "its levels are in files of their own",
          "a project saved without 'Save levels separately'");
    }
    // Choose the level, and its layer.
    JsonNode level = level(project);
    String name = Json.text(level, "identifier", faults);
    Faults there = faults.in("level " + BadFileException.quote(name));
    JsonNode layer =
        only(
            Json.list(level, "layerInstances", there),
            "__identifier",
            "layer",
            rule.findLayer(),
            true,
            there);
    Faults inLayer =
        there.in("layer " + BadFileException.quote(Json.text(layer, "__identifier", there)));
    // Read the head of the layer.
    Map<Long, String> names = names(project, Json.text(layer, "__identifier", there));
    long width = Json.number(layer, "__cWid", inLayer);
    long height = Json.number(layer, "__cHei", inLayer);
    if (!layer.has("intGridCsv") && layer.has("intGrid")) {
      throw inLayer.at(
          "saved by LDtk before 0.8", "LDtk 0.8 or later: open the project there and save it");
    }
    // Read its values, row by row.
    LayerData values = LayerData.of(Json.list(layer, "intGridCsv", inLayer));
    TileCanvas.requireSize(width, height, inLayer);
    values.begin((int) (width * height), inLayer);
    GridMap.Builder cells = GridMap.builder((int) width, (int) height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        cells.set(x, y, code(values.next(inLayer), names, inLayer));
      }
    }
    values.requireEnd((int) (width * height), inLayer);
    return palette
        .finish(cells, (int) width, (int) height, 0, 0, inLayer)
        .noting(offsets(layer, inLayer));
  }

  /** A note if the layer does not begin where its level does. The map is that of the layer. */
  private static List<String> offsets(JsonNode layer, Faults there) throws BadFileException {
    long x = Json.number(layer, "__pxTotalOffsetX", 0, there);
    long y = Json.number(layer, "__pxTotalOffsetY", 0, there);
    return x == 0 && y == 0
        ? List.of()
        : List.of("cell 0,0 of the layer lies at pixel %d,%d of its level".formatted(x, y));
  }

  /** Refuses files from before LDtk 0.8, which had the values of a layer in another form. */
  private void requireVersion(JsonNode project) throws BadFileException {
    String version = Json.text(project, "jsonVersion", faults);
    if (version.matches("0\\.[0-7](\\.[0-9.]*)?")) {
      throw faults.at(
          "saved by LDtk " + version, "LDtk 0.8 or later: open the project there and save it");
    }
  }

  private int code(int value, Map<Long, String> names, Faults there) throws BadFileException {
    String name = names.get((long) value);
    Optional<Integer> weight = rule.findWeight(value);
    if (weight.isEmpty() && name != null) {
      weight = rule.findWeight(name);
    }
    if (weight.isPresent()) {
      return palette.code(weight.get(), there);
    }
    if (value == 0) {
      return Palette.PLAIN;
    }
    throw there.at(
        "value %d%s is not in the rule"
            .formatted(value, name == null ? "" : ", " + BadFileException.quote(name)),
        "a rule for each value, such as %d=blocked,0=1".formatted(value));
  }

  /** The level that is asked for. The levels of a project lie side by side or in worlds. */
  private JsonNode level(JsonNode project) throws BadFileException {
    List<JsonNode> parents = new ArrayList<>();
    Json.list(project, "worlds", faults).forEach(parents::add);
    parents.add(project);
    List<JsonNode> levels = new ArrayList<>();
    for (JsonNode parent : parents) {
      Json.list(parent, "levels", faults).forEach(levels::add);
    }
    return only(levels, "identifier", "level", rule.findLevel(), false, faults);
  }

  /** The element that is named, or else the only one. */
  private static JsonNode only(
      Iterable<JsonNode> all,
      String nameOf,
      String what,
      Optional<String> named,
      boolean ofNumbers,
      Faults faults)
      throws BadFileException {
    List<JsonNode> found = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (JsonNode one : all) {
      String name = Json.text(one, nameOf, faults);
      if (ofNumbers && !Json.text(one, "__type", faults).equals("IntGrid")) {
        continue;
      }
      names.add(BadFileException.quote(name));
      if (named.isEmpty() || named.get().equals(name)) {
        found.add(one);
      }
    }
    if (found.size() != 1) {
      throw faults.at(
          "%d %ss%s"
              .formatted(
                  found.size(),
                  what,
                  named.map(BadFileException::quote).map(" "::concat).orElse("")),
          "the rule %s=NAME with one of: %s".formatted(what, String.join(", ", names)));
    }
    return found.get(0);
  }

  private Map<Long, String> names(JsonNode project, String layer) throws BadFileException {
    Map<Long, String> names = new HashMap<>();
    for (JsonNode definition : Json.list(project.path("defs"), "layers", faults)) {
      if (Json.text(definition, "identifier", faults).equals(layer)) {
        for (JsonNode value : Json.list(definition, "intGridValues", faults)) {
          names.put(Json.number(value, "value", faults), Json.text(value, "identifier", faults));
        }
      }
    }
    return names;
  }
}
