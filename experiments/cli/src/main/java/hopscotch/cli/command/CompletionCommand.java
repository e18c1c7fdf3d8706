package hopscotch.cli.command;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.datasets.catalogue.Cache;
import hopscotch.datasets.catalogue.Catalogue;
import hopscotch.datasets.catalogue.Dataset;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code completion}: a script for the shell's tab key. */
@Command(
    name = "completion",
    description = "Print a script for bash and zsh that completes with the tab key.",
    footer = {
      "  source <(hopscotch completion)",
      "  hopscotch completion > ~/.local/share/bash-completion/completions/hopscotch",
      "",
      "Within quotes, as in --planner 'astar(heuristic=, the script completes the"
          + " parameters of a planner. Elsewhere it completes commands, options, planners, sets,"
          + " and maps as set/name. It knows the planners of the moment when it is written, with"
          + " --jar also those of a jar."
    })
public final class CompletionCommand extends ConsoleCommand {
  @Override
  public Integer call() throws IOException {
    CommandLine root = command().root().commandLine();
    String script = AutoComplete.bash(root.getCommandName(), root) + names();
    out().print(script.replace("\r\n", "\n"));
    return 0;
  }

  private static String names() throws IOException {
    List<String> ids = new ArrayList<>();
    StringBuilder parameters = new StringBuilder();
    StringBuilder values = new StringBuilder();
    for (PlannerFactory factory : Planners.all()) {
      ids.add(factory.id());
      boolean decorates = factory.innerCount() > 0;
      append(factory.id(), factory.parameters(), decorates, parameters, values);
    }
    for (TeamPlannerFactory factory : TeamPlanners.all()) {
      ids.add(factory.id());
      append(factory.id(), factory.parameters(), false, parameters, values);
    }
    String sets =
        Catalogue.standard().sets().stream().map(Dataset::id).collect(Collectors.joining(" "));
    return template()
        .replace("@PLANNERS@", String.join(" ", ids))
        .replace("@SETS@", sets)
        .replace("@CACHE@", Cache.standard().root().toString().replace("'", "'\\''"))
        .replace("@PARAMETERS@\n", parameters)
        .replace("@VALUES@\n", values);
  }

  private static void append(
      String id,
      List<Parameter> all,
      boolean decorates,
      StringBuilder parameters,
      StringBuilder values) {
    String names = all.stream().map(one -> one.name() + "=").collect(Collectors.joining(" "));
    String inner = decorates ? "\"" + names + " $_hopscotch_planners\"" : "'" + names + "'";
    parameters.append("    %s) echo %s ;;\n".formatted(id, inner));
    for (Parameter one : all) {
      List<String> known = one.choices().isEmpty() ? List.of(one.defaultValue()) : one.choices();
      values.append("    %s.%s) echo '%s' ;;\n".formatted(id, one.name(), String.join(" ", known)));
    }
  }

  private static String template() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            CompletionCommand.class.getResourceAsStream("/hopscotch/completion.bash"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
