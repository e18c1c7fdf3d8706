package hopscotch.datasets.tiles;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LdtkReaderTest {
  private static final String PROJECT =
      """
      {"defs": {"layers": [{"identifier": "Ground", "intGridValues": [
         {"value": 1, "identifier": "walls"}, {"value": 2, "identifier": "swamp"}]}]},
       "levels": [
        {"identifier": "Cave", "layerInstances": [
         {"__identifier": "Things", "__type": "Entities"},
         {"__identifier": "Ground", "__type": "IntGrid", "__cWid": 3, "__cHei": 2,
          "intGridCsv": [0, 1, 2, 2, 0, 1]}]},
        {"identifier": "Empty", "layerInstances": []}]}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"level=Cave,1=blocked,2=4", "level=Cave,layer=Ground,walls=blocked,swamp=4"})
  void aRuleSaysWhatTheValuesAre(String rule) throws IOException {
    TileMap read = read(PROJECT, rule);

    assertEquals(GridMap.parse(".@S", "S.@"), read.map());
    assertEquals(Optional.of(Terrain.parse(".=1,S=4")), read.findTerrain());
  }

  @Test
  void nothingMayBeBlocked() throws IOException {
    assertEquals(GridMap.parse("@..", ".@."), read(PROJECT, "level=Cave,0=blocked,1-2=1").map());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1=blocked            | x.ldtk: 2 levels; expected the rule level=NAME with one of: 'Cave', 'Empty'",
        "level=Hall           | x.ldtk: 0 levels 'Hall'; expected the rule level=NAME with one of",
        "level=Empty          | x.ldtk: level 'Empty': 0 layers; expected",
        "level=Cave,1=blocked | x.ldtk: level 'Cave': layer 'Ground': value 2, 'swamp' is not in the rule; expected",
      })
  void tellsInOneLineWhatIsMissing(String rule, String fault) {
    requireFault(PROJECT, rule, fault);
  }

  @Test
  void tellsInOneLineWhatIsWrong() {
    String rule = "level=Cave,1=blocked,2=2";
    requireFault(PROJECT.replace("2, 2, 0, 1]", "2]"), rule, "data of at most 3 tiles");
    requireFault(PROJECT.replace("[0, 1, 2,", "[0, 1.5, 2,"), rule, "tile 1 is '1.5'");
    requireFault(PROJECT.replace("]}]}", "]}"), rule, "this is no JSON");
    requireFault("[]", rule, "x.ldtk: the file holds JSON of another kind");
  }

  @Test
  void aProjectFromBefore08SaysSo() {
    String saved = "saved by LDtk before 0.8; expected LDtk 0.8 or later: open the project there";
    String rule = "level=Cave,1=blocked,2=2";
    requireFault(
        PROJECT.replace("{\"defs\"", "{\"jsonVersion\": \"0.7.2\", \"defs\""),
        rule,
        "x.ldtk: saved by LDtk 0.7.2; expected LDtk 0.8 or later");
    requireFault(PROJECT.replace("intGridCsv", "intGrid"), rule, saved);
  }

  @Test
  void theOffsetOfALayerIsTold() throws IOException {
    String moved =
        PROJECT.replace(
            "\"__cWid\"", "\"__pxTotalOffsetX\": 8, \"__pxTotalOffsetY\": 0, \"__cWid\"");

    assertEquals(
        List.of("cell 0,0 of the layer lies at pixel 8,0 of its level"),
        read(moved, "level=Cave,1=blocked,2=2").notes());
  }

  private static void requireFault(String text, String rule, String fault) {
    String message = assertThrows(BadFileException.class, () -> read(text, rule)).getMessage();
    assertTrue(message.contains(fault), message);
  }

  private static TileMap read(String text, String rule) throws IOException {
    return TileFiles.read(text.getBytes(UTF_8), "x.ldtk", TileRule.parse(rule));
  }
}
