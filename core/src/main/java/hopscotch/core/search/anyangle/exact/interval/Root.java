package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.search.anyangle.exact.corner.CornerLabels;
import hopscotch.core.search.anyangle.exact.corner.Labels;

/** A point from which intervals are seen, in doubled coordinates. */
public final class Root {
  /** The column. */
  public int x;

  /** The row. */
  public int y;

  /** Its number in {@link Labels}. */
  public int id;

  /** The length of the shortest known way to it. */
  public double length;

  private boolean mayBend;
  private boolean isOffered;

  /** Makes this a root that was reached. */
  void reach(CornerLabels labels, int toX, int toY) {
    x = toX;
    y = toY;
    id = labels.root(toX, toY);
    length = labels.length(id);
  }

  /** Makes this an end of an interval, at which a path may bend or not. */
  public void guess(int toX, int toY, boolean isBend) {
    x = toX;
    y = toY;
    mayBend = isBend;
    isOffered = false;
  }

  /** Whether a path may bend at this end of an interval, as far as is known. */
  public boolean isBend() {
    return mayBend;
  }

  /** Whether a path may bend at this end of an interval, and no shorter way to it is known. */
  public boolean mayBend(CornerLabels labels, Root seenFrom) {
    if (mayBend && !isOffered) {
      isOffered = true;
      mayBend = labels.offer(x, y, seenFrom.id, seenFrom.x, seenFrom.y);
      id = labels.root(x, y);
      length = labels.length(id);
    }
    return mayBend;
  }
}
