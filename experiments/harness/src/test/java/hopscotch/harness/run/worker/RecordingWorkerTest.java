package hopscotch.harness.run.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.judge.query.Point;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("processes")
class RecordingWorkerTest {
  private static final Duration LIMIT = Duration.ofSeconds(20);

  @TempDir private Path folder;
  private Path map;

  @BeforeEach
  void writeMap() throws IOException {
    map = folder.resolve("corner.map");
    Files.writeString(map, "type octile\nheight 3\nwidth 3\nmap\n...\n.@.\n.@.\n");
  }

  private Recorder.Asked asked(String spec, int x, int y) {
    return new Recorder.Asked(
        map, Movement.OCTILE.toString(), Planners.known(spec), new Point(x, y), new Point(2, 1));
  }

  /** The border makes the row 4 cells wide, so that (0, 0) is cell 5, where the planner fails. */
  @Test
  void aPlannerThatEndsTheProcessCostsItsOwnRecording() throws IOException {
    try (RecordingWorker worker = new RecordingWorker("256m")) {
      for (String fault : List.of("exit", "throw", "null", "illegal")) {
        String spec = "faulty(astar,fault=%s)".formatted(fault);
        assertEquals(Optional.empty(), worker.record(asked(spec, 0, 0), LIMIT), fault);
      }
      Recorded recorded = worker.record(asked("astar", 0, 1), LIMIT).orElseThrow();
      assertEquals(List.of(1, 3, 1, 1, 5, 1, 5, 3), recorded.path());
      assertEquals(List.of(0, 0, 3, 3), recorded.box());
    }
  }

  @Test
  void aMapThatIsGoneIsNoRecording() throws IOException {
    try (RecordingWorker worker = new RecordingWorker("256m")) {
      Files.delete(map);
      assertEquals(Optional.empty(), worker.record(asked("astar", 0, 1), LIMIT));
    }
  }
}
