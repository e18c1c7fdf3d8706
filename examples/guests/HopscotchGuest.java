import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A planner in Java as a guest of Hopscotch: the guest's side of docs/guests.md.
 *
 * <pre>{@code
 * HopscotchGuest.serve("mine", "1.0", "OPTIMAL", MyPlanner::new, "directions=4,8");
 * }</pre>
 *
 * where {@code MyPlanner} has a constructor that takes a {@link Grid} and is the preparation.
 */
public final class HopscotchGuest {
  private static final int[][] MOVES = {
    {1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}
  };

  private final BufferedReader in;
  private final PrintStream out;
  private final Function<Grid, Planner> make;
  private Grid grid;
  private Planner planner;

  private HopscotchGuest(BufferedReader in, PrintStream out, Function<Grid, Planner> make) {
    this.in = in;
    this.out = out;
    this.make = make;
  }

  /** What answers queries. */
  public interface Planner {
    /** A path, start and goal included; two cells of it are joined by a run of one move. */
    Answer find(int start, int goal);

    /** Takes up changes: the grid has the new weights already. Asked only if it is offered. */
    default void change(List<Integer> cells) {
      throw new UnsupportedOperationException();
    }

    /** The bytes of what was built beside the map; 0 if they are not told. */
    default long indexBytes() {
      return 0;
    }
  }

  /**
   * An answer.
   *
   * @param cells the path; {@code null} if there is none
   * @param expanded how many nodes were expanded; -1 if it is not counted
   */
  public record Answer(List<Integer> cells, long expanded) {}

  /** A map under a movement. A cell is y * width + x. */
  public static final class Grid {
    public final int width;
    public final int height;
    public final int directions;
    public final double diagonal;

    /** What a move costs at a cell, the mean of two; 0 is blocked. */
    public final int[] weights;

    private final int neededFree;
    private final Map<Character, Integer> terrain = new HashMap<>();

    Grid(String[] words) throws IOException {
      width = Integer.parseInt(words[1]);
      height = Integer.parseInt(words[2]);
      directions = Integer.parseInt(words[3]);
      neededFree = words[4].equals("never") ? 2 : words[4].equals("one-free") ? 1 : 0;
      String[] pair = words[5].split("/");
      diagonal =
          pair.length < 2 ? Math.sqrt(2) : Double.parseDouble(pair[1]) / Double.parseDouble(pair[0]);
      for (String letter : words[6].split(words[6].contains("=") ? "," : "")) {
        terrain.put(
            letter.charAt(0), letter.length() > 1 ? Integer.parseInt(letter.substring(2)) : 1);
      }
      List<String> lines = Files.readAllLines(Path.of(words[7]), StandardCharsets.ISO_8859_1);
      int first = lines.indexOf("map") + 1;
      weights = new int[width * height];
      for (int cell = 0; cell < weights.length; cell++) {
        set(cell, lines.get(first + cell / width).charAt(cell % width));
      }
    }

    private void set(int cell, char letter) {
      weights[cell] = terrain.getOrDefault(letter, 0);
    }

    public boolean isFree(int x, int y) {
      return x >= 0 && x < width && y >= 0 && y < height && weights[y * width + x] > 0;
    }

    /** What takes a legal move. */
    public interface Moves {
      void accept(int from, int to, double cost);
    }

    /** The legal moves from a cell. */
    public void moves(int cell, Moves moves) {
      int x = cell % width;
      int y = cell / width;
      for (int d = 0; isFree(x, y) && d < directions; d++) {
        int dx = MOVES[d][0];
        int dy = MOVES[d][1];
        int free = (isFree(x + dx, y) ? 1 : 0) + (isFree(x, y + dy) ? 1 : 0);
        if (isFree(x + dx, y + dy) && (d < 4 || free >= neededFree)) {
          int to = cell + dy * width + dx;
          moves.accept(cell, to, (d < 4 ? 1 : diagonal) * (weights[cell] + weights[to]) / 2);
        }
      }
    }

