package hopscotch.harness.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Outcome;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The host's side against guests that are real processes, most of them broken. */
@Tag("programs")
class GuestSessionTest {
  private static final String RUN = "session-test";
  private static final Duration LIMIT = Duration.ofMillis(100);
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final GridMap MAP = GridMap.of(8, 3, (x, y) -> y != 1);
  private static final CellChanges CHANGES =
      CellChanges.on(MAP).set(2, 0, '@').set(3, 1, '.').build();

  @TempDir private Path folder;

  @AfterEach
  void noProcessIsLeft() {
    Guests.assertNoneLeft(RUN);
  }

  @Test
  void aGuestAnswersBlockAfterBlockAndQuits() throws Exception {
    try (GuestSession session = ready("well", Lines.MAX_BYTES)) {
      assertEquals("broken", session.hello().name());
      for (int block = 0; block < 3; block++) {
        GuestBlock answers = session.ask(new int[] {1, 0, 4, 0, 2, 0, 2, 0}, PATIENCE, 5);
        assertEquals(Outcome.FOUND, answers.answers().get(0).outcome());
        assertEquals(List.of(1, 0, 4, 0), points(answers.answers().get(0)));
        assertEquals(List.of(2, 0), points(answers.answers().get(1)));
        assertEquals(2000, answers.claimedNanos());
      }
      session.quit();
    }
  }

  @Test
  void answersAreReadWhileQueriesAreWritten() throws Exception {
    int[] ends = new int[4 * 20_000];
    for (int i = 0; i < ends.length; i += 4) {
      ends[i] = 1;
      ends[i + 2] = 5;
    }
    try (GuestSession session = ready("well", Lines.MAX_BYTES)) {
      assertEquals(20_000, session.ask(ends, PATIENCE, Long.MAX_VALUE).answers().size());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "never-reads     | HUNG     | no line in time, expected its hello",
        "bad-promise     | PROTOCOL | guarantee 'SURE'",
        "other-version   | PROTOCOL | version 2 of the protocol",
      })
  void aGuestThatIsNoGuestDoesNotStart(String how, GuestFault.Kind kind, String reason) {
    Duration start = how.equals("never-reads") ? Duration.ofMillis(300) : PATIENCE;
    GuestLimits limits = new GuestLimits(start, Lines.MAX_BYTES, null, false);
    GuestFault fault =
        assertThrows(
            GuestFault.class, () -> GuestSession.start(Guests.broken(how), limits, RUN, null));
    assertFault(kind, reason, fault);
  }

