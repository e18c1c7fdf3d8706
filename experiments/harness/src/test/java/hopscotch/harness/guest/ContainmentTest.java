package hopscotch.harness.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  private Containment contain(Process process) {
    return new Containment(process, token);
  }

  @Test
  void whatAnEndedProcessWroteLastCanBeReadAfterItsRestHasEnded() throws Exception {
    Process process = start("echo an answer; echo a complaint >&2; sleep 60 >&- 2>&- &");
    Containment containment = contain(process);
    assertTrue(process.waitFor(10, TimeUnit.SECONDS));
    assertTrue(isFoundSoon());
    assertEquals(Set.of(), containment.endRest());
    assertTrue(Containment.find(token).isEmpty());
    assertEquals("an answer\n", text(process.getInputStream()));
    assertEquals("a complaint\n", text(process.getErrorStream()));
  }

  /**
   * A process has no environment while it takes on its program, which takes long on a busy host.
   */
  private boolean isFoundSoon() {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (Containment.find(token).isEmpty() && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    return !Containment.find(token).isEmpty();
  }

  @Test
  void aProcessEndsWithWhatItStarted() throws Exception {
    Process process = start("sleep 60 & sleep 60");
    assertEquals(Set.of(), contain(process).end());
    assertFalse(process.isAlive());
    assertTrue(Containment.find(token).isEmpty());
  }

  /** It says its number where it writes, once its session and its environment are its own. */
  @ParameterizedTest
  @CsvSource({"1, 2>&- <&-", "2, >&- <&-", "7, 7>&1 >&- 2>&- <&-"})
  void whoeverHoldsItsStreamsEndsWithIt(int open, String streams) throws Exception {
    Process process =
        start(
            "setsid env -i /bin/sh -c 'echo $$ >&%d; exec sleep 60' %s & read go"
                .formatted(open, streams));
    Containment containment = contain(process);
    BufferedReader out = open == 2 ? process.errorReader() : process.inputReader();
    long pid = Long.parseLong(out.readLine());
    process.outputWriter().append("go\n").flush();
    assertTrue(process.waitFor(10, TimeUnit.SECONDS));
    assertTrue(Guests.runs(pid));
    assertEquals(Set.of(), containment.endRest());
    assertFalse(Guests.runs(pid));
  }
}
