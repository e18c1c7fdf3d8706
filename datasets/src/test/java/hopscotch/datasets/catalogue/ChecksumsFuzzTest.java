package hopscotch.datasets.catalogue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ChecksumsFuzzTest {
  @FuzzTest
  void checksums(byte[] input) {
    HostileInput.read(input, BadFileException.class, ChecksumsFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeChecksums() throws IOException {
    HostileInput.huge(HostileInput.seeds(ChecksumsFuzzTest.class, "checksums"))
        .forEach(this::checksums);
  }

  private static void read(byte[] bytes) throws IOException {
    Path folder = Files.createTempDirectory("fuzz");
    try {
      Files.write(folder.resolve(Checksums.FILE_NAME), bytes);
      Checksums.in(folder);
    } finally {
      Files.deleteIfExists(folder.resolve(Checksums.FILE_NAME));
      Files.delete(folder);
    }
  }
}