    /** The octile distance of two cells, or that of rows and columns with 4 directions. */
    public double distance(int a, int b) {
      int dx = Math.abs(a % width - b % width);
      int dy = Math.abs(a / width - b / width);
      return directions == 4 ? dx + dy : Math.max(dx, dy) + (diagonal - 1) * Math.min(dx, dy);
    }
  }

  /**
   * Speaks with the host until it says quit. What the planner prints goes to standard error.
   *
   * @param serves what is served beyond the benchmarks' movement, with {@code changes=yes} if
   *     changes are
   */
  public static void serve(
      String name, String version, String promise, Function<Grid, Planner> make, String serves)
      throws IOException {
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.US_ASCII);
    System.setOut(System.err);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    HopscotchGuest guest = new HopscotchGuest(in, out, make);
    String hello = String.join(" ", name, version, promise, serves);
    for (String line = in.readLine(); !"quit".equals(line) && line != null; line = in.readLine()) {
      String[] words = line.split(" ", 8);
      try {
        if (words[0].equals("hopscotch-guest")) {
          out.print("hello 2 " + hello + "\n");
        } else {
          guest.obey(words);
        }
      } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
        out.print("error " + said(e) + "\n");
      }
      out.flush();
    }
  }

  private void obey(String[] words) throws IOException {
    long begun = System.nanoTime();
    switch (words[0]) {
      case "map" -> {
        grid = new Grid(words);
        out.print("mapped\n");
      }
      case "prepare" -> {
        planner = make.apply(grid);
        long nanos = System.nanoTime() - begun;
        out.print("prepared " + nanos + " " + planner.indexBytes() + "\n");
      }
      case "change" -> {
        List<Integer> cells = new ArrayList<>();
        for (int i = Integer.parseInt(words[1]); i > 0; i--) {
          String[] change = in.readLine().split(" ");
          int cell = Integer.parseInt(change[2]) * grid.width + Integer.parseInt(change[1]);
          grid.set(cell, change[3].charAt(0));
          cells.add(cell);
        }
        begun = System.nanoTime();
        planner.change(cells);
        out.print("changed " + (System.nanoTime() - begun) + "\n");
      }
      case "block" -> {
        for (int i = Integer.parseInt(words[1]); i > 0; i--) {
          out.print(answer(in.readLine().split(" ")) + "\n");
        }
        out.print("done\n");
      }
      default -> out.print("error unknown message: " + words[0] + "\n");
    }
  }

  /** What a fault says, in one line. */
  private static String said(Throwable e) {
    return e.toString().replaceAll("\\s+", " ");
  }

  private String answer(String[] query) {
    int start = Integer.parseInt(query[3]) * grid.width + Integer.parseInt(query[2]);
    int goal = Integer.parseInt(query[5]) * grid.width + Integer.parseInt(query[4]);
    long begun = System.nanoTime();
    try {
      Answer answer = planner.find(start, goal);
      long nanos = System.nanoTime() - begun;
      StringBuilder text = new StringBuilder("answer ").append(query[1]);
      text.append(answer.cells() == null ? " none " : " found ").append(nanos).append(' ');
      text.append(answer.expanded() < 0 ? "-" : answer.expanded());
      List<Integer> cells = answer.cells() == null ? List.of() : answer.cells();
      for (int i = 0; i < cells.size(); i++) {
        boolean isEnd = i == 0 || i + 1 == cells.size();
        if (isEnd || isTurn(cells.get(i - 1), cells.get(i), cells.get(i + 1))) {
          text.append(' ').append(cells.get(i) % grid.width);
          text.append(',').append(cells.get(i) / grid.width);
        }
      }
      return text.toString();
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return "answer " + query[1] + " error " + said(e);
    }
  }

  /** Whether a path that goes through three cells turns at the second. */
  private boolean isTurn(int a, int b, int c) {
    int width = grid.width;
    return b % width - a % width != c % width - b % width
        || b / width - a / width != c / width - b / width;
  }
}
