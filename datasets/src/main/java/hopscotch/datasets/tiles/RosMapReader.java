package hopscotch.datasets.tiles;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads maps of robots, as the map servers of ROS and of Nav2 do: a picture in grey, and a {@code
 * .yaml} that says how dark a pixel has to be. The darker, the surer it is that a cell is occupied;
 * {@code negate} turns that round. With probability p of that,
 *
 * <ul>
 *   <li>p above {@code occupied_thresh} is occupied, 100
 *   <li>p below {@code free_thresh} is free, 0
 *   <li>p between them is unknown in mode {@code trinary}, and 1 to 99 in mode {@code scale}
 *   <li>in mode {@code raw} a shade of 0 to 100 is the value itself, and any other is unknown
 * </ul>
 *
 * <p>Free cells are free, occupied and unknown ones are blocked. The rule may say otherwise, for
 * the values by their numbers, for unknown cells by the word {@code unknown}; it has to say what
 * the values between 0 and 100 are.
 *
 * <p>Source: the pages <a href="https://wiki.ros.org/map_server">map_server</a> of ROS and <a
 * href="https://docs.nav2.org/configuration/packages/configuring-map-server.html">Map Server</a> of
 * Nav2.
 */
final class RosMapReader {
  private static final String UNKNOWN_WORD = "unknown";
  private static final int UNKNOWN = -1;
  private static final int FREE = 0;
  private static final int OCCUPIED = 100;
  private static final int MOST_RAW = 255;
  private static final int UNSET = -1;

  private static final List<String> KEYS =
      List.of("image", "resolution", "origin", "negate", "occupied_thresh", "free_thresh", "mode");

  private enum Mode {
    TRINARY,
    SCALE,
    RAW
  }

  /** The rules by which shades become values. */
  private record Reading(double occupied, double free, boolean isNegated, Mode mode) {
    /** The rules that the map servers of ROS write with each map. */
    static final Reading STANDARD = new Reading(0.65, 0.196, false, Mode.TRINARY);

    /** The value of a shade, from 0 to 100, or {@link #UNKNOWN}. */
    int value(int shade, int white) {
      if (shade == Shades.TRANSPARENT) {
        return UNKNOWN;
      }
      if (mode == Mode.RAW) {
        long raw = Math.round((double) shade * MOST_RAW / white);
        return raw <= OCCUPIED ? (int) raw : UNKNOWN;
      }
      double probability = (isNegated ? shade : white - shade) / (double) white;
      if (probability > occupied) {
        return OCCUPIED;
      } else if (probability < free) {
        return FREE;
      }
      return mode == Mode.TRINARY
          ? UNKNOWN
          : (int) (1 + (OCCUPIED - 2) * (probability - free) / (occupied - free));
    }
  }

  private final TileSource source;
  private final TileRule rule;
  private final Palette palette = new Palette();
  private final int[] codes = new int[OCCUPIED + 2];
  private final List<String> notes = new ArrayList<>();
  private long unknown;

  private RosMapReader(TileSource source, TileRule rule) {
    this.source = source;
    this.rule = rule;
    Arrays.fill(codes, UNSET);
  }

  /** Reads the map that a {@code .yaml} describes. */
  static TileMap read(TileSource source, TileRule rule) throws BadFileException {
    return new RosMapReader(source, rule).described();
  }

  /** Reads a picture in PGM by the thresholds that the map servers write. */
  static TileMap readPicture(TileSource source, TileRule rule) throws BadFileException {
    RosMapReader reader = new RosMapReader(source, rule);
    reader.notes.add(
        "read by the thresholds that map servers write, 0.65 and 0.196; where a .yaml comes with"
            + " the picture, read that in its place");
    return reader.map(new PgmShades(source), Reading.STANDARD);
  }

