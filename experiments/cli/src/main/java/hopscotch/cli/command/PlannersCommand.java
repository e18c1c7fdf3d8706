package hopscotch.cli.command;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.ProcessNotes;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.AnyPlanner;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.MovementOptions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.Incremental;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.text.PlainError;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.harness.output.Column;
import hopscotch.judge.query.OpenMapPlanners;
import hopscotch.judge.timing.Timeout;
import hopscotch.mapf.planner.TeamGuarantee;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code planners}: lists all planners with their promises, or the parameters of one. */
@Command(
    name = "planners",
    description = "List the planners and what they promise, or the parameters of one.",
    footer = {
      "  hopscotch planners",
      "  hopscotch planners --movement 4",
      "  hopscotch planners astar",
      "  hopscotch planners lacamstar",
      "  hopscotch planners 'astar(heuristic=manhattan)' --movement 8",
      "  hopscotch planners 'rays(hpa)' --map dao/arena",
      "  hopscotch planners --jar mine.jar",
      "  hopscotch planners --format json",
      "",
      "changes: what a planner does after a change of the map: incremental (its search"
          + " goes on), in-place, repaired, or prepared-anew.",
      "moving: which ends of a walk may move between two asks without a new beginning:"
          + " none, start, both. Planners of teams have neither."
    })
public final class PlannersCommand extends ConsoleCommand {
  /** The budget for the preparation of a planner from a jar. */
  private static final Budget LONGEST = Budget.time(Duration.ofSeconds(10));

  private static final String PARAMETERS = "parameters";

  private static final List<String> COLUMNS =
      List.of(
          "id",
          "kind",
          "guarantee",
          "metric",
          "changes",
          "moving",
          "summary",
          "paper",
          "decorates",
          PARAMETERS,
          "jar");

  private static final List<Column<PreparedPlanner>> RESOLVED =
      List.of(
          new Column<>("planner", PreparedPlanner::spec),
          new Column<>("resolved", PreparedPlanner::resolved),
          new Column<>("guarantee", PreparedPlanner::guarantee),
          new Column<>("index_bytes", PreparedPlanner::indexBytes),
          new Column<>("preparation_nanos", PreparedPlanner::preparationNanos));

