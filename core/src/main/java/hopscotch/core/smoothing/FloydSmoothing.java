package hopscotch.core.smoothing;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.sight.GroundSight;

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
 * corners; {@link GroundSight} does not.
 *
 * <p>On terrain of several weights a line replaces a stretch only where it crosses ground of one
 * weight, and no cell of the stretch is lighter. Then the stretch costs at least its length times
 * that weight, and the line costs just that; so the path never costs more than it did.
 *
 * <p>Quadratic in the number of turns, with a line of sight in it.
 */
final class FloydSmoothing implements Smoother {
  /** The point at which step 2 goes on after it dropped points. */
  enum Anchor {
    /** At the point it landed on. */
    LANDING,
    /** One point before it, as published. */
    PUBLISHED
  }

  private final GroundSight sight;
  private final GridGraph graph;
  private final int stride;
  private final boolean skipsLanding;

  /** For each point of the path the least weight from the point before to it. */
  private int[] lightest = {};

  private long sightTests;

  FloydSmoothing(GridGraph graph, GroundSight sight, Anchor anchor) {
    this.graph = graph;
    this.sight = sight;
    stride = graph.map().stride();
    this.skipsLanding = anchor == Anchor.PUBLISHED;
  }

  @Override
  public void smooth(PathBuffer path) {
    sightTests = 0;
    Segments.merge(path, stride);
    if (graph.isWeighted()) {
      findLightest(path);
    }
    removeInflections(path);
  }

  private void findLightest(PathBuffer path) {
    if (lightest.length < path.size()) {
      lightest = new int[ArrayLength.grown(path.size(), "the points of a path")];
    }
    for (int i = 1; i < path.size(); i++) {
      int from = path.cell(i - 1);
      int count = Segments.moves(from, path.cell(i), stride);
      int step = (path.cell(i) - from) / count;
      lightest[i] = graph.weight(from);
      for (int k = 1; k <= count; k++) {
        lightest[i] = Math.min(lightest[i], graph.weight(from + k * step));
      }
    }
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
    for (int j = firstNoLighter(path, i); j < i - 1; j++) {
      sightTests++;
      if (sight.sees(path.cell(j), cell)) {
        return j;
      }
    }
    return i - 1;
  }

  /** The first point from which the path crosses no cell lighter than point {@code i}. */
  private int firstNoLighter(PathBuffer path, int i) {
    if (!graph.isWeighted()) {
      return 0;
    }
    int weight = graph.weight(path.cell(i));
    int first = i;
    while (first > 0 && lightest[first] >= weight) {
      first--;
    }
    return first;
  }

  @Override
  public long sightTests() {
    return sightTests;
  }
}
