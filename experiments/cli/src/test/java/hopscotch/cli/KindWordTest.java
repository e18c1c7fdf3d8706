package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.ParseResult;

/** Which kind of problem {@code solve} and {@code render} take a line for. */
class KindWordTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve --map m --from 0,0 --to 1,1 | query",
        "solve query --map m               | query",
        "solve --planner hpa --walk=w      | walk",
        "solve walk w --limit 3            | walk",
        "solve --map m --agents 2          | team",
        "solve --seed 1 --agents 2 --map m | team",
        "render m                          | map",
        "render -om.png --zoom 3 m         | map",
        "render m --row 3                  | query",
        "render m --heat                   | query",
        "render --walk w --gif             | walk",
        "render --plan p -o p.gif          | team",
        "render m --agents 2               | team",
        "solve --map m --threads 2 --limit -1 | query",
      })
  void theOptionsTellTheKind(String line, String kind) {
    String[] words = line.strip().split(" ");
    ParseResult parsed = Main.commandLine(words).parseArgs(words);
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    assertEquals(kind, parsed.commandSpec().name());
  }

  @Test
  void helpAloneIsOfAllKinds() {
    CommandLineRun run = CommandLineRun.of("solve", "--help");
    assertTrue(run.out().startsWith("Usage: hopscotch solve [-hV]"), run.out());
    assertTrue(
        CommandLineRun.of("solve", "--agents", 2, "--help")
            .out()
            .startsWith("Usage: hopscotch solve team"));
  }

  @Test
  void anOptionOfAnotherKindIsNamedWithIt() {
    CommandLineRun run = CommandLineRun.of("solve", "walk", "w", "--index", "i");
    assertEquals(2, run.code());
    assertTrue(
        run.err().contains("--index is of 'hopscotch solve query': expected none here"), run.err());
  }
}
