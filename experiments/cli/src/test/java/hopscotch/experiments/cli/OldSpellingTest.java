package hopscotch.experiments.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.experiments.cli.console.ExitCode;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** One flag for one thing: what was spelt otherwise is answered with what to type. */
class OldSpellingTest {
  private static final Set<String> OLD = Set.of("--limit-s", "--step-limit-s", "--out");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve --map m --agents 2 --limit-s 10 | --limit-s 10 | --max-millis 10000",
        "solve --map m --agents 2 --limit-s 0.25 | --limit-s 0.25 | --max-millis 250",
        "solve --map m --limit-s 0.0001 | --limit-s 0.0001 | --max-millis 1",
        "solve --map m --limit-s soon | --limit-s soon | --max-millis MS",
        "render m --agents 2 --limit-s 1e1 | --limit-s 1e1 | --max-millis 10000",
        "solve --map m --agents 2 --plan p | --plan p | -o p",
        "mapf lifelong --map m --agents 2 --plan p | --plan p | -o p",
        "mapf lifelong --map m --agents 2 --step-limit-s 2 | --step-limit-s 2 | --step-millis 2000",
        "solve --map m --wide | --wide | --format wide",
        "render m --by-g | --by-g | --show g",
        "render m --tree | --tree | --show tree",
        "render m --no-clusters | --no-clusters | --show none",
        "render m --edges | --edges | --show edges",
        "datasets generate maze --out maps | --out maps | -o maps",
        "datasets convert a.tmx a.map | a.tmx a.map | a.tmx -o a.map",
      })
  void isAnsweredWithTheNewOne(String command, String typed, String now) {
    CommandLineRun run = CommandLineRun.of((Object[]) command.split(" "));
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    String expected = typed + " is no longer known: expected " + now;
    assertTrue(run.err().lines().anyMatch(line -> line.endsWith(expected)), run.err());
  }

  @Test
  void noHelpTellsOfThem() {
    List<String> told =
        options(Main.commandLine())
            .filter(option -> !option.hidden())
            .flatMap(option -> Arrays.stream(option.names()))
            .filter(name -> OLD.contains(name) || name.endsWith("-s"))
            .toList();
    assertEquals(List.of(), told);
  }

  @Test
  void whatIsCalledOutputIsAlsoCalledMinusO() {
    List<OptionSpec> outputs =
        options(Main.commandLine())
            .filter(
                option ->
                    List.of(option.names()).stream().anyMatch(Set.of("-o", "--output")::contains))
            .toList();
    assertTrue(outputs.size() >= 12, outputs.toString());
    outputs.forEach(
        option ->
            assertEquals(List.of("-o", "--output"), List.of(option.names()), option.toString()));
  }

  private static Stream<OptionSpec> options(CommandLine command) {
    return Stream.concat(
        command.getCommandSpec().options().stream(),
        command.getSubcommands().values().stream().flatMap(OldSpellingTest::options));
  }
}
