package hopscotch.visual.teach;

import hopscotch.visual.teach.lesson.LessonBoard;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

/** Leads through lectures by keys: right and left, first and last, the next planner, quit. */
public final class Classroom {
  private static final String CLEAR = "\u001b[H\u001b[2J";
  private static final int ESCAPE = 27;
  private static final String KEYS = "keys: right and left arrow, 0 first, $ last, q quit";
  private static final String NEXT_PLANNER = ", tab next planner";

  private final List<LessonBoard> boards;
  private final int rows;
  private final Reader keys;
  private final PrintWriter out;
  private int shown;
  private int step;

  /**
   * A classroom.
   *
   * @param boards one board for each planner, at least one
   * @param rows the number of lines that can be seen at once
   * @param keys the keys, one character at a time, with arrow keys as terminals send them
   */
  public Classroom(List<LessonBoard> boards, int rows, Reader keys, PrintWriter out) {
    this.boards = List.copyOf(boards);
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

  private LessonBoard board() {
    return boards.get(shown);
  }

  /** The board and its key, as far as the screen has room for them. */
  private List<String> lines() {
    List<String> lines = new ArrayList<>(board().lines(step));
    if (lines.size() + board().key().size() + 2 <= rows) {
      lines.addAll(board().key());
    } else if (lines.size() + 2 > rows) {
      int room = Math.max(1, rows - 3);
      String rest = "... " + (lines.size() - room) + " more lines: enlarge the terminal";
      lines = new ArrayList<>(lines.subList(0, room));
      lines.add(rest);
    }
    lines.add(boards.size() > 1 ? KEYS + NEXT_PLANNER : KEYS);
    return lines;
  }

  /** Reads a key as one character: an arrow becomes l or h, Home becomes 0, and End becomes $. */
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
    int last = board().size() - 1;
    switch (key) {
      case 'l', ' ', 'n', '\r', '\n' -> step = Math.min(last, step + 1);
      case 'h', 'p', '\b', 127 -> step = Math.max(0, step - 1);
      case '0' -> step = 0;
      case '$' -> step = last;
      case '\t' -> {
        shown = (shown + 1) % boards.size();
        step = Math.min(step, board().size() - 1);
      }
      default -> {
        return key >= 0 && key != 'q' && key != 3 && key != 4;
      }
    }
    return true;
  }
}
