package hopscotch.experiments.run.deal;

/** Lengths of problems in classes of half an octave each. What a search costs grows with them. */
public final class LengthClass {
  /** How many classes there are; no problem is longer than the last. */
  public static final int COUNT = 64;

  private LengthClass() {}

  /** The class of a length in cells, from 0. */
  public static int of(double length) {
    int halfOctaves = (int) (2 * Math.log(Math.max(1, length)) / Math.log(2));
    return Math.min(COUNT - 1, halfOctaves);
  }
}
