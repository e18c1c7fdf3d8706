package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/** Help speaks in whole sentences: what is shown of a text is never a part of one. */
class HelpTextsTest {
  private static final int COLUMNS = 80;

  static Stream<Named<CommandLine>> commands() {
    List<CommandLine> all = new ArrayList<>(List.of(Main.commandLine()));
    for (int i = 0; i < all.size(); i++) {
      all.addAll(all.get(i).getSubcommands().values());
    }
    return all.stream().map(command -> Named.of(command.getCommandSpec().qualifiedName(), command));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void eachLineOfADescriptionIsWhole(CommandLine command) {
    assertWhole(command.getCommandSpec().usageMessage().description());
  }

  /** The list shows the first line of a description, or the header in its place. */
  @ParameterizedTest
  @MethodSource("commands")
  void theListOfCommandsHasWholeSentences(CommandLine command) {
    String usage = words(command.getUsageMessage());
    for (CommandLine child : command.getSubcommands().values()) {
      var texts = child.getCommandSpec().usageMessage();
      String first = texts.header().length > 0 ? texts.header()[0] : texts.description()[0];
      assertWhole(first);
      assertTrue(usage.contains(child.getCommandName() + " " + words(first)), usage);
    }
  }

  /** Examples are indented, on a line; the rest are paragraphs that are wrapped where they end. */
  @ParameterizedTest
  @MethodSource("commands")
  void footersAreExamplesAndWholeParagraphs(CommandLine command) {
    for (String line : command.getCommandSpec().usageMessage().footer()) {
      if (line.startsWith("  ")) {
        assertTrue(line.length() < COLUMNS, line);
      } else if (!line.isEmpty()) {
        assertWhole(line);
        assertTrue(words(command.getUsageMessage()).contains(words(line)), line);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void eachOptionIsDescribedInWholeSentences(CommandLine command) {
    assertAll(
        command.getCommandSpec().args().stream()
            .filter(option -> !option.hidden())
            .map(ArgSpec::description)
            .map(lines -> () -> assertWhole(lines)));
  }

  private static String words(String text) {
    return text.replace("%n", " ").replace("%%", "%").strip().replaceAll("\\s+", " ");
  }

  private static void assertWhole(String... lines) {
    assertTrue(lines.length > 0);
    for (String line : lines) {
      assertTrue(words(line).matches("(?s)[A-Za-z0-9'].*[.]"), () -> Arrays.toString(lines));
    }
  }
}
