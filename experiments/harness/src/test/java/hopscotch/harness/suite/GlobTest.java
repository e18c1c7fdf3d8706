package hopscotch.harness.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.Random;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.Test;

class GlobTest {
  @Test
  void itFitsWhatJavasOwnFits() {
    Random random = new Random(58);
    int globs = 0;
    while (globs < 2000) {
      String glob = text(random, "ab/*?[]{},-!^\\", 8);
      PathMatcher expected;
      try {
        expected = FileSystems.getDefault().getPathMatcher("glob:" + glob);
      } catch (PatternSyntaxException e) {
        assertThrows(PatternSyntaxException.class, () -> new Glob(glob));
        continue;
      }
      globs++;
      Glob actual = new Glob(glob);
      for (int i = 0; i < 20; i++) {
        Path name = Path.of(text(random, "aab/-,!^", 5));
        assertEquals(expected.matches(name), actual.matches(name), glob + " and " + name);
      }
    }
  }

  private static String text(Random random, String letters, int most) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(most + 1); left > 0; left--) {
      text.append(letters.charAt(random.nextInt(letters.length())));
    }
    return text.toString();
  }

  /** Fifty stars share a name out in more ways than can be tried. */
  @Test
  void manyStarsAreNoWorkForLong() {
    Glob glob = new Glob("*a".repeat(50) + "b");
    assertFalse(glob.matches(Path.of("a".repeat(200))));
    assertTrue(glob.matches(Path.of("a".repeat(200) + "b")));
  }
}
