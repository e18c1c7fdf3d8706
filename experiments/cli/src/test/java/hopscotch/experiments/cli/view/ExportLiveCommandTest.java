package hopscotch.experiments.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.experiments.cli.CommandLineRun;
import hopscotch.experiments.cli.console.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** This module is tested without the planners for browsers, as a checkout is built at first. */
class ExportLiveCommandTest {
  @TempDir private Path folder;

  @Test
  void saysHowToBuildThePlannersIn() {
    Path site = folder.resolve("site");
    CommandLineRun run = CommandLineRun.of("export", "live", "-o", site);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("HOPSCOTCH_PROFILES=live ./hopscotch export live"), run.err());
    assertFalse(Files.exists(site));
  }
}
