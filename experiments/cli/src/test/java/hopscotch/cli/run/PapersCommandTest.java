package hopscotch.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import org.junit.jupiter.api.Test;

class PapersCommandTest {
  @Test
  void aPageNeedsARecord() {
    CommandLineRun run = CommandLineRun.of("papers", "gppc2014", "--page");
    assertEquals(2, run.code(), run.err());
    assertEquals("", run.out());
    assertTrue(run.err().contains("--page: nothing was counted of gppc2014"), run.err());
  }

  @Test
  void aPaperThatWasNeverRunShowsWhatItPrints() {
    CommandLineRun run = CommandLineRun.of("papers", "gppc2023");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("Not run yet: hopscotch run gppc2023"), run.out());
    assertTrue(run.out().contains("42 figures, 0 of them compared"), run.out());
  }

  @Test
  void aClaimThatDoesNotComeOutHasItsCommand() {
    CommandLineRun run = CommandLineRun.of("papers", "--claims", "--page");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("| paper | claim | what comes out | command |"), run.out());
    assertTrue(run.out().contains("| ./hopscotch run carlson2024 |"), run.out());
  }
}
