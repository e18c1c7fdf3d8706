package hopscotch.harness.plot;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The scale of an axis: its range, its ticks, and their texts. */
final class Scale {
  private static final int[] STEPS = {1, 2, 5};
  private static final int LEAST_TICKS = 3;
  private static final double MARGIN = 0.04;
  private static final double DECADE = Math.log(10);

  /** The ratio of its ends below which a logarithmic scale has the ticks of a linear one. */
  private static final double NARROW = 3;

  private final boolean isLogarithmic;
  private final double least;
  private final double most;
  private final List<Double> ticks;

  /**
   * A scale over some values, with a little room at its ends.
   *
   * @param maxTicks the most ticks for which there is room
   * @param isWhole whether all values are whole numbers, and so ticks are too
   */
  private Scale(boolean isLogarithmic, double least, double most, int maxTicks, boolean isWhole) {
    this.isLogarithmic = isLogarithmic;
    double from = to(least);
    double up = to(most);
    double margin = from == up ? 0.5 : MARGIN * (up - from);
    this.least = from - margin;
    this.most = up + margin;
    List<Double> all =
        isLogarithmic && most >= NARROW * least ? logarithmicTicks(maxTicks) : List.of();
    if (all.size() < 2) {
      all = linearTicks(back(this.least), back(this.most), maxTicks);
    }
    List<Double> whole = all.stream().filter(tick -> tick == Math.rint(tick)).toList();
    ticks = isWhole && whole.size() >= 2 ? whole : all;
  }

  /** A scale over all values, or over 1 to 10 if there are none. */
  static Scale over(double[] values, boolean isLogarithmic, int maxTicks) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    boolean isWhole = true;
    for (double value : values) {
      isWhole &= value == Math.rint(value);
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    return values.length == 0
        ? new Scale(isLogarithmic, 1, 10, maxTicks, true)
        : new Scale(isLogarithmic, least, most, maxTicks, isWhole);
  }

  private double to(double value) {
    return isLogarithmic ? Math.log(value) : value;
  }

  private double back(double value) {
    return isLogarithmic ? Math.exp(value) : value;
  }

  /** The position of a value, from 0 at the lower end to 1 at the upper. */
  double share(double value) {
    return (to(value) - least) / (most - least);
  }

  /** The ticks in ascending order. */
  List<Double> ticks() {
    return ticks;
  }

  /** 1, 2 and 5 times each power of 10; if these are too many, some of the powers alone. */
  private List<Double> logarithmicTicks(int maxTicks) {
    int from = (int) Math.floor(least / DECADE);
    int to = (int) Math.ceil(most / DECADE);
    List<Double> all = new ArrayList<>();
    for (int power = from; power <= to; power++) {
      for (int step : STEPS) {
        all.add(step * Math.pow(10, power));
      }
    }
    all.removeIf(tick -> share(tick) < 0 || share(tick) > 1);
    for (int every = 1; all.size() > maxTicks && every <= to - from + 1; every++) {
      List<Double> powers = new ArrayList<>();
      for (int power = from; power <= to; power++) {
        double tick = Math.pow(10, power);
        if (power % every == 0 && share(tick) >= 0 && share(tick) <= 1) {
          powers.add(tick);
        }
      }
      if (powers.size() < 2) {
        return all;
      }
      all = powers;
    }
    return all;
  }

  /** Multiples of 1, 2 or 5 times a power of 10: about as many as have room, and at least three. */
  private static List<Double> linearTicks(double from, double to, int maxTicks) {
    double rough = (to - from) / Math.max(1, maxTicks);
    int power = (int) Math.floor(Math.log10(rough));
    int place = 0;
    while (step(power, place) < rough) {
      place++;
    }
    List<Double> ticks = multiples(from, to, step(power, place));
    while (ticks.size() < LEAST_TICKS) {
      place--;
      ticks = multiples(from, to, step(power, place));
    }
    return ticks;
  }

  /** A step of the sequence of 1, 2 and 5 times powers of 10, from 1 times this power. */
  private static double step(int power, int place) {
    int times = STEPS[Math.floorMod(place, STEPS.length)];
    return times * Math.pow(10, power + Math.floorDiv(place, STEPS.length));
  }

  private static List<Double> multiples(double from, double to, double step) {
    List<Double> ticks = new ArrayList<>();
    for (long i = (long) Math.ceil(from / step); i * step <= to; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }

  /** The text of a tick, with thousands grouped and without exponents. */
  static String text(double tick) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
    return new DecimalFormat("#,##0.#########", symbols).format(tick);
  }
}
