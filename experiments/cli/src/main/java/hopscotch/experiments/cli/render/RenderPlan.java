package hopscotch.experiments.cli.render;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.cli.options.team.PlanOpener;
import hopscotch.experiments.render.Picture;
import hopscotch.experiments.render.Zoom;
import hopscotch.experiments.render.search.PlanPictures;
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
          "Draw the plan of a team, as 'solve -o' writes it; conflicts in red. With --gif"
              + " all of it. The map is the one that the plan names, if none is named here.")
  private Path file;

  @Option(
      names = "--step",
      paramLabel = "T",
      description = "The step of a plan to draw. Default: the one half-way.")
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
      throw wrong("--step is of a plan: expected --plan or --agents beside it");
    }
  }

  /** The plan, to be drawn. */
  Drawing drawing(PlanOpener opener, Function<GridMap, Zoom> zoom) {
    return new Drawing() {
      @Override
      public Picture still() throws IOException {
        return RenderPlan.this.still(pictures(open(opener), zoom));
      }

      @Override
      public Film film(Integer frames) throws IOException {
        return RenderPlan.this.film(pictures(open(opener), zoom), frames);
      }
    };
  }

  /** One step of plans: the one that was asked for, or the one half-way. */
  Picture still(PlanPictures pictures) {
    if (step != null && (step < 0 || step > pictures.makespan())) {
      throw wrong("--step %d: expected 0 to %d, the makespan".formatted(step, pictures.makespan()));
    }
    return pictures.at(step == null ? pictures.makespan() / 2 : step);
  }

  /** All steps of plans, or as many as there may be pictures. */
  Drawing.Film film(PlanPictures pictures, Integer frames) {
    if (step != null) {
      throw wrong("--step is of a picture: expected no GIF");
    }
    int most = frames == null ? MOST_FRAMES : Math.max(2, frames);
    return new Drawing.Film(pictures.all(most), CENTISECONDS, pictures.makespan() + 1, "steps");
  }

  private static PlanPictures pictures(OpenedPlan plan, Function<GridMap, Zoom> zoom) {
    String title = plan.text().planner() == null ? plan.text().map() : plan.text().planner();
    return new PlanPictures(
        List.of(new PlanPictures.Titled(plan.team(), plan.plan(), title)),
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
