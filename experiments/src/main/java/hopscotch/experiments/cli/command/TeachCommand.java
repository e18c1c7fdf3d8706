package hopscotch.experiments.cli.command;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.DidYouMean;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.experiments.cli.console.OutputFailedException;
import hopscotch.experiments.cli.options.MovementOptions;
import hopscotch.experiments.cli.options.SpecConverter;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.teach.Board;
import hopscotch.experiments.teach.Classroom;
import hopscotch.experiments.teach.Comparison;
import hopscotch.experiments.teach.Lecture;
import hopscotch.experiments.teach.Lesson;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code teach}: a search step by step, in the terminal. */
@Command(
    name = "teach",
    description = "Go through a search step by step on a small map.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  hopscotch teach",
      "  hopscotch teach swamp --planner dijkstra",
      "  hopscotch teach weights --page",
      "  hopscotch teach rooms",
      "  hopscotch teach corner --corners always --print | less",
      "",
      "A drawing of your own is a text file of letters: . ground, S swamp at four times the cost,",
      "@ blocked, one A to start at and one B to reach. --terrain .=1,S=3,W=9 weighs otherwise."
    })
public final class TeachCommand implements Callable<Integer> {
  private static final int PRINTED_COLUMNS = 1000;
  private static final int DEFAULT_COLUMNS = 80;
  private static final int DEFAULT_ROWS = 24;

  /** The size of a screen. */
  private record Screen(int columns, int rows) {}

  @Spec private CommandSpec command;

