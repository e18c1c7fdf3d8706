package hopscotch.experiments.cli.render;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkFiles;
import hopscotch.experiments.query.WalkReplay;
import hopscotch.experiments.render.Picture;
import hopscotch.experiments.render.Zoom;
import hopscotch.experiments.render.search.WalkPictures;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code render --walk}: a map that changes while a unit walks on it, up to an ask. */
final class RenderWalk {
  private static final int MOST_FRAMES = 250;
  private static final int CENTISECONDS = 12;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--walk",
      paramLabel = "FILE",
      description =
          "Draw a walk as the planners answer it: the last of its asks, or with --gif all of them.")
  private Path file;

  @Option(
      names = "--asks",
      paramLabel = "N",
      description = "Draw the first N asks of the walk. Default: all.")
  private Integer asks;

  RenderWalk() {}

  boolean isAsked() {
    return file != null;
  }

  /** The walk's name, without folders and ending. */
  String name() {
    return file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
  }

  void requireNone() {
    if (asks != null) {
      throw wrong("--asks is of a walk: expected --walk beside it");
    }
  }

  /** The walk, to be drawn. */
  Drawing drawing(List<PlannerSpec> planners, Movement movement, Function<GridMap, Zoom> zoom) {
    return new Drawing() {
      @Override
      public Picture still() throws IOException {
        Walk walk = WalkFiles.read(file);
        WalkPictures pictures = pictures(walk, asks(walk));
        Picture picture = pictures.next();
        while (pictures.hasNext()) {
          picture = pictures.next();
        }
        return picture;
      }

      @Override
      public Film film(Integer frames) throws IOException {
        Walk walk = WalkFiles.read(file);
        int most = frames == null ? MOST_FRAMES : frames;
        return new Film(pictures(walk, most), CENTISECONDS, asks(walk), "asks");
      }

      private WalkPictures pictures(Walk walk, int frames) {
        Zoom size = zoom.apply(walk.firstMap());
        return new WalkPictures(
            walk, new WalkReplay(walk, movement), planners, asks(walk), frames, size);
      }
    };
  }

  private int asks(Walk walk) {
    int count = walk.askCount();
    if (count == 0) {
      throw wrong("--walk %s has no asks: expected one at least".formatted(file));
    }
    if (asks != null && (asks < 1 || asks > count)) {
      throw wrong("--asks %d: expected 1 to %,d".formatted(asks, count));
    }
    return asks == null ? count : asks;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
