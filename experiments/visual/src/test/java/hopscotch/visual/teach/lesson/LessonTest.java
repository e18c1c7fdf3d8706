package hopscotch.visual.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.visual.teach.Course;
import org.junit.jupiter.api.Test;

class LessonTest {
  @Test
  void everyLessonMakesAPoint() {
    for (Lesson lesson : Course.LESSONS) {
      assertTrue(lesson.point().size() >= 2, lesson.name());
      assertFalse(lesson.topic().isEmpty(), lesson.name());
    }
  }

  @Test
  void aFigureIsWorkedOutByAPlannerUnderAMovement() {
    Lesson lesson = Course.find("corner").orElseThrow();
    assertEquals(
        "6.8, or 8.0 without diagonals",
        lesson.filled(
            "{length astar}, or {length astar under 4 never sqrt2 ground} without diagonals",
            Movement.OCTILE));
  }

  @Test
  void aFigureThatIsNotThereIsNamed() {
    Lesson lesson = Course.find("wall").orElseThrow();
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> lesson.filled("{nonsense}", Movement.OCTILE))
            .getMessage();
    assertEquals("astar(open=heap) has no figure 'nonsense'", message);
  }

  @Test
  void otherTerrainLeavesOutExercises() {
    Lesson swamp = Course.find("swamp").orElseThrow();
    assertEquals(2, swamp.exercises().size());
    assertEquals(0, swamp.with(Terrain.parse(".=1,S=2")).exercises().size());
  }
}
