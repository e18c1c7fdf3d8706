package hopscotch.experiments.teach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Terrain;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonTest {

  @Test
  void readsADrawing() {
    Lesson lesson = Lesson.drawn("own", List.of(), List.of("A.@", ".SB"), Terrain.GROUND);
    assertEquals("..@\n.S.\n", lesson.map().toString());
    assertEquals(lesson.map().cell(0, 0), lesson.start());
    assertEquals(lesson.map().cell(2, 1), lesson.goal());
  }

  @ParameterizedTest
  @CsvSource({
    "A./..,     own: expected one A for the start and one B for the goal",
    "AB/.,      'own:2: 1 letters: expected 2, as in the first row'",
    "AB/B.,     'own:2:1: a second B: expected one'",
    "A\t/B.,    'own:1:2: expected a printable letter'",
  })
  void saysWhereADrawingIsWrong(String rows, String message) {
    List<String> lines = List.of(rows.split("/"));
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> Lesson.drawn("own", List.of(), lines, Terrain.GROUND));
    assertEquals(message, e.getMessage());
  }

  @Test
  void everyBuiltInLessonMakesAPoint() {
    for (Lesson lesson : Lesson.BUILT_IN) {
      assertTrue(lesson.point().size() >= 2, lesson.name());
      assertTrue(lesson.terrain().isFree(lesson.map().terrain(lesson.start())), lesson.name());
    }
  }
}
