package hopscotch.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.run.PlanManifest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is sent to a node, and a unit that is run from it there. */
class BundleTest {
  @TempDir private Path folder;

  @Test
  void aUnitRunsFromAnUnpackedBundle() throws IOException {
    Bundle bundle = Studies.bundle(folder.resolve("bundle"));
    bundle.pack(folder.resolve("bundle.zip"));
    unpack(folder.resolve("bundle.zip"), folder.resolve("node"));
    Path run = folder.resolve("run");
    UnitProcess unit = start("1/2", run);
    assertTrue(unit.await(() -> false));
    JsonNode manifest = RunDirectory.manifest(run);
    assertEquals(PlanManifest.of(bundle.plan()).path("suiteHash"), manifest.path("suiteHash"));
    assertEquals("1/2", manifest.path("shard").asText());
    assertTrue(manifest.path("sessions").path(0).path("complete").asBoolean());
    assertTrue(RunDirectory.countRows(run) > 0);
    UnitFailedException failed =
        assertThrows(UnitFailedException.class, () -> start("3/2", run).await(() -> false));
    assertTrue(
        failed.getMessage().contains("unit 3/2 ended with exit code 1"), failed.getMessage());
    assertFalse(start("2/2", folder.resolve("killed")).await(() -> true));
  }

  private UnitProcess start(String shard, Path run) throws IOException {
    return UnitProcess.start(
        folder.resolve("node"), List.of("-Xmx128m"), shard, run, folder.resolve("said"));
  }

  private static void unpack(Path zip, Path target) throws IOException {
    try (InputStream in = Files.newInputStream(zip);
        ZipInputStream entries = new ZipInputStream(in)) {
      for (ZipEntry entry; (entry = entries.getNextEntry()) != null; ) {
        Path file = target.resolve(entry.getName());
        Files.createDirectories(file.getParent());
        Files.copy(entries, file);
      }
    }
  }
}