  @Parameters(
      paramLabel = "LESSON",
      arity = "0..1",
      defaultValue = "wall",
      description =
          "wall, swamp, dead-end, corner, weights, rooms, intervals, or a file with a drawing."
              + " Default: wall.")
  private String name;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = SpecConverter.class,
      description =
          "The planner. Default: what the lesson is about, else astar(open=heap), as textbooks have"
              + " it.")
  private PlannerSpec spec;

  @Option(names = "--print", description = "Print every step, for a pipe; no keys, no colours.")
  private boolean print;

  @Option(names = "--page", description = "Open a built-in lesson as a page, as view does.")
  private boolean page;

  @Option(names = "--no-open", description = "With --page: do not open the browser.")
  private boolean closed;

  @Mixin private MovementOptions movement;

  /** Made by picocli. */
  public TeachCommand() {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    try {
      Lesson lesson = lesson();
      if (page) {
        openPage(lesson);
      } else {
        teach(lesson);
      }
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command.commandLine(), e.getMessage());
    }
    return 0;
  }

  private Lesson lesson() throws IOException {
    Lesson builtIn = Lesson.find(name).orElse(null);
    if (builtIn != null) {
      return movement.isTerrainNamed() ? builtIn.with(movement.movement().terrain()) : builtIn;
    }
    Path file = Path.of(name);
    List<String> lessons = Lesson.BUILT_IN.stream().map(Lesson::name).toList();
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException(
          "'%s'%s: expected a file with a drawing, or one of %s"
              .formatted(name, DidYouMean.hint(name, lessons), String.join(", ", lessons)));
    }
    if (Files.size(file) > 2L * Lesson.MAX_SIDE * (Lesson.MAX_SIDE + 2)) {
      throw new IllegalArgumentException(
          "%s: expected a drawing of at most %d x %d"
              .formatted(name, Lesson.MAX_SIDE, Lesson.MAX_SIDE));
    }
    List<String> rows =
        Files.readString(file, StandardCharsets.ISO_8859_1)
            .lines()
            .filter(r -> !r.isEmpty())
            .toList();
    Lesson drawn = Lesson.drawn(name, List.of(), rows, Lesson.BUILT_IN.get(0).terrain());
    return movement.isTerrainNamed() ? drawn.with(movement.movement().terrain()) : drawn;
  }

  private void teach(Lesson lesson) throws IOException {
    GridGraph graph = GridGraph.of(lesson.map(), lesson.movement(movement.movement()));
    Query query = Query.of(lesson.start(), lesson.goal());
    List<Lecture> lectures =
        planners(lesson).stream()
            .map(each -> Lecture.of(Planners.prepare(each, graph, Budget.UNLIMITED), query))
            .toList();
    boolean isInteractive = !print && isTerminal(0) && isTerminal(1);
    Screen screen = isInteractive ? screen() : new Screen(PRINTED_COLUMNS, Integer.MAX_VALUE);
    String noColour = System.getenv("NO_COLOR");
    boolean colours = isInteractive && (noColour == null || noColour.isEmpty());
    List<Board> boards =
        lectures.stream()
            .map(each -> new Board(lesson, each, screen.columns(), screen.rows(), colours))
            .toList();
    if (isInteractive) {
      withKeys(boards, screen.rows());
    } else {
      boards.forEach(this::print);
    }
    if (lectures.size() > 1) {
      command.commandLine().getOut().println();
      Comparison.lines(lectures).forEach(command.commandLine().getOut()::println);
    }
  }

  private List<PlannerSpec> planners(Lesson lesson) {
    return spec != null
        ? List.of(spec)
        : lesson.planners().stream().map(PlannerSpec::parse).toList();
  }

  private void openPage(Lesson lesson) throws IOException, InterruptedException {
    if (Lesson.find(lesson.name()).isEmpty()) {
      throw new IllegalArgumentException(
          "--page: expected a built-in lesson; open a map of your own by view");
    }
    String planners =
        planners(lesson).stream()
            .map(each -> "&planner=" + URLEncoder.encode(each.toString(), StandardCharsets.UTF_8))
            .collect(Collectors.joining());
    Movement chosen = movement.movement();
    String fragment =
        "#map=lesson/%s%s&directions=%d&corners=%s"
            .formatted(lesson.name(), planners, chosen.directions(), chosen.corners().text());
    ViewCommand.serve(command.commandLine(), MapLibrary.of(List.of()), null, 0, fragment, !closed);
  }

  private void print(Board board) {
    PrintWriter out = command.commandLine().getOut();
    board.key().forEach(out::println);
    for (int i = 0; i < board.size(); i++) {
      out.println();
      board.lines(i).forEach(out::println);
      OutputFailedException.flush(out);
    }
  }

  /** Keys arrive one by one only if the terminal is told so; it is set back in the end. */
  private void withKeys(List<Board> boards, int rows) throws IOException {
    stty("-icanon", "-echo", "min", "1");
    Thread restore = new Thread(() -> stty("sane"), "restore-terminal");
    Runtime.getRuntime().addShutdownHook(restore);
    InputStreamReader keys =
        new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8);
    new Classroom(boards, rows, keys, command.commandLine().getOut()).run();
  }

  private static boolean isTerminal(int descriptor) {
    return run("test", "-t", Integer.toString(descriptor));
  }

  private static void stty(String... arguments) {
    String[] words = new String[arguments.length + 1];
    words[0] = "stty";
    System.arraycopy(arguments, 0, words, 1, arguments.length);
    run(words);
  }

  private static boolean run(String... words) {
    try {
      return new ProcessBuilder(words).inheritIO().start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static Screen screen() {
    try {
      Process process =
          new ProcessBuilder("stty", "size").redirectInput(ProcessBuilder.Redirect.INHERIT).start();
      String[] words =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
              .strip()
              .split(" ");
      if (words.length == 2 && !words[0].equals("0") && !words[1].equals("0")) {
        return new Screen(Integer.parseInt(words[1]), Integer.parseInt(words[0]));
      }
    } catch (IOException | NumberFormatException e) {
      return new Screen(DEFAULT_COLUMNS, DEFAULT_ROWS);
    }
    return new Screen(DEFAULT_COLUMNS, DEFAULT_ROWS);
  }
}
