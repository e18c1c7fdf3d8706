package hopscotch.cli.render;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.UsageException;
import hopscotch.core.grid.GridMap;
import hopscotch.harness.output.OutputFile;
import hopscotch.visual.render.PictureFiles;
import hopscotch.visual.render.Zoom;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options for a still picture or a GIF. */
final class FilmOptions {
  private static final int MOST_FRAMES = 2000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--gif",
      description =
          "Draw a moving picture: a search as it grows, or a walk or a plan step by step.")
  private boolean gif;

  @Option(
      names = "--frames",
      paramLabel = "N",
      description = "The most frames of a GIF, up to 2,000. Default: 60; 250 for a walk or a plan.")
  private Integer frames;

  @Mixin private PictureOptions picture;

  /** Makes a drawing, which reads files and may take a while. */
  @FunctionalInterface
  interface Draughtsman {
    /** Makes the drawing. */
    Drawing draw() throws IOException;
  }

  /** Whether the option for a GIF was given. */
  boolean isGifGiven() {
    return gif;
  }

  /** The scale of the picture. */
  Zoom zoom(GridMap map) {
    return picture.zoom(map, isGif() ? 400 : 800);
  }

  /**
   * Draws, and reports the file and the faults of the answers that are drawn.
   *
   * @param name the name of the picture
   * @return the exit code
   * @throws UsageException if something cannot be drawn in the way that was asked for
   */
  int draw(String name, Draughtsman draughtsman) throws IOException {
    if (frames != null && (frames < 1 || frames > MOST_FRAMES)) {
      throw new UsageException(
          "--frames %d: expected %s"
              .formatted(frames, frames < 1 ? "at least 1" : "at most %,d".formatted(MOST_FRAMES)));
    }
    try {
      Path file = picture.file(name, gif);
      Drawing drawing = draughtsman.draw();
      if (isGif()) {
        write(drawing.film(frames), file);
      } else {
        picture.write(drawing.still(), file);
      }
      return ConsoleCommand.tellFaults(command, drawing.faults());
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private boolean isGif() {
    return gif || picture.isGif();
  }

  private void write(Drawing.Film film, Path file) throws IOException {
    OutputFile.write(
        file,
        out -> sayThinned(film, PictureFiles.writeGif(film.frames(), film.centiseconds(), out)));
    command.commandLine().getOut().println(file);
  }

  private void sayThinned(Drawing.Film film, int pictures) {
    if (pictures < film.steps()) {
      command
          .commandLine()
          .getErr()
          .printf(
              "%,d %s in %,d pictures: what happens at those passed over is drawn with the next;"
                  + " --frames N, up to %,d, draws more%n",
              film.steps(), film.unit(), pictures, MOST_FRAMES);
    }
  }
}
