package hopscotch.visual.teach;

import hopscotch.core.grid.Movement;
import hopscotch.core.text.Html;
import hopscotch.visual.teach.lesson.Exercise;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.SquaresSvg;
import java.util.List;

/**
 * A lesson as a page to print on A4, with its topic, figures, exercises, and the answers on a
 * separate page. It is one HTML file that needs nothing else.
 */
public final class LessonPage {
  /** The text in the first bytes of every page. */
  private static final String MARK = "<meta name=\"generator\" content=\"hopscotch teach\">";

  private static final String STYLE =
      """
      @page { size: A4; margin: 12mm 16mm }
      body { font: 10.5pt/1.35 sans-serif; color: #22222a; max-width: 178mm; margin: 0 auto }
      h1 { font-size: 16pt; margin: 0 0 2mm } h2 { font-size: 12pt; margin: 4mm 0 1.5mm }
      p { margin: 1mm 0 } .of { color: #666; font-size: 9pt } ol { margin: 0; padding-left: 5mm }
      li { margin: 0 0 2.5mm } figure { margin: 1.5mm 0; break-inside: avoid }
      figcaption { font-size: 9pt } svg { max-width: 100%; height: auto; display: block }
      svg text { font-family: sans-serif; paint-order: stroke; stroke: #fffc; stroke-width: 3px } .b { font-size: 15px; font-weight: bold }
      .s { font-size: 13px } .f { font-size: 13px } .key { font-size: 8.5pt; color: #444 }
      pre { font-size: 8.5pt; margin: 1mm 0; white-space: pre-wrap; overflow-wrap: anywhere }
      .answers { break-before: page } rect { print-color-adjust: exact }
      .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .key { margin-bottom: 2mm }
      """;

  private static final int MOST_COLUMNS_OF_A_PAIR = 9;

  private LessonPage() {}

  /** Whether a file with this beginning is a page that this class wrote. */
  public static boolean isOurs(String head) {
    return head.contains(MARK);
  }

  /**
   * The page of a lesson.
   *
   * @param number the number of the lesson in the course, from 1
   * @param count the number of lessons of the course
   */
  public static String write(Lesson lesson, int number, int count) {
    Lecture lecture = lesson.lectures(null, Movement.OCTILE).get(0);
    StringBuilder page = new StringBuilder();
    page.append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
        .append(MARK)
        .append(
            "<title>%s</title>\n<style>\n%s</style></head><body>\n"
                .formatted(Html.escape(lesson.topic()), STYLE))
        .append(
            "<p class=\"of\">Hopscotch, lesson %d of %d: ./hopscotch teach %s</p>\n"
                .formatted(number, count, lesson.name()))
        .append("<h1>%s</h1>\n".formatted(Html.escape(lesson.topic())));
    page.append("<p>%s</p>\n".formatted(Html.escape(String.join(" ", lesson.point()))));
    boolean isNarrow = lecture.step(0).squares().map().width() <= MOST_COLUMNS_OF_A_PAIR;
    page.append(isNarrow ? "<div class=\"pair\">\n" : "<div>\n");
    addFigure(page, lecture, 3 * lecture.size() / 4);
    addFigure(page, lecture, lecture.size() - 1);
    page.append("</div>\n");
    String key = String.join("; ", lecture.legend().lines(true)).replace(",;", ",");
    page.append("<p class=\"key\">%s</p>\n".formatted(Html.escape(key)));
    List<Exercise> exercises = lesson.exercises();
    page.append("<h2>Exercises</h2>\n<ol>\n");
    for (Exercise exercise : exercises) {
      page.append("<li>%s\n".formatted(Html.escape(exercise.question())));
      addDrawing(page, exercise.figure());
      page.append("</li>\n");
    }
    page.append(
        "</ol>\n<div class=\"answers\">\n<h2>Answers to %s</h2>\n<ol>\n"
            .formatted(Html.escape(lesson.topic())));
    for (Exercise exercise : exercises) {
      page.append("<li>");
      if (!exercise.answer().isEmpty()) {
        page.append("<pre>%s</pre>".formatted(Html.escape(String.join("\n", exercise.answer()))));
      }
      addDrawing(page, exercise.solution());
      page.append("</li>\n");
    }
    return page.append("</ol>\n</div>\n</body></html>\n").toString();
  }

  private static void addFigure(StringBuilder page, Lecture lecture, int step) {
    page.append("<figure>")
        .append(SquaresSvg.of(lecture.step(step)))
        .append(
            "<figcaption>Step %d of %d: %s.</figcaption></figure>\n"
                .formatted(step, lecture.size() - 1, Html.escape(lecture.step(step).reason())));
  }

  private static void addDrawing(StringBuilder page, String svg) {
    if (!svg.isEmpty()) {
      page.append("<figure>").append(svg).append("</figure>\n");
    }
  }
}
