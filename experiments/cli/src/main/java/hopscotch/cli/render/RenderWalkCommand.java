package hopscotch.cli.render;

import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.AnswerTime;
import hopscotch.cli.options.MovementOptions;
import hopscotch.cli.options.QueryPlanners;
import hopscotch.cli.options.WalkFile;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkFiles;
import hopscotch.judge.query.WalkReplay;
import hopscotch.visual.render.Picture;
import hopscotch.visual.render.Zoom;
import hopscotch.visual.render.search.WalkPictures;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code render walk}: draws a map that changes while a unit walks on it, up to an ask. */
@Command(
    name = "walk",
    description = "Draw a walk as planners answer it: its last ask, or with --gif all of them.",
    footer = "  hopscotch render walk doors.walk --planner dstarlite --planner astar --gif")
final class RenderWalkCommand implements Callable<Integer>, Drawing {
  private static final int MOST_FRAMES = 250;
  private static final int CENTISECONDS = 12;

  @Mixin private WalkFile file;

  @Option(
      names = "--asks",
      paramLabel = "N",
      description = "Draw the first N asks of the walk. Default: all.")
  private Integer asks;

  @Mixin private QueryPlanners planners;
  @Mixin private AnswerTime time;
  @Mixin private FilmOptions film;
  @Mixin private MovementOptions movement;
  private WalkPictures drawn;

  @Override
  public Integer call() throws IOException {
    planners.specs();
    return film.draw(file.name(), () -> this);
  }

  @Override
  public Picture still() throws IOException {
    Walk walk = WalkFiles.read(file.path(), movement.letters());
    WalkPictures pictures = pictures(walk, asks(walk));
    Picture picture = pictures.next();
    while (pictures.hasNext()) {
      picture = pictures.next();
    }
    return picture;
  }

  @Override
  public Film film(Integer frames) throws IOException {
    Walk walk = WalkFiles.read(file.path(), movement.letters());
    int most = frames == null ? MOST_FRAMES : frames;
    return new Film(pictures(walk, most), CENTISECONDS, asks(walk), "asks");
  }

  private WalkPictures pictures(Walk walk, int frames) {
    Zoom size = film.zoom(walk.firstMap());
    WalkReplay replay = new WalkReplay(walk, movement.movement());
    drawn =
        new WalkPictures(walk, replay, planners.specs(), asks(walk), frames, time.budget(), size);
    return drawn;
  }

  @Override
  public List<String> faults() {
    return drawn.faults();
  }

  private int asks(Walk walk) {
    int count = walk.askCount();
    if (count == 0) {
      throw new UsageException(
          "--walk %s has no asks: expected one at least".formatted(file.path()));
    }
    if (asks != null && (asks < 1 || asks > count)) {
      throw new UsageException("--asks %d: expected 1 to %,d".formatted(asks, count));
    }
    return asks == null ? count : asks;
  }
}
