package hopscotch.experiments.teach.course;

import hopscotch.core.grid.Movement;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Lesson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The text of a lesson: what to know before its first step, remarks at some steps, and what to
 * remember. It is a file of its own beside this class, in sections:
 *
 * <pre>
 * == before
 * Paragraphs, with a blank line between them. {expanded dijkstra} is a figure of the lesson.
 * == note 3
 * What to see at step 3; at 2.3, at step 3 of the second lecture.
 * == ask 5
 * A question at step 5.
 * + the right answer
 * - a wrong one
 * &gt; why
 * == next 7
 * Which cell is expanded next? The answers to choose from and the reason are those of the planner.
 * &gt; more of why
 * == after
 * Paragraphs.
 * </pre>
 *
 * @param before paragraphs
 * @param remarks at most one note and one question a step
 * @param after paragraphs
 */
public record Guide(List<String> before, List<Remark> remarks, List<String> after) {
  /** Copies its lists. */
  public Guide {
    before = List.copyOf(before);
    remarks = List.copyOf(remarks);
    after = List.copyOf(after);
  }

  /**
   * The text of a lesson of the course.
   *
   * @throws IllegalArgumentException if the text is no such file, with the section
   */
  public static Guide of(Lesson lesson) {
    return new Reader(lesson).read(source(lesson.name()));
  }

  /** The text as it is written, without figures. */
  static String source(String name) {
    try (InputStream file = Guide.class.getResourceAsStream(name + ".txt")) {
      if (file == null) {
        throw new IllegalArgumentException("no text of a lesson " + name);
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Reader {
    private final Lesson lesson;
    private final List<Lecture> lectures;
    private final List<Remark> remarks = new ArrayList<>();
    private List<String> before = List.of();
    private List<String> after = List.of();

    Reader(Lesson lesson) {
      this.lesson = lesson;
      this.lectures = lesson.lectures(null, Movement.OCTILE);
    }

    Guide read(String text) {
      for (String section : ("\n" + text.strip()).split("\n== ")) {
        int end = section.indexOf('\n');
        if (end > 0) {
          read(section.substring(0, end), filled(section.substring(end + 1)));
        }
      }
      return new Guide(before, remarks, after);
    }

    private void read(String head, String body) {
      String[] words = head.split("[ .]");
      switch (words[0]) {
        case "before" -> before = Prose.paragraphs(body);
        case "after" -> after = Prose.paragraphs(body);
        case "note", "ask", "next" -> {
          int lecture = words.length > 2 ? Integer.parseInt(words[1]) - 1 : 0;
          int step = Integer.parseInt(words[words.length - 1]);
          if (step >= lectures.get(lecture).size()) {
            throw wrong(head, "a step of the lecture");
          }
          remarks.add(remark(head, lecture, step, body));
        }
        default -> throw wrong(head, "before, after, note, ask or next");
      }
    }

    private Remark remark(String head, int lecture, int step, String body) {
      StringBuilder text = new StringBuilder();
      StringBuilder why = new StringBuilder();
      List<String> choices = new ArrayList<>();
      int right = -1;
      StringBuilder paragraphs = text;
      for (String line : body.split("\n")) {
        if (line.startsWith("+ ") || line.startsWith("- ")) {
          right = line.startsWith("+ ") ? choices.size() : right;
          choices.add(line.substring(2));
        } else {
          paragraphs = line.startsWith("> ") ? why : paragraphs;
          paragraphs.append(line.startsWith("> ") ? line.substring(2) : line).append('\n');
        }
      }
      List<String> reasons = new ArrayList<>(Prose.paragraphs(why.toString()));
      if (head.startsWith("next")) {
        List<String> candidates = lectures.get(lecture).candidates(step);
        choices.addAll(candidates.stream().sorted().toList());
        right = candidates.isEmpty() ? -1 : choices.indexOf(candidates.get(0));
        reasons.add(0, sentence(lectures.get(lecture).reason(step + 1)));
      }
      if (head.startsWith("note") ? !choices.isEmpty() : choices.size() < 2 || right < 0) {
        throw wrong(head, "no choices of a note; of a question at least two, one of them right");
      }
      return new Remark(lecture, step, Prose.paragraphs(text.toString()), choices, right, reasons);
    }

    private static String sentence(String words) {
      return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }

    /** With figures in place of their names in braces. */
    private String filled(String text) {
      StringBuilder filled = new StringBuilder();
      int at = 0;
      for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
        int close = text.indexOf('}', open);
        filled.append(text, at, open).append(lesson.figure(text.substring(open + 1, close)));
        at = close + 1;
      }
      return filled.append(text, at, text.length()).toString();
    }

    private IllegalArgumentException wrong(String head, String expected) {
      return new IllegalArgumentException(
          "text of %s: '%s': expected %s".formatted(lesson.name(), head, expected));
    }
  }
}
