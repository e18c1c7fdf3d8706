package hopscotch.experiments.cli.command;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.cli.options.PlanOpener;
import hopscotch.experiments.render.Picture;
import hopscotch.experiments.render.PictureFiles;
import hopscotch.experiments.render.PlanPictures;
import hopscotch.experiments.render.Zoom;
import hopscotch.experiments.results.OutputFile;
import hopscotch.experiments.team.OpenedPlan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code render --plan}: the plan of a team, whole or at one step. */
final class RenderPlan {
  private static final int MOST_FRAMES = 250;
  private static final int CENTISECONDS = 15;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--plan",
      paramLabel = "FILE",
      description =
          "Draw the plan of a team, as 'solve --plan' writes it; conflicts in red. With --gif"
              + " all of it. The map is the one that the plan names, if none is named here.")
  private Path file;

  @Option(
      names = "--step",
      paramLabel = "T",
      description = "The step to draw. Default: the one half-way.")
  private Integer step;

  RenderPlan() {}

  boolean isAsked() {
    return file != null;
  }

  /** The plan's name, without folders and ending. */
  String name() {
    return file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
  }

  void requireNone() {
    if (step != null) {
      throw wrong("--step is of a plan: expected --plan beside it");
    }
  }

  /**
   * Draws the plan.
   *
   * @param frames the most frames of a GIF; {@code null} for the default
   */
  void drawGif(PlanOpener opener, Function<GridMap, Zoom> zoom, Integer frames, Path target)
      throws IOException {
    if (step != null) {
      throw wrong("--step is of a picture: expected no GIF");
    }
    PlanPictures pictures = pictures(open(opener), zoom);
    int most = frames == null ? MOST_FRAMES : Math.max(2, frames);
    OutputFile.write(target, out -> PictureFiles.writeGif(pictures.all(most), CENTISECONDS, out));
  }

  /** Draws one step of the plan. */
  Picture picture(PlanOpener opener, Function<GridMap, Zoom> zoom) throws IOException {
    OpenedPlan plan = open(opener);
    int makespan = plan.plan().makespan();
    if (step != null && (step < 0 || step > makespan)) {
      throw wrong("--step %d: expected 0 to %d, the makespan".formatted(step, makespan));
    }
    return pictures(plan, zoom).at(step == null ? makespan / 2 : step);
  }

  private PlanPictures pictures(OpenedPlan plan, Function<GridMap, Zoom> zoom) {
    return new PlanPictures(
        plan.team(),
        plan.plan(),
        plan.text().planner() == null ? plan.text().map() : plan.text().planner(),
        zoom.apply(plan.team().graph().map()));
  }

  private OpenedPlan open(PlanOpener opener) throws IOException {
    List<OpenedPlan> plans = opener.open(file);
    if (plans.size() > 1) {
      throw wrong(
          "--plan %s has %d plans: expected one, as 'hopscotch mapf convert --row' takes it"
              .formatted(file, plans.size()));
    }
    return plans.get(0);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
