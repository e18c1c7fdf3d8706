package hopscotch.datasets.tiles;

import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.Raster;

/**
 * The colours of a picture as its file has them, row by row. Java takes grey for linear light, and
 * its conversion to colours brightens it. So grey is read from the samples.
 */
final class Pixels {
  private static final int OPAQUE = 0xff;

  private final BufferedImage picture;
  private final boolean isGrey;
  private final int[] grey;
  private final int[] alpha;

  private Pixels(BufferedImage picture, boolean isGrey) {
    this.picture = picture;
    this.isGrey = isGrey;
    this.grey = new int[isGrey ? picture.getWidth() : 0];
    this.alpha = new int[isGrey ? picture.getWidth() : 0];
  }

  static Pixels of(BufferedImage picture) {
    int type = picture.getColorModel().getColorSpace().getType();
    return new Pixels(picture, type == ColorSpace.TYPE_GRAY);
  }

  /** Reads a row. Each pixel has alpha, red, green and blue in 8 bits each. */
  void read(int y, int[] row) {
    if (!isGrey) {
      picture.getRGB(0, y, row.length, 1, row, 0, row.length);
      return;
    }
    Raster raster = picture.getRaster();
    ColorModel model = picture.getColorModel();
    raster.getSamples(0, y, row.length, 1, 0, grey);
    if (model.hasAlpha()) {
      raster.getSamples(0, y, row.length, 1, 1, alpha);
    }
    for (int x = 0; x < row.length; x++) {
      int shade = inEightBits(grey[x], model.getComponentSize(0));
      int opacity = model.hasAlpha() ? inEightBits(alpha[x], model.getComponentSize(1)) : OPAQUE;
      row[x] = opacity << 24 | shade << 16 | shade << 8 | shade;
    }
  }

  private static int inEightBits(int sample, int bits) {
    int most = (1 << bits) - 1;
    return (sample * 0xff + most / 2) / most;
  }
}
