package hopscotch.hpa.search;

import hopscotch.hpa.cluster.Clusters;

/**
 * The clusters of a level cut in two again and again, across the longer side, down to single
 * clusters (George, "Nested Dissection of a Regular Finite Element Mesh", SIAM Journal on Numerical
 * Analysis 10(2), 1973). A <em>cut</em> is a rectangle of clusters, whose inter-edges between its
 * two halves belong to it; a single cluster is a cut without any. A path between two clusters takes
 * an inter-edge of the cut that parts them, or of one around it.
 *
 * <p>Cuts are numbered from outer to inner: those within the first half of cut {@code k} begin with
 * {@code k + 1}. Immutable, shared by threads.
 */
final class CutTree {
  private final int columns;
  private final int rows;

  /** For each cut the number of its second half; 0 for a single cluster. */
  private final int[] secondHalves;

  private int count;

  CutTree(Clusters clusters) {
    columns = clusters.columns();
    rows = clusters.rows();
    secondHalves = new int[2 * clusters.count() - 1];
    cut(columns, rows);
  }

  private void cut(int width, int height) {
    int number = count++;
    if (width == 1 && height == 1) {
      return;
    }
    boolean isAcross = width >= height;
    cut(isAcross ? width / 2 : width, isAcross ? height : height / 2);
    secondHalves[number] = count;
    cut(isAcross ? width - width / 2 : width, isAcross ? height : height - height / 2);
  }

  /** The number of cuts. */
  int count() {
    return count;
  }

  /** Whether a cut is a single cluster. */
  boolean isSingle(int cut) {
    return secondHalves[cut] == 0;
  }

  /** The cut that is the second half of another, which is no single cluster. */
  int secondHalf(int cut) {
    return secondHalves[cut];
  }

  /** The cut that parts two clusters; the cluster itself if they are the same. */
  int between(int a, int b) {
    int ax = a % columns;
    int ay = a / columns;
    int bx = b % columns;
    int by = b / columns;
    int cut = 0;
    int width = columns;
    int height = rows;
    while (width > 1 || height > 1) {
      boolean isAcross = width >= height;
      int half = (isAcross ? width : height) / 2;
      boolean isAfter = (isAcross ? ax : ay) >= half;
      if (isAfter != (isAcross ? bx : by) >= half) {
        break;
      }
      int shift = isAfter ? half : 0;
      cut = isAfter ? secondHalves[cut] : cut + 1;
      if (isAcross) {
        width = isAfter ? width - half : half;
        ax -= shift;
        bx -= shift;
      } else {
        height = isAfter ? height - half : half;
        ay -= shift;
        by -= shift;
      }
    }
    return cut;
  }

  /** The bytes it takes. */
  long bytes() {
    return 4L * secondHalves.length;
  }
}
