package hopscotch.experiments.cli.command;

import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.experiments.cli.options.FormatOption;
import hopscotch.experiments.query.OpenGround;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code planners}: every planner there is, or the parameters of one. */
@Command(
    name = "planners",
    description = "List the planners, or the parameters of one.",
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  hopscotch planners",
      "  hopscotch planners astar",
      "  hopscotch planners --jar mine.jar",
      "  hopscotch planners --format json"
    })
public final class PlannersCommand implements Runnable {
  @Spec private CommandSpec command;

  @Mixin private FormatOption format;

  @Parameters(index = "0", arity = "0..1", paramLabel = "ID", description = "One planner's id.")
  private String id;

  /** Made by picocli. */
  public PlannersCommand() {}

  @Override
  public void run() {
    if (id == null) {
      list();
    } else {
      show(factory());
    }
  }

  private PlannerFactory factory() {
    try {
      return Planners.factory(id);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command.commandLine(), e.getMessage());
    }
  }

  private void list() {
    PrintWriter out = command.commandLine().getOut();
    List<String> columns =
        List.of("id", "guarantee", "metric", "summary", "paper", "decorates", "parameters", "jar");
    OpenGround ground = new OpenGround();
    List<Object[]> rows = new ArrayList<>();
    for (PlannerFactory factory : Planners.all()) {
      Optional<PreparedPlanner> planner = ground.findPlanner(factory);
      rows.add(
          new Object[] {
            factory.id(),
            planner.map(p -> p.guarantee().toString()).orElse(null),
            planner.map(p -> Parameter.word(p.metric())).orElse(null),
            factory.summary(),
            factory.paper(),
            factory.innerCount(),
            factory.parameters().stream()
                .map(parameter -> parameter.name() + "=" + parameter.defaultValue())
                .toList(),
            Planners.jar(factory.id()).map(Path::toString).orElse(null)
          });
    }
    format.writeAll(out, columns, rows);
  }

  private void show(PlannerFactory factory) {
    PrintWriter out = command.commandLine().getOut();
    List<String> columns = List.of("parameter", "default", "expected", "description");
    List<Object[]> rows = new ArrayList<>();
    for (Parameter parameter : factory.parameters()) {
      rows.add(
          new Object[] {
            parameter.name(),
            parameter.defaultValue(),
            parameter.expected(),
            parameter.description()
          });
    }
    format.writeAll(out, columns, rows);
  }
}
