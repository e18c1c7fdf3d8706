package hopscotch.mapf.lifelong;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
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
      int cell = tasks.next(0, other -> true)[0];
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
      assertArrayEquals(one.next(0, cell -> true), two.next(1, cell -> true));
    }
  }

  @Test
  void theOneCellThatCanBeReachedIsFound() {
    for (int cell : new int[] {map.cell(0, 0), map.cell(59, 49), map.cell(12, 31)}) {
      RandomTasks tasks = new RandomTasks(graph, 3);
      for (int i = 0; i < 5; i++) {
        assertArrayEquals(new int[] {cell}, tasks.next(0, other -> other == cell));
      }
    }
  }

  @Test
  void noneWhereNoneCanBeReached() {
    assertEquals(0, new RandomTasks(graph, 3).next(0, cell -> false).length);
    assertEquals(0, new ListedTasks(List.of(new int[] {4})).next(0, cell -> false).length);
  }

  @Test
  void aListGivesItsFirstWhosePlacesCanBeReached() {
    ListedTasks tasks = new ListedTasks(List.of(new int[] {4, 9}, new int[] {6}, new int[] {8, 4}));
    assertArrayEquals(new int[] {6}, tasks.next(0, cell -> cell != 4));
    assertArrayEquals(new int[] {4, 9}, tasks.next(1, cell -> true));
    assertEquals(1, tasks.left().size());
    assertArrayEquals(Tasks.NONE, tasks.next(0, cell -> cell != 4));
    assertArrayEquals(new int[] {8, 4}, tasks.next(1, cell -> true));
    assertArrayEquals(Tasks.NONE, tasks.next(1, cell -> true));
  }

  @Test
  void eachUnitGoesToItsOwnGoalFirst() {
    Tasks tasks = new ListedTasks(List.of(new int[] {4})).after(new int[] {7, 8});
    assertArrayEquals(new int[] {8}, tasks.next(1, cell -> true));
    assertArrayEquals(new int[] {4}, tasks.next(1, cell -> true));
    assertArrayEquals(new int[] {7}, tasks.next(0, cell -> true));
    assertArrayEquals(Tasks.NONE, tasks.next(0, cell -> true));
  }
}
