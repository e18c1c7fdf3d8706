package hopscotch.core.grid;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The points of their cells at which start and goal lie. Lengths under the one and the other cannot
 * be compared.
 */
public enum EndPoints {
  /**
   * They lie at the centres. This is the model of grid paths and of published lengths, and the
   * default.
   */
  CENTRES,
  /**
   * They lie at the top left corners. This is the model of most any-angle literature. The end still
   * belongs to its cell, which matters where the corner is all that two diagonal cells share.
   * Between two blocked cells that touch there, an end is left into its own cell alone, and reached
   * from there alone; under the corner rule {@code always} also through the cell across, where that
   * is free.
   */
  CORNERS;

  /** The name in text: {@code centres}, {@code corners}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The points of a given name.
   *
   * @throws IllegalArgumentException naming both
   */
  public static EndPoints parse(String text) {
    return Arrays.stream(values())
        .filter(points -> points.text().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown ends '%s'; known: %s"
                        .formatted(
                            text,
                            Arrays.stream(values())
                                .map(EndPoints::text)
                                .collect(Collectors.joining(", ")))));
  }
}
