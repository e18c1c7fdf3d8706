package hopscotch.cli.view;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.options.ForceOption;
import hopscotch.harness.output.OutputFile;
import hopscotch.visual.teach.course.CoursePages;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code export course}: writes the lessons as static pages. */
@Command(
    name = "course",
    description = {
      "Write a folder with the lessons of teach as pages: an index, and a page for each lesson.",
      "A lesson is gone through step by step and asks questions. The pages open from a file and"
          + " from any static host."
    },
    footer = {
      "  hopscotch export course -o course",
      "  hopscotch export course -o site/course --live ../live/index.html"
    })
final class ExportCourseCommand extends ConsoleCommand {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "The folder to write to. Default: out/course.")
  private Path output = Path.of("out", "course");

  @Option(
      names = "--live",
      paramLabel = "URL",
      description =
          "Where the page of export page is, as seen from the lessons, such as ../live/. Lessons"
              + " about one query then link to it. Default: no link.")
  private String live = "";

  @Mixin private ForceOption force;

  @Override
  public Integer call() throws IOException {
    force.requireOurs(output, CoursePages.names(), CoursePages::isOurs);
    CoursePages pages = new CoursePages(live);
    for (String file : CoursePages.names()) {
      OutputFile.write(output.resolve(file), pages.find(file).orElseThrow());
    }
    out().println(output.resolve(CoursePages.INDEX));
    return 0;
  }
}
