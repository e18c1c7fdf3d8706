package hopscotch.visual.teach.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts of the course, against what the planners of each lesson do. */
class GuideTest {
  private static final Pattern CELL = Pattern.compile("\\(\\d+(?:\\.\\d)?, \\d+(?:\\.\\d)?\\)");
  private static final Pattern LENGTH = Pattern.compile("(?<![(\\d.])\\d+\\.\\d(?![\\d)])");

  /** A step's length, which every lesson may name. */
  private static final Set<String> MOVES = Set.of("1.0", "1.4");

  static Stream<Lesson> lessons() {
    return Course.LESSONS.stream();
  }

  /** The sections of a lesson with these heads, as they are written. */
  private static String text(Lesson lesson, String heads) {
    return lesson.sections().stream()
        .filter(section -> section.head().matches(heads))
        .map(Lesson.Section::body)
        .collect(Collectors.joining("\n"));
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(result -> result.group()).toList();
  }

  /** What is said of a step by the planner, by the squares, and at the steps beside it. */
  private static String told(Lecture lecture, int step) {
    List<String> lines = new ArrayList<>();
    for (int i = Math.max(0, step - 1); i <= Math.min(lecture.size() - 1, step + 1); i++) {
      lines.addAll(lecture.step(i).told());
      lines.addAll(lecture.step(i).lists());
      Squares squares = lecture.step(i).squares();
      GridMap map = squares.map();
      for (int y = 0; y < map.height(); y++) {
        for (int x = 0; x < map.width(); x++) {
          Square square = squares.at(map.cell(x, y));
          lines.addAll(square.lines());
          if (!square.isFree() || square.end() != ' ') {
            lines.add(map.describe(map.cell(x, y)));
          }
        }
      }
    }
    return String.join("\n", lines);
  }

  /** Cells and lengths that a remark names are those of its step, or of the map. */
  @ParameterizedTest
  @MethodSource("lessons")
  void remarksNameWhatTheirStepTells(Lesson lesson) {
    List<Lecture> lectures = lesson.lectures(null, Movement.OCTILE);
    for (Remark remark : Guide.of(lesson).remarks()) {
      List<String> words = new ArrayList<>(remark.text());
      words.addAll(remark.why());
      if (remark.isQuestion()) {
        words.add(remark.choices().get(remark.right()));
      }
      String text = String.join("\n", words);
      String told = told(lectures.get(remark.lecture()), remark.step());
      for (String place : found(CELL, text)) {
        assertTrue(told.contains(place), lesson.name() + " " + remark.step() + ": " + place);
      }
      for (String length : found(LENGTH, CELL.matcher(text).replaceAll(""))) {
        assertTrue(
            told.contains(length) || MOVES.contains(length),
            lesson.name() + " " + remark.step() + ": " + length);
      }
    }
  }

  /** Counts are asked of planners: a text has no number of its own but small ones. */
  @ParameterizedTest
  @MethodSource("lessons")
  void countsAreFiguresOfPlanners(Lesson lesson) {
    String text = text(lesson, "before|note.*|ask.*|next.*|after").replaceAll("\\{.*?\\}", "");
    Matcher count = Pattern.compile("(?<![\\d.(])\\b\\d\\d+\\b(?![.)]\\d)").matcher(text);
    while (count.find()) {
      assertEquals("64", count.group(), lesson.name());
    }
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void lengthsBeforeAndAfterAreFiguresOfPlanners(Lesson lesson) {
    String ends = text(lesson, "before|after");
    String own = CELL.matcher(ends.replaceAll("\\{.*?\\}", "")).replaceAll("");
    assertTrue(MOVES.containsAll(found(LENGTH, own)), () -> lesson.name() + found(LENGTH, own));
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void everyLessonAsksAndTellsBeforeAndAfter(Lesson lesson) {
    Guide guide = Guide.of(lesson);
    assertTrue(guide.before().size() >= 2 && !guide.after().isEmpty(), lesson.name());
    List<Remark> questions = guide.remarks().stream().filter(Remark::isQuestion).toList();
    assertFalse(questions.isEmpty(), lesson.name());
    for (Remark question : questions) {
      assertFalse(question.why().isEmpty(), lesson.name());
      assertEquals(
          question.choices().size(),
          new HashSet<>(question.choices()).size(),
          () -> lesson.name() + question.choices());
    }
    long steps =
        questions.stream().map(each -> List.of(each.lecture(), each.step())).distinct().count();
    assertEquals(questions.size(), steps, "one question a step of " + lesson.name());
  }

  /** No step of a lecture ends in nothing, whatever it is about. */
  @ParameterizedTest
  @MethodSource("lessons")
  void everyExpansionSaysWhatItDid(Lesson lesson) {
    for (Lecture lecture : lesson.lectures(null, Movement.OCTILE)) {
      for (int i = 0; i < lecture.size(); i++) {
        if (lecture.step(i).reason().startsWith("expand ")) {
          assertFalse(lecture.step(i).changes().isEmpty(), lesson.name() + " step " + i);
        }
      }
    }
  }

  /** Every line of pseudo-code is done at some step, and every step does one. */
  @ParameterizedTest
  @MethodSource("lessons")
  void pseudoCodeIsWhatTheStepsDo(Lesson lesson) {
    List<Guide.CodeLine> code = Guide.of(lesson).code();
    Set<Guide.CodeLine> done = new HashSet<>();
    for (Lecture lecture : lesson.lectures(null, Movement.OCTILE)) {
      for (Step step : lecture.steps()) {
        List<Guide.CodeLine> now = code.stream().filter(line -> line.isDone(step)).toList();
        assertTrue(code.isEmpty() || !now.isEmpty(), lesson.name() + ": " + step.reason());
        done.addAll(now);
      }
    }
    assertEquals(new HashSet<>(code), done, lesson.name());
  }

  @Test
  void theNextCellIsThatOfThePlanner() {
    Lesson wall = Course.find("wall").orElseThrow();
    Remark next = Guide.of(wall).remarks().get(1);
    assertEquals("(2, 2)", next.choices().get(next.right()));
    assertEquals("Expand (2, 2): its F 4.0 is the least of 8 open cells.", next.why().get(0));
  }
}
