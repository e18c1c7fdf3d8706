package hopscotch.harness.verify;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class JournalFuzzTest {
  private static final Job JOB =
      new Job(new MapEntry("toy", Path.of("a.map")), Path.of("a.map.scen"), 1, "f");

  @FuzzTest
  void journal(byte[] input) {
    HostileInput.read(input, BadFileException.class, JournalFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeJournal() throws IOException {
    HostileInput.huge(HostileInput.seeds(JournalFuzzTest.class, "journal")).forEach(this::journal);
  }

  private static void read(byte[] bytes) throws IOException {
    Path file = Files.createTempFile("fuzz", ".jsonl");
    try {
      Files.write(file, bytes);
      try (Journal journal = new Journal(file, List.of("astar"))) {
        journal.find(JOB);
      }
    } finally {
      Files.delete(file);
    }
  }
}
