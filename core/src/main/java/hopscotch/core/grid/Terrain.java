package hopscotch.core.grid;

import java.util.Arrays;
import java.util.Locale;

/**
 * The characters that an agent may stand on, each with a weight of 1 to {@value #MAX_WEIGHT}. All
 * other characters are blocked. Immutable.
 *
 * <p>In the MovingAI maps a move stays within one class of terrain: ground, water or trees. No move
 * joins these layers, so each layer is a terrain of its own here, and a query is answered on the
 * layer of its start ({@link #layerOf}).
 */
public final class Terrain {
  /** The largest weight of a character. */
  public static final int MAX_WEIGHT = 1000;

  /** The characters {@code . G S}: what MovingAI agents walk on. */
  public static final Terrain GROUND = new Terrain("ground", ".GS");

  /** The character {@code W}. */
  public static final Terrain WATER = new Terrain("water", "W");

  /** The character {@code T}, which the WarCraft III scenarios walk on in places. */
  public static final Terrain TREES = new Terrain("trees", "T");

  private static final Terrain[] LAYERS = {GROUND, WATER, TREES};
  private static final int CHARACTERS = 128;

  private final String text;
  private final short[] weights = new short[CHARACTERS];

  private Terrain(String text, String characters) {
    this.text = text;
    characters.chars().forEach(character -> weights[character] = 1);
  }

  private Terrain(String text, short[] weights) {
    this.text = text;
    System.arraycopy(weights, 0, this.weights, 0, CHARACTERS);
  }

  /** The weight of a character, 0 where it is blocked. */
  public int weight(int character) {
    return character >= 0 && character < CHARACTERS ? weights[character] : 0;
  }

  /** The least weight of a character to stand on, whether or not it is on a map. */
  public int leastWeight() {
    int least = MAX_WEIGHT;
    for (short weight : weights) {
      least = weight > 0 ? Math.min(least, weight) : least;
    }
    return least;
  }

  /** Whether no character weighs more than 1. */
  boolean isUniform() {
    for (short weight : weights) {
      if (weight > 1) {
        return false;
      }
    }
    return true;
  }

  /** Whether an agent may stand on this character. */
  public boolean isFree(int character) {
    return weight(character) > 0;
  }

  /** The MovingAI layer of a character: ground, water or trees; {@code null} for out of bounds. */
  public static Terrain layerOf(int character) {
    for (Terrain layer : LAYERS) {
      if (layer.isFree(character)) {
        return layer;
      }
    }
    return null;
  }

  /**
   * Reads {@code ground}, {@code water}, {@code trees}, or characters with weights such as {@code
   * .=1,S=3,W=5}.
   *
   * @throws IllegalArgumentException if a part is no character with a weight of 1 to 1000
   */
  public static Terrain parse(String text) {
    for (Terrain layer : LAYERS) {
      if (layer.text.equals(text.toLowerCase(Locale.ROOT))) {
        return layer;
      }
    }
    short[] weights = new short[CHARACTERS];
    for (String part : text.split(",", -1)) {
      if (!part.matches("[!-~]=[0-9]{1,4}") || part.charAt(0) == '/') {
        throw new IllegalArgumentException(
            "terrain '%s': expected ground, water, trees, or character=weight such as .=1,S=3; got '%s'"
                .formatted(text, part));
      }
      int weight = Integer.parseInt(part.substring(2));
      if (weight < 1 || weight > MAX_WEIGHT) {
        throw new IllegalArgumentException(
            "terrain '%s': weight %d is not 1 to %d".formatted(text, weight, MAX_WEIGHT));
      }
      weights[part.charAt(0)] = (short) weight;
    }
    return new Terrain(text, weights);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Terrain that && Arrays.equals(weights, that.weights);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(weights);
  }

  /** The form that {@link #parse} reads. */
  @Override
  public String toString() {
    return text;
  }
}
