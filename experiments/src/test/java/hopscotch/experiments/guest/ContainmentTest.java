package hopscotch.experiments.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ContainmentTest {
  private final String token = "test-" + UUID.randomUUID();

  private Process start(String script) throws IOException {
    ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", script);
    builder.environment().put(Containment.TOKEN, token);
    return builder.start();
  }

  private static String text(InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void whatAnEndedProcessWroteLastCanBeReadAfterItsRestHasEnded() throws Exception {
    Process process = start("echo an answer; echo a complaint >&2; sleep 60 >&- 2>&- &");
    assertTrue(process.waitFor(10, TimeUnit.SECONDS));
    assertFalse(Containment.find(-1, token).isEmpty());
    Containment.endRest(process, token);
    assertTrue(Containment.find(-1, token).isEmpty());
    assertEquals("an answer\n", text(process.getInputStream()));
    assertEquals("a complaint\n", text(process.getErrorStream()));
  }

  @Test
  void aProcessEndsWithWhatItStarted() throws Exception {
    Process process = start("sleep 60 & sleep 60");
    Containment.end(process, token);
    assertFalse(process.isAlive());
    assertTrue(Containment.find(-1, token).isEmpty());
  }
}
