package hopscotch.datasets.tiles;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RosMapReaderTest {
  private static final String YAML =
      """
      image: map.pgm
      resolution: 0.05
      origin: [-1.5, 2.0, 0.0]
      negate: 0
      occupied_thresh: 0.65
      free_thresh: 0.196
      """;

  /** Free, occupied and unknown, as a map server writes them. */
  private static final String PLAIN = "P2\n3 2\n255\n254 0 205\n254 254 0\n";

  private static final GridMap EXPECTED = GridMap.parse(".@@", "..@");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        PLAIN,
        "P5\n# a comment 9 9\n3 2\n255\n\u00fe\0\u00cd\u00fe\u00fe\0",
        "P5 3 2 65535 \u00fe\u00fe\0\0\u00cd\u00cd\u00fe\u00fe\u00fe\u00fe\0\0",
        "P2 #a\n 3 #b\n 2 100 99 0 80 99 #c\n 99 0"
      })
  void plainAndBinaryPicturesAreTheSameMap(String picture) throws IOException {
    assertEquals(EXPECTED, read(YAML, picture, "").map());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // p: 0, 0.2, 0.4, 0.6, 0.8, 1
        "0.65 | 0.196 | 0 | .@@@@@",
        "0.5  | 0.5   | 0 | ...@@@",
        "0.65 | 0.196 | 1 | @@@@@.",
        "0.5  | 0.5   | 1 | @@@...",
        "0.8  | 0.2   | 0 | .@@@@@",
      })
  void thresholdsSayWhatIsFree(String occupied, String free, String negate, String row)
      throws IOException {
    String yaml =
        YAML.replace("0.65", occupied)
            .replace("0.196", free)
            .replace("negate: 0", "negate: " + negate);
    String picture = "P2 6 1 255 255 204 153 102 51 0";

    assertEquals(GridMap.parse(row), read(yaml, picture, "").map());
  }

  /** At a threshold a cell is neither below nor above it. */
  @Test
  void aCellAtAThresholdIsUnknown() throws IOException {
    String yaml = YAML.replace("0.65", "0.8").replace("0.196", "0.2");
    TileMap map = read(yaml, "P2 4 1 255 255 204 51 0", "unknown=7");

    assertEquals(GridMap.parse(".SS@"), map.map());
  }

  @Test
  void aRuleSaysWhatUnknownCellsAre() throws IOException {
    TileMap map = read(YAML, PLAIN, "unknown=5");

    assertEquals(GridMap.parse(".@S", "..@"), map.map());
    assertEquals(Optional.of(Terrain.parse(".=1,S=5")), map.findTerrain());
  }

  @Test
  void aRuleForAColourIsRefused() {
    BadFileException e = assertThrows(BadFileException.class, () -> read(YAML, PLAIN, "#cdcdcd=1"));
    assertTrue(
        e.getMessage().contains("a rule for colour #cdcdcd, and cells of a map of ROS"),
        e.getMessage());
    assertTrue(e.getMessage().contains("expected a rule for values from 0"), e.getMessage());
  }

  @Test
  void valuesBetweenAreOfTheModesScaleAndRaw() throws IOException {
    String scale = YAML + "mode: scale\n";
    String picture = "P2 5 1 255 255 170 120 90 0";
    assertEquals(
        GridMap.parse(".GS@@"), read(scale, picture, "1-50=3,51-80=2,81-99=blocked").map());
    assertFault("value 30 at (1, 0) is neither free nor occupied", scale, picture);
    assertEquals(
        GridMap.parse("..S@@"),
        read(YAML + "mode: raw", "P2 5 1 255 0 10 50 100 205", "1-20=1,21-99=4").map());
  }

  @Test
  void theOriginAndWhatIsUnknownAreTold() throws IOException {
    assertEquals(
        List.of(
            "a cell is 0.05 m wide, and the lower left corner of cell 0,1 lies at -1.5, 2 m",
            "cells that are unknown are blocked: 1 of 6; a rule such as unknown=1 says otherwise"),
        read(YAML, PLAIN, "").notes());
    assertTrue(
        read(YAML.replace("0.0]", "0.5]") + "width: 3", PLAIN, "unknown=1")
            .notes()
            .containsAll(
                List.of(
                    "key 'width' is not read",
                    "a cell is 0.05 m wide, and the lower left corner of cell 0,1 lies at -1.5, 2"
                        + " m, turned by 0.5 rad; the turn is not followed")));
  }

  @Test
  void theFormsOfYamlThatMapServersWriteAreTheSame() throws IOException {
    String block =
        """
        \ufeff%YAML 1.1
        ---
        # a comment
        image: "map.pgm" # beside it
        resolution: 5e-2
        origin:
        - -1.5
        - 2.
        - 0
        negate: false
        occupied_thresh: .65
        free_thresh: '0.196'
        mode: TRINARY
        ...
        """
            .replace("\n", "\r\n");
    TileMap map =
        read(
            new String(block.getBytes(java.nio.charset.StandardCharsets.UTF_8), ISO_8859_1),
            PLAIN,
            "");

    assertEquals(EXPECTED, map.map());
    assertEquals(read(YAML, PLAIN, "").notes(), map.notes());
  }

  @Test
  void aPictureInPngIsReadByTheMeanOfItsColours() throws IOException {
    BufferedImage image = new BufferedImage(4, 1, BufferedImage.TYPE_INT_ARGB);
    int[] row = {0xffffffff, 0xff000000, 0xffff6600, 0x80ffffff};
    image.setRGB(0, 0, 4, 1, row, 0, 4);
    ImageIO.write(image, "png", Files.createFile(folder.resolve("map.png")).toFile());
    Path file = Files.writeString(folder.resolve("map.yaml"), YAML.replace("pgm", "png"));

    TileMap map = TileFiles.read(file, TileRule.parse("unknown=4"));

    assertEquals(GridMap.parse(".@SS"), map.map());
  }

  @Test
  void aPictureAloneIsReadByTheThresholdsOfMapServers() throws IOException {
    TileMap map = TileFiles.read(PLAIN.getBytes(ISO_8859_1), "x.pgm", TileRule.STANDARD);

    assertEquals(EXPECTED, map.map());
    assertTrue(map.notes().get(0).contains("0.65 and 0.196"), map.notes().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "image: map.pgm       | image: ../map.pgm   | image '../map.pgm': it lies outside the folder of the map",
        "image: map.pgm       | image: other.pgm    | image 'other.pgm': no such file",
        "image: map.pgm       | picture: map.pgm    | no image; expected 'image: ', the file",
        "negate: 0            | negated: 0          | no negate; expected 'negate: ', 0 or 1",
        "negate: 0            | negate: 2           | map.yaml:4: negate is '2'; expected 0 or 1",
        "0.65                 | 65                  | map.yaml:5: occupied_thresh is '65'; expected a number from 0 to 1",
        "0.65                 | 0.1                 | map.yaml:6: free_thresh is '0.196'; expected at most occupied_thresh, 0.1",
        "0.05                 | .nan                | map.yaml:2: resolution is '.nan'",
        "0.05                 | -1                  | map.yaml:2: resolution is '-1'",
        "[-1.5, 2.0, 0.0]     | [1, 2]              | map.yaml:3: origin is '1, 2'; expected three numbers",
        "resolution: 0.05     | image: b.pgm        | map.yaml:2: a second 'image'; expected each key once",
        "resolution: 0.05     | '  nested: 1'       | map.yaml:2: found '  nested: 1'; expected lines such as",
        "resolution: 0.05     | ---                 | map.yaml:2: a second document; expected one",
      })
  void tellsInOneLineWhatIsWrongWithTheYaml(String from, String to, String fault)
      throws IOException {
    assertFault(fault.strip(), YAML.replace(from, to), PLAIN);
  }

  @Test
  void theModeIsOneOfThreeAndRawIsNotNegated() throws IOException {
    assertFault("map.yaml:7: mode is 'grey'; expected trinary, scale", YAML + "mode: grey", PLAIN);
    String yaml = YAML.replace("negate: 0", "negate: 1") + "mode: raw\n";
    assertFault("map.yaml:4: negate is '1'; expected 0 in mode raw", yaml, PLAIN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "P6 3 2 255 xxxxxx           | a picture of kind P6; expected a grey one",
        "GIF89a                      | this is no PGM",
        "P2 3 2                      | expected the shade of white, a whole number",
        "P2 0 2 255 1                | 0 x 2 tiles",
        "P2 3 2 0 1 1 1 1 1 1        | white is 0; expected a whole number from 1 to 65535",
        "P2 3 2 9 1 1 1 1 1 10       | shade 10 at (2, 1); expected at most 9, that of white",
        "P2 3 2 9 1 1 1 1 1 1 1      | 2 bytes follow the last pixel",
        "P2 3 2 9 1 1 1 1 1 x        | expected a pixel, a whole number",
        "P2 3 2 9 1 1 1 1 1          | 10 bytes follow the header; expected at least 11",
        "P5 3 2 255 xxxxx            | 5 bytes follow the header; expected at least 6",
        "P5 3 2 255 xxxxxxx          | 1 bytes follow the last pixel",
        "P5 4000 4000 255 xxxxxxx    | expected at least 16000000, for 4000 x 4000 pixels",
        "P5 40000 40000 255 xxxxxxx  | 40000 x 40000 tiles",
      })
  void tellsInOneLineWhatIsWrongWithAPicture(String picture, String fault) throws IOException {
    assertFault(fault, YAML, picture);
  }

  private void assertFault(String fault, String yaml, String picture) throws IOException {
    String message =
        assertThrows(BadFileException.class, () -> read(yaml, picture, "")).getMessage();
    assertTrue(message.contains(fault), message);
  }

  private TileMap read(String yaml, String picture, String rule) throws IOException {
    Files.write(folder.resolve("map.pgm"), picture.getBytes(ISO_8859_1));
    Path file = Files.write(folder.resolve("map.yaml"), yaml.getBytes(ISO_8859_1));
    return TileFiles.read(file, rule.isEmpty() ? TileRule.STANDARD : TileRule.parse(rule));
  }
}
