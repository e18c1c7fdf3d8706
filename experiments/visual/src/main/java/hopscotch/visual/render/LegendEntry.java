package hopscotch.visual.render;

import java.awt.Color;
import java.util.List;
import java.util.function.DoubleToIntFunction;
import java.util.stream.IntStream;

/**
 * A line of a legend.
 *
 * @param text the meaning of the mark
 * @param mark the shape of the mark
 * @param colours one colour, or the stops of a ramp
 */
public record LegendEntry(String text, Mark mark, List<Color> colours) {
  private static final int RAMP_STOPS = 24;

  /** The shapes of marks. */
  public enum Mark {
    /** A square of the colour, or a bar of the ramp. */
    AREA,
    /** A disc. */
    DISC,
    /** A line. */
    LINE
  }

  /** Copies the colours. */
  public LegendEntry {
    colours = List.copyOf(colours);
  }

  /** An area of one colour. */
  public static LegendEntry area(String text, int rgb) {
    return new LegendEntry(text, Mark.AREA, List.of(new Color(rgb)));
  }

  /** A disc. */
  public static LegendEntry disc(String text, Color colour) {
    return new LegendEntry(text, Mark.DISC, List.of(colour));
  }

  /** A line. */
  public static LegendEntry line(String text, Color colour) {
    return new LegendEntry(text, Mark.LINE, List.of(colour));
  }

  /** A ramp of colours for 0 to 1. */
  public static LegendEntry ramp(String text, DoubleToIntFunction colours) {
    return new LegendEntry(
        text,
        Mark.AREA,
        IntStream.range(0, RAMP_STOPS)
            .mapToObj(i -> new Color(colours.applyAsInt(i / (RAMP_STOPS - 1.0))))
            .toList());
  }
}
