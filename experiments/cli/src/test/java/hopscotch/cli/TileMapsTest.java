package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.tiles.TileFiles;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.datasets.tiles.TileRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page {@code docs/tile-maps.md}, as it stands there, and what the commands refuse. */
class TileMapsTest {
  private static final Path PAGE = Path.of("../../docs/tile-maps.md");
  private static final Path SELF = Path.of("src/test/java/hopscotch/cli/TileMapsTest.java");
  private static final String CONVERT = "datasets convert ";
  private static final String PATH = "0,4 1,4 2,4 2,3 2,2 3,1 4,1 5,2 5,3 5,4 6,4 7,4";

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writeTheVillage() throws IOException {
    file = Files.writeString(folder.resolve("village.tmx"), PageBlocks.of(PAGE, "xml").get(0));
  }

  @Test
  void theShellAnswersAsThePageSays() throws IOException {
    CommandLineRun solved = shell(PageBlocks.of(PAGE, "sh").get(0), "--format", "csv");

    assertEquals(PATH, solved.csv().get(0).getField("path"));
    assertEquals("optimal", solved.csv().get(0).getField("verdict"));
  }

  @Test
  void theJavaOfThePageAnswersTheSame() throws IOException {
    List<String> cells = new ArrayList<>();

    TileMap village = TileFiles.read(file, TileRule.STANDARD);
    GridMap map = village.map();
    Terrain terrain = village.findTerrain().orElse(Terrain.GROUND);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE.withTerrain(terrain));
    PathSearch search = Planners.prepare("astar", graph).newSearch();
    PathBuffer path = new PathBuffer();
    if (search.find(map.cell(0, 4), map.cell(7, 4), path) == Outcome.FOUND) {
      for (int i = 0; i < path.size(); i++) {
        cells.add(map.x(path.cell(i)) + "," + map.y(path.cell(i)));
      }
    }

