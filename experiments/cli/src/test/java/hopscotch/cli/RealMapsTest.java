package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import hopscotch.core.testkit.RealMaps;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands on published maps, where {@code HOPSCOTCH_MAPS} names their folder. */
class RealMapsTest {
  @TempDir private Path folder;
  private Path maps;

  @BeforeEach
  void findMaps() {
    maps = RealMaps.folder();
  }

  @Test
  void aGameMapIsSolvedOptimally() {
    CommandLineRun run =
        CommandLineRun.of(
            "solve", "--maps", maps, "--map", "dao/orz700d", "--every", 100, "--format", "csv");
    assertEquals(0, run.code(), run.err());
    assertEquals(39, run.csv().size());
    for (NamedCsvRecord row : run.csv()) {
      assertEquals("optimal", row.getField("verdict"), row.toString());
    }
  }

  @Test
  void theRowsOfAFileThatIsWrongAreNamedAndNotThePlanners() {
    CommandLineRun run =
        CommandLineRun.of(
            "verify",
            "wc3maps512/gnollwood",
            "--maps",
            maps,
            "--cache",
            folder,
            "--planner",
            "astar",
            "--rows",
            "--format",
            "csv");
    assertEquals(0, run.code(), run.err());
    List<NamedCsvRecord> rows = run.csv();
    assertEquals(6, rows.size());
    for (NamedCsvRecord row : rows) {
      assertEquals("reference-disagrees", row.getField("verdict"));
    }
  }
}
