package hopscotch.datasets.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogueTest {

  @Test
  void knowsThePublishedSets() {
    assertEquals(
        List.of(
            "dao",
            "da2",
            "bg512",
            "bgmaps",
            "sc1",
            "wc3maps512",
            "rooms",
            "mazes",
            "random",
            "cities",
            "mapf"),
        Catalogue.standard().sets().stream().map(Dataset::id).toList());
  }

  @ParameterizedTest
  @CsvSource({"room, rooms", "maze, mazes", "street, cities", "CITIES, cities", "dao, dao"})
  void knowsOtherNames(String name, String id) {
    assertEquals(id, Catalogue.standard().set(name).id());
  }

  @Test
  void knowsThePublishedAddresses() {
    assertEquals(
        List.of(
            URI.create("https://movingai.com/benchmarks/street/street-map.zip"),
            URI.create("https://movingai.com/benchmarks/street/street-scen.zip")),
        Catalogue.standard().set("cities").archives());
    assertEquals(3, Catalogue.standard().set("mapf").archives().size());
  }

  @Test
  void aMirrorLaysOutTheSame() {
    assertEquals(
        URI.create("http://example.org/mirror/dao/dao-map.zip"),
        Catalogue.mirroredAt(URI.create("http://example.org/mirror")).set("dao").archives().get(0));
  }

  @Test
  void anArchiveMayStandElsewhere() {
    Catalogue catalogue =
        Catalogue.parse("base = http://a.org/\nx | | 1 | http://b.org/x.zip | X", Optional.empty());

    assertEquals(List.of(URI.create("http://b.org/x.zip")), catalogue.set("x").archives());
  }

  @Test
  void anUnknownSetIsRefusedWithTheKnownOnes() {
    assertEquals(
        "unknown set 'doa' (did you mean dao?); known: dao, da2, bg512, bgmaps, sc1, wc3maps512, rooms, mazes, random, "
            + "cities, mapf",
        assertThrows(IllegalArgumentException.class, () -> Catalogue.standard().set("doa"))
            .getMessage());
  }
}
