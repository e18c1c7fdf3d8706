package hopscotch.datasets.movingai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridMap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class RoundTripTest {

  @Property(seed = "42", tries = 300)
  void aMapIsReadAsItWasWritten(@ForAll("maps") GridMap map) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    MapWriter.write(map, out);

    assertEquals(map, MapReader.read(out.toByteArray(), "x.map"));
  }

  @Property(seed = "42", tries = 300)
  void rowsAreReadAsTheyWereWritten(@ForAll("rows") List<ScenarioRow> rows) throws IOException {
    byte[] bytes = ScenarioWriter.text(rows).getBytes(StandardCharsets.UTF_8);

    assertEquals(rows, ScenarioReader.read(bytes, "x.scen").rows());
  }

  @Test
  void aLetterOutsideTheFormatIsNotWritten() {
    GridMap map = GridMap.parse("..", ".#");

    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> MapWriter.write(map, new ByteArrayOutputStream()));
    assertEquals(
        "terrain '#' at (1, 1): the characters of the format are . G @ O T S W", e.getMessage());
  }

  @Test
  void rowsWithAndWithoutSizesDoNotMix() {
    ScenarioRow with = new ScenarioRow(0, "a.map", 2, 2, 0, 0, 1, 0, BigDecimal.ONE);
    ScenarioRow without = new ScenarioRow(0, "a.map", 0, 0, 0, 0, 1, 0, BigDecimal.ONE);

    assertThrows(IllegalArgumentException.class, () -> ScenarioWriter.text(List.of(with, without)));
  }

  @Provide
  Arbitrary<GridMap> maps() {
    Arbitrary<Integer> sides = Arbitraries.integers().between(1, 40);
    return Combinators.combine(sides, sides)
        .flatAs(
            (width, height) ->
                Arbitraries.strings()
                    .withChars(MapReader.TERRAIN.toCharArray())
                    .ofLength(width)
                    .list()
                    .ofSize(height)
                    .map(rows -> GridMap.parse(rows.toArray(String[]::new))));
  }

  @Provide
  Arbitrary<List<ScenarioRow>> rows() {
    return Arbitraries.of(true, false).flatMap(sized -> row(sized).list().ofMaxSize(20));
  }

  private static Arbitrary<ScenarioRow> row(boolean sized) {
    Arbitrary<Integer> numbers = Arbitraries.integers().between(0, 999_999_999);
    Arbitrary<Integer> sizes = sized ? numbers.filter(n -> n > 0) : Arbitraries.just(0);
    Arbitrary<String> names =
        Arbitraries.strings()
            .withCharRange('!', '~')
            .withChars("äé雪")
            .ofMinLength(1)
            .ofMaxLength(30)
            .map(name -> sized ? "maps/my " + name + ".map" : name);
    Arbitrary<BigDecimal> lengths =
        Arbitraries.bigDecimals().between(BigDecimal.ZERO, new BigDecimal(999_999)).ofScale(8);
    return Combinators.combine(numbers, names, sizes, sizes, numbers, numbers, numbers, lengths)
        .as(
            (bucket, map, width, height, x, y, goal, length) ->
                new ScenarioRow(bucket, map, width, height, x, y, goal, x, length));
  }
}