  private TileMap described() throws BadFileException {
    FlatYaml yaml = FlatYaml.read(source);
    String named = yaml.text("image", "the file of the picture");
    Reading reading = reading(yaml);
    double resolution = yaml.number("resolution", "the side of a cell in metres");
    if (resolution <= 0) {
      throw yaml.fault("resolution", "the side of a cell in metres, above 0");
    }
    double[] origin =
        yaml.numbers("origin", 3, "three numbers: x and y in metres, and the turn in radians");
    for (String key : yaml.keys()) {
      if (!KEYS.contains(key)) {
        notes.add("key %s is not read".formatted(BadFileException.quote(key)));
      }
    }
    TileSource image = source.beside("image", named, source.faults());
    Shades shades = isPng(image) ? new PngShades(image) : new PgmShades(image);
    notes.add(
        "a cell is %s m wide, and the lower left corner of cell 0,%d lies at %s, %s m%s"
            .formatted(
                shown(resolution),
                shades.height() - 1,
                shown(origin[0]),
                shown(origin[1]),
                origin[2] == 0
                    ? ""
                    : ", turned by %s rad; the turn is not followed".formatted(shown(origin[2]))));
    return map(shades, reading);
  }

  private static boolean isPng(TileSource image) {
    return image.bytes().length > 0 && image.bytes()[0] == (byte) 0x89;
  }

  private Reading reading(FlatYaml yaml) throws BadFileException {
    double occupied = threshold(yaml, "occupied_thresh");
    double free = threshold(yaml, "free_thresh");
    if (free > occupied) {
      throw yaml.fault("free_thresh", "at most occupied_thresh, " + shown(occupied));
    }
    String negate = yaml.text("negate", "0 or 1").toLowerCase(Locale.ROOT);
    if (!negate.matches("0|1|false|true")) {
      throw yaml.fault("negate", "0 or 1");
    }
    boolean isNegated = negate.matches("1|true");
    Mode mode = yaml.has("mode") ? mode(yaml) : Mode.TRINARY;
    if (mode == Mode.RAW && isNegated) {
      throw yaml.fault("negate", "0 in mode raw, for which map servers differ on the meaning of 1");
    }
    return new Reading(occupied, free, isNegated, mode);
  }

  private static double threshold(FlatYaml yaml, String key) throws BadFileException {
    String expected = "a number from 0 to 1";
    double threshold = yaml.number(key, expected);
    if (threshold < 0 || threshold > 1) {
      throw yaml.fault(key, expected);
    }
    return threshold;
  }

  private static Mode mode(FlatYaml yaml) throws BadFileException {
    String expected = "trinary, scale or raw";
    String word = yaml.text("mode", expected);
    for (Mode mode : Mode.values()) {
      if (mode.name().equalsIgnoreCase(word)) {
        return mode;
      }
    }
    throw yaml.fault("mode", expected);
  }

  private TileMap map(Shades shades, Reading reading) throws BadFileException {
    Optional<String> colour = rule.findColour();
    if (colour.isPresent()) {
      throw source
          .faults()
          .at(
              "a rule for colour %s, and cells of a map of ROS are named by values"
                  .formatted(colour.get()),
              "a rule for values from 0, free, to 100, occupied, or for unknown");
    }
    int width = shades.width();
    int height = shades.height();
    GridMap.Builder cells = GridMap.builder(width, height);
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      shades.read(row);
      for (int x = 0; x < width; x++) {
        int value = reading.value(row[x], shades.white());
        unknown += value == UNKNOWN ? 1 : 0;
        cells.set(x, y, code(value, x, y));
      }
    }
    shades.requireEnd();
    if (unknown > 0 && rule.findWeight(UNKNOWN_WORD).isEmpty()) {
      notes.add(
          "cells that are unknown are blocked: %d of %d; a rule such as unknown=1 says otherwise"
              .formatted(unknown, (long) width * height));
    }
    return palette.finish(cells, width, height, 0, 0, source.faults()).noting(notes);
  }

  private int code(int value, int x, int y) throws BadFileException {
    int index = value + 1;
    if (codes[index] == UNSET) {
      codes[index] = newCode(value, x, y);
    }
    return codes[index];
  }

  private int newCode(int value, int x, int y) throws BadFileException {
    Optional<Integer> weight =
        value == UNKNOWN ? rule.findWeight(UNKNOWN_WORD) : rule.findWeight(value);
    if (weight.isPresent()) {
      return palette.code(weight.get(), source.faults());
    }
    return switch (value) {
      case FREE -> Palette.PLAIN;
      case OCCUPIED, UNKNOWN -> Palette.VOID;
      default ->
          throw source
              .faults()
              .at(
                  "value %d at (%d, %d) is neither free nor occupied".formatted(value, x, y),
                  "a rule for what lies between, such as 1-99=blocked");
    };
  }

  private static String shown(double number) {
    return Double.toString(number).replaceFirst("\\.0$", "");
  }
}
