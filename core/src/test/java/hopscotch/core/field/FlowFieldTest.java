package hopscotch.core.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import org.junit.jupiter.api.Test;

/** What a field has from its costs and next moves alone: here of one that says no more. */
class FlowFieldTest {
  private final GridMap map = GridMap.parse("...@.");
  private final DistanceField made =
      DistanceField.of(GridGraph.of(map, Movement.OCTILE), map.cell(0, 0));

  private final FlowField field =
      new FlowField() {
        @Override
        public GridGraph graph() {
          return made.graph();
        }

        @Override
        public long expanded() {
          return made.expanded();
        }

        @Override
        public long cost(int cell) {
          return made.cost(cell);
        }

        @Override
        public int next(int cell) {
          return made.next(cell);
        }

        @Override
        public FlowField withChanges(CellChanges changes) {
          return made.withChanges(changes);
        }
      };

  @Test
  void aGoalIsWhereNothingIsLeftToPay() {
    assertTrue(field.isGoal(map.cell(0, 0)));
    assertFalse(field.isGoal(map.cell(1, 0)));
    assertFalse(field.isGoal(map.cell(4, 0)));
  }

  @Test
  void cellsBehindWallsAreNotReachable() {
    assertTrue(field.isReachable(map.cell(2, 0)));
    assertFalse(field.isReachable(map.cell(3, 0)));
    assertFalse(field.isReachable(map.cell(4, 0)));
    assertEquals(2, field.length(map.cell(2, 0)));
    assertEquals(Double.POSITIVE_INFINITY, field.length(map.cell(4, 0)));
    PathBuffer path = new PathBuffer();
    field.appendPath(map.cell(4, 0), path);
    assertEquals(0, path.size());
    field.appendPath(map.cell(2, 0), path);
    assertEquals(3, path.size());
  }
}
