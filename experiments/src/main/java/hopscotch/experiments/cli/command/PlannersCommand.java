package hopscotch.experiments.cli.command;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.experiments.cli.console.Rows;
import hopscotch.experiments.cli.options.FormatOption;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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
      "  hopscotch planners --format json"
    })
public final class PlannersCommand implements Runnable {
  private static final String EMPTY_ROW = ".".repeat(32);

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
        List.of("id", "guarantee", "metric", "summary", "paper", "decorates", "parameters");
    GridGraph graph = emptyGraph();
    try (Rows rows = format.open(out, columns)) {
      for (PlannerFactory factory : Planners.all()) {
        Planner planner = example(factory, graph);
        rows.add(
            factory.id(),
            planner == null ? null : planner.guarantee().toString(),
            planner == null ? null : Parameter.word(planner.metric()),
            factory.summary(),
            factory.paper(),
            factory.innerCount(),
            factory.parameters().stream()
                .map(parameter -> parameter.name() + "=" + parameter.defaultValue())
                .toList());
      }
    }
  }

  private void show(PlannerFactory factory) {
    PrintWriter out = command.commandLine().getOut();
    List<String> columns = List.of("parameter", "default", "expected", "description");
    try (Rows rows = format.open(out, columns)) {
      for (Parameter parameter : factory.parameters()) {
        rows.add(
            parameter.name(),
            parameter.defaultValue(),
            parameter.expected(),
            parameter.description());
      }
    }
  }

  /** The planner with its defaults, on open ground; a decorator is shown around A*. */
  private static Planner example(PlannerFactory factory, GridGraph graph) {
    PlannerSpec inner = new PlannerSpec("astar", List.of(), Map.of());
    List<PlannerSpec> inners = Collections.nCopies(factory.innerCount(), inner);
    try {
      return Planners.prepare(
          new PlannerSpec(factory.id(), inners, Map.of()), graph, Budget.UNLIMITED);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  private static GridGraph emptyGraph() {
    String[] rows = Collections.nCopies(EMPTY_ROW.length(), EMPTY_ROW).toArray(String[]::new);
    return GridGraph.of(GridMap.parse(rows), Movement.OCTILE);
  }
}
