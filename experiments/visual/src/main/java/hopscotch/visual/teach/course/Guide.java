package hopscotch.visual.teach.course;

import hopscotch.core.grid.Movement;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * The text of a lesson: what to know before its first step, remarks at some steps, and what to
 * remember. They are sections of the lesson's file:
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
 * == code
 * expand | take the cell of least F
 * </pre>
 *
 * <p>Lines of pseudo-code begin with words: a line is marked at the steps that tell something which
 * begins with these words, or with others after a comma.
 *
 * @param before the paragraphs before the first step
 * @param remarks at most one note and one question for each step
 * @param after the paragraphs after the last step
 * @param code the pseudo-code; empty for none
 */
record Guide(List<String> before, List<Remark> remarks, List<String> after, List<CodeLine> code) {
  /**
   * A line of pseudo-code.
   *
   * @param what how that begins which is told at the steps that do this line, in one of these ways
   * @param words the line
   */
  record CodeLine(List<String> what, String words) {
    /** Copies its list. */
    CodeLine {
      what = List.copyOf(what);
    }

    /** Whether a step does this line. */
    boolean isDone(Step step) {
      return what.stream()
          .anyMatch(
              begin ->
                  step.reason().startsWith(begin)
                      || step.changes().stream().anyMatch(change -> change.startsWith(begin)));
    }
  }

  /** Copies its lists. */
  public Guide {
    before = List.copyOf(before);
    remarks = List.copyOf(remarks);
    after = List.copyOf(after);
    code = List.copyOf(code);
  }

  /**
   * The text of a lesson of the course.
   *
   * @throws IllegalArgumentException if the text is not such a file; the message names the section
   */
  public static Guide of(Lesson lesson) {
    return new Reader(lesson).read();
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

    Guide read() {
      for (Lesson.Section section : lesson.sections()) {
        read(section.head(), section.body());
      }
      return new Guide(before, remarks, after, code());
    }

    private List<CodeLine> code() {
      return lesson.lines("code").stream()
          .map(line -> line.split(" *\\| ", 2))
          .map(parts -> new CodeLine(List.of(parts[0].split(", ")), parts[1]))
          .toList();
    }

    private void read(String head, String body) {
      String[] words = head.split("[ .]");
      switch (words[0]) {
        case "before" -> before = Prose.paragraphs(filled(body));
        case "after" -> after = Prose.paragraphs(filled(body));
        case "note", "ask", "next" -> {
          int lecture = words.length > 2 ? Integer.parseInt(words[1]) - 1 : 0;
          int step = Integer.parseInt(words[words.length - 1]);
          if (step >= lectures.get(lecture).size()) {
            throw wrong(head, "a step of the lecture");
          }
          remarks.add(remark(head, lecture, step, filled(body)));
        }
        case "map", "code", "walk", "point", "comparison", "exercise" -> {
          // These are the lesson's.
        }
        default -> throw wrong(head, "before, after, note, ask or next");
      }
    }

    private String filled(String text) {
      return lesson.filled(text, Movement.OCTILE);
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
        reasons.add(0, sentence(lectures.get(lecture).step(step + 1).reason()));
      }
      if (head.startsWith("note") ? !choices.isEmpty() : choices.size() < 2 || right < 0) {
        throw wrong(head, "no choices of a note; of a question at least two, one of them right");
      }
      return new Remark(lecture, step, Prose.paragraphs(text.toString()), choices, right, reasons);
    }

    private static String sentence(String words) {
      return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }

    private IllegalArgumentException wrong(String head, String expected) {
      return new IllegalArgumentException(
          "text of %s: '%s': expected %s".formatted(lesson.name(), head, expected));
    }
  }
}
