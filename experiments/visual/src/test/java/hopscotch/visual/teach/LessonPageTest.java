package hopscotch.visual.teach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.visual.teach.lesson.Exercise;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.LessonDrawing;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LessonPageTest {
  static Stream<String> lessons() {
    return Course.names().stream();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void aPageHasALessonExercisesAndAnAnswerToEach(String name) {
    Lesson lesson = Course.find(name).orElseThrow();
    List<Exercise> exercises = lesson.exercises();
    assertTrue(exercises.size() >= 2, name);
    for (Exercise exercise : exercises) {
      assertFalse(exercise.answer().isEmpty() && exercise.solution().isEmpty(), name);
    }
    String page = LessonPage.write(lesson, 1, 13);
    assertTrue(LessonPage.isOurs(page), name);
    assertEquals(exercises.size(), page.split("<li>").length / 2, name);
    assertFalse(page.contains("http://") && page.contains("src="), "it needs nothing else");
  }

  @Test
  void answersAreWhatThePlannersDo() {
    LessonDrawing wall = Course.find("wall").orElseThrow().drawing();
    PathSearch search =
        Planners.prepare("dijkstra", GridGraph.of(wall.map(), Movement.OCTILE)).newSearch();
    search.find(wall.start(), wall.goal(), new PathBuffer());
    List<String> answer = Course.find("wall").orElseThrow().exercises().get(2).answer();
    assertTrue(
        answer
            .get(1)
            .matches(
                "dijkstra +%d expanded, length 6.8, optimal; .*"
                    .formatted(search.counters().expanded)),
        answer::toString);
  }

  @Test
  void aDrawingToFillInHasNoFigures() {
    Exercise fill = Course.find("wall").orElseThrow().exercises().get(0);
    assertFalse(fill.figure().contains("class=\"f\""));
    assertTrue(fill.solution().contains("class=\"f\""));
  }
}
