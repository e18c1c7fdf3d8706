package hopscotch.visual.render;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.util.Arrays;

/**
 * Reduces the frames of a GIF to what is new in them: the smallest rectangle around all pixels that
 * differ from the frame before. Pixels in it that do not differ are transparent.
 *
 * <p>Each frame has its own 255 colours. The most frequent ones are exact; the rest, which are
 * blends along the edges of lines and letters, get the nearest of these.
 */
final class GifFrames {
  /** The index of the colour of a pixel that does not change. */
  static final int TRANSPARENT = 255;

  private static final int RGB = 0xffffff;

  /** One frame: its place in the picture, and an image of 255 colours. */
  record Frame(Rectangle place, BufferedImage image) {}

  private int[] before = {};

  /** The next frame, of the same size as those before. */
  Frame next(BufferedImage picture) {
    int width = picture.getWidth();
    int[] now = picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
    Rectangle place = difference(now, width, picture.getHeight());
    int[] pixels = new int[place.width * place.height];
    Int2IntOpenHashMap counts = new Int2IntOpenHashMap();
    for (int i = 0; i < pixels.length; i++) {
      int at = (place.y + i / place.width) * width + place.x + i % place.width;
      boolean isNew = before.length == 0 || before[at] != now[at];
      pixels[i] = isNew ? now[at] & RGB : -1;
      if (isNew) {
        counts.addTo(pixels[i], 1);
      }
    }
    before = now;
    return new Frame(place, indexed(pixels, place, counts));
  }

  /** The smallest rectangle around all pixels that differ. It has at least one pixel. */
  private Rectangle difference(int[] now, int width, int height) {
    if (before.length == 0) {
      return new Rectangle(0, 0, width, height);
    }
    int left = width;
    int right = -1;
    int top = height;
    int bottom = -1;
    for (int at = 0; at < now.length; at++) {
      if (now[at] != before[at]) {
        left = Math.min(left, at % width);
        right = Math.max(right, at % width);
        top = Math.min(top, at / width);
        bottom = at / width;
      }
    }
    return right < 0
        ? new Rectangle(0, 0, 1, 1)
        : new Rectangle(left, top, right - left + 1, bottom - top + 1);
  }

  private static BufferedImage indexed(int[] pixels, Rectangle place, Int2IntOpenHashMap counts) {
    int[] colours = mostFrequent(counts);
    Int2IntOpenHashMap indexes = new Int2IntOpenHashMap();
    for (int i = 0; i < colours.length; i++) {
      indexes.put(colours[i], i);
    }
    indexes.put(-1, TRANSPARENT);
    int[] palette = Arrays.copyOf(colours, TRANSPARENT + 1);
    IndexColorModel model =
        new IndexColorModel(8, palette.length, palette, 0, false, TRANSPARENT, 0);
    BufferedImage image =
        new BufferedImage(place.width, place.height, BufferedImage.TYPE_BYTE_INDEXED, model);
    byte[] data = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    for (int i = 0; i < pixels.length; i++) {
      if (!indexes.containsKey(pixels[i])) {
        indexes.put(pixels[i], nearest(colours, pixels[i]));
      }
      data[i] = (byte) indexes.get(pixels[i]);
    }
    return image;
  }

  /** At most 255 colours, the most frequent first, of equally frequent ones the darkest. */
  private static int[] mostFrequent(Int2IntOpenHashMap counts) {
    return counts.int2IntEntrySet().stream()
        .sorted(
            (a, b) ->
                a.getIntValue() != b.getIntValue()
                    ? Integer.compare(b.getIntValue(), a.getIntValue())
                    : Integer.compare(a.getIntKey(), b.getIntKey()))
        .limit(TRANSPARENT)
        .mapToInt(entry -> entry.getIntKey())
        .toArray();
  }

  private static int nearest(int[] colours, int colour) {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < colours.length; i++) {
      int red = (colours[i] >> 16) - (colour >> 16);
      int green = (colours[i] >> 8 & 0xff) - (colour >> 8 & 0xff);
      int blue = (colours[i] & 0xff) - (colour & 0xff);
      int distance = red * red + green * green + blue * blue;
      if (distance < least) {
        least = distance;
        nearest = i;
      }
    }
    return nearest;
  }
}
