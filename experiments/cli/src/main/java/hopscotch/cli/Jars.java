package hopscotch.cli;

import hopscotch.core.planner.Planners;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Loads foreign planners from the jars that {@code --jar} or {@code HOPSCOTCH_CLASSPATH} names.
 * They are loaded before a command line is parsed, since planners are looked up during the parsing.
 */
final class Jars {
  static final String OPTION = "--jar";

  private Jars() {}

  /** Loads the jars that a command line names, and reports what could not be loaded. */
  static void load(String[] args, PrintWriter err) throws IOException {
    List<Path> jars = named(args);
    if (!jars.isEmpty()) {
      add(jars);
    }
    if (!jars.isEmpty() || isClassPathNamed()) {
      Planners.problems().forEach(problem -> err.println("hopscotch: " + problem));
      TeamPlanners.problems().forEach(problem -> err.println("hopscotch: " + problem));
      err.flush();
    }
  }

  /** Adds the planners of jars, of which each must be readable. */
  static void add(List<Path> jars) throws IOException {
    Planners.addJars(jars);
    for (Path jar : jars) {
      Path file = jar.toAbsolutePath().normalize();
      if (!Planners.jarFiles().contains(file)) {
        throw new IOException(
            Planners.problems().stream()
                .filter(problem -> problem.startsWith(file + ": "))
                .findFirst()
                .orElseThrow());
      }
    }
  }

  /** Whether the environment or a property names jars. */
  static boolean isClassPathNamed() {
    return System.getenv(Planners.CLASS_PATH_VARIABLE) != null
        || System.getProperty(Planners.CLASS_PATH) != null;
  }

  /** Whether a command line names jars, or a file of arguments, which may name some. */
  static boolean mayBeNamed(String[] args) {
    return !named(args).isEmpty() || Arrays.stream(args).anyMatch(arg -> arg.startsWith("@"));
  }

  private static List<Path> named(String[] args) {
    List<Path> jars = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      if (args[i].startsWith(OPTION + "=")) {
        add(args[i].substring(OPTION.length() + 1), jars);
      } else if (args[i].equals(OPTION) && i + 1 < args.length) {
        add(args[++i], jars);
      }
    }
    return jars;
  }

  /** Adds a jar. A name that cannot be that of a file is left to the parser, which reports it. */
  private static void add(String name, List<Path> jars) {
    try {
      jars.add(Path.of(name));
    } catch (InvalidPathException e) {
      return;
    }
  }
}
