package hopscotch.visual.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonDrawingTest {

  @Test
  void readsADrawing() {
    LessonDrawing drawing = LessonDrawing.read("own", List.of("A.@", ".SB"));
    assertEquals("..@\n.S.\n", drawing.map().toString());
    assertEquals(drawing.map().cell(0, 0), drawing.start());
    assertEquals(drawing.map().cell(2, 1), drawing.goal());
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
        assertThrows(IllegalArgumentException.class, () -> LessonDrawing.read("own", lines));
    assertEquals(message, e.getMessage());
  }
}
