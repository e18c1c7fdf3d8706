package hopscotch.harness.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PageScriptTest {
  private static final Pattern DECLARED =
      Pattern.compile("(?m)^(?:async )?(?:const|let|class|function) (\\w+)");

  @Test
  void noNameStandsAtTheTopOfTwoModules() throws IOException {
    Matcher declared = DECLARED.matcher(PageScript.ofRows());
    Set<String> seen = new HashSet<>();
    while (declared.find()) {
      assertTrue(seen.add(declared.group(1)), declared.group(1));
    }
    assertTrue(seen.size() > 50, seen.toString());
  }

  @Test
  void thePlotsAreThoseWhoseHashIsCommitted() throws IOException, NoSuchAlgorithmException {
    byte[] text = PageScript.plot().getBytes(StandardCharsets.UTF_8);
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
    assertEquals(
        HexFormat.of().formatHex(hash) + "  plot.min.js\n",
        PageScript.resource("plot.min.js.sha256"));
  }

  /** At most 0.6 MB of a page are not of its run; half of that is kept for its tables and plots. */
  @Test
  void thePackedScriptTakesLessThanHalfOfWhatAPageMay() throws IOException {
    String packed = PageScript.packed(true);
    assertTrue(packed.length() < 300_000, packed.length() + " letters");
    assertTrue(packed.contains("Permission to use, copy, modify"), packed.substring(0, 100));
  }

  @Test
  void thePlotsSayWhoseTheyAreAndUnderWhichLicence() throws IOException {
    String head = PageScript.plot().substring(0, 1000);
    assertTrue(head.contains("@observablehq/plot 0.6.17"), head);
    assertTrue(head.contains("Permission to use, copy, modify"), head);
  }
}
