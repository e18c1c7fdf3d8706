package hopscotch.core.smoothing;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.sight.LineOfSight;

/**
 * String pulling: the path is followed move by move, and each time the waypoint before the last
 * sees the next cell, the last one is dropped, as in Graham's scan with sight in the place of the
 * turn.
 *
 * <p>The answer is taut in this sense: no waypoint sees the one after its next, so none can be left
 * out. Where it turns is a cell of the path, which need not be the nearest to the obstacle.
 *
 * <p>A cell is taken up and dropped at most once, so there are at most two tests of sight for each
 * cell of the path, each as long as a segment of the answer. For one thread.
 */
final class StringPulling implements Smoother {
  private final LineOfSight sight;
  private final int stride;
  private long sightTests;

  StringPulling(LineOfSight sight, int stride) {
    this.sight = sight;
    this.stride = stride;
  }

  @Override
  public void smooth(PathBuffer path) {
    sightTests = 0;
    Segments.expand(path, stride);
    pull(path);
  }

  private void pull(PathBuffer path) {
    int kept = 0;
    for (int i = 0; i < path.size(); i++) {
      int cell = path.cell(i);
      while (kept >= 2 && sees(path.cell(kept - 2), cell)) {
        kept--;
      }
      path.set(kept++, cell);
    }
    path.truncate(kept);
  }

  private boolean sees(int a, int b) {
    sightTests++;
    return sight.sees(a, b);
  }

  @Override
  public long sightTests() {
    return sightTests;
  }
}
