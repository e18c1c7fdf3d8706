package hopscotch.harness.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Outcome;
import hopscotch.datasets.movingai.MapWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The host of entries of the competition, around an entry that is slow, throws, and opens files.
 */
@Tag("programs")
class GppcBuildTest {
  private static final Duration TIME_LIMIT = Duration.ofSeconds(20);
  private static final GridMap MAP = GridMap.of(64, 4, (x, y) -> true);

  @TempDir private static Path folder;

  private GuestSession session;

  @BeforeAll
  static void build() throws Exception {
    Guests.requireCompiler();
    Path entry = Files.createDirectory(folder.resolve("entry"));
    Files.copy(Guests.examples().resolve("gppc/library/Entry.h"), entry.resolve("Entry.h"));
    Files.copy(Guests.file("gppc_entry.cpp"), entry.resolve("Entry.cpp"));
    Path host = folder.resolve("host");
    MapWriter.write(MAP, folder.resolve("a.map"));
    GppcBuild.Result built = new GppcBuild(entry, List.of(), List.of("-O0")).build(host);
    assertTrue(built.isBuilt(), built.output());
  }

  @BeforeEach
  void start() throws GuestFault {
    GuestProgram program =
        new GuestProgram(List.of(folder.resolve("host").toString()), "/", null, null);
    GuestLimits limits = new GuestLimits(TIME_LIMIT, Lines.MAX_BYTES, null, false);
    session = GuestSession.start(program, limits, "gppc-test", null);
    map();
  }

  @AfterEach
  void end() {
    session.close();
  }

  private void map() throws GuestFault {
    session.map(folder.resolve("a.map"), MAP, Movement.OCTILE, TIME_LIMIT);
    session.prepare(TIME_LIMIT);
  }

  @Test
  void theRestOfAPathThatTookTooLongIsNoAnswerToTheNextQuery() throws Exception {
    int[] ends = {0, 0, 9, 0, 4, 3, 6, 3};
    List<GuestAnswer> answers = session.ask(ends, Duration.ofMillis(10), Long.MAX_VALUE).answers();
    assertEquals(Outcome.OUT_OF_TIME, answers.get(0).outcome());
    assertEquals(List.of(4, 3, 6, 3), points(answers.get(1)));
  }

  @Test
  void whatAnEntryThrowsIsOneLine() throws Exception {
    int[] ends = {0, 1, 9, 1, 4, 3, 6, 3};
    List<GuestAnswer> answers = session.ask(ends, TIME_LIMIT, Long.MAX_VALUE).answers();
    assertEquals("it says: out of ideas", answers.get(0).problem());
    assertEquals(List.of(4, 3, 6, 3), points(answers.get(1)));
  }

  @Test
  void noFileStaysOpenFromMapToMap() throws Exception {
    map();
    int before = nextFile();
    map();
    assertEquals(before, nextFile());
  }

  private int nextFile() throws GuestFault {
    int[] ends = {0, 2, 1, 2};
    return session.ask(ends, TIME_LIMIT, Long.MAX_VALUE).answers().get(0).points()[0];
  }

  private static List<Integer> points(GuestAnswer answer) {
    return Arrays.stream(answer.points()).boxed().toList();
  }
}
