package hopscotch.judge.team;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PlanReaderFuzzTest {

  @FuzzTest
  void plan(byte[] input) {
    HostileInput.read(input, BadFileException.class, PlanReaderFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugePlan() throws IOException {
    HostileInput.huge(HostileInput.seeds(PlanReaderFuzzTest.class, "plan")).forEach(this::plan);
  }

  private static void read(byte[] bytes) throws IOException {
    Path file = Files.createTempFile("fuzz", ".plan");
    try {
      Files.write(file, bytes);
      PlanReader.read(file);
    } finally {
      Files.delete(file);
    }
  }
}
