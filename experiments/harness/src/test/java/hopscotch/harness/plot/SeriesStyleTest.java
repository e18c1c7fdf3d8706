package hopscotch.harness.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.geom.Path2D;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeriesStyleTest {
  /** As on paper without colours. */
  @Test
  void noTwoOfManySeriesHaveTheSameMarkerAndDashes() {
    Set<String> looks = new HashSet<>();
    for (int series = 0; series < 32; series++) {
      Path2D marker = new Path2D.Double();
      SeriesStyle.addMarker(marker, series, 0, 0, 1);
      float[] dashes = SeriesStyle.stroke(series, 1).getDashArray();
      looks.add(Arrays.toString(corners(marker)) + Arrays.toString(dashes));
    }
    assertEquals(32, looks.size());
  }

  private static double[] corners(Path2D marker) {
    double[] all = new double[64];
    int size = 0;
    for (var way = marker.getPathIterator(null); !way.isDone(); way.next()) {
      double[] corner = new double[6];
      way.currentSegment(corner);
      all[size++] = corner[0];
      all[size++] = corner[1];
    }
    return Arrays.copyOf(all, size);
  }
}
