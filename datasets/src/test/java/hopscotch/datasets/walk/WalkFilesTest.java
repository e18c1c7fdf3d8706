package hopscotch.datasets.walk;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WalkFilesTest {
  private static final String WALK =
      """
      type walk
      version 1
      height 2
      width 3
      map
      ..@
      .S.
      commands
      Q 0 0 2 1 2.41421356237
      C 1 1 @
      C 2 0 .
      M 1 0
      Q 1 0 2 1 ?
      C 1 0 W
      Q 0 0 2 1 -1
      """;

  private static final String SCENARIO =
      """
      version 2
      height 3
      width 4
      cost 1 octile
      patch a.patch
      commands
      Q 0 0 0 3 2 4.41421356237
      P 1 1 1 0
      P 1 0 3 2
      Q 1 0 0 3 0 -1
      """;

  private static final String PATCHES =
      """
      type patch
      patches 2
      patch 0
      height 1
      width 1
      map
      T
      patch 1
      height 3
      width 2
      map
      @.
      @.
      @@
      """;

  @Test
  void lettersThatAreNamedAreTerrain(@TempDir Path folder) throws IOException {
    String text = WALK.replace(".S.", ".E.").replace("C 1 0 W", "C 1 0 E");
    Path file = Files.writeString(folder.resolve("named.walk"), text);
    assertThrows(BadFileException.class, () -> WalkFiles.read(file));
    Walk walk = WalkFiles.read(file, letter -> letter == 'E');
    assertEquals(GridMap.parse("..@", ".E."), walk.firstMap());
    StringWriter out = new StringWriter();
    WalkWriter.write(walk, out, letter -> letter == 'E');
    assertEquals(text, out.toString());
  }

  @Test
  void aWalkIsReadEventByEvent() throws IOException {
    Walk walk = WalkReader.read(WALK.getBytes(US_ASCII), "a.walk");
    assertEquals(GridMap.parse("..@", ".S."), walk.firstMap());
    assertEquals(6, walk.events().size());
    assertEquals(3, walk.askCount());
    assertEquals(
        new WalkEvent.Ask(0, 0, 2, 1, Optional.of(new BigDecimal("2.41421356237"))),
        walk.events().get(0));
    WalkEvent.Change change = (WalkEvent.Change) walk.events().get(1);
    assertEquals(GridMap.parse("...", ".@."), walk.firstMap().with(change.on(walk.firstMap())));
    assertEquals(new WalkEvent.Move(1, 0), walk.events().get(2));
    assertEquals(new WalkEvent.Ask(1, 0, 2, 1, Optional.empty()), walk.events().get(3));
  }

  @Test
  void aWalkIsWrittenAsItIsRead() throws IOException {
    Writer text = new StringWriter();
    WalkWriter.write(WalkReader.read(WALK.getBytes(US_ASCII), "a.walk"), text);
    assertEquals(WALK, text.toString());
  }

  /** Where the digits of the country are not those of ASCII. */
  @Test
  void aWalkIsWrittenAlikeInEveryCountry() throws IOException {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("fa-IR"));
    Writer text = new StringWriter();
    try {
      WalkWriter.write(WalkReader.read(WALK.getBytes(US_ASCII), "a.walk"), text);
    } finally {
      Locale.setDefault(before);
    }
    assertEquals(WALK, text.toString());
  }

  @Test
  void aCompetitionWalkBeginsOnOpenGround() throws IOException {
    Walk walk =
        DynamicScenarioReader.read(SCENARIO.getBytes(US_ASCII), PATCHES.getBytes(US_ASCII), "a");
    assertEquals(GridMap.parse("....", "....", "...."), walk.firstMap());
    assertEquals(3, walk.events().size());
    WalkEvent.Change change = (WalkEvent.Change) walk.events().get(1);
    assertEquals(
        GridMap.parse(".@..", ".@..", ".@@T"), walk.firstMap().with(change.on(walk.firstMap())));
    assertEquals(
        new WalkEvent.Ask(0, 0, 3, 0, Optional.of(WalkEvent.Ask.NO_PATH)), walk.events().get(2));
  }

  @Test
  void aCompetitionWalkIsWrittenCellByCell(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("a.scen"), SCENARIO);
    Files.writeString(folder.resolve("a.patch"), PATCHES);
    Walk walk = DynamicScenarioReader.read(folder.resolve("a.scen"));
    Path written = folder.resolve("a.walk");
    WalkWriter.write(walk, written);
    Walk again = WalkReader.read(written);
    assertEquals(walk.firstMap(), again.firstMap());
    assertEquals(walk.askCount(), again.askCount());
    WalkEvent.Change change = (WalkEvent.Change) again.events().get(1);
    assertEquals(7, change.stamps().size());
    assertEquals(
        GridMap.parse(".@..", ".@..", ".@@T"), again.firstMap().with(change.on(again.firstMap())));
  }

  @Test
  void aFileIsReadByItsFirstWord(@TempDir Path folder) throws IOException {
    Path scenario = Files.writeString(folder.resolve("a.scen"), SCENARIO);
    Files.writeString(folder.resolve("a.patch"), PATCHES);
    assertEquals(4, WalkFiles.read(scenario).width());
    assertEquals(3, WalkFiles.read(Files.writeString(folder.resolve("a.walk"), WALK)).width());
    Path none = Files.writeString(folder.resolve("none"), "a b c\n");
    String message = assertThrows(BadFileException.class, () -> WalkFiles.read(none)).getMessage();
    assertEquals(
        none + ":1: no walk; expected 'type walk', or 'version 2' of a dynamic scenario", message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "type walk    | type map      | a.walk:1: found 'type map'; expected type walk",
        "version 1    | version 3     | a.walk:2: found 'version 3'; expected version 1",
        "height 2     | height x      | a.walk:3: 'x'; expected a whole number of at least 1",
        "width 3      | width 4       | a.walk:6: a row of another length; expected 4 characters",
        ".S.          | .x.           | a.walk:7:2: unknown terrain 'x'; expected one of . G @ O T S W, or a name for it: --movement '.=1,x=1'",
        "C 1 1 @      | C 3 1 @       | a.walk:10: found 3; expected at most 2",
        "C 1 1 @      | C 1 1 %       | a.walk:10: terrain '%'; expected one of . G @",
        "M 1 0        | M 1           | a.walk:12: found 'M 1'; expected C x y terrain, M x y",
        "2.41421356237| 1e9           | a.walk:9: length '1e9'; expected a length",
      })
  void aFaultNamesTheLineAndWhatWasExpected(String right, String wrong, String message) {
    byte[] bytes = WALK.replace(right.strip(), wrong.strip()).getBytes(US_ASCII);
    String fault =
        assertThrows(BadFileException.class, () -> WalkReader.read(bytes, "a.walk")).getMessage();
    assertTrue(fault.startsWith(message.strip()), fault);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "version 2     | version 1       | a:1: found 'version 1'; expected version 2",
        "cost 1 octile | cost 2 octile   | a:4: found 'cost 2 octile'; expected cost 1 octile",
        "patch a.patch | patch ../a      | a:5: found 'patch ../a'; expected patch FILE",
        "P 1 1 1 0     | P 1 2 1 0       | a:8: found 2; expected at most 1",
        "P 1 1 1 0     | P 1 1 3 0       | a:8: found 3; expected at most 2",
        "Q 1 0 0 3 0   | Q 1 0 0 4 0     | a:10: found 4; expected at most 3",
        "patches 2     | patches 3       | a.patch: the file ends too early; expected patch 2",
        "patches 2     | patches 1       | a.patch:8: found 'patch 1'; expected no more than the 1",
        "patch 1       | patch 7         | a.patch:8: found 'patch 7'; expected patch 1",
      })
  void aFaultOfACompetitionFileNamesThePlace(String right, String wrong, String message) {
    byte[] scenario = SCENARIO.replace(right.strip(), wrong.strip()).getBytes(US_ASCII);
    byte[] patches = PATCHES.replace(right.strip(), wrong.strip()).getBytes(US_ASCII);
    String fault =
        assertThrows(
                BadFileException.class, () -> DynamicScenarioReader.read(scenario, patches, "a"))
            .getMessage();
    assertTrue(fault.startsWith(message.strip()), fault);
  }

  @Test
  void aMissingFileIsNamed(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("a.scen"), SCENARIO);
    String fault =
        assertThrows(
                BadFileException.class, () -> DynamicScenarioReader.read(folder.resolve("a.scen")))
            .getMessage();
    assertTrue(fault.contains("a.patch: no such file"), fault);
    assertThrows(BadFileException.class, () -> WalkReader.read(folder.resolve("none.walk")));
  }

  @Test
  void eventsOffTheMapAreRefused() {
    List<WalkEvent> events = List.of(new WalkEvent.Move(3, 0));
    assertThrows(IllegalArgumentException.class, () -> Walk.on(GridMap.parse("..."), "a", events));
  }
}
