package hopscotch.experiments.teach.lesson;

import java.util.List;

/**
 * A question about a lesson and its answer, which planners worked out.
 *
 * @param question what to do, in a sentence or two
 * @param figure a drawing to look at or fill in, as SVG; empty for none
 * @param answer lines
 * @param solution the drawing filled in, as SVG; empty for none
 */
public record Exercise(String question, String figure, List<String> answer, String solution) {
  /** Copies the lines. */
  public Exercise {
    answer = List.copyOf(answer);
  }

  /** An exercise without drawings. */
  public static Exercise of(String question, List<String> answer) {
    return new Exercise(question, "", answer, "");
  }

  /** To say what comes after a step of a lecture. */
  public static Exercise next(Lecture lecture, int step, String question) {
    return new Exercise(
        question.formatted(step), SquaresSvg.of(lecture.squares(step)), lecture.told(step + 1), "");
  }

  /** To fill in the figures of the cells at a step of a lecture. */
  public static Exercise fill(Lecture lecture, int step, String question) {
    return new Exercise(
        question.formatted(step),
        SquaresSvg.blank(lecture.squares(step)),
        List.of(),
        SquaresSvg.of(lecture.squares(step)));
  }
}
