package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LevelsTest {

  @Test
  void knowsTheLeastLevel() {
    Levels levels = new Levels(2);
    levels.clear(10);
    levels.add(10);
    levels.add(9_001);
    levels.add(17);
    assertEquals(8, levels.floor());
    levels.remove(10);
    assertEquals(16, levels.floor());
    levels.remove(17);
    assertEquals(9_000, levels.floor());
  }

  @Test
  void isEmptyAgainOnceCleared() {
    Levels levels = new Levels(0);
    levels.clear(0);
    levels.add(5);
    levels.clear(4);
    levels.add(7);
    assertEquals(7, levels.floor());
  }
}
