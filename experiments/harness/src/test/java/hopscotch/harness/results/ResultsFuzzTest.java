package hopscotch.harness.results;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.row.RowFormat;
import hopscotch.judge.query.ProblemKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ResultsFuzzTest {
  @FuzzTest
  void run(byte[] input) {
    HostileInput.read(input, BadFileException.class, ResultsFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeRun() throws IOException {
    HostileInput.huge(HostileInput.seeds(ResultsFuzzTest.class, "run")).forEach(this::run);
  }

  /** A manifest in the first line, then rows, each of which is given its right checksum. */
  private static void read(byte[] bytes) throws IOException {
    Path folder = Files.createTempDirectory("fuzz");
    try {
      int end = 0;
      while (end < bytes.length && bytes[end] != '\n') {
        end++;
      }
      Files.write(folder.resolve("manifest.json"), Arrays.copyOf(bytes, end));
      Files.write(folder.resolve("rows-0.csv"), segment(bytes, end + 1));
      Results.read(folder);
      try (RunDirectory run = RunDirectory.open(folder)) {
        run.done();
      }
      RunMerge.merge(List.of(folder, folder), folder.resolve("merged"));
      Results.read(folder.resolve("merged"));
    } finally {
      delete(folder);
    }
  }

  private static byte[] segment(byte[] bytes, int from) {
    ByteArrayOutputStream segment = new ByteArrayOutputStream();
    segment.writeBytes(RowFormat.header(ProblemKind.QUERY).getBytes(StandardCharsets.UTF_8));
    int start = from;
    for (int i = from; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        CRC32 crc = new CRC32();
        crc.update(bytes, start, i - start);
        segment.write(bytes, start, i - start);
        String end = "," + HexFormat.of().toHexDigits((int) crc.getValue()) + "\n";
        segment.writeBytes(end.getBytes(StandardCharsets.UTF_8));
        start = i + 1;
      }
    }
    return segment.toByteArray();
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
