package hopscotch.cli.render;

import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ForceOption;
import hopscotch.core.grid.GridMap;
import hopscotch.harness.output.OutputFile;
import hopscotch.visual.render.Picture;
import hopscotch.visual.render.PictureFiles;
import hopscotch.visual.render.Zoom;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options for the file and the size of a picture. */
final class PictureOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "The file to write: .png, .svg or .gif. Default: out/<name of what is drawn>.png.")
  private Path output;

  @Option(
      names = "--size",
      paramLabel = "PIXELS",
      description = "The longest side of a map in the picture. Default: 800; 400 for a GIF.")
  private Integer size;

  @Option(names = "--zoom", paramLabel = "PIXELS", description = "The side of a cell, 1 to 64.")
  private Integer pixelsPerCell;

  @Mixin private ForceOption force;

  /** Whether the file that was named is a GIF. */
  boolean isGif() {
    return output != null && lower(output).endsWith(".gif");
  }

  /**
   * The file to write, which may be overwritten.
   *
   * @param name the name of the picture
   * @param gif whether it must be a GIF
   * @throws UsageException if it has another ending, or is not ours
   */
  Path file(String name, boolean gif) throws IOException {
    Path file = output != null ? output : Path.of("out", name + (gif ? ".gif" : ".png"));
    if (!lower(file).matches(gif ? ".*\\.gif" : ".*\\.(png|svg|gif)")) {
      throw new UsageException(
          "-o %s: expected a name ending in %s"
              .formatted(file, gif ? ".gif" : ".png, .svg or .gif"));
    }
    force.requireOurs(file, PictureFiles::isOurs);
    return file;
  }

  /** The scale of the picture; its longest side, if none was named, is given in pixels. */
  Zoom zoom(GridMap map, int longest) {
    int side = size != null ? size : longest;
    UsageException.requireAtLeast(16, "--size", side);
    return pixelsPerCell != null ? new Zoom(pixelsPerCell, 1) : Zoom.fit(map, side);
  }

  /** Writes a picture, and reports the file. */
  void write(Picture picture, Path file) throws IOException {
    PictureFiles.requireSmall(picture);
    if (lower(file).endsWith(".svg")) {
      OutputFile.write(file, out -> PictureFiles.writeSvg(picture, out));
    } else {
      OutputFile.write(file, out -> PictureFiles.writePng(picture, out));
    }
    command.commandLine().getOut().println(file);
  }

  private static String lower(Path file) {
    return file.toString().toLowerCase(Locale.ROOT);
  }
}
