package hopscotch.cli.view;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.OutputFailedException;
import hopscotch.cli.console.Terminal;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.AnyPlanner;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.MovementOptions;
import hopscotch.core.grid.Terrain;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.text.DidYouMean;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.output.OutputFile;
import hopscotch.visual.teach.Classroom;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.LessonPage;
import hopscotch.visual.teach.course.CoursePages;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.LessonBoard;
import hopscotch.visual.teach.lesson.LessonDrawing;
import hopscotch.visual.teach.lesson.Screen;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code teach}: shows a search step by step, in the terminal. */
@Command(
    name = "teach",
    description = "Go through a search step by step on a small map.",
    footer = {
      "  hopscotch teach",
      "  hopscotch teach swamp --planner dijkstra",
      "  hopscotch teach weights --page",
      "  hopscotch teach rooms",
      "  hopscotch teach replan",
      "  hopscotch teach --list",
      "  hopscotch teach weights -o weights.html",
      "  hopscotch teach corner --movement always --print | less",
      "",
      "A drawing of your own is a text file of letters: . ground, S swamp at four times the"
          + " cost, @ blocked, one A to start at and one B to reach. With --movement .=1,S=2 they"
          + " weigh otherwise."
    })
public final class TeachCommand extends ConsoleCommand {
  private static final int PRINTED_COLUMNS = 1000;
  private static final int DEFAULT_COLUMNS = 80;
  private static final int DEFAULT_ROWS = 24;

  @Parameters(
      paramLabel = "LESSON",
      arity = "0..1",
      defaultValue = "wall",
      description = "A lesson of --list, or a file with a drawing. Default: wall.")
  private String name;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = AnyPlanner.Converter.class,
      completionCandidates = AnyPlanner.Ids.class,
      description =
          "The planner. Default: what the lesson is about, else astar(open=heap), as textbooks have"
              + " it.")
  private KnownSpec spec;

  @Option(names = "--list", description = "List the lessons, in the order of a course.")
  private boolean list;

  @Option(names = "--print", description = "Print every step, for a pipe; no keys, no colours.")
  private boolean print;

  @Option(names = "--page", description = "Open a built-in lesson as a page of the course.")
  private boolean page;

  @Option(names = "--no-open", description = "With --page: do not open the browser.")
  private boolean closed;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write a page to print, an HTML file: the lesson, exercises, and answers that the"
              + " planners work out.")
  private Path output;

  @Mixin private ForceOption force;
  @Mixin private MovementOptions movement;

  @Override
  public Integer call() throws IOException, InterruptedException {
    try {
      Lesson lesson = list ? null : lesson();
      if (list) {
        list();
      } else if (output != null) {
        writePage(lesson);
      } else if (page) {
        openPage(lesson);
      } else {
        return teach(lesson);
      }
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
    return 0;
  }

  private void list() {
    int width = Course.names().stream().mapToInt(String::length).max().orElse(0);
    for (Lesson lesson : Course.LESSONS) {
      out()
          .printf(
              "%2d  %-" + width + "s  %s%n", Course.number(lesson), lesson.name(), lesson.topic());
    }
  }

  private Lesson lesson() throws IOException {
    Terrain terrain = movement.isTerrainNamed() ? movement.movement().terrain() : null;
    Lesson ofCourse = Course.find(name).orElse(null);
    if (ofCourse != null) {
      return terrain == null ? ofCourse : ofCourse.with(terrain);
    }
    Path file = Path.of(name);
    List<String> lessons = Course.names();
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException(
          "'%s'%s: expected a file with a drawing, or one of %s"
              .formatted(name, DidYouMean.hint(name, lessons), String.join(", ", lessons)));
    }
    if (Files.size(file) > 2L * LessonDrawing.MAX_SIDE * (LessonDrawing.MAX_SIDE + 2)) {
      throw new IllegalArgumentException(
          "%s: expected a drawing of at most %d x %d"
              .formatted(name, LessonDrawing.MAX_SIDE, LessonDrawing.MAX_SIDE));
    }
    List<String> rows =
        Files.readString(file, StandardCharsets.ISO_8859_1)
            .lines()
            .filter(r -> !r.isEmpty())
            .toList();
    return Course.drawn(name, rows, terrain);
  }

  private void writePage(Lesson lesson) throws IOException {
    if (Course.number(lesson) == 0 || spec != null || page || print) {
      throw new IllegalArgumentException(
          "-o: expected a built-in lesson, and none of --planner, --page and --print beside it");
    }
    force.requireOurs(output, LessonPage::isOurs);
    OutputFile.write(
        output, LessonPage.write(lesson, Course.number(lesson), Course.LESSONS.size()));
    out().println(output);
  }

  private int teach(Lesson lesson) throws IOException {
    boolean isInteractive = !print && Terminal.is(Terminal.IN) && Terminal.is(Terminal.OUT);
    String noColour = System.getenv("NO_COLOR");
    boolean colours = isInteractive && (noColour == null || noColour.isEmpty());
    Screen screen =
        isInteractive ? screen(colours) : new Screen(PRINTED_COLUMNS, Integer.MAX_VALUE, false);
    List<Lecture> lectures = lesson.lectures(spec, movement.movement());
    List<LessonBoard> boards =
        lectures.stream().map(lecture -> new LessonBoard(lesson, lecture, screen)).toList();
    if (isInteractive) {
      withKeys(boards, screen.rows());
    } else {
      boards.forEach(this::print);
    }
    List<String> comparison = lesson.comparison(spec, movement.movement());
    if (!comparison.isEmpty()) {
      out().println();
      comparison.forEach(out()::println);
    }
    out().flush();
    return tellFaults(lectures.stream().flatMap(each -> each.findFault().stream()).toList());
  }

  private void openPage(Lesson lesson) throws IOException, InterruptedException {
    if (Course.number(lesson) == 0 || spec != null) {
      throw new IllegalArgumentException(
          "--page: expected a built-in lesson, and no --planner beside it; to try a planner on a"
              + " map, open the map by view");
    }
    String page = "course/" + CoursePages.page(lesson.name());
    ViewCommand.serve(command().commandLine(), MapLibrary.of(List.of()), null, 0, page, !closed);
  }

  private void print(LessonBoard board) {
    board.key().forEach(out()::println);
    for (int i = 0; i < board.size(); i++) {
      out().println();
      board.lines(i).forEach(out()::println);
      OutputFailedException.flush(out());
    }
  }

  /** Runs a lesson by keys. The terminal delivers keys one by one, and is reset at the end. */
  private void withKeys(List<LessonBoard> boards, int rows) throws IOException {
    stty("-icanon", "-echo", "min", "1");
    Thread restore = new Thread(() -> stty("sane"), "restore-terminal");
    Runtime.getRuntime().addShutdownHook(restore);
    InputStreamReader keys =
        new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8);
    new Classroom(boards, rows, keys, out()).run();
  }

  private static void stty(String... arguments) {
    String[] words = new String[arguments.length + 1];
    words[0] = "stty";
    System.arraycopy(arguments, 0, words, 1, arguments.length);
    Terminal.run(words);
  }

  private static Screen screen(boolean colours) {
    int[] size = Terminal.findSize().orElse(new int[] {DEFAULT_ROWS, DEFAULT_COLUMNS});
    return new Screen(size[1], size[0], colours);
  }
}
