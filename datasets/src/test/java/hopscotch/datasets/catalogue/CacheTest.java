package hopscotch.datasets.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CacheTest {
  private static final Path HOME = Path.of("/home/ada");

  @Test
  void itsOwnVariableGoesFirst() {
    assertEquals(
        Path.of("/data/hop"),
        root("Linux", Map.of("HOPSCOTCH_CACHE", "/data/hop", "XDG_CACHE_HOME", "/x")));
  }

  @Test
  void followsTheConventionOfThePlatform() {
    assertEquals(HOME.resolve(".cache/hopscotch"), root("Linux", Map.of()));
    assertEquals(Path.of("/x/hopscotch"), root("Linux", Map.of("XDG_CACHE_HOME", "/x")));
    assertEquals(HOME.resolve(".cache/hopscotch"), root("Linux", Map.of("XDG_CACHE_HOME", "x")));
    assertEquals(HOME.resolve("Library/Caches/hopscotch"), root("Mac OS X", Map.of()));
    assertEquals(
        Path.of("/app/local/hopscotch"), root("Windows 11", Map.of("LOCALAPPDATA", "/app/local")));
    assertEquals(HOME.resolve("AppData/Local/hopscotch"), root("Windows 11", Map.of()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"..", "", "a/b", ".hidden", "a\\b"})
  void aSetIsOneFolder(String name) {
    assertThrows(IllegalArgumentException.class, () -> new Cache(HOME).set(name));
  }

  private static Path root(String system, Map<String, String> variables) {
    return Cache.of(variables, system, HOME.toString()).root();
  }
}
