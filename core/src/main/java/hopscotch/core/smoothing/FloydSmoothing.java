package hopscotch.core.smoothing;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.sight.LineOfSight;

/**
 * Floyd smoothing, as game developers publish it:
 *
 * <ol>
 *   <li>Merge equal steps.
 *   <li>Remove inflection points: for each point from the last on, look for the first point of the
 *       path that it sees, and drop what lies between.
 * </ol>
 *
 * <p>(It shares with Floyd and Warshall no more than "i to j is no longer than i to k to j".)
 *
 * <p>Published code goes on one point before the landing, so it never looks from the landing
 * itself. {@link Anchor#LANDING} looks from it too, and then a second run of step 2 changes
 * nothing. Published barrier tests skip the two cells beside an exact 45-degree line and so cut
 * corners; {@link LineOfSight} does not.
 *
 * <p>Quadratic in the number of turns, with a line of sight in it.
 */
final class FloydSmoothing implements Smoother {
  /** Where step 2 goes on after it dropped points. */
  enum Anchor {
    /** At the point it landed on. */
    LANDING,
    /** One point before it, as published. */
    PUBLISHED
  }

  private final LineOfSight sight;
  private final int stride;
  private final boolean skipsLanding;
  private long sightTests;

  FloydSmoothing(LineOfSight sight, int stride, Anchor anchor) {
    this.sight = sight;
    this.stride = stride;
    this.skipsLanding = anchor == Anchor.PUBLISHED;
  }

  @Override
  public void smooth(PathBuffer path) {
    sightTests = 0;
    Segments.merge(path, stride);
    removeInflections(path);
  }

  /** Step 2. What is kept is gathered from the end of the buffer down, then moved to its front. */
  private void removeInflections(PathBuffer path) {
    int size = path.size();
    int kept = size;
    int i = size - 1;
    while (i >= 0) {
      path.set(--kept, path.cell(i));
      int landing = firstInSight(path, i);
      if (landing < i - 1 && skipsLanding) {
        path.set(--kept, path.cell(landing));
        landing--;
      }
      i = landing;
    }
    for (int k = kept; k < size; k++) {
      path.set(k - kept, path.cell(k));
    }
    path.truncate(size - kept);
  }

  /** The first point that point {@code i} sees, or else the one before it. */
  private int firstInSight(PathBuffer path, int i) {
    int cell = path.cell(i);
    for (int j = 0; j < i - 1; j++) {
      sightTests++;
      if (sight.sees(path.cell(j), cell)) {
        return j;
      }
    }
    return i - 1;
  }

  @Override
  public long sightTests() {
    return sightTests;
  }
}