    assertEquals(PATH, String.join(" ", cells));
    assertTrue(
        Files.readString(SELF).contains(PageBlocks.of(PAGE, "java").get(0).indent(4)),
        "not the page's");
  }

  @Test
  void aConvertedMapIsThatOfThePage() throws IOException {
    CommandLineRun converted = shell(PageBlocks.of(PAGE, "sh").get(1));

    assertEquals("the letters weigh: --movement .=1,S=3,G=9\n", converted.err());
    assertEquals(
        PageBlocks.of(PAGE, "text").get(0), Files.readString(folder.resolve("village.map")));
    CommandLineRun solved =
        shell(
            PageBlocks.of(PAGE, "sh").get(0).replace("village.tmx", "village.map"),
            "--format",
            "csv",
            "--movement",
            ".=1,S=3,G=9");
    assertEquals(PATH, solved.csv().get(0).getField("path"));
  }

  @Test
  void aRuleDecidesInsteadOfTheProperties() throws IOException {
    CommandLineRun converted = shell(PageBlocks.of(PAGE, "sh").get(2));

    assertEquals("", converted.err());
    assertTrue(Files.readString(folder.resolve("walls.map")).endsWith(".@....@.\n........\n"));
  }

  @Test
  void aRuleDecidesForTheCommandsThatReadATileMapThemselves() throws IOException {
    CommandLineRun solved = shell(PageBlocks.of(PAGE, "sh").get(3), "--format", "csv");
    assertEquals("0,4 7,4", ends(solved.csv().get(0).getField("path")));
    assertEquals("7", solved.csv().get(0).getField("length").replaceFirst("\\.0+$", ""));

    Path picture = folder.resolve("village.svg");
    shell("./hopscotch render village.tmx --rule 2=blocked", "-o", picture.toString());
    Path trace = folder.resolve("village.trace.json");
    String query = " village.tmx --rule 2=blocked --from 0,4 --to 7,4";
    shell("./hopscotch trace" + query, "-o", trace.toString());
    shell("./hopscotch export page" + query, "-o", folder.resolve("village").toString());
  }

  @Test
  void aRuleIsRefusedWhereNoTileMapIsRead() throws IOException {
    Files.writeString(folder.resolve("walls.map"), PageBlocks.of(PAGE, "text").get(0));
    String refusal = "walls.map, which is no tile map: expected a name that ends with .tmx";
    for (String command : List.of("solve --map", "render", "trace", "view --no-open")) {
      requireRefused(2, refusal, command + " walls.map --rule layer=Walls");
    }
    requireRefused(2, "--rule beside --walk", "solve --walk doors.walk --rule layer=Walls");
    requireRefused(2, "--rule beside --walk", "render --walk doors.walk --rule layer=Walls");
    requireRefused(2, "--rule beside no map", "view --no-open --rule layer=Walls");
    requireRefused(2, "--rule beside a suite", "export page demo --rule layer=Walls");
    requireRefused(4, "no layer of tiles 'Walls'", "view --no-open village.tmx --rule layer=Walls");
  }

  @Test
  void lettersOfAMapAreNamedByARuleOrByTheMovement() throws IOException {
    Files.writeString(
        folder.resolve("walls.map"), "type octile\nheight 2\nwidth 4\nmap\n.#..\n.E..\n");
    String query = " walls.map --from 0,1 --to 3,1";
    shell("./hopscotch datasets convert walls.map -o clean.map --rule #=blocked,E=blocked");

    assertTrue(Files.readString(folder.resolve("clean.map")).endsWith("map\n.@..\n.@..\n"));
    assertEquals("3", length("solve --map" + query + " --rule #=blocked,E=1"));
    assertEquals("6", length("solve --map" + query + " --rule #=blocked,E=4"));
    assertEquals("3", length("solve --map" + query + " --movement .=1,E=1,#=1"));
    requireRefused(
        4, "walls.map:5:2: unknown terrain '#' at (1, 0); expected one of", "solve --map" + query);
    requireRefused(
        4, "or a name for it: --rule '#=blocked' makes it a wall", "solve --map" + query);
    String named = query + " --movement .=1,E=1,#=1";
    shell("./hopscotch trace" + named, "-o", folder.resolve("walls.trace.json").toString());
    requireRefused(4, "unknown terrain '#'", "export page" + named);
    String ruled = query + " --rule #=blocked,E=4";
    shell("./hopscotch export page" + ruled, "-o", folder.resolve("walls").toString());
  }

  private String length(String words) {
    return shell("./hopscotch " + words, "--format", "csv")
        .csv()
        .get(0)
        .getField("length")
        .replaceFirst("\\.0+$", "");
  }

  @Test
  void whatAMapHasThatAGridHasNotIsToldOnce() throws IOException {
    Files.writeString(folder.resolve("office.pgm"), "P2 3 1 255 254 0 205");
    Path yaml =
        Files.writeString(
            folder.resolve("office.yaml"),
            """
            image: office.pgm
            resolution: 0.05
            origin: [-1, -2, 0]
            negate: 0
            occupied_thresh: 0.65
            free_thresh: 0.196
            """);
    String told =
        """
        a cell is 0.05 m wide, and the lower left corner of cell 0,0 lies at -1, -2 m
        cells that are unknown are blocked: 1 of 3; a rule such as unknown=1 says otherwise
        """;

    Path map = folder.resolve("office.map");
    CommandLineRun converted = CommandLineRun.of("datasets", "convert", yaml, "-o", map);
    assertEquals(told, converted.err());
    assertTrue(Files.readString(map).endsWith("map\n.@@\n"));
    CommandLineRun solved =
        CommandLineRun.of("solve", "--map", yaml, "--from", "0,0", "--to", "0,0");
    assertTrue(solved.err().startsWith(told), solved.err());
  }

  @Test
  void aMapForTiledIsReadAsItWas() throws IOException {
    shell("./hopscotch datasets convert village.tmx -o village.tmj");
    shell("./hopscotch datasets convert village.tmj -o village.map");

    assertEquals(
        PageBlocks.of(PAGE, "text").get(0), Files.readString(folder.resolve("village.map")));
  }

  @Test
  void whatIsWrongIsToldInOneLine() throws IOException {
    Files.writeString(folder.resolve("other.map"), "mine");
    Files.writeString(file, Files.readString(file).replace("1,1,1,3", "1,1,1;3"));

    requireRefused(4, " after 3 tiles; expected a comma", CONVERT + "village.tmx -o x.map");
    requireRefused(2, "x.bmp: expected a name that ends", CONVERT + "village.tmx -o x.bmp");
    requireRefused(2, "rule '7': '7'", CONVERT + "village.tmx -o x.map --rule 7");
    Files.writeString(file, PageBlocks.of(PAGE, "xml").get(0));
    requireRefused(2, "another file of this name", CONVERT + "village.tmx -o other.map");
    assertEquals("mine", Files.readString(folder.resolve("other.map")));
  }

  private void requireRefused(int code, String message, String words) {
    CommandLineRun run = run("./hopscotch " + words);
    assertEquals(code, run.code(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }

  private static String ends(String path) {
    return path.replaceFirst(" .* ", " ");
  }

  private CommandLineRun shell(String line, String... more) {
    CommandLineRun run = run(line, more);
    assertEquals(0, run.code(), run.err());
    return run;
  }

  /** A line of the page, whose files lie in the folder of the test. */
  private CommandLineRun run(String line, String... more) {
    List<Object> words = new ArrayList<>();
    for (String word : line.strip().split(" ")) {
      words.add(word.matches("[a-z]+\\.[a-z]{3}") ? folder.resolve(word) : word);
    }
    words.remove(0);
    words.addAll(List.of(more));
    return CommandLineRun.of(words.toArray());
  }
}
