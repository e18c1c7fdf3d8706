package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A question about a lesson, with an answer that planners worked out. In the lesson's file a
 * section has the question, then lines that begin with {@code =}:
 *
 * <pre>
 * = fill 3            the drawing of step 3 is to be filled in; 2.3 is step 3 of the second lecture
 * = next 3            the drawing of step 3 to look at; the answer is what step 4 tells
 * = figure 3          the drawing of step 3 to look at
 * = solution 3        the drawing of step 3 as an answer
 * = told 4-7          what these steps tell, as an answer
 * = reason 4          what is done at step 4
 * = changes 4         what came of step 4
 * = compare SPEC...   what planners expand between start and goal, find, and promise
 * = comparison        the comparison of the lesson's planners
 * = say WORDS         an answer in words, with figures in braces
 * = map ..../A..B     another map for this exercise, its rows between strokes
 * </pre>
 *
 * @param question the task, in a sentence or two
 * @param figure a drawing to look at or to fill in, as SVG; empty for none
 * @param answer the lines of the answer
 * @param solution the filled-in drawing, as SVG; empty for none
 */
public record Exercise(String question, String figure, List<String> answer, String solution) {
  private static final String MARK = "= ";

  /** Copies the lines. */
  public Exercise {
    answer = List.copyOf(answer);
  }

  /** Reads an exercise from a section of a lesson's file. */
  static Exercise read(Lesson lesson, String body) {
    List<String> question = new ArrayList<>();
    List<String> answer = new ArrayList<>();
    String figure = "";
    String solution = "";
    Lesson on = lesson;
    for (String line : body.split("\n")) {
      // A line of the question.
      if (!line.startsWith(MARK)) {
        question.add(line);
        continue;
      }
      // An order: its word, and what it is about.
      String[] words = line.substring(MARK.length()).split(" ", 2);
      String rest = words.length > 1 ? words[1] : "";
      switch (words[0]) {
        case "fill" -> {
          figure = SquaresSvg.blank(steps(lesson, rest).get(0));
          solution = SquaresSvg.of(steps(lesson, rest).get(0));
        }
        case "next" -> {
          figure = SquaresSvg.of(steps(lesson, rest).get(0));
          answer.addAll(steps(lesson, rest, 1).get(0).told());
        }
        case "figure" -> figure = SquaresSvg.of(steps(lesson, rest).get(0));
        case "solution" -> solution = SquaresSvg.of(steps(lesson, rest).get(0));
        case "told" -> steps(lesson, rest).forEach(step -> answer.addAll(step.told()));
        case "reason" -> answer.add(steps(lesson, rest).get(0).reason());
        case "changes" -> answer.addAll(steps(lesson, rest).get(0).changes());
        case "comparison" -> answer.addAll(lesson.comparison(null, Movement.OCTILE));
        case "say" -> answer.add(on.filled(rest, Movement.OCTILE));
        case "map" -> {
          on = lesson.on(List.of(rest.split("/")));
          figure = SquaresSvg.blank(steps(on, "0").get(0));
        }
        case "compare" -> {
          List<KnownSpec> specs = Arrays.stream(rest.split(" ")).map(Lesson::planner).toList();
          specs.forEach(spec -> answer.add(lesson.compared(spec, Movement.OCTILE)));
          answer.addAll(lesson.unknown(specs));
        }
        default ->
            throw new IllegalArgumentException(
                "an exercise of %s: '%s': expected one of those that Exercise lists"
                    .formatted(lesson.name(), line));
      }
    }
    return new Exercise(String.join(" ", question), figure, answer, solution);
  }

  private static List<Step> steps(Lesson lesson, String which) {
    return steps(lesson, which, 0);
  }

  /** The steps named by 3, 3-7, or 2.3 for lecture 2, or {@code later} steps after them. */
  private static List<Step> steps(Lesson lesson, String which, int later) {
    int dot = which.indexOf('.');
    int lecture = dot < 0 ? 0 : Integer.parseInt(which.substring(0, dot)) - 1;
    String[] ends = which.substring(dot + 1).split("-");
    int first = Integer.parseInt(ends[0]) + later;
    int last = Integer.parseInt(ends[ends.length - 1]) + later;
    return lesson.lectures(null, Movement.OCTILE).get(lecture).steps().subList(first, last + 1);
  }
}
