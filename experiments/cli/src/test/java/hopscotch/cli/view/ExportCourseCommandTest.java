package hopscotch.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.cli.console.ExitCode;
import hopscotch.visual.teach.Course;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportCourseCommandTest {
  @TempDir private Path folder;

  @Test
  void writesAPageForEachLessonAndAnIndexThatLinksToIt() throws IOException {
    Path course = folder.resolve("course");
    CommandLineRun run = CommandLineRun.of("export", "course", "-o", course);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals(course.resolve("index.html") + "\n", run.out());
    String index = Files.readString(course.resolve("index.html"));
    for (String name : Course.names()) {
      assertTrue(index.contains("href=\"" + name + ".html\""), name);
      String page = Files.readString(course.resolve(name + ".html"));
      assertFalse(page.contains("src=\"http") || page.contains("href=\"http"), name);
      assertFalse(page.contains("id=\"live\""), name);
    }
  }

  @Test
  void linksToThePageToPlayWith() throws IOException {
    Path course = folder.resolve("linked");
    CommandLineRun.of("export", "course", "-o", course, "--live", "../live/index.html");
    String page = Files.readString(course.resolve("ties.html"));
    assertTrue(page.contains("href=\"../live/index.html#map=lesson/ties&amp;planner=astar"), page);
  }

  @Test
  void keepsTheFilesOfOthers() throws IOException {
    Files.writeString(folder.resolve("course.js"), "months of work");
    CommandLineRun run = CommandLineRun.of("export", "course", "-o", folder);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("or --force"), run.err());
    assertFalse(Files.exists(folder.resolve("index.html")));
  }
}
