package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** One flag for one thing. */
class OptionNamesTest {
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
        command.getSubcommands().values().stream().flatMap(OptionNamesTest::options));
  }
}
