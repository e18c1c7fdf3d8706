package hopscotch.datasets.catalogue;

import static java.io.OutputStream.nullOutputStream;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ZipSourceFuzzTest {
  private static final ZipSource.Limits LIMITS =
      new ZipSource.Limits(1000, 8 << 20, 200, 16 << 20, 16 << 20);

  @FuzzTest
  void zip(byte[] input) {
    HostileInput.read(input, BadFileException.class, ZipSourceFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeZip() throws IOException {
    HostileInput.huge(HostileInput.seeds(ZipSourceFuzzTest.class, "zip")).forEach(this::zip);
  }

  private static void read(byte[] bytes) throws IOException {
    Path zip = Files.createTempFile("fuzz", ".zip");
    try {
      Files.write(zip, bytes);
      ZipSource.read(
          zip,
          LIMITS,
          (what, done, all) -> {},
          (folders, name, input) -> input.transferTo(nullOutputStream()));
    } finally {
      Files.delete(zip);
    }
  }
}
