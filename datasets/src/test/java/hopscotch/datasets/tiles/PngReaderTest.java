package hopscotch.datasets.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PngReaderTest {
  private static final int CLEAR = 0x00ffffff;
  private static final int WHITE = 0xffffffff;
  private static final int BLACK = 0xff000000;
  private static final int BLUE = 0xff3050ff;

  @Test
  void whiteIsFreeAndBlackIsBlocked() throws IOException {
    TileMap read = read(png(BufferedImage.TYPE_INT_ARGB, WHITE, BLACK, CLEAR), TileRule.STANDARD);

    assertEquals(GridMap.parse(".@@"), read.map());
    assertEquals(Optional.empty(), read.findTerrain());
  }

  @ParameterizedTest
  @ValueSource(ints = {BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_BYTE_INDEXED})
  void coloursWeighWhatTheRuleSays(int type) throws IOException {
    TileMap read = read(png(type, WHITE, 0xff0000ff, BLACK), TileRule.parse("#0000FF=6,#000000=2"));

    assertEquals(GridMap.parse(".GS"), read.map());
    assertEquals(Optional.of(Terrain.parse(".=1,S=2,G=6")), read.findTerrain());
  }

  @Test
  void tellsWhichColourIsNotInTheRule() throws IOException {
    byte[] picture = png(BufferedImage.TYPE_INT_RGB, WHITE, BLUE);

    assertEquals(
        "x.png: colour #3050ff at (1, 0) is not in the rule;"
            + " expected white, black, or a rule such as #3050ff=blocked",
        fault(picture));
  }

  @Test
  void partlyTransparentPixelsAreRefusedUnlessTheRuleNamesThem() throws IOException {
    byte[] picture = png(BufferedImage.TYPE_INT_ARGB, BLACK, 0x80ffffff);

    assertEquals(
        "x.png: colour #ffffff at (1, 0) is partly transparent; expected opaque or wholly"
            + " transparent pixels, or a rule such as #ffffff=blocked",
        fault(picture));
    assertEquals(GridMap.parse("@."), read(picture, TileRule.parse("#ffffff=1")).map());
  }

  @Test
  void tellsInOneLineThatAPictureIsDamaged() throws IOException {
    byte[] picture = png(BufferedImage.TYPE_INT_RGB, WHITE, BLACK);
    byte[] huge = picture.clone();
    huge[18] = 0x0f;
    huge[22] = 0x0f;

    assertEquals("x.png: this is no PNG; expected a picture in PNG", fault(new byte[100]));
    assertEquals(
        "x.png: the picture breaks off; expected a whole PNG",
        fault(Arrays.copyOf(picture, picture.length - 20)));
    assertEquals(
        "x.png: the picture is damaged; expected a whole PNG", fault(Arrays.copyOf(picture, 40)));
    byte[] flipped = picture.clone();
    flipped[picture.length - 13] ^= 1;
    assertEquals("x.png: the picture is damaged at byte 33; expected a whole PNG", fault(flipped));
    assertEquals(
        "x.png: a file of %d bytes promises 3842 x 3841 pixels; expected a whole picture"
            .formatted(picture.length),
        fault(huge));
  }

  @Test
  void greyIsReadAsItIsWritten() throws IOException {
    assertGrey(0x80, BufferedImage.TYPE_BYTE_GRAY, 0x80);
    assertGrey(0xfe, BufferedImage.TYPE_BYTE_GRAY, 0xfe);
    assertGrey(0x80, BufferedImage.TYPE_USHORT_GRAY, 0x8080);
  }

  private static void assertGrey(int shade, int type, int sample) throws IOException {
    BufferedImage image = new BufferedImage(1, 1, type);
    image.getRaster().setSample(0, 0, 0, sample);

    assertEquals(GridMap.parse("S"), read(png(image), greyRule(shade)).map());
  }

  private static TileRule greyRule(int shade) {
    return TileRule.parse("#%06x=2".formatted(shade * 0x010101));
  }

  @ParameterizedTest
  @CsvSource({"0, 8", "1, 16"})
  void greyThatIsTransparentIsBlocked(int type, int bits) throws IOException {
    ColorModel model =
        new ComponentColorModel(
            ColorSpace.getInstance(ColorSpace.CS_GRAY),
            true,
            false,
            Transparency.TRANSLUCENT,
            type);
    BufferedImage image =
        new BufferedImage(model, model.createCompatibleWritableRaster(2, 1), false, null);
    int most = (1 << bits) - 1;
    image.getRaster().setPixel(0, 0, new int[] {0x80 * most / 0xff, most});
    image.getRaster().setPixel(1, 0, new int[] {0x80 * most / 0xff, 0});

    assertEquals(GridMap.parse("S@"), read(png(image), greyRule(0x80)).map());
  }

  private static String fault(byte[] picture) {
    return assertThrows(BadFileException.class, () -> read(picture, TileRule.STANDARD))
        .getMessage();
  }

  private static TileMap read(byte[] picture, TileRule rule) throws BadFileException {
    return TileFiles.read(picture, "x.png", rule);
  }

  private static byte[] png(int type, int... row) throws IOException {
    BufferedImage image = new BufferedImage(row.length, 1, type);
    image.setRGB(0, 0, row.length, 1, row, 0, row.length);
    return png(image);
  }

  private static byte[] png(BufferedImage image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }
}
