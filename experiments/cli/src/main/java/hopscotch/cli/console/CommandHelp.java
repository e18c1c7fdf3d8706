package hopscotch.cli.console;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The help of a command. It names shared options, which the program's help explains. */
public final class CommandHelp extends Help {
  private static final List<String> SHARED =
      List.of("--movement", "--maps", "--cache", "--rule", "--jar", "--guest");

  private static final String SECTION = "sharedOptions";
  private static final int WIDTH = 80;

  private final Map<String, OptionSpec> shared;

  private CommandHelp(CommandSpec command, ColorScheme scheme) {
    super(command, scheme);
    shared = shared(command.root().commandLine());
  }

  /** Gives this help to all commands of a program. */
  public static void addTo(CommandLine program) {
    program.setHelpFactory(CommandHelp::new);
    List<String> sections = new ArrayList<>(program.getHelpSectionKeys());
    sections.add(sections.indexOf(UsageMessageSpec.SECTION_KEY_FOOTER_HEADING), SECTION);
    program.setHelpSectionKeys(sections);
    Map<String, IHelpSectionRenderer> renderers = new HashMap<>(program.getHelpSectionMap());
    renderers.put(SECTION, help -> ((CommandHelp) help).sharedOptions());
    program.setHelpSectionMap(renderers);
  }

  private static Map<String, OptionSpec> shared(CommandLine program) {
    Map<String, OptionSpec> found = new LinkedHashMap<>();
    SHARED.forEach(name -> find(program, name).findFirst().ifPresent(it -> found.put(name, it)));
    return found;
  }

  private static Stream<OptionSpec> find(CommandLine command, String name) {
    return Stream.concat(
        Stream.ofNullable(command.getCommandSpec().findOption(name)),
        command.getSubcommands().values().stream().flatMap(it -> find(it, name)));
  }

  private boolean isShared(OptionSpec option) {
    OptionSpec of = shared.get(option.longestName());
    return of != null && Arrays.equals(of.description(), option.description());
  }

  private List<OptionSpec> own(List<OptionSpec> options) {
    return options.stream().filter(option -> !isShared(option)).toList();
  }

  @Override
  protected Ansi.Text createDetailedSynopsisOptionsText(
      Collection<ArgSpec> done,
      List<OptionSpec> options,
      Comparator<OptionSpec> order,
      boolean clusterBooleans) {
    return super.createDetailedSynopsisOptionsText(done, own(options), order, clusterBooleans);
  }

  @Override
  public String optionListExcludingGroups(
      List<OptionSpec> options,
      Layout layout,
      Comparator<OptionSpec> order,
      IParamLabelRenderer labels) {
    return super.optionListExcludingGroups(own(options), layout, order, labels);
  }

  private String explained(List<OptionSpec> options) {
    return super.optionListExcludingGroups(
        options,
        createDefaultLayout(options, List.of(), colorScheme()),
        createDefaultOptionSort(),
        parameterLabelRenderer());
  }

  private String sharedOptions() {
    if (commandSpec().parent() == null) {
      return "%nOptions that many commands take; the help of each names those:%n".formatted()
          + explained(List.copyOf(shared.values()));
    }
    List<String> taken =
        shared.keySet().stream()
            .filter(name -> commandSpec().findOption(name) != null)
            .filter(name -> isShared(commandSpec().findOption(name)))
            .toList();
    return taken.isEmpty()
        ? ""
        : "%n%s%n"
            .formatted(
                Paragraph.wrap(
                    "",
                    "Also %s: 'hopscotch --help' explains them.".formatted(String.join(" ", taken)),
                    WIDTH));
  }
}