  @Test
  void aProgramThatIsNotThereIsNamed() {
    GuestProgram program = new GuestProgram(List.of("/no/such/planner"), "/", null, null);
    GuestFault fault =
        assertThrows(
            GuestFault.class, () -> GuestSession.start(program, GuestLimits.of("1g"), RUN, null));
    assertEquals(GuestFault.Kind.DIED, fault.kind());
    assertTrue(fault.getMessage().contains("/no/such/planner"), fault.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "too-early        | PROTOCOL | it wrote 'answer 0 found 1 1 0,0'",
        "refuses-maps     | REFUSED  | it says: no room",
        "forks-and-dies   | DIED     | ended with exit code 9",
        "hangs-at-prepare | HUNG     | no line in time, expected 'prepared'",
      })
  void aGuestThatFailsBeforeQueriesIsToldSo(String how, GuestFault.Kind kind, String reason) {
    GuestFault fault = assertThrows(GuestFault.class, () -> ready(how, Lines.MAX_BYTES).close());
    assertFault(kind, reason, fault);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hangs               | HUNG     | expected the answer to query 1",
        "never-reads-queries | HUNG     | expected the answer to query 0",
        "crashes             | DIED     | exit code 7, expected the answer to query 1; last on standard error: the last words",
        "dies-by-signal      | DIED     | ended by signal 11",
        "closes-its-output   | DIED     | it closed its standard output",
        "line-without-end    | PROTOCOL | a line of more than 1000 bytes",
        "garbage             | PROTOCOL | it wrote '??{garbage}' where an answer to query 1 was due",
        "prints              | PROTOCOL | it wrote 'debug: here I am' where an answer",
        "wrong-query         | PROTOCOL | it answered query 77, the wrong one",
        "twice               | PROTOCOL | it answered query 1 twice",
      })
  void aGuestThatFailsOverAQueryIsEndedWithAReason(String how, GuestFault.Kind kind, String reason)
      throws Exception {
    try (GuestSession session = ready(how, 1000)) {
      int[] ends = {1, 0, 4, 0, 0, 0, 5, 0, 2, 0, 6, 0};
      assertFault(
          kind, reason, assertThrows(GuestFault.class, () -> session.ask(ends, LIMIT, 100)));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nan        | its time is 'nan'",
        "negative   | its time is '-5'",
        "cut-short  | is cut short",
        "bad-point  | a point of its path is 'here'",
        "says-error | it says: out of ideas",
        "offers-less | it does not offer this: such queries",
      })
  void anAnswerOfNoUseCostsItsQueryAlone(String how, String problem) throws Exception {
    try (GuestSession session = ready(how, Lines.MAX_BYTES)) {
      int[] ends = {1, 0, 4, 0, 0, 0, 5, 0, 2, 0, 6, 0};
      List<GuestAnswer> answers = session.ask(ends, PATIENCE, 100).answers();
      assertEquals(Outcome.FOUND, answers.get(0).outcome());
      assertTrue(answers.get(1).problem().contains(problem), answers.get(1).problem());
      assertEquals(Outcome.FOUND, answers.get(2).outcome());
    }
  }

  @Test
  void aGuestIsAskedForNoChangesThatItDoesNotTake() throws Exception {
    try (GuestSession session = ready("well", Lines.MAX_BYTES)) {
      assertFault(GuestFault.Kind.REFUSED, "takes no changes", changeFault(session));
    }
  }

  @Test
  void aGuestTakesUpChangesOfItsMap() throws Exception {
    try (GuestSession session = ready("takes-changes", Lines.MAX_BYTES)) {
      session.change(MAP, CHANGES, PATIENCE);
      GuestBlock block = session.ask(new int[] {1, 0, 4, 0}, PATIENCE, 100);
      assertEquals(Outcome.FOUND, block.answers().get(0).outcome());
    }
  }

  @Test
  void aGuestMayNotOfferSomeChanges() throws Exception {
    try (GuestSession session = ready("refuses-changes", Lines.MAX_BYTES)) {
      assertFault(GuestFault.Kind.REFUSED, "it says: changes", changeFault(session));
    }
  }

  private static GuestFault changeFault(GuestSession session) {
    return assertThrows(GuestFault.class, () -> session.change(MAP, CHANGES, PATIENCE));
  }

  @Test
  void whatAGuestStartedEndsWithIt() throws Exception {
    GuestSession session = ready("forks", Lines.MAX_BYTES);
    session.close();
    Guests.assertNoneLeft(RUN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"escapes", "escapes-and-dies"})
  void aChildThatKeepsTheOutputOpenEndsWithTheGuest(String how) throws Exception {
    Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc")), "there is no /proc");
    assertTimeoutPreemptively(
        PATIENCE,
        () -> {
          if (how.equals("escapes")) {
            ready(how, Lines.MAX_BYTES).quit();
          } else {
            assertFault(
                GuestFault.Kind.DIED,
                "ended with exit code 9",
                assertThrows(GuestFault.class, () -> ready(how, Lines.MAX_BYTES)));
          }
        });
    List<String> log = Files.readAllLines(folder.resolve("workers.log"));
    assertFalse(Guests.runs(Long.parseLong(log.get(0))));
  }

  /** This process does, which nothing ends. */
  @ParameterizedTest
  @CsvSource({"hangs, HUNG, no line in time", "crashes, DIED, exit code 7"})
  void aReadEndsThoughSomebodyKeepsTheOutputOpen(String how, GuestFault.Kind kind, String reason)
      throws Exception {
    Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc")), "there is no /proc");
    try (GuestSession session = ready(how, Lines.MAX_BYTES)) {
      long pid = ProcessHandle.current().children().findFirst().orElseThrow().pid();
      try (OutputStream held = new FileOutputStream("/proc/%d/fd/1".formatted(pid))) {
        held.flush();
        GuestFault fault =
            assertTimeoutPreemptively(
                PATIENCE,
                () ->
                    assertThrows(
                        GuestFault.class, () -> session.ask(new int[] {0, 0, 5, 0}, LIMIT, 100)));
        assertFault(kind, reason, fault);
      }
    }
  }

  @Test
  void memoryBeyondTheLimitIsRefusedByTheSystem() throws Exception {
    GuestLimits limits = new GuestLimits(PATIENCE, Lines.MAX_BYTES, "512m", false);
    Assumptions.assumeTrue(limits.describe().contains("ulimit -v"), limits.describe());
    try (GuestSession session = ready("hungry", limits)) {
      int[] ends = {0, 0, 5, 0};
      assertFault(
          GuestFault.Kind.DIED,
          "last on standard error: MemoryError",
          assertThrows(GuestFault.class, () -> session.ask(ends, PATIENCE, 100)));
    }
  }

  @Test
  void aPinnedGuestSeesOneProcessor() throws Exception {
    GuestLimits limits = new GuestLimits(PATIENCE, Lines.MAX_BYTES, null, true);
    Assumptions.assumeTrue(limits.describe().contains("by taskset"), limits.describe());
    try (GuestSession session = ready("counts-processors", limits)) {
      int[] ends = {0, 0, 5, 0};
      assertEquals(1, session.ask(ends, PATIENCE, 100).answers().get(0).expanded());
    }
  }

  private GuestSession ready(String how, int lineBytes) throws Exception {
    return ready(how, new GuestLimits(PATIENCE, lineBytes, null, false));
  }

  private GuestSession ready(String how, GuestLimits limits) throws Exception {
    Path file = Files.writeString(folder.resolve("a b.map"), "never read");
    GuestSession session =
        GuestSession.start(Guests.broken(how), limits, RUN, folder.resolve("workers.log"));
    try {
      session.map(file, MAP, Movement.OCTILE, PATIENCE);
      session.prepare(how.startsWith("hangs") ? LIMIT : PATIENCE);
      return session;
    } catch (GuestFault e) {
      // One that refuses a map could be asked for another.
      session.close();
      throw e;
    }
  }

  private static void assertFault(GuestFault.Kind kind, String reason, GuestFault fault) {
    assertEquals(kind, fault.kind(), fault.getMessage());
    assertTrue(fault.getMessage().contains(reason), fault.getMessage());
  }

  private static List<Integer> points(GuestAnswer answer) {
    return Arrays.stream(answer.points()).boxed().toList();
  }
}
