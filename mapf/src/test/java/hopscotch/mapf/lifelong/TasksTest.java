package hopscotch.mapf.lifelong;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which task a unit gets next. */
class TasksTest {
  private final GridMap map = GridMap.of(60, 50, (x, y) -> x != 30);
  private final GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);

  @Test
  void cellsAreDrawnAsLikelyAsEachOther() {
    RandomTasks tasks = new RandomTasks(graph, 1);
    int west = 0;
    for (int i = 0; i < 2000; i++) {
      int cell = tasks.next(0, 0, other -> true);
      assertTrue(graph.isFree(cell));
      west += map.x(cell) < 30 ? 1 : 0;
    }
    assertEquals(30 / 59.0, west / 2000.0, 0.05);
  }

  @Test
  void theSameSeedDrawsTheSame() {
    RandomTasks one = new RandomTasks(graph, 7);
    RandomTasks two = new RandomTasks(graph, 7);
    for (int i = 0; i < 10; i++) {
      assertEquals(one.next(0, 0, cell -> true), two.next(1, 5, cell -> true));
    }
  }

  @Test
  void theOneCellThatIsOpenIsFound() {
    for (int cell : new int[] {map.cell(0, 0), map.cell(59, 49), map.cell(12, 31)}) {
      RandomTasks tasks = new RandomTasks(graph, 3);
      for (int i = 0; i < 5; i++) {
        assertEquals(cell, tasks.next(0, 0, other -> other == cell));
      }
    }
  }

  @Test
  void noneWhereNoneIsOpen() {
    assertEquals(Tasks.NONE, new RandomTasks(graph, 3).next(0, 0, cell -> false));
    assertEquals(Tasks.NONE, new ListedTasks(new int[] {4}).next(0, 0, cell -> false));
  }

  @Test
  void aListGivesItsFirstThatIsOpen() {
    ListedTasks tasks = new ListedTasks(new int[] {4, 6, 4, 8});
    assertEquals(6, tasks.next(0, 0, cell -> cell > 4));
    assertEquals(4, tasks.next(1, 0, cell -> true));
    assertEquals(List.of(4, 8), tasks.left());
    assertEquals(8, tasks.next(1, 0, cell -> cell != 4));
    assertEquals(4, tasks.next(1, 0, cell -> true));
    assertEquals(Tasks.NONE, tasks.next(1, 0, cell -> true));
    assertEquals(List.of(), tasks.left());
  }

  @Test
  void theListOfAnotherStaysAsItIs() {
    int[] goals = {4, 6};
    new ListedTasks(goals).next(0, 0, cell -> true);
    assertEquals("[4, 6]", Arrays.toString(goals));
  }
}
