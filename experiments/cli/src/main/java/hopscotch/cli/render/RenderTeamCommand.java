package hopscotch.cli.render;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.AnswerTime;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.MovementOptions;
import hopscotch.cli.options.PlanOpener;
import hopscotch.cli.options.TeamOptions;
import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.judge.team.OpenedPlan;
import hopscotch.judge.team.TeamAttempt;
import hopscotch.judge.timing.AnswerCheck;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import hopscotch.visual.render.Picture;
import hopscotch.visual.render.search.PlanPictures;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code render team}: draws a plan, or the plans that planners make for a team, side by side. */
@Command(
    name = "team",
    description = "Draw the plan of a team, or those that planners make for it, side by side.",
    footer = {
      "  hopscotch render mapf/room-32-32-4 --agents 20 --planner lacamstar --gif",
      "  hopscotch render --plan rooms.plan --gif"
    })
final class RenderTeamCommand extends ConsoleCommand implements Drawing {
  private static final int MOST_FRAMES = 250;
  private static final int CENTISECONDS = 15;
  private static final Duration TIME = Duration.ofSeconds(5);
  private static final List<String> OF_PLANNING =
      List.of(
          "--agents",
          "--units",
          "--scen",
          "--random-team",
          "--planner",
          "--limit-mb",
          "--first-plan",
          "--seed",
          "--max-millis");

  @Parameters(
      arity = "0..1",
      paramLabel = "MAP",
      description = "A file, or the name of a known map: set/name.")
  private String mapName;

  @Option(
      names = "--plan",
      paramLabel = "FILE",
      description =
          "Draw the plan of a team, as 'solve -o' writes it, with its conflicts in red: one step"
              + " of it, or with --gif all steps. Without MAP the plan names its map.")
  private Path file;

  @Option(
      names = "--step",
      paramLabel = "T",
      description = "The step of a plan to draw. Default: the one half-way.")
  private Integer step;

  @Mixin private TeamOptions team;
  @Mixin private AnswerTime time;
  @Mixin private FilmOptions film;
  @Mixin private MovementOptions movement;
  @Mixin private MapsOption maps;
  private final List<String> faults = new ArrayList<>();

  @Override
  public List<String> faults() {
    return faults;
  }

  @Override
  public Integer call() throws IOException {
    requireSensible();
    String name =
        file == null
            ? QueryDrawing.name(maps.map(mapName))
            : file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
    return film.draw(name, () -> this);
  }

  private void requireSensible() {
    if (file == null && (!team.isAsked() || mapName == null)) {
      throw new UsageException("nothing to draw: expected a map and --agents, or --plan");
    }
    for (String option : OF_PLANNING) {
      if (file != null && command().commandLine().getParseResult().hasMatchedOption(option)) {
        throw new UsageException(
            "--plan is of a plan that there is: expected no " + option + " beside it");
      }
    }
  }

  @Override
  public Picture still() throws IOException {
    PlanPictures pictures = pictures();
    if (step != null && (step < 0 || step > pictures.makespan())) {
      throw new UsageException(
          "--step %d: expected 0 to %d, the makespan".formatted(step, pictures.makespan()));
    }
    return pictures.at(step == null ? pictures.makespan() / 2 : step);
  }

  @Override
  public Film film(Integer frames) throws IOException {
    if (step != null) {
      throw new UsageException("--step is of a picture: expected no GIF");
    }
    PlanPictures pictures = pictures();
    int most = frames == null ? MOST_FRAMES : Math.max(2, frames);
    return new Film(pictures.all(most), CENTISECONDS, pictures.makespan() + 1, "steps");
  }

  private PlanPictures pictures() throws IOException {
    List<PlanPictures.Titled> plans = file == null ? made() : List.of(opened());
    return new PlanPictures(plans, film.zoom(plans.get(0).team().graph().map()));
  }

  private PlanPictures.Titled opened() throws IOException {
    OpenedPlan plan = new PlanOpener(maps, mapName, null).openOne(file);
    plan.findNote().ifPresent(note -> err().println(plan.text().source() + ": " + note));
    String title = plan.text().planner() == null ? plan.text().map() : plan.text().planner();
    return new PlanPictures.Titled(plan.team(), plan.plan(), title);
  }

  private List<PlanPictures.Titled> made() throws IOException {
    MapEntry entry = maps.map(mapName);
    GridGraph graph =
        GridGraph.of(MapReader.read(entry.file(), movement.letters()), movement.teamMovement());
    List<PlanPictures.Titled> plans = new ArrayList<>();
    for (Team asked : team.teams(graph, entry)) {
      for (PreparedTeamPlanner planner : team.prepare(graph, budget().limits())) {
        plans.add(made(planner, asked));
      }
    }
    return plans;
  }

  private TeamBudget budget() {
    return team.budget(Long.MAX_VALUE, time.or(TIME));
  }

  /** The plan that an attempt made, even if it is wrong, since a wrong plan is worth a picture. */
  private PlanPictures.Titled made(PreparedTeamPlanner planner, Team asked) {
    TeamAttempt attempt = TeamAttempt.of(planner, asked, budget());
    Plan plan = attempt.answer() == null ? null : attempt.answer().plan();
    boolean isFault = attempt.verdict().isFault();
    if (isFault) {
      faults.add(
          "planner '%s': %s: %s"
              .formatted(planner.spec(), attempt.verdict().text(), attempt.detail()));
    }
    if (plan == null && isFault) {
      throw new AnswerCheck.BadAnswerException(faults.get(faults.size() - 1));
    }
    if (plan == null) {
      throw new UsageException(
          "%s has no plan for %d units: %s"
              .formatted(
                  planner.spec(),
                  asked.size(),
                  attempt.detail() == null ? attempt.verdict().text() : attempt.detail()));
    }
    String title = planner.spec() + ", sum of costs " + attempt.answer().costs().sumOfCosts();
    return new PlanPictures.Titled(asked, plan, title);
  }
}
