package hopscotch.visual.render;

import java.awt.Color;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The colours of pictures, as 0xRRGGBB. Ramps read without colour as well. */
public final class Palette {
  /** The background. */
  public static final Color PAPER = Color.WHITE;

  /** Text. */
  public static final Color INK = new Color(0x22222a);

  /** The path. */
  public static final Color PATH = new Color(0x101014);

  /** The margin around the path, which makes it visible on any ground. */
  public static final Color HALO = new Color(0xffffff);

  /** The start. */
  public static final Color START = new Color(0x12a150);

  /** The goal. */
  public static final Color GOAL = new Color(0xd81e3a);

  /** The cell where two frontiers met. */
  public static final Color MEETING = new Color(0xf5d000);

  /** A cell where units of a team collide. No unit has a similar colour. */
  public static final Color CONFLICT = new Color(0xe8001c);

  /** A cell that was just blocked, as 0xRRGGBB. */
  public static final int BLOCKED = 0xf06400;

  /** A cell that was just freed or given another weight. */
  public static final int FREED = 0xe667c8;

  /** A cell whose costs were worked out again, although it was not expanded. */
  public static final int UPDATED = 0xb9a3e8;

  /** The trail of a unit. */
  public static final Color TRAIL = new Color(0x12a150);

  /** The borders between cells. */
  public static final Color GRID = new Color(0, 0, 0, 38);

  /** The links to parents. */
  public static final Color TREE = new Color(0, 0, 0, 120);

  /** The colour of the cone from a root to an interval that was expanded. */
  public static final Color CONE = new Color(138, 43, 226, 14);

  /** The colour of the last such cone. */
  public static final Color LAST_CONE = new Color(245, 208, 0, 90);

  /** The colour of intervals. */
  public static final Color CONE_EDGE = new Color(138, 43, 226, 150);

  private static final int[] LEVELS = {0x8a2be2, 0xc2185b, 0x00796b, 0xd35400};

  /** The colours of units. Successive ones differ most; none is like {@link #CONFLICT}. */
  private static final int[] UNITS = {
    0x1f77b4, 0xe67e00, 0x2a9134, 0x8e44ad, 0x00a3a3, 0x8c564b, 0xd65db1, 0x6b7a00, 0x3f51b5,
    0xb8860b, 0x117a65, 0x9b59ff, 0x4d6d8f, 0x5f9e00, 0x7b2d8b, 0x0096d6
  };

  private static final int GROUND = 0xf6f3ea;
  private static final int WALL = 0x34343c;
  private static final double BLOCKED_SHADE = 0.5;
  private static final double SHADES = 40;
  private static final int UNKNOWN = 0xd8cfc0;
  private static final int[] LETTERS = new int[256];
  private static final Map<Character, String> NAMES = new LinkedHashMap<>();
  private static final int[][] ORDER = {
    {0x2b2f77, 0x3a76b5, 0x5bb9b0, 0xf0d878}, {0x6e1b4c, 0xb93d63, 0xe8795a, 0xf6c29a}
  };
  private static final int[] OPEN = {0xcfe3ff, 0xffd9dc};
  private static final int[] HEAT = {0xfdf0bd, 0xf4a03c, 0xb8173f, 0x35083a};

  static {
    Arrays.fill(LETTERS, UNKNOWN);
    terrain('.', GROUND, "ground");
    terrain('G', GROUND, "ground");
    terrain('S', 0xc6d39b, "swamp");
    terrain('W', 0x9fc4e6, "water");
    terrain('T', 0x4f7d55, "trees");
    terrain('@', WALL, "out of bounds");
    terrain('O', WALL, "out of bounds");
  }

  private Palette() {}

  private static void terrain(char letter, int rgb, String name) {
    LETTERS[letter] = rgb;
    NAMES.put(letter, name);
  }

  /** The colour of a terrain letter. */
  public static int terrain(int letter) {
    return LETTERS[letter & 0xff];
  }

  /** The colour of a terrain letter. It is darker if the terrain is blocked, unlike any ramp. */
  public static int terrain(int letter, boolean isFree) {
    return isFree ? terrain(letter) : mix(terrain(letter), WALL, BLOCKED_SHADE);
  }

  /** The name of a terrain letter, or the letter itself if the format gives it no name. */
  public static String terrainName(int letter) {
    return NAMES.getOrDefault((char) letter, "terrain " + (char) letter);
  }

  /**
   * The colour of an expanded cell, for {@code t} from 0 (first) to 1 (last). There are few shades,
   * so that the colours of a GIF are enough.
   */
  public static int expanded(int side, double t) {
    return ramp(ORDER[side], Math.rint(t * SHADES) / SHADES);
  }

  /** The colour of clusters, nodes and edges of an abstract level, from 1. */
  public static Color level(int level) {
    return new Color(LEVELS[(level - 1) % LEVELS.length]);
  }

  /** The colour of a unit of a team, from 0. If there are many units, some have the same colour. */
  public static Color unit(int unit) {
    return new Color(UNITS[unit % UNITS.length]);
  }

  /** The colour of a cell on the open list. */
  public static int open(int side) {
    return OPEN[side];
  }

  /** The colour of a cell by how often it was expanded, for {@code t} from 0 to 1. */
  public static int heat(double t) {
    return ramp(HEAT, t);
  }

  private static int ramp(int[] stops, double t) {
    double at = Math.max(0, Math.min(1, t)) * (stops.length - 1);
    int i = Math.min(stops.length - 2, (int) at);
    return mix(stops[i], stops[i + 1], at - i);
  }

  /** A mixture of two colours, in which {@code t} is the share of the second. */
  public static int mix(int from, int to, double t) {
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int a = from >> shift & 0xff;
      int b = to >> shift & 0xff;
      mixed |= (int) Math.round(a + (b - a) * t) << shift;
    }
    return mixed;
  }
}
