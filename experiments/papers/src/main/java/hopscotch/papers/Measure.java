package hopscotch.papers;

import hopscotch.papers.count.Counts;
import java.util.Arrays;
import java.util.List;

/**
 * How a figure is computed from counts: {@code NAME} is a mean, {@code sum NAME} a sum, {@code A /
 * B} the quotient of two sums; {@code min}, {@code q1}, {@code median}, {@code q3} and {@code max
 * NAME} are quantiles of counts that were kept one by one, {@code sd NAME} is their standard
 * deviation; {@code squared MEASURE} is the square of another measure, and {@code thousands
 * MEASURE} another one in thousands, rounded to a whole number.
 *
 * @param text the text from which it was read
 * @param kind {@code mean}, {@code sum}, {@code quotient}, {@code sd}, {@code squared}, {@code
 *     thousands}, or a quantile
 * @param name the name of the counts, or the measure that is squared or rounded
 * @param divisor the name of the counts by which a quotient divides
 */
record Measure(String text, String kind, String name, String divisor) {
  private static final List<String> QUANTILES = List.of("min", "q1", "median", "q3", "max");
  private static final List<String> OTHERS = List.of("sum", "sd");
  private static final String SQUARED = "squared";
  private static final String THOUSANDS = "thousands";
  private static final List<String> OF_ANOTHER = List.of(SQUARED, THOUSANDS);

  /**
   * Reads a measure.
   *
   * @throws IllegalArgumentException if the text is not a measure
   */
  public static Measure parse(String text) {
    String[] words = text.strip().split(" +");
    if (words.length == 1 && !words[0].isEmpty()) {
      return new Measure(text, "mean", words[0], "");
    }
    if (words.length == 3 && words[1].equals("/")) {
      return new Measure(text, "quotient", words[0], words[2]);
    }
    if (words.length == 2 && (OTHERS.contains(words[0]) || QUANTILES.contains(words[0]))) {
      return new Measure(text, words[0], words[1], "");
    }
    if (words.length > 1 && OF_ANOTHER.contains(words[0])) {
      Measure other = parse(text.strip().substring(words[0].length()));
      return new Measure(text, words[0], other.text(), "");
    }
    throw new IllegalArgumentException(
        "measure '%s': expected NAME, 'A / B', one of %s, %s and a name, or one of %s and one of these"
            .formatted(
                text,
                String.join(", ", OTHERS),
                String.join(", ", QUANTILES),
                String.join(", ", OF_ANOTHER)));
  }

  /** The figure. NaN if nothing was counted under the name. */
  public double of(Counts counts) {
    return switch (kind) {
      case "mean" -> counts.sum(name) / counts.count(name);
      case "sum" -> counts.count(name) == 0 ? Double.NaN : counts.sum(name);
      case "quotient" -> counts.sum(name) / counts.sum(divisor);
      case "sd" -> deviation(counts.values(name));
      case SQUARED -> square(parse(name).of(counts));
      case THOUSANDS -> Math.rint(parse(name).of(counts) / 1000);
      default -> quantile(counts.values(name));
    };
  }

  /** Whether a sample of what is counted has another figure: of a sum, and of the extremes. */
  boolean needsAll() {
    return OF_ANOTHER.contains(kind)
        ? parse(name).needsAll()
        : List.of("sum", "min", "max").contains(kind);
  }

  private static double square(double value) {
    return value * value;
  }

  /** The standard deviation of a whole, not of a sample. NaN of nothing. */
  private static double deviation(double[] values) {
    double mean = Arrays.stream(values).average().orElse(Double.NaN);
    double squares = Arrays.stream(values).map(value -> square(value - mean)).sum();
    return Math.sqrt(squares / values.length);
  }

  /**
   * The quantile, by linear interpolation between neighbouring values, as R computes it by default.
   */
  private double quantile(double[] values) {
    if (values.length == 0) {
      return Double.NaN;
    }
    Arrays.sort(values);
    double at = (values.length - 1) * QUANTILES.indexOf(kind) / 4.0;
    int below = (int) at;
    double above = values[Math.min(below + 1, values.length - 1)];
    return values[below] + (at - below) * (above - values[below]);
  }

  /** The text from which it was read. */
  @Override
  public String toString() {
    return text;
  }
}
