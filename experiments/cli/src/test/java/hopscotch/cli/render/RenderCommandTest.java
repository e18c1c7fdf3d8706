package hopscotch.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.cli.console.ExitCode;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

class RenderCommandTest {
  @TempDir private Path folder;
  private Path map;

  @BeforeEach
  void writeMap() throws IOException {
    map = folder.resolve("set/room.map");
    Files.createDirectories(map.getParent());
    Files.writeString(
        map, "type octile\nheight 4\nwidth 7\nmap\n.......\n...@...\n...@...\n.......\n");
    Files.writeString(
        folder.resolve("set/room.map.scen"),
        "version 1\n0\troom.map\t7\t4\t0\t1\t6\t1\t6.82842712\n0\troom.map\t7\t4\t0\t0\t6\t0\t6\n");
  }

  private CommandLineRun render(Object... arguments) {
    Object[] words = new Object[arguments.length + 2];
    words[0] = "render";
    words[1] = map;
    System.arraycopy(arguments, 0, words, 2, arguments.length);
    return CommandLineRun.of(words);
  }

  private static void assertDrawn(CommandLineRun run) {
    assertEquals(ExitCode.OK, run.code(), run.err());
  }

  @Test
  void drawsPlannersSideBySide() throws IOException {
    Path file = folder.resolve("two.png");
    assertDrawn(render("--row", 0, "--planner", "astar", "--planner", "dijkstra", "-o", file));
    BufferedImage image = ImageIO.read(file.toFile());
    assertEquals(2 * (260 + 16) + 16, image.getWidth());
  }

  @Test
  void writesAnSvgThatIsXmlWithItsTextAsText() throws Exception {
    Path file = folder.resolve("map.svg");
    assertDrawn(render("--from", "0,1", "--to", "6,1", "-o", file));
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    Document document = factory.newDocumentBuilder().parse(file.toFile());
    assertEquals("svg", document.getDocumentElement().getTagName());
    assertTrue(Files.readString(file).contains(">length 6.83, optimal<"));
  }

  @Test
  void growsAGifWhoseLaterFramesHoldLess() throws IOException {
    Path file = folder.resolve("grow.gif");
    assertDrawn(render("--row", 0, "--gif", "--frames", 5, "--planner", "dijkstra", "-o", file));
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream input = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(input);
      assertEquals(5, reader.getNumImages(true));
      assertTrue(reader.getHeight(4) < reader.getHeight(0));
    } finally {
      reader.dispose();
    }
  }

  @Test
  void drawsWhereAScenariosSearchesGo() throws IOException {
    Path file = folder.resolve("heat.png");
    assertDrawn(render("--heat", "-o", file));
    assertTrue(ImageIO.read(file.toFile()).getWidth() > 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {".png", ".svg"})
  void refusesAPictureThatNoMemoryHolds(String ending) throws IOException {
    int side = 400;
    Files.writeString(
        map,
        "type octile\nheight %d\nwidth %d\nmap\n%s"
            .formatted(side, side, (".".repeat(side) + "\n").repeat(side)));
    CommandLineRun run = render("--zoom", 64, "-o", folder.resolve("large" + ending));
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("draw smaller"), run.err());
  }

  @ParameterizedTest
  @CsvSource({
    "--row=9,                  --row 9: expected 0 to 1",
    "--from=0_0,               '--from without --to: expected both'",
    "--to=0_0,                 '--to without --from: expected both'",
    "--row=0 --from=0_0,       '--row and --from: expected one of them'",
    "--planner=astar,          '--planner: expected a query beside it'",
    "--show=tree,              'room.map: expected a query beside it'",
    "--gif,                    '--gif: expected a query beside it'",
    "--heat --row=0,           '--heat is of the whole scenario'",
    "--gif --row=0 --frames=-1,'--frames -1: expected at least 1'",
    "--show=edges --row=0 --zoom=1, '--show edges: none can be seen at 1 pixel a cell; expected at least 3'",
    "-o=map.txt,               'expected a name ending in .png, .svg or .gif'",
    "--from=3_1 --to=0_0,      'start (3, 1) is ''@'''",
    "--from=9_1 --to=0_0,      '(9, 1) lies off the map of 7 x 4'",
    "--zoom=99,                expected 1 to 64 pixels",
    "--planner=nonsense,       unknown planner 'nonsense'",
  })
  void saysWhatIsWrong(String arguments, String message) {
    CommandLineRun run = render((Object[]) arguments.replace('_', ',').split(" "));
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(message.replace('_', ',')), run.err());
  }
}
