package hopscotch.harness.results;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SegmentFuzzTest {
  @FuzzTest
  void segment(byte[] input) {
    HostileInput.read(input, BadFileException.class, SegmentFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeSegment() throws IOException {
    HostileInput.huge(HostileInput.seeds(SegmentFuzzTest.class, "segment")).forEach(this::segment);
  }

  /** The file as it is: mostly torn or damaged. */
  private static void read(byte[] bytes) throws IOException {
    Path file = Files.createTempFile("fuzz", ".csv");
    try {
      Files.write(file, bytes);
      RowReader.forEach(file, row -> row.asked());
      Segment.append(file).close();
    } finally {
      Files.delete(file);
    }
  }
}
