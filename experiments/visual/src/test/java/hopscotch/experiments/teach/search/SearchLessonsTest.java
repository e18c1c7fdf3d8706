package hopscotch.experiments.teach.search;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SearchLessonsTest {
  @Test
  void everyLessonMakesAPoint() {
    for (SearchLesson lesson : SearchLessons.ALL) {
      Drawing drawing = lesson.drawing();
      assertTrue(lesson.point().size() >= 2, lesson.name());
      assertTrue(lesson.terrain().isFree(drawing.map().terrain(drawing.start())), lesson.name());
    }
  }
}
