package hopscotch.experiments.cli.command;

import hopscotch.core.planner.Incremental;
import hopscotch.core.planner.IncrementalSearches;
import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.Repairable;
import hopscotch.experiments.cli.console.Format;
import hopscotch.experiments.cli.options.FormatOption;
import hopscotch.experiments.cli.options.MovementOptions;
import hopscotch.experiments.cli.options.SpecConverter;
import hopscotch.experiments.query.OpenGround;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code planners}: every planner there is and what it promises, or the parameters of one. */
@Command(
    name = "planners",
    description = "List the planners and what they promise, or the parameters of one.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  hopscotch planners",
      "  hopscotch planners --directions 4",
      "  hopscotch planners astar",
      "  hopscotch planners 'astar(heuristic=manhattan)' --directions 8",
      "  hopscotch planners --jar mine.jar",
      "  hopscotch planners --format json",
      "",
      "changes: how a planner takes up changes of the map: incremental, repaired, or",
      "prepared-anew. moving: which ends of a walk may move between two asks without a",
      "new beginning: none, start, both."
    })
public final class PlannersCommand implements Runnable {
  @Spec private CommandSpec command;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "SPEC",
      converter = SpecConverter.Known.class,
      description = "One planner: its id, for its parameters; or its spec, for its promise.")
  private PlannerSpec spec;

  @Mixin private MovementOptions movement;
  @Mixin private FormatOption format;

  /** Made by picocli. */
  public PlannersCommand() {}

  @Override
  public void run() {
    OpenGround ground = new OpenGround(movement.movement());
    if (spec == null) {
      list(ground, Planners.all().stream().map(OpenGround::spec).toList(), true);
      return;
    }
    boolean isBare = spec.toString().equals(spec.id());
    if (!isBare || format.format() == Format.TABLE) {
      PlannerSpec whole = isBare ? OpenGround.spec(Planners.factory(spec.id())) : spec;
      list(ground, List.of(whole), false);
    }
    if (isBare) {
      command.commandLine().getOut().print(format.format() == Format.TABLE ? "\n" : "");
      show(Planners.factory(spec.id()));
    }
  }

  /** A row for each planner; why one serves no such movement is said on standard error. */
  private void list(OpenGround ground, List<PlannerSpec> specs, boolean byId) {
    PrintWriter out = command.commandLine().getOut();
    List<String> columns =
        List.of(
            "id",
            "guarantee",
            "metric",
            "changes",
            "moving",
            "summary",
            "paper",
            "decorates",
            "parameters",
            "jar");
    List<Object[]> rows = new ArrayList<>();
    for (PlannerSpec one : specs) {
      PlannerFactory factory = Planners.factory(one.id());
      PreparedPlanner planner = planner(ground, one);
      rows.add(
          new Object[] {
            byId ? one.id() : one,
            planner == null ? null : planner.guarantee().toString(),
            planner == null ? null : Parameter.word(planner.metric()),
            planner == null ? null : changes(planner),
            planner == null ? null : Parameter.word(IncrementalSearches.mayMove(planner)),
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

  /** How the planner takes up changes of the map. */
  private static String changes(PreparedPlanner planner) {
    if (planner.capability(Incremental.class).isPresent()) {
      return "incremental";
    }
    return planner.capability(Repairable.class).isPresent() ? "repaired" : "prepared-anew";
  }

  /** {@code null} where the planner refuses the movement. */
  private PreparedPlanner planner(OpenGround ground, PlannerSpec one) {
    try {
      return ground.planner(one);
    } catch (IllegalArgumentException e) {
      command.commandLine().getErr().println("refused: " + e.getMessage());
      return null;
    }
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
