package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import java.awt.image.BufferedImage;

/** A picture in PNG. The grey of a pixel is the mean of its colours. */
final class PngShades implements Shades {
  private static final int CHANNELS = 3;
  private static final int MOST = 0xff;

  private final int height;
  private final Pixels pixels;
  private final int[] colours;
  private int rows;

  PngShades(TileSource source) throws BadFileException {
    BufferedImage picture = PngReader.picture(source);
    height = picture.getHeight();
    pixels = Pixels.of(picture);
    colours = new int[picture.getWidth()];
  }

  @Override
  public int width() {
    return colours.length;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public int white() {
    return CHANNELS * MOST;
  }

  @Override
  public void read(int[] row) {
    pixels.read(rows++, colours);
    for (int x = 0; x < colours.length; x++) {
      int colour = colours[x];
      boolean isOpaque = colour >>> 24 == MOST;
      row[x] =
          isOpaque ? (colour >> 16 & MOST) + (colour >> 8 & MOST) + (colour & MOST) : TRANSPARENT;
    }
  }

  @Override
  public void requireEnd() {}
}
