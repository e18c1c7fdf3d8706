package hopscotch.visual.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.visual.render.search.SearchPanel;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class GifFramesTest {
  private static final GridMap MAP = GridMap.parse("..@S", "W.T.");

  private static Picture picture(GridMap map) {
    return new Picture(List.of(SearchPanel.ofMap(map, "a map")), new Zoom(16, 1));
  }

  @Test
  void aFrameHoldsWhatIsNewAlone() {
    GridMap changed = MAP.with(CellChanges.on(MAP).set(1, 1, '@').build());
    GifFrames cutter = new GifFrames();
    BufferedImage first = PictureFiles.image(picture(MAP));
    assertEquals(
        new Rectangle(0, 0, first.getWidth(), first.getHeight()), cutter.next(first).place());
    Rectangle place = cutter.next(PictureFiles.image(picture(changed))).place();
    assertEquals(16, place.width, 2);
    assertEquals(16, place.height, 2);
    assertEquals(
        new Rectangle(0, 0, 1, 1), cutter.next(PictureFiles.image(picture(changed))).place());
  }

  /** One frame drawn over the other, as any viewer does it, is the picture to the last pixel. */
  @Test
  void coloursAreExact() throws IOException {
    List<GridMap> maps =
        List.of(
            MAP,
            MAP.with(CellChanges.on(MAP).set(1, 1, 'S').set(3, 0, '@').build()),
            MAP.with(CellChanges.on(MAP).set(0, 0, 'W').build()));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    assertEquals(
        3, PictureFiles.writeGif(maps.stream().map(GifFramesTest::picture).iterator(), 5, bytes));
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    BufferedImage seen = null;
    try (ImageInputStream in =
        ImageIO.createImageInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      reader.setInput(in);
      for (int i = 0; i < maps.size(); i++) {
        BufferedImage expected = PictureFiles.image(picture(maps.get(i)));
        seen = drawnOver(seen, reader, i, expected);
        assertArrayEquals(pixels(expected), pixels(seen), "frame " + i);
      }
    } finally {
      reader.dispose();
    }
  }

  private static BufferedImage drawnOver(
      BufferedImage seen, ImageReader reader, int i, BufferedImage expected) throws IOException {
    BufferedImage screen =
        seen != null
            ? seen
            : new BufferedImage(
                expected.getWidth(), expected.getHeight(), BufferedImage.TYPE_INT_RGB);
    Element root = (Element) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
    Element place = (Element) root.getElementsByTagName("ImageDescriptor").item(0);
    screen
        .createGraphics()
        .drawImage(
            reader.read(i),
            Integer.parseInt(place.getAttribute("imageLeftPosition")),
            Integer.parseInt(place.getAttribute("imageTopPosition")),
            null);
    return screen;
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }
}
