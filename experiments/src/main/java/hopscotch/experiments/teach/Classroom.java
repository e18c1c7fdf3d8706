package hopscotch.experiments.teach;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

/** Leads through a lecture by keys: right and left, first and last, quit. */
public final class Classroom {
  private static final String CLEAR = "\u001b[H\u001b[2J";
  private static final int ESCAPE = 27;
  private static final String KEYS = "keys: right and left arrow, 0 first, $ last, q quit";

  private final Board board;
  private final int size;
  private final int rows;
  private final Reader keys;
  private final PrintWriter out;
  private int step;

  /**
   * A classroom.
   *
   * @param size how many steps the lecture has
   * @param rows how many lines may be seen at once
   * @param keys one character at a time, arrow keys as terminals send them
   */
  public Classroom(Board board, int size, int rows, Reader keys, PrintWriter out) {
    this.board = board;
    this.size = size;
    this.rows = rows;
    this.keys = keys;
    this.out = out;
  }

  /** The step shown. */
  public int step() {
    return step;
  }

  /** Shows steps until q is pressed or the keys end. */
  public void run() throws IOException {
    boolean goesOn = true;
    while (goesOn) {
      show();
      goesOn = press(readKey());
    }
  }

  private void show() {
    out.print(CLEAR);
    lines().forEach(out::println);
    out.flush();
  }

  /** The board and its key; without the key, and cut off, where the screen is too small. */
  private List<String> lines() {
    List<String> lines = new ArrayList<>(board.lines(step));
    if (lines.size() + board.key().size() + 2 <= rows) {
      lines.addAll(board.key());
    } else if (lines.size() + 2 > rows) {
      int room = Math.max(1, rows - 3);
      String rest = "... " + (lines.size() - room) + " more lines: enlarge the terminal";
      lines = new ArrayList<>(lines.subList(0, room));
      lines.add(rest);
    }
    lines.add(KEYS);
    return lines;
  }

  /** The key as one character: an arrow becomes l or h, Home 0, End $. */
  private int readKey() throws IOException {
    int key = keys.read();
    if (key != ESCAPE) {
      return key;
    }
    int bracket = keys.read();
    int code = bracket == '[' || bracket == 'O' ? keys.read() : bracket;
    return switch (code) {
      case 'C', 'B' -> 'l';
      case 'D', 'A' -> 'h';
      case 'H' -> '0';
      case 'F' -> '$';
      default -> code < 0 ? code : ' ' + 256;
    };
  }

  private boolean press(int key) {
    switch (key) {
      case 'l', ' ', 'n', '\r', '\n' -> step = Math.min(size - 1, step + 1);
      case 'h', 'p', '\b', 127 -> step = Math.max(0, step - 1);
      case '0' -> step = 0;
      case '$' -> step = size - 1;
      default -> {
        return key >= 0 && key != 'q' && key != 3 && key != 4;
      }
    }
    return true;
  }
}
