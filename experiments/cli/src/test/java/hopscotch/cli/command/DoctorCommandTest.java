package hopscotch.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.cli.CommandLineRun;
import hopscotch.cli.SmallSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {
  @TempDir private Path folder;

  @Test
  void theMapsThatAreFoundAreNamedBySet() throws IOException {
    SmallSets.write(folder);
    CommandLineRun run = doctor("--maps", folder, "--format", "json");
    assertEquals(0, run.code(), run.out());
    JsonNode maps = find(run, "maps");
    assertEquals("good", maps.get("state").asText());
    assertEquals(folder + ": other (1), toy (2)", maps.get("found").asText());
  }

  @Test
  void aFolderOfMapsThatIsNotThereIsBroken() throws IOException {
    CommandLineRun run = doctor("--maps", folder.resolve("none"), "--format", "json");
    assertEquals(3, run.code());
    assertEquals("broken", find(run, "maps").get("state").asText());
    assertTrue(run.err().startsWith("1 broken, "), run.err());
  }

  @Test
  void forPeopleItIsTextOf80Columns() throws IOException {
    Path load = Files.createDirectories(folder.resolve("proc")).resolve("loadavg");
    Files.writeString(load, "3.00 2.00 1.00 1/100 42\n");
    CommandLineRun run = doctor("--maps", Files.createDirectory(folder.resolve("maps")));
    assertEquals(0, run.code(), run.out());
    assertTrue(run.out().contains("load     noisy    3.00 in the last minute"), run.out());
    assertTrue(run.out().contains("top says what"), run.out());
    for (String line : run.out().lines().toList()) {
      assertTrue(line.length() <= 80 || line.contains(folder.toString()), line);
    }
  }

  private CommandLineRun doctor(Object... options) {
    Object[] words = new Object[options.length + 5];
    words[0] = "doctor";
    words[1] = "--root";
    words[2] = folder;
    words[3] = "--cache";
    words[4] = folder.resolve("cache");
    System.arraycopy(options, 0, words, 5, options.length);
    return CommandLineRun.of(words);
  }

  private static JsonNode find(CommandLineRun run, String check) throws IOException {
    for (JsonNode row : run.json()) {
      if (row.get("check").asText().equals(check)) {
        return row;
      }
    }
    throw new AssertionError("no row for " + check + " in " + run.out());
  }
}