  /** The columns that a narrow terminal drops first, in this order. */
  private static final List<String> DROPPED =
      List.of("jar", "decorates", PARAMETERS, "moving", "changes", "paper", "kind");

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "SPEC",
      converter = AnyPlanner.Named.class,
      completionCandidates = AnyPlanner.Ids.class,
      description = "One planner: its id, for its parameters; or its spec, for its promise.")
  private PlannerSpec spec;

  @Option(
      names = "--map",
      paramLabel = "MAP",
      description =
          "Prepare the planner on a map, and say what it decides there, as a spec that makes the"
              + " same planner. A file, or the name of a known map: set/name.")
  private String map;

  @Mixin private MapsOption maps;
  @Mixin private MovementOptions movement;
  @Mixin private FormatOption format;

  private final ProcessNotes notes = ProcessNotes.ofProcess();
  private final List<String> problems = new ArrayList<>();
  private int failures;

  @Override
  public Integer call() throws IOException {
    if (map != null) {
      resolve();
    } else {
      list();
    }
    problems.forEach(err()::println);
    return failures > 0 ? ExitCode.FAULTS : ExitCode.OK;
  }

  /** Shows the choices of a planner on a map. */
  private void resolve() throws IOException {
    if (spec == null || TeamPlanners.has(spec.id())) {
      throw new UsageException("--map " + map + ": expected beside it a planner of queries");
    }
    GridGraph graph =
        GridGraph.of(MapReader.read(maps.map(map).file(), movement.letters()), movement.movement());
    KnownSpec known = UsageException.orRefuse(() -> Planners.known(spec));
    Optional<PreparedPlanner> planner =
        find(known, () -> Planners.prepare(known, graph, Budget.UNLIMITED));
    failures += planner.isEmpty() ? 1 : 0;
    format.write(out(), RESOLVED, planner.stream().toList());
  }

  private void list() {
    OpenMapPlanners ground = new OpenMapPlanners(movement.movement());
    OpenMapPlanners teamGround = new OpenMapPlanners(movement.teamMovement());
    if (spec == null) {
      List<Object[]> rows = new ArrayList<>();
      for (PlannerFactory factory : Planners.all()) {
        rows.add(row(factory, factory.id(), askPlanner(ground, OpenMapPlanners.spec(factory))));
      }
      for (TeamPlannerFactory factory : TeamPlanners.all()) {
        rows.add(row(factory, factory.id(), askTeamPlanner(teamGround, factory.spec())));
      }
      format.writeAll(out(), COLUMNS, DROPPED, rows);
      return;
    }
    boolean isBare = spec.toString().equals(spec.id());
    if (format.format().isTable()) {
      Object[] said = row(ground, teamGround);
      if (isBare) {
        said[COLUMNS.indexOf(PARAMETERS)] = null;
      }
      format.describe(out(), COLUMNS, said);
    }
    if (isBare) {
      showParameters();
    } else if (!format.format().isTable()) {
      format.writeAll(out(), COLUMNS, List.<Object[]>of(row(ground, teamGround)));
    }
  }

  private Object[] row(OpenMapPlanners ground, OpenMapPlanners teamGround) {
    if (TeamPlanners.has(spec.id())) {
      KnownSpec whole = TeamPlanners.known(spec);
      return row(TeamPlanners.factory(spec.id()), whole, askTeamPlanner(teamGround, whole));
    }
    PlannerFactory factory = Planners.factory(spec.id());
    boolean isBare = spec.toString().equals(spec.id());
    KnownSpec whole = isBare ? OpenMapPlanners.spec(factory) : Planners.known(spec);
    return row(factory, whole, askPlanner(ground, whole));
  }

  /** The properties of a planner, as texts for people. */
  private record Traits(String guarantee, String metric, String changes, String moving) {
    /** The properties of a planner that reports none. */
    static final Traits NONE = new Traits(null, null, null, null);

    static Traits of(PreparedPlanner planner) {
      return new Traits(
          planner.guarantee().toString(),
          Parameter.word(planner.metric()),
          PlannersCommand.changes(planner),
          Parameter.word(IncrementalSearches.mayMove(planner)));
    }

    static Traits of(TeamGuarantee guarantee) {
      return new Traits(guarantee.toString(), Parameter.word(guarantee.objective()), null, null);
    }
  }

  private static Object[] row(PlannerFactory factory, Object name, Traits traits) {
    return new Object[] {
      name,
      "query",
      traits.guarantee,
      traits.metric,
      traits.changes,
      traits.moving,
      factory.summary(),
      factory.paper(),
      factory.innerCount(),
      defaults(factory.parameters()),
      Planners.jar(factory.id()).map(Path::toString).orElse(null)
    };
  }

  private static Object[] row(TeamPlannerFactory factory, Object name, Traits traits) {
    return new Object[] {
      name,
      "team",
      traits.guarantee,
      traits.metric,
      traits.changes,
      traits.moving,
      factory.summary(),
      factory.paper(),
      0,
      defaults(factory.parameters()),
      TeamPlanners.jar(factory.id()).map(Path::toString).orElse(null)
    };
  }

  /** The way in which the planner takes up changes of the map. */
  private static String changes(PreparedPlanner planner) {
    if (planner.capability(Incremental.class).isPresent()) {
      return "incremental";
    }
    if (planner.capability(Changeable.class).isPresent()) {
      return "in-place";
    }
    return planner.capability(Repairable.class).isPresent() ? "repaired" : "prepared-anew";
  }

  private static List<String> defaults(List<Parameter> parameters) {
    return parameters.stream()
        .map(parameter -> parameter.name() + "=" + parameter.defaultValue())
        .toList();
  }

  private Traits askPlanner(OpenMapPlanners ground, KnownSpec one) {
    return find(one, () -> Traits.of(ground.planner(one))).orElse(Traits.NONE);
  }

  private Traits askTeamPlanner(OpenMapPlanners ground, KnownSpec one) {
    Supplier<Traits> traits =
        () -> Traits.of(TeamPlanners.prepare(one, ground.graph(), Budget.UNLIMITED).guarantee());
    return find(one, traits).orElse(Traits.NONE);
  }

  /**
   * The result of a preparation. Empty if the planner refuses the movement, or fails. The reasons
   * are printed on standard error once at the end, since a planner may end this process, which is
   * then started again without it.
   */
  private <T> Optional<T> find(KnownSpec one, Supplier<T> preparation) {
    String name = one.toString();
    Optional<String> failure = notes.findFailure(name);
    if (failure.isPresent()) {
      fail(name, failure.get());
      return Optional.empty();
    }
    notes.prepares(name);
    try {
      return Optional.of(Timeout.ask(one, LONGEST, preparation));
    } catch (IllegalArgumentException e) {
      problems.add("refused: " + e.getMessage());
    } catch (RuntimeException | Error e) {
      notes.failed(name, PlainError.text(e));
      fail(name, PlainError.text(e));
    } finally {
      notes.prepared(name);
    }
    return Optional.empty();
  }

  private void fail(String planner, String cause) {
    problems.add("failed: planner '%s': %s".formatted(planner, cause));
    failures++;
  }

  private void showParameters() {
    List<Parameter> parameters =
        TeamPlanners.has(spec.id())
            ? TeamPlanners.factory(spec.id()).parameters()
            : Planners.factory(spec.id()).parameters();
    if (format.format().isTable()) {
      out().println();
      format.describe(
          out(),
          defaults(parameters),
          parameters.stream()
              .map(it -> "%s. Expected: %s.".formatted(it.description(), it.expected()))
              .toArray());
      return;
    }
    List<Column<Parameter>> columns =
        List.of(
            new Column<>("parameter", Parameter::name),
            new Column<>("default", Parameter::defaultValue),
            new Column<>("expected", Parameter::expected),
            new Column<>("description", Parameter::description));
    format.write(out(), columns, parameters);
  }
}
