package hopscotch.cli.console;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Tells whether a stream of this process is a terminal, and how large it is. */
public final class Terminal {
  /** The descriptor of standard input. */
  public static final int IN = 0;

  /** The descriptor of standard output. */
  public static final int OUT = 1;

  /** The descriptor of standard error. */
  public static final int ERR = 2;

  private static final String COLUMNS = "[1-9]\\d{0,4}";

  private Terminal() {}

  /**
   * Whether a descriptor is a terminal. Java can only ask about stdin and stdout together, but
   * {@code test -t} asks about one. Without such a program, as on Windows, the answer is no.
   */
  public static boolean is(int descriptor) {
    return run("test", "-t", Integer.toString(descriptor));
  }

  /**
   * The number of columns that fit on the output of a descriptor: the value of the variable {@code
   * COLUMNS}, or else the width of the terminal. There is no limit without a terminal, or if it
   * does not report its width.
   */
  public static int columns(int descriptor) {
    if (!is(descriptor)) {
      return Integer.MAX_VALUE;
    }
    String named = System.getenv("COLUMNS");
    return named != null && named.matches(COLUMNS) ? Integer.parseInt(named) : width();
  }

  private static int width() {
    return findSize().map(size -> size[1]).orElse(Integer.MAX_VALUE);
  }

  /** The rows and columns of the terminal. Empty if it does not report them. */
  public static Optional<int[]> findSize() {
    try {
      Process process =
          new ProcessBuilder("stty", "size").redirectInput(new File("/dev/tty")).start();
      String[] words =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
              .strip()
              .split(" ");
      return words.length == 2 && Arrays.stream(words).allMatch(word -> word.matches(COLUMNS))
          ? Optional.of(Arrays.stream(words).mapToInt(Integer::parseInt).toArray())
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Runs a program on the terminal, and returns whether it succeeded. */
  public static boolean run(String... words) {
    try {
      return new ProcessBuilder(words).inheritIO().start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
